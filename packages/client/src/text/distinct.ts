import { aboutTexts, refusal } from "../errors.ts";
import type { Counting } from "./tally.ts";

/** A call's texts, each once. */
export interface DistinctTexts {
  readonly texts: readonly string[];
  /** For each text of the call its place among `texts`. */
  readonly places: readonly number[];
  /** For each of `texts` where it stands in the call. */
  readonly positions: readonly (readonly number[])[];
}

/** @throws DragomanError where they are no list of texts: callers without types may hand over anything. */
export function distinctTexts(all: readonly string[], counting: Counting | undefined): DistinctTexts {
  if (!Array.isArray(all)) throw refusal("texts: give a list of strings.");
  const known = new Map<string, number>();
  const positions: number[][] = [];
  // Not `map`, which skips holes.
  const places = Array.from(all, (text: unknown, position) => {
    if (typeof text !== "string") {
      throw refusal(`texts: element ${position} is not a string.`, { textIndexes: [position] });
    }
    const found = known.get(text);
    if (found !== undefined) counting?.saved("shared", text);
    const place = found ?? known.size;
    known.set(text, place);
    const standing = positions[place] ?? [];
    standing.push(position);
    positions[place] = standing;
    return place;
  });
  counting?.asked(all.length);
  return { texts: [...known.keys()], places, positions };
}

/**
 * Does the work for each different text once, and gives every text of the call its result.
 * @throws what the work throws; a `DragomanError` then names every place in the call where its text stands.
 */
export async function onDistinct<Result>(
  all: readonly string[],
  counting: Counting | undefined,
  work: (texts: readonly string[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const { texts, places, positions } = distinctTexts(all, counting);
  try {
    const results = await work(texts);
    return places.flatMap((place) => results.slice(place, place + 1));
  } catch (error) {
    throw aboutTexts(error, (index) => positions[index] ?? []);
  }
}
