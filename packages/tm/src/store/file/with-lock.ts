import lockfile from "proper-lockfile";

/** Milliseconds after which a lock that nobody renews was left behind by a process that was killed. */
const abandonedAfter = 2000;

/** Long enough for an abandoned lock to be found, and for others to be done. */
const waiting = { retries: 400, factor: 1.2, minTimeout: 2, maxTimeout: 50, randomize: true };

/**
 * Does something that no other process does meanwhile. One that sleeps longer than a lock lives may find that another went
 * on without it; what is done here must lose nothing even then.
 */
export async function withLock<Result>(path: string, act: () => Promise<Result>): Promise<Result> {
  const release = await lockfile.lock(path, {
    realpath: false,
    stale: abandonedAfter,
    update: abandonedAfter / 2,
    retries: waiting,
    onCompromised: () => {},
  });
  try {
    return await act();
  } finally {
    // Another may have taken it for abandoned; it is that one's to release then.
    await release().catch(() => {});
  }
}
