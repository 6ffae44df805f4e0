/**
 * Pairs of two ordered lists, in order: each of the shorter list takes the nearest of the longer one that leaves enough
 * for those behind it.
 * @param distance between one of the first list and one of the second, by index.
 */
export function nearestPairs(
  first: number,
  second: number,
  distance: (first: number, second: number) => number,
): readonly (readonly [first: number, second: number])[] {
  const pairs: (readonly [number, number])[] = [];
  const [few, many] = [Math.min(first, second), Math.max(first, second)];
  const pair = (short: number, long: number) => (first <= second ? ([short, long] as const) : ([long, short] as const));
  let next = 0;
  for (let index = 0; index < few; index++) {
    const lastFit = many - (few - index);
    while (next < lastFit && distance(...pair(index, next + 1)) < distance(...pair(index, next))) next += 1;
    pairs.push(pair(index, next));
    next += 1;
  }
  return pairs;
}
