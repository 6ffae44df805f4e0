/** How many retries a client has in hand when it is made, and at most. */
const most = 50;
/** How many requests that succeed at once earn one retry. */
const requestsForOne = 5;

/**
 * Retries that a client may still send. Every retry takes one, and every fifth request that succeeds at once gives one
 * back: an outage then adds at most a fifth to the traffic, where each call for itself would multiply it.
 */
export class RetryBudget {
  /** In fifths of a retry, so that the count stays whole. */
  #left = most * requestsForOne;

  /** @returns whether a retry may be sent; it is then taken. */
  take(): boolean {
    if (this.#left < requestsForOne) return false;
    this.#left -= requestsForOne;
    return true;
  }

  earn(): void {
    this.#left = Math.min(most * requestsForOne, this.#left + 1);
  }
}
