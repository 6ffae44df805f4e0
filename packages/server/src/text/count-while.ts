/** How many stand at the beginning of the list of which something is true, and not of those behind them. */
export function countWhile<Item>(items: readonly Item[], isTrue: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const item = items[middle];
    if (item !== undefined && isTrue(item)) low = middle + 1;
    else high = middle;
  }
  return low;
}
