import type { Detection, LanguageTag } from "../ports.ts";
import { detectedLanguage } from "./languages.ts";
import type { LanguageScore } from "./scores.ts";

/**
 * How much further the best language must be ahead of the next, in n-gram weight summed over the text. These five were
 * chosen on the Declaration of Human Rights in 31 of the languages and 21 others, cut to 20 and to 40 characters.
 */
const leadOfText = 50;
/** The least mean weight: a text in none of the languages scores lower in all of them. */
const leastWeight = 60;
/** A single word is often shared by several languages, or a name: it must be long and far ahead. */
const leadOfWord = 100;
const lettersOfWord = 8;

/**
 * How far a language that is not detected must be ahead before the text counts as written in it. One that is ahead by
 * less still keeps the text from a name: of texts in other languages up to a sixth fewer are named, of the rest about
 * one in 4,000.
 */
const leadOfOther = 25;
/** Fewer letters than this are no text to judge by. */
const fewestLetters = 4;

/** eld cuts words into pieces of about three letters. */
const lettersPerPiece = 3;

/** What the scores of a text mean: a language, or why none is named. */
export function judge(scores: readonly LanguageScore[], words: string, letters: number): Detection {
  const best = new Map<LanguageTag, number>();
  let other = 0;
  for (const [code, weight] of scores) {
    const language = detectedLanguage(code);
    if (language === undefined) other = Math.max(other, weight);
    else best.set(language, Math.max(best.get(language) ?? 0, weight));
  }
  const [first, second] = [...best].sort((one, next) => next[1] - one[1]);
  if (first === undefined) return { status: other > 0 ? "unsupported_language" : "insufficient_confidence" };

  const [language, weight] = first;
  const pieces = letters / lettersPerPiece;
  if (letters >= fewestLetters && (other - weight) * pieces > leadOfOther) return { status: "unsupported_language" };
  const isOneWord = !/\p{L}[^\p{L}\p{M}'’-]+\p{L}/u.test(words);
  const lead = (weight - (second?.[1] ?? 0)) * pieces;
  const isAhead = other <= weight && (isOneWord ? letters >= lettersOfWord && lead >= leadOfWord : lead >= leadOfText);
  const isSure = isAhead && letters >= fewestLetters && weight >= leastWeight;
  return isSure ? { status: "success", language } : { status: "insufficient_confidence", likely: language };
}
