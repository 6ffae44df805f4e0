/** Tells how far a long run is, on the error stream, at most every few seconds. */
export type Progress = (what: string, done: number, all: number) => void;

const quietFor = 5_000;

export function startProgress(now: () => number = () => performance.now()): Progress {
  let toldAt = now();
  return (what, done, all) => {
    if (now() - toldAt < quietFor) return;
    toldAt = now();
    console.error(`  ${what}: ${done} of ${all}`);
  };
}
