import type { InlineElement, Segment } from "../model/segment.ts";
import { omegatTokens } from "./omegat-tokens.ts";
import type { ScoringProfile, Stem } from "./ports.ts";

/**
 * What a segment is compared by: for each way of counting that a profile has, its tokens in order. Equal tokens are
 * equal strings.
 */
export type TokenSequences = readonly (readonly string[])[];

/** How texts are cut. */
export interface Counting {
  readonly profile: ScoringProfile;
  /** For `omegat`. */
  readonly stem?: Stem | undefined;
}

/** Stands in a comparison text where a code stands that parts words, such as a line break. */
export const codeMark = "\uFFFC";

/**
 * The tokens of a segment in a language.
 * - `words`: words in lower case, every number as the same token, in scripts without spaces every character; where
 *   there is none of these, every character that is no space.
 * - `characters`: every code point, codes as one each.
 * - `omegat`: what OmegaT compares first, and what it compares after that.
 */
export function tokensOf(segment: Segment, { profile, stem }: Counting, language: string): TokenSequences {
  switch (profile) {
    case "words":
      return [wordTokens(comparisonText(segment))];
    case "characters":
      return [[...comparisonText(segment)]];
    case "omegat":
      return omegatTokens(segment, language, stem);
  }
}

/** How many sequences there are. */
export function sequencesOf(profile: ScoringProfile, hasStems: boolean): number {
  if (profile !== "omegat") return 1;
  return hasStems ? 3 : 2;
}

/** The text in normal form C; codes that part words are marked, paired ones leave no trace. */
export function comparisonText(segment: Segment): string {
  return traceOfAll(segment).normalize("NFC");
}

function traceOfAll(segment: Segment): string {
  let text = "";
  for (const part of segment) text += typeof part === "string" ? part : traceOf(part);
  return text;
}

function traceOf(element: InlineElement): string {
  switch (element.kind) {
    case "bpt":
    case "ept":
      return "";
    case "hi":
    case "unknown":
      return traceOfAll(element.content);
    case "ph":
    case "it":
    case "ut":
      return codeMark;
  }
}

/** Every number is this token, which no text without words can have: which one it is decides no more than codes do. */
const anyNumber = "0";

const unspaced = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー々〆`;
const letter = String.raw`[[\p{L}\p{M}_]--[${unspaced}]]`;
const inWord = String.raw`[[\p{L}\p{M}\p{N}_]--[${unspaced}]]`;

/** Groups: a character of a script without spaces; a word, which may begin with digits (`4th`); else a number. */
const token = new RegExp(
  String.raw`([${unspaced}]\p{M}*)|(\p{Nd}*${letter}${inWord}*(?:['’]${inWord}+)*)|\p{N}+(?:[.,:]\p{N}+)*`,
  "gv",
);

function wordTokens(text: string): readonly string[] {
  const tokens: string[] = [];
  for (const [match, character, word] of text.matchAll(token)) {
    if (character !== undefined) tokens.push(match);
    else if (word !== undefined) tokens.push(match.toLowerCase().replaceAll("’", "'"));
    else tokens.push(anyNumber);
  }
  if (tokens.length > 0) return tokens;
  return [...text].filter((character) => character.trim() !== "");
}

/** The numbers of a text in order, as they are written. One that is part of a word, as in `4th`, is none. */
export function numbersIn(text: string): readonly string[] {
  const numbers: string[] = [];
  // No token has a space in it, and most stretches between spaces have no number.
  for (const stretch of text.split(/\s+/)) {
    if (!/\p{N}/u.test(stretch)) continue;
    mapNumbers(stretch, (number) => {
      numbers.push(number);
      return number;
    });
  }
  return numbers;
}

/** The text with its numbers changed; `change` is also told where in the text each stands. */
export function mapNumbers(text: string, change: (number: string, at: number) => string): string {
  if (!/\p{N}/u.test(text)) return text;
  return text.replace(token, (match: string, character?: string, word?: string, at = 0) =>
    character === undefined && word === undefined ? change(match, at) : match,
  );
}

/** A text cut so that its pieces, put together, are the text: tokens, and what stands between them. */
export function piecesOf(text: string): readonly string[] {
  const pieces: string[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    if (match.index > end) pieces.push(text.slice(end, match.index));
    pieces.push(match[0]);
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
