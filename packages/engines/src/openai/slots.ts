/** Work that may be under way at the same time. */
export interface Slots {
  /** Begins when a slot is free. @throws the signal's reason where it is aborted while waiting. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
}

/** Our own, as `p-limit` does not let go of work that is aborted while it waits. */
export function createSlots(count: number): Slots {
  const waiting = new Set<() => void>();
  let free = count;

  function acquire(signal: AbortSignal): Promise<void> {
    if (free > 0) {
      free -= 1;
      return Promise.resolve();
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      signal.removeEventListener("abort", giveUp);
      resolve();
    };
    const giveUp = () => {
      waiting.delete(begin);
      reject(signal.reason);
    };
    waiting.add(begin);
    signal.addEventListener("abort", giveUp, { once: true });
    return promise;
  }

  /** The slot goes to who has waited longest. */
  function release(): void {
    const [next] = waiting;
    if (next === undefined) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  }

  return {
    async run(work, signal) {
      signal.throwIfAborted();
      await acquire(signal);
      try {
        return await work();
      } finally {
        release();
      }
    },
  };
}
