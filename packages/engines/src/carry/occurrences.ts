import type { Span, Term } from "../ports.ts";
import { nearestPairs } from "./nearest-pairs.ts";
import { replaced } from "./replaced.ts";
import { areAlike, isSpace, type Token, tokensOf } from "./words.ts";

/**
 * Where the translations of terms stand in an answer as the engine worded it: whole words, capitals aside for a
 * glossary's. Of several places a glossary's term has the one nearest to where it stood; no two terms share one. What
 * is kept has none where one of several words could be it, or where the source has the same word beside it.
 * @param source the text in which the terms stand.
 * @param taken where terms stand already, by index.
 */
export function findWorded(
  answer: string,
  terms: readonly Term[],
  source: string,
  taken: readonly (Span | undefined)[] = [],
): readonly (Span | undefined)[] {
  const others = terms.some(({ kind }) => kind === "kept") ? lowerCase(withoutTerms(source, terms)) : "";
  const only = taken.length === 0 ? findOnlyOnes(answer, terms, others) : undefined;
  if (only !== undefined) return only;
  const found: (Span | undefined)[] = terms.map((_, index) => taken[index]);
  const used = taken.filter((span) => span !== undefined);
  const lower = lowerCase(answer);
  const open = [...terms.keys()].filter((index) => found[index] === undefined && terms[index]?.translation !== "");
  const groups = Map.groupBy(open, (index) => `${terms[index]?.kind} ${terms[index]?.translation}`);
  const longestFirst = [...groups.values()].sort((one, other) => lengthOf(terms, other) - lengthOf(terms, one));
  for (const indexes of longestFirst) {
    const term = terms[indexes[0] ?? -1];
    if (term === undefined) continue;
    const places =
      term.kind === "kept" ? wholeWords(answer, term.translation) : wholeWords(lower, lowerCase(term.translation));
    const free = places.filter((place) => !used.some((span) => overlap(span, place)));
    const isDoubtful = term.kind === "kept" && (free.length > indexes.length || isAmong(others, term.translation));
    if (isDoubtful) continue;
    const expected = indexes.map((index) => expectedPlace(terms[index], answer, source.length));
    const distance = (order: number, at: number) => Math.abs((free[at]?.start ?? 0) - (expected[order] ?? 0));
    for (const [order, at] of nearestPairs(indexes.length, free.length, distance)) {
      const [index, place] = [indexes[order], free[at]];
      if (index === undefined || place === undefined) continue;
      found[index] = place;
      used.push(place);
    }
  }
  return found;
}

/** The usual case, fast: each term stands in the answer once. */
function findOnlyOnes(answer: string, terms: readonly Term[], others: string): readonly Span[] | undefined {
  const lower = lowerCase(answer);
  const places: Span[] = [];
  for (const { kind, translation } of terms) {
    const [text, wanted] = kind === "kept" ? [answer, translation] : [lower, lowerCase(translation)];
    const start = text.indexOf(wanted);
    const end = start + wanted.length;
    if (start < 0 || start === end || text.includes(wanted, start + 1)) return undefined;
    if (isWithinWord(text, start) || isWithinWord(text, end)) return undefined;
    if (kind === "kept" && isAmong(others, translation)) return undefined;
    places.push({ start, end });
  }
  if (places.length === 1) return places;
  const inOrder = places.toSorted((one, other) => one.start - other.start);
  return inOrder.every(({ start }, index) => start >= (inOrder[index - 1]?.end ?? 0)) ? places : undefined;
}

/** The source with white space in the place of its terms. */
function withoutTerms(source: string, terms: readonly Term[]): string {
  return replaced(
    source,
    terms.map(({ start, end }) => ({ start, end, by: " " })),
  ).text;
}

/** @param others in small letters: an engine may write them in capitals. */
function isAmong(others: string, word: string): boolean {
  return wholeWords(others, lowerCase(word)).length > 0;
}

function lengthOf(terms: readonly Term[], indexes: readonly number[]): number {
  return terms[indexes[0] ?? -1]?.translation.length ?? 0;
}

function expectedPlace(term: Term | undefined, answer: string, sourceLength: number): number {
  return ((term?.start ?? 0) / Math.max(1, sourceLength)) * answer.length;
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Small letters, each in its place: where one has another length in small, only those of ASCII change. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function wholeWords(text: string, wanted: string): readonly Span[] {
  const places: Span[] = [];
  for (let start = text.indexOf(wanted); start >= 0; start = text.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (!isWithinWord(text, start) && !isWithinWord(text, end) && start >= (places.at(-1)?.end ?? 0)) {
      places.push({ start, end });
    }
  }
  return places;
}

const wordEnd = /[\p{L}\p{N}\p{M}]$/u;
const wordStart = /^[\p{L}\p{N}\p{M}]/u;
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Whether letters stand on both sides of a place; where a writing has no spaces, that is no sign of one word. */
function isWithinWord(text: string, place: number): boolean {
  if (place === 0 || place === text.length || isSpace(text.charAt(place)) || isSpace(text.charAt(place - 1)))
    return false;
  const [before, after] = [text.slice(Math.max(0, place - 2), place), text.slice(place, place + 2)];
  if (!wordEnd.test(before) || !wordStart.test(after)) return false;
  if (/^\p{M}/u.test(after)) return true;
  return !unspaced.test(before.slice(-1)) && !unspaced.test(after.slice(0, 1));
}

/** Words of a text, found by how they begin. */
export class WordIndex {
  readonly #tokens: readonly Token[];
  readonly #starts: ReadonlyMap<string, readonly number[]>;

  constructor(text: string) {
    this.#tokens = tokensOf(text).filter(({ isWord }) => isWord);
    this.#starts = Map.groupBy(this.#tokens.keys(), (index) => startOf(this.#tokens[index]?.form));
  }

  /**
   * Where words stand in a row, each perhaps inflected: the place nearest to the expected one; equal words before words
   * that are only alike.
   */
  find(forms: readonly string[], expected: number, isFree: (span: Span) => boolean): Span | undefined {
    let best: { readonly span: Span; readonly cost: number } | undefined;
    for (const first of (forms.length > 0 && this.#starts.get(startOf(forms[0]))) || []) {
      const row = this.#tokens.slice(first, first + forms.length);
      const [start, end] = [row[0], row.at(-1)];
      if (start === undefined || end === undefined || row.length < forms.length) continue;
      if (!forms.every((form, step) => areAlike(form, row[step]?.form ?? ""))) continue;
      const span = { start: start.start, end: end.end };
      const isEqual = forms.every((form, step) => form === row[step]?.form);
      const cost = Math.abs(span.start - expected) + (isEqual ? 0 : (this.#tokens.at(-1)?.end ?? 0));
      if (cost < (best?.cost ?? Number.POSITIVE_INFINITY) && isFree(span)) best = { span, cost };
    }
    return best?.span;
  }
}

/** Words that are alike begin with the same three letters at least. */
function startOf(form: string | undefined): string {
  return (form ?? "").slice(0, 3);
}
