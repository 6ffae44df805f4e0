/** Milliseconds of work between two pauses: as often as a progress bar can be seen to move. */
const longestStretch = 50;

/** Lets messages in, in the midst of work that never waits for long. */
export class Pauses {
  #last = performance.now();

  get isDue(): boolean {
    return performance.now() - this.#last > longestStretch;
  }

  async take(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve));
    this.#last = performance.now();
  }
}
