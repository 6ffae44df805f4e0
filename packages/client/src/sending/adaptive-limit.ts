interface Waiting {
  readonly enter: () => void;
  /** Aborted where the place is not wanted any more. */
  readonly signal: AbortSignal;
}

/**
 * How many requests a client has in flight. There is no limit until the service asks to slow down (429); then half of
 * what was in flight is allowed, and every answer after that raises the limit again, by one for as many answers as it
 * allows requests, until it is twice what it was cut from.
 */
export interface AdaptiveLimit {
  /** Takes a place if there is one. Every place that is taken is followed by one `leave`. */
  readonly tryEnter: () => boolean;
  /** Waits for a place. Rejects with the signal's reason. */
  readonly enter: (signal: AbortSignal) => Promise<void>;
  /** The place is free again; `limited` says that the service asked to slow down. */
  readonly leave: (outcome: "answered" | "limited" | "failed") => void;
}

export function createAdaptiveLimit(): AdaptiveLimit {
  const waiting: Waiting[] = [];
  let limit = Number.POSITIVE_INFINITY;
  let recovered = limit;
  let inFlight = 0;
  /** Requests that were in flight at the last cut: they say of the service what it has said already. */
  let sentBeforeCut = 0;

  const cut = () => {
    sentBeforeCut = inFlight - 1;
    recovered = 2 * inFlight;
    limit = Math.max(1, Math.floor(inFlight / 2));
  };
  const raise = () => {
    limit += 1 / limit;
    if (limit >= recovered) limit = Number.POSITIVE_INFINITY;
  };
  const tryEnter = () => {
    if (inFlight >= limit) return false;
    inFlight++;
    return true;
  };
  return {
    tryEnter,
    enter: (signal) =>
      new Promise((resolve, reject) => {
        if (tryEnter()) return resolve();
        const give = () => reject(signal.reason);
        const enter = () => {
          signal.removeEventListener("abort", give);
          resolve();
        };
        waiting.push({ enter, signal });
        if (signal.aborted) give();
        else signal.addEventListener("abort", give, { once: true });
      }),
    leave: (outcome) => {
      if (sentBeforeCut > 0) sentBeforeCut--;
      else if (outcome === "limited") cut();
      else if (outcome === "answered") raise();
      inFlight--;
      while (inFlight < limit) {
        const next = waiting.shift();
        if (next === undefined) return;
        if (next.signal.aborted) continue;
        inFlight++;
        next.enter();
      }
    },
  };
}
