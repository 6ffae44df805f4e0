import type { Clock } from "../src/voice/clock.ts";

interface Timer {
  readonly at: number;
  readonly milliseconds: number;
  readonly ring: () => void;
}

/** A clock that stands still until it is moved. */
export interface TestClock extends Clock {
  /** Moves it so far, ringing every timer on the way in its turn. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Lets short waits (up to five seconds) pass by themselves until the promise is settled, and gives its result. */
  readonly until: <T>(promise: Promise<T>) => Promise<T>;
  /** How many wait. */
  readonly timers: () => number;
}

const shortWait = 5_000;

export function testClock(): TestClock {
  let now = 0;
  const timers = new Set<Timer>();

  const ringNext = async (last: number, longest = Number.POSITIVE_INFINITY) => {
    const due = [...timers].filter(({ at, milliseconds }) => at <= last && milliseconds <= longest);
    const next = due.sort((left, right) => left.at - right.at)[0];
    if (next !== undefined) {
      timers.delete(next);
      now = Math.max(now, next.at);
      next.ring();
    }
    await realMoment();
    return next !== undefined;
  };

  return {
    now: () => now,
    pause: (milliseconds, signal) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const ring = () => {
          signal.removeEventListener("abort", stop);
          resolve();
        };
        const timer = { at: now + milliseconds, milliseconds, ring };
        const stop = () => {
          timers.delete(timer);
          reject(signal.reason);
        };
        signal.addEventListener("abort", stop, { once: true });
        timers.add(timer);
      }),
    advance: async (milliseconds) => {
      const end = now + milliseconds;
      await realMoment();
      while (await ringNext(end));
      now = end;
      await realMoment();
    },
    until: async (promise) => {
      let settled = false;
      const end = () => {
        settled = true;
      };
      promise.then(end, end);
      await realMoment();
      while (!settled) await ringNext(Number.POSITIVE_INFINITY, shortWait);
      return promise;
    },
    timers: () => timers.size,
  };
}

/** Lets what is on its way through the machine arrive. */
function realMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1));
}
