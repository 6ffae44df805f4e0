import { aboutTexts, DragomanError } from "../errors.ts";
import { onlyTexts } from "./send-pack.ts";
import { countSaved, type Tally } from "./tally.ts";

/** A call's texts, each once. */
export interface DistinctTexts {
  readonly texts: readonly string[];
  /** For each text of the call its place among `texts`. */
  readonly places: readonly number[];
  /** For each of `texts` where it stands in the call. */
  readonly positions: readonly (readonly number[])[];
}

/**
 * The texts of a call, counted.
 * @throws DragomanError where they are no list of texts.
 */
export function countTexts(tally: Tally, texts: readonly string[]): readonly string[] {
  tally.texts += onlyTexts(texts).length;
  const seen = new Set<string>();
  for (const text of texts) {
    if (seen.size === seen.add(text).size) countSaved(tally, "shared", text);
  }
  return texts;
}

/** The texts whose translation was recalled. */
export function countStored(tally: Tally, texts: readonly string[], recalled: readonly unknown[]): void {
  for (const [position, text] of texts.entries()) {
    if (recalled[position] !== undefined) countSaved(tally, "stored", text);
  }
}

export function distinctTexts(all: readonly string[]): DistinctTexts {
  const known = new Map<string, number>();
  const positions: number[][] = [];
  const places = all.map((text, position) => {
    const place = known.get(text) ?? known.size;
    known.set(text, place);
    const standing = positions[place] ?? [];
    standing.push(position);
    positions[place] = standing;
    return place;
  });
  return { texts: [...known.keys()], places, positions };
}

/**
 * Does the work for each different text once, and gives every text of the call its result.
 * @throws what the work throws; a `DragomanError` then names every place in the call where its text stands.
 */
export async function onDistinct<Result>(
  all: readonly string[],
  work: (texts: readonly string[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const { texts, places, positions } = distinctTexts(all);
  try {
    const results = await work(texts);
    return places.flatMap((place) => results.slice(place, place + 1));
  } catch (error) {
    if (!(error instanceof DragomanError) || error.textIndexes.length === 0) throw error;
    throw aboutTexts(
      error,
      error.textIndexes.flatMap((index) => positions[index] ?? []),
    );
  }
}
