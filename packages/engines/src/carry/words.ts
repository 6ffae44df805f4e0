import { firstWhere } from "./first-where.ts";

/** A word of a text, or a mark between words: punctuation, a sign, an emoji. Never white space. */
export interface Token {
  readonly start: number;
  readonly end: number;
  /** As it is compared: small letters without accents. */
  readonly form: string;
  readonly isWord: boolean;
}

const plainLetters = /^[a-z0-9]*$/;

/** Words by Unicode (UAX 29), with ICU's dictionaries for languages that write no spaces. The locale changes nothing here. */
const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** `{name}`, `{{count}}`, `%{n}`, `%(n)s`, `%1$s`: one word each, whatever language stands around them. */
const placeholderForm =
  /\{\{[^{}\s]{1,60}\}\}|[$%]?\{[^{}\s]{1,60}\}|%\([\w.]{1,60}\)[sdf]|%(?:\d{1,3}\$)?[@sdif](?!\p{L})/giu;

export function tokensOf(text: string): readonly Token[] {
  const wordsOf = alphabetic.test(text) ? alphabeticTokens : segmentedTokens;
  return /[{%]/.test(text) ? aroundPlaceholders(text, wordsOf) : wordsOf(text, 0);
}

/** Latin, Greek and Cyrillic letters, none of which is put together from several characters. */
const alphabetic = /^[\0-\u024f\u0370-\u0482\u048a-\u052f\u2010-\u2027]*$/;
const alphabeticToken = /[\p{L}\p{N}_]+(?:['’.][\p{L}]+|[.,']\p{N}+)*|\S/gu;
const word = /^[\p{L}\p{N}]/u;

/** The same words for the most part as the segmenter's, in a small part of its time. */
function alphabeticTokens(text: string, offset: number): readonly Token[] {
  const tokens: Token[] = [];
  for (const { 0: own, index } of text.matchAll(alphabeticToken)) {
    const start = offset + index;
    tokens.push({ start, end: start + own.length, form: formOf(own), isWord: word.test(own) });
  }
  return tokens;
}

function segmentedTokens(text: string, offset: number): readonly Token[] {
  const tokens: Token[] = [];
  for (const { segment, index, isWordLike } of segmenter.segment(text)) {
    if (isSpace(segment)) continue;
    const start = offset + index;
    tokens.push({ start, end: start + segment.length, form: formOf(segment), isWord: isWordLike === true });
  }
  return tokens;
}

/** Each placeholder is one token, and what stands glued to it is another: `%s` and `2.5` of `%s2.5`. */
function aroundPlaceholders(
  text: string,
  wordsOf: (text: string, offset: number) => readonly Token[],
): readonly Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const { 0: form, index } of text.matchAll(placeholderForm)) {
    const end = index + form.length;
    for (const token of wordsOf(text.slice(from, index), from)) tokens.push(token);
    tokens.push({ start: index, end, form: form.toLowerCase(), isWord: true });
    from = end;
  }
  for (const token of wordsOf(text.slice(from), from)) tokens.push(token);
  return tokens;
}

/** The tokens of a text, cut at the edges of stretches: none is part of a stretch and reaches out of it. */
export function tokensCutAt(
  text: string,
  stretches: readonly { readonly start: number; readonly end: number }[],
): readonly Token[] {
  const tokens = tokensOf(text);
  if (stretches.length === 0) return tokens;
  const edges = stretches.flatMap(({ start, end }) => [start, end]).sort((one, other) => one - other);
  let next = 0;
  return tokens.flatMap((token) => {
    const cuts = [token.start];
    for (let edge = edges[next]; edge !== undefined && edge < token.end; edge = edges[next]) {
      if (edge > (cuts.at(-1) ?? edge)) cuts.push(edge);
      next += 1;
    }
    if (cuts.length === 1) return [token];
    return cuts.map((start, index): Token => {
      const end = cuts[index + 1] ?? token.end;
      const own = text.slice(start, end);
      return { start, end, form: formOf(own), isWord: word.test(own) };
    });
  });
}

/** A text as it is looked up: the forms of its words, and of the marks between them. */
export function keyOfText(text: string): string {
  return wordingForms(text).join(" ");
}

/** The key of some tokens. */
export function keyOf(tokens: readonly Token[]): string {
  return tokens.map(({ form }) => form).join(" ");
}

/** The forms of a wording, without marks at its ends, which belong to its being alone. */
export function wordingForms(text: string): readonly string[] {
  if (plainLetters.test(text)) return [text];
  const tokens = tokensOf(text);
  const first = tokens.findIndex(({ isWord }) => isWord);
  const last = tokens.findLastIndex(({ isWord }) => isWord);
  return tokens.slice(Math.max(0, first), last < 0 ? undefined : last + 1).map(({ form }) => form);
}

/** The forms of a text's words alone. */
export function wordForms(text: string): readonly string[] {
  return tokensOf(text).flatMap(({ form, isWord }) => (isWord ? [form] : []));
}

/**
 * The first and the last token of a stretch; a word that the edge cuts belongs to it where most of the word does.
 * @returns `undefined` where no token is in it.
 */
export function tokensWithin(
  tokens: readonly Token[],
  { start, end }: { readonly start: number; readonly end: number },
): readonly [first: number, last: number] | undefined {
  let first = firstEndingAfter(tokens, start);
  let last = firstStartingAt(tokens, end) - 1;
  if (last < first || start >= end) return undefined;
  const [cutFirst, cutLast] = [tokens[first], tokens[last]];
  if (first < last && cutFirst !== undefined && start - cutFirst.start > cutFirst.end - start) first += 1;
  if (first < last && cutLast !== undefined && cutLast.end - end > end - cutLast.start) last -= 1;
  return [first, last];
}

/** The first token that ends behind an offset; as many as there are where none does. */
export function firstEndingAfter(tokens: readonly Token[], offset: number): number {
  return firstWhere(tokens, (token) => token.end > offset);
}

/** The first token that starts at an offset or behind it; as many as there are where none does. */
export function firstStartingAt(tokens: readonly Token[], offset: number): number {
  return firstWhere(tokens, (token) => token.start >= offset);
}

/** Whether two forms may be one word, inflected: most of the longer one, from its beginning. */
export function areAlike(one: string, other: string): boolean {
  if (one === other) return true;
  const longer = Math.max(one.length, other.length);
  return sharedStart(one, other) >= Math.max(3, longer * 0.6);
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** Longer words, where capitals have more letters than small ones, are not gone through. */
const longestWalked = 100;

/** A place in a word, in the same word as it is written elsewhere: `grö|ßer` and `GRÖ|SSER`. */
export function placeInSameWord(word: string, other: string, place: number): number | undefined {
  if (word.length === other.length) return place;
  if (word.length > longestWalked || other.length > longestWalked) return undefined;
  const start = formOf(word.slice(0, place));
  let step = 0;
  for (const { length } of other) {
    if (formOf(other.slice(0, step)) === start) return step;
    step += length;
  }
  return undefined;
}

const space = /^\s+$/;

export function isSpace(text: string): boolean {
  return text === " " || space.test(text);
}

function formOf(word: string): string {
  const small = word.toLowerCase();
  // By way of the capitals: ß and SS are the same letters.
  return plainLetters.test(small)
    ? small
    : small
        .toUpperCase()
        .toLowerCase()
        .normalize("NFKD")
        .replaceAll(/[\u0300-\u036f]/g, "");
}
