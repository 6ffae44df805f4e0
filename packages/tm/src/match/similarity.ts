/**
 * Similarity of two texts of so many tokens at a distance, 0 to 100: the share of the longer one that needs no edit
 * (the formula that OmegaT and translate-toolkit use). Two empty texts are the same.
 */
export function similarity(length: number, otherLength: number, distance: number): number {
  const longer = Math.max(length, otherLength);
  return longer === 0 ? 100 : (100 * (longer - distance)) / longer;
}

/** As OmegaT counts it: in whole points, rounded down, and two texts without tokens have nothing in common. */
export function wholeSimilarity(length: number, similarity: number): number {
  return length === 0 ? 0 : Math.floor(similarity);
}

/** The greatest distance at which two texts of so many tokens are similar enough. */
export function greatestDistance(length: number, otherLength: number, threshold: number): number {
  const longer = Math.max(length, otherLength);
  let distance = Math.floor(longer * (1 - threshold / 100));
  // The product above may be off by a rounding: what counts is the similarity itself.
  while (distance < longer && similarity(length, otherLength, distance + 1) >= threshold) distance++;
  while (distance > 0 && similarity(length, otherLength, distance) < threshold) distance--;
  return distance;
}

/** The fewest and most tokens that a text may have to be similar enough to one of `length`. */
export function lengthsWithin(length: number, threshold: number): { readonly least: number; readonly most: number } {
  let least = Math.floor((length * threshold) / 100);
  while (similarity(length, least, length - least) < threshold) least++;
  let most = Math.ceil((length * 100) / threshold);
  // So near to 0 that nothing is too long; also where it is 0.
  if (!(most < 2 ** 32)) return { least, most: Number.POSITIVE_INFINITY };
  while (most > length && similarity(length, most, most - length) < threshold) most--;
  return { least, most };
}
