import type { Term } from "../../src/steering-protocol.ts";

/** The terms of one chosen glossary for the direction that is tried. */
export interface ChosenTerms {
  readonly name: string;
  readonly terms: readonly Term[];
}

/** A term of the text that the translation has as a glossary wants it. */
export interface AppliedTerm {
  readonly source: string;
  readonly target: string;
  readonly glossary: string;
  /** Where it stands in the translation, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

interface Found {
  readonly term: Term;
  readonly glossary: string;
  readonly start: number;
}

/**
 * Which terms can be seen in the translation: the longest that stand in the text win, of equal ones that of the
 * glossary further up. The service does not say where it put a term, so each is looked for.
 */
export function appliedTerms(text: string, translation: string, glossaries: readonly ChosenTerms[]): AppliedTerm[] {
  const taken: { start: number; end: number }[] = [];
  return longestFirst(termsIn(text, glossaries)).flatMap(({ term: [source, target], glossary }) => {
    const start = freePlace(translation, target, taken);
    if (start === undefined) return [];
    const place = { start, end: start + target.length };
    taken.push(place);
    return [{ source, target, glossary, ...place }];
  });
}

/** Every term that stands in the text, none within a longer one. */
function termsIn(text: string, glossaries: readonly ChosenTerms[]): readonly Found[] {
  const plain = text.toLowerCase();
  const all = glossaries.flatMap(({ name, terms }) =>
    terms.flatMap((term) =>
      occurrences(plain, term[0].toLowerCase()).map((start) => ({ term, glossary: name, start })),
    ),
  );
  const kept: Found[] = [];
  for (const found of longestFirst(all)) {
    const isFree = kept.every((other) => endOf(other) <= found.start || endOf(found) <= other.start);
    if (isFree) kept.push(found);
  }
  return kept;
}

/** The order is stable, so that of equally long ones the first glossary's comes first. */
function longestFirst(found: readonly Found[]): readonly Found[] {
  return found.toSorted((one, other) => other.term[0].length - one.term[0].length);
}

function endOf({ start, term: [source] }: Found): number {
  return start + source.length;
}

function occurrences(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0 && word !== ""; at = text.indexOf(word, at + word.length)) {
    if (isWhole(text, at, at + word.length)) places.push(at);
  }
  return places;
}

/** No letter goes on where it ends. Scripts without spaces have no such edges. */
function isWhole(text: string, start: number, end: number): boolean {
  const joins = (one: string, other: string) => isAlphabetic.test(one) && isAlphabetic.test(other);
  return !joins(text.charAt(start - 1), text.charAt(start)) && !joins(text.charAt(end - 1), text.charAt(end));
}

const isAlphabetic = /[[\p{L}\p{N}]--[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]]/v;

function freePlace(text: string, word: string, taken: readonly { start: number; end: number }[]): number | undefined {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (taken.every(({ start, end }) => end <= at || at + word.length <= start)) return at;
  }
  return undefined;
}
