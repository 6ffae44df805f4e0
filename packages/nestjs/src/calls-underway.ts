/** Calls that are not answered yet, so that an application which ends can wait for them, and end them when it must. */
export class CallsUnderway {
  readonly #calls = new Set<Promise<unknown>>();
  readonly #end = new AbortController();

  /** Makes a call under a signal that is aborted with the caller's own, and when everything ends. */
  async follow<Answer>(own: AbortSignal | undefined, call: (signal: AbortSignal) => Promise<Answer>): Promise<Answer> {
    const answer = call(this.#signalBeside(own));
    const settled = answer.catch(() => {});
    this.#calls.add(settled);
    try {
      return await answer;
    } finally {
      this.#calls.delete(settled);
    }
  }

  /**
   * The same for what answers piece by piece, from the first piece that is asked for. Who stopped asking, as a stream does
   * whose reader is slow, is not waited for when everything ends: nothing would wake him.
   */
  async *followEach<Piece>(
    own: AbortSignal | undefined,
    call: (signal: AbortSignal) => AsyncIterable<Piece>,
  ): AsyncGenerator<Piece, void, undefined> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const leave = () => {
      this.#calls.delete(promise);
      resolve();
    };
    this.#calls.add(promise);
    this.#end.signal.addEventListener("abort", leave);
    try {
      yield* call(this.#signalBeside(own));
    } finally {
      this.#end.signal.removeEventListener("abort", leave);
      leave();
    }
  }

  /** Waits for what is under way, and aborts what is still there after so many milliseconds. No call begins after it. */
  async end(withinMs: number): Promise<void> {
    const timer = setTimeout(() => this.#end.abort(), withinMs);
    while (this.#calls.size > 0) await Promise.all(this.#calls);
    clearTimeout(timer);
    this.#end.abort();
  }

  #signalBeside(own: AbortSignal | undefined): AbortSignal {
    return own === undefined ? this.#end.signal : AbortSignal.any([own, this.#end.signal]);
  }
}
