/** Milliseconds of work between two pauses. */
const longestStretch = 40;

/** Gives way to whatever else waits to run, an abort by the user for one, in the midst of work that never waits. */
export class Pauses {
  #last = performance.now();

  get isDue(): boolean {
    return performance.now() - this.#last > longestStretch;
  }

  async take(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 0));
    this.#last = performance.now();
  }
}
