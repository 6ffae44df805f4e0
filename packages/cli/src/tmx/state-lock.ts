import { setTimeout as sleep } from "node:timers/promises";
import { fileProblem } from "../files/file-problem.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";

/** Milliseconds. A lock is renewed as long as its command runs; one that is not is that of a command that was killed. */
const lock = { update: 1000, stale: 5000 } as const;

/**
 * Has a state for this command alone until it ends: two at once would both import the file, and only one of the memories
 * would be known. Waits as long as a killed command's lock may seem to be in use.
 * @throws Refusal where another command goes on, and where the state could not be saved.
 */
export async function lockState(state: string, session: Session): Promise<void> {
  // The state itself need not be there.
  const options = { ...lock, realpath: false, onCompromised: () => {} };
  const lockfile = await import("proper-lockfile");
  for (let waited = 0; ; waited += lock.update) {
    try {
      session.atEnd(await lockfile.lock(state, options));
      return;
    } catch (error) {
      if (!isLocked(error)) throw fileProblem(error, state, "written");
      if (waited > lock.stale) throw inUse(state, error);
    }
    session.showWaiting("another sync with this state is at work");
    // The library's own waiting would not end with Ctrl-C.
    await sleep(lock.update, undefined, { signal: session.signal });
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ELOCKED";
}

function inUse(state: string, cause: unknown): Refusal {
  return new Refusal(`Another sync with the state ${state} is at work; give the command again when it has ended.`, {
    cause,
  });
}
