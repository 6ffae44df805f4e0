import { rm, stat, utimes, writeFile } from "node:fs/promises";

/** How often the owner of a lock shows that it lives, and after what silence it counts as gone. */
const touchedEvery = 5_000;
const goneAfter = 30_000;

/**
 * One piece of work at a time, also among processes and machines that share the folder: the lock is a file whose owner
 * touches it while it works. One that was killed holds others up for half a minute.
 * @returns what releases the lock; `undefined` when another has it.
 */
export async function takeLock(file: string): Promise<(() => Promise<void>) | undefined> {
  if (!(await create(file))) {
    if (!(await isAbandoned(file))) return undefined;
    await rm(file, { force: true });
    if (!(await create(file))) return undefined;
  }
  const touch = setInterval(() => {
    const now = new Date();
    utimes(file, now, now).catch(() => {});
  }, touchedEvery).unref();
  return async () => {
    clearInterval(touch);
    await rm(file, { force: true });
  };
}

async function create(file: string): Promise<boolean> {
  try {
    await writeFile(file, "", { flag: "wx" });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const touched = await stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
  return Date.now() - touched > goneAfter;
}
