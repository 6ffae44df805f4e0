import { pause } from "../sending/retry.ts";

/** The time that a session keeps; tests bring one of their own. */
export interface Clock {
  /** Milliseconds since some moment. */
  readonly now: () => number;
  /** Resolves after so many milliseconds; rejects with the signal's reason when it is aborted. */
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export const realClock: Clock = {
  now: () => performance.now(),
  pause: async (milliseconds, signal) => {
    await pause(milliseconds, signal);
    signal.throwIfAborted();
  },
};
