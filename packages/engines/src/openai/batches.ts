/** What one question may hold. A longer text goes alone. */
export interface BatchSize {
  readonly characters: number;
  readonly texts: number;
}

/** Items in a row, as many together as fit. */
export function batchesOf<Item>(
  items: readonly Item[],
  lengthOf: (item: Item) => number,
  size: BatchSize,
): readonly (readonly Item[])[] {
  const batches: Item[][] = [];
  let characters = 0;
  for (const item of items) {
    const last = batches.at(-1);
    const length = lengthOf(item);
    if (last === undefined || last.length >= size.texts || characters + length > size.characters) {
      batches.push([item]);
      characters = length;
    } else {
      last.push(item);
      characters += length;
    }
  }
  return batches;
}
