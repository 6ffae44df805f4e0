interface Waiting {
  readonly enter: () => void;
  readonly isWanted: () => boolean;
}

/**
 * How many requests a client has in flight. There is no limit until the service asks to slow down (429); then half of
 * what was in flight is allowed, and every answer after that raises the limit again, by one for as many answers as it
 * allows requests, until it is twice what it was cut from.
 */
export class AdaptiveLimit {
  #limit = Number.POSITIVE_INFINITY;
  #recovered = Number.POSITIVE_INFINITY;
  #inFlight = 0;
  /** Requests that were in flight at the last cut: they say of the service what it has said already. */
  #sentBeforeCut = 0;
  readonly #waiting: Waiting[] = [];

  /** Takes a place if there is one. Every place that is taken is followed by one `leave`. */
  tryEnter(): boolean {
    if (this.#inFlight >= this.#limit) return false;
    this.#inFlight++;
    return true;
  }

  /** Waits for a place. Rejects with the signal's reason. */
  enter(signal: AbortSignal): Promise<void> {
    if (this.tryEnter()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const give = () => reject(signal.reason);
      const enter = () => {
        signal.removeEventListener("abort", give);
        resolve();
      };
      this.#waiting.push({ enter, isWanted: () => !signal.aborted });
      if (signal.aborted) give();
      else signal.addEventListener("abort", give, { once: true });
    });
  }

  /** The place is free again; `limited` says that the service asked to slow down. */
  leave(outcome: "answered" | "limited" | "failed"): void {
    if (this.#sentBeforeCut > 0) this.#sentBeforeCut--;
    else if (outcome === "limited") this.#cut();
    else if (outcome === "answered") this.#raise();
    this.#inFlight--;
    while (this.#inFlight < this.#limit) {
      const next = this.#waiting.shift();
      if (next === undefined) return;
      if (!next.isWanted()) continue;
      this.#inFlight++;
      next.enter();
    }
  }

  #cut(): void {
    this.#sentBeforeCut = this.#inFlight - 1;
    this.#recovered = 2 * this.#inFlight;
    this.#limit = Math.max(1, Math.floor(this.#inFlight / 2));
  }

  #raise(): void {
    if (this.#limit === Number.POSITIVE_INFINITY) return;
    this.#limit += 1 / this.#limit;
    if (this.#limit >= this.#recovered) this.#limit = Number.POSITIVE_INFINITY;
  }
}
