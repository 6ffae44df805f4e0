/** How many retries a client has in hand when it is made, and at most. */
const most = 50;
/** How many requests that succeed at once earn one retry. */
const requestsForOne = 5;

/**
 * Retries that a client may still send. Every retry takes one, and every fifth request that succeeds at once gives one
 * back: an outage then adds at most a fifth to the traffic, where each call for itself would multiply it.
 */
export interface RetryBudget {
  /** @returns whether a retry may be sent; it is then taken. */
  readonly take: () => boolean;
  readonly earn: () => void;
}

export function createRetryBudget(): RetryBudget {
  /** In fifths of a retry, so that the count stays whole. */
  let left = most * requestsForOne;
  return {
    take: () => {
      if (left < requestsForOne) return false;
      left -= requestsForOne;
      return true;
    },
    earn: () => {
      left = Math.min(most * requestsForOne, left + 1);
    },
  };
}
