import { setTimeout as sleep } from "node:timers/promises";
import lockfile from "proper-lockfile";

/** Milliseconds after which a lock that nobody renews was left behind by a process that was killed. */
const abandonedAfter = 2000;

/** Long enough for an abandoned lock to be found, and for others to be done. */
const mostTries = 400;
const longestPause = 50;

/**
 * Does something that no other process does meanwhile. One that sleeps longer than a lock lives may find that another went
 * on without it; what is done here must lose nothing even then.
 */
export async function withLock<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  const release = await locked(path);
  try {
    return await act();
  } finally {
    // Another may have taken it for abandoned; it is that one's to release then.
    await release().catch(() => {});
  }
}

/** The library's own retries would also wait for a folder that cannot be written to, and for a disk that is full. */
async function locked(path: string): Promise<() => Promise<void>> {
  for (let pause = 2, tries = 1; ; pause = Math.min(1.2 * pause, longestPause), tries += 1) {
    try {
      return await lockfile.lock(path, {
        realpath: false,
        stale: abandonedAfter,
        update: abandonedAfter / 2,
        onCompromised: () => {},
      });
    } catch (error) {
      const isHeld = error instanceof Error && "code" in error && error.code === "ELOCKED";
      if (!isHeld || tries === mostTries) throw error;
    }
    await sleep(pause * (1 + Math.random()));
  }
}
