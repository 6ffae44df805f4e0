import { aboutTexts, refusal } from "../errors.ts";
import type { Counting } from "./tally.ts";

/** The texts of a call, each once, and where they stand in it. */
export type DistinctTexts = ReadonlyMap<string, readonly number[]>;

/** @throws DragomanError where they are no list of texts: callers without types may hand over anything. */
export function distinctTexts(all: readonly string[], counting: Counting | undefined): DistinctTexts {
  if (!Array.isArray(all)) throw refusal("texts: give a list of strings.");
  const positions = new Map<string, number[]>();
  // Not `forEach`, which skips holes.
  for (const [position, text] of all.entries()) {
    if (typeof text !== "string") {
      throw refusal(`texts: element ${position} is not a string.`, { textIndexes: [position] });
    }
    const standing = positions.get(text) ?? [];
    standing.push(position);
    positions.set(text, standing);
  }
  // Counted when it is clear that they are one and all texts.
  counting?.asked(all.length);
  for (const [text, standing] of positions) for (const _ of standing.slice(1)) counting?.saved("shared", text);
  return positions;
}

/** The results of the distinct texts, given by their order, as results of all the texts. */
export function spreadOut<Result>(texts: DistinctTexts, resultOf: (place: number) => Result): Result[] {
  const results: Result[] = [];
  for (const [place, positions] of [...texts.values()].entries()) {
    for (const position of positions) results[position] = resultOf(place);
  }
  return results;
}

/**
 * Does the work for each different text once, and gives every text of the call its result.
 * @throws what the work throws; a `DragomanError` then names every place in the call where its text stands.
 */
export async function onDistinct<Result>(
  all: readonly string[],
  counting: Counting | undefined,
  work: (texts: readonly string[]) => Promise<(place: number) => Result>,
): Promise<Result[]> {
  const texts = distinctTexts(all, counting);
  try {
    return spreadOut(texts, await work([...texts.keys()]));
  } catch (error) {
    const positions = [...texts.values()];
    throw aboutTexts(error, (index) => positions[index] ?? []);
  }
}
