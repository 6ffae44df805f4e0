import type { TargetLanguage } from "../src/phrasebook/languages.ts";
import { hasCase } from "../src/phrasebook/languages.ts";
import { findSlots } from "../src/phrasebook/slots.ts";
import type { Pair } from "./clean.ts";

/**
 * The pairs with one style for the translations of all sources, so that an answer is not written as the one
 * application happened to write it: sentence case, the first letter and the end as in the English, straight
 * apostrophes. Which words keep a capital inside a sentence is learnt from the translations that are in sentence case.
 */
export function inHouseStyle(pairs: readonly Pair[]): readonly Pair[] {
  const words = countWords(pairs);
  return pairs.map((pair) => ({ ...pair, translation: write(pair, words) }));
}

function write(pair: Pair, words: WordCounts): string {
  const { english, language, translation } = pair;
  const written = likeEnglishEnd(straightApostrophes(translation), english);
  if (!hasCase(language)) return written;
  const cased = sentenceCase(unshouted(written, pair), language, (word) => isWordOf(words, word, pair));
  return likeEnglishStart(cased, english, language);
}

/** How often a word stands inside a sentence in small letters, less how often it has a capital there. */
type WordCounts = ReadonlyMap<TargetLanguage, ReadonlyMap<string, number>>;

function countWords(pairs: readonly Pair[]): WordCounts {
  const counts = new Map<TargetLanguage, Map<string, number>>();
  for (const { language, translation, english } of pairs) {
    if (!hasCase(language) || translation === english) continue;
    const inner = innerWords(translation);
    if (!inner.some(({ word }) => word.length > 3 && isSmall(word))) continue;
    const known = counts.get(language) ?? new Map<string, number>();
    counts.set(language, known);
    for (const { word } of inner) {
      const folded = word.toLocaleLowerCase(language);
      known.set(folded, (known.get(folded) ?? 0) + (isSmall(word) ? 1 : -1));
    }
  }
  return counts;
}

/** Whether a word with a capital is a common word: German nouns are not, nor are the names of a sentence in English. */
function isWordOf(words: WordCounts, word: string, { language, english }: Pair): boolean {
  if (language === "de") return false;
  if (english.includes(word) && innerWords(english).some((other) => isSmall(other.word))) return false;
  return (words.get(language)?.get(word.toLocaleLowerCase(language)) ?? 0) > 0;
}

interface InnerWord {
  readonly word: string;
  readonly start: number;
}

const wordPattern = /(?<![\p{L}\p{N}_@#$`\\/.])(?:\p{Lu}\p{Ll}+|\p{Ll}+)(?![\p{L}\p{N}_`\\/(]|\.\p{L})/gu;

/** The words of a text that begin no sentence and are no part of a placeholder, a name in mixed case or an address. */
function innerWords(text: string): readonly InnerWord[] {
  const slots = findSlots(text);
  return [...text.matchAll(wordPattern)]
    .map(({ 0: word, index: start }) => ({ word, start }))
    .filter(({ start }) => !/(?:^|[.!?:…"«“„([{<|>\n>])\s*$/u.test(text.slice(0, start)))
    .filter(({ start }) => !slots.some((slot) => slot.start <= start && start < slot.end));
}

function isSmall(word: string): boolean {
  return /^\p{Ll}/u.test(word);
}

function sentenceCase(text: string, language: TargetLanguage, isCommon: (word: string) => boolean): string {
  let written = text;
  for (const { word, start } of innerWords(text)) {
    if (isSmall(word) || !isCommon(word)) continue;
    written = written.slice(0, start) + word.charAt(0).toLocaleLowerCase(language) + written.slice(start + 1);
  }
  return written;
}

/** A translation is in capitals only where its English is. */
function unshouted(text: string, { english, language }: Pair): string {
  const isShouted = /\p{Lu}{4}/u.test(text) && !/\p{Ll}/u.test(text) && !/\p{Lu}{2}/u.test(english);
  return isShouted && findSlots(text).length === 0 ? text.toLocaleLowerCase(language) : text;
}

/** A translation begins with a capital where its English does; in small letters too, but for German nouns. */
function likeEnglishStart(text: string, english: string, language: TargetLanguage): string {
  if (/^\p{Lu}/u.test(english)) return text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
  if (language === "de" || !/^\p{Ll}+(?!\p{L})/u.test(english)) return text;
  return text.replace(/^\p{Lu}(?=\p{Ll}|\s)/u, (letter) => letter.toLocaleLowerCase(language));
}

/** The ellipsis as in the English, and no exclamation mark behind what is no exclamation there. */
function likeEnglishEnd(text: string, english: string): string {
  const wanted = /\.{3}$|…$/u.exec(english)?.[0];
  if (wanted !== undefined) return text.replace(/(?<![.…])(?:\.{3}|…)$/u, wanted);
  const isExclaimed = /^¡?[^!！¡]+[!！]$/u.test(text) && /[\p{L}\p{N}]$/u.test(english) && !english.includes("!");
  return isExclaimed ? text.replace(/^¡/u, "").replace(/\s*[!！]$/u, "") : text;
}

function straightApostrophes(text: string): string {
  return text.replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'");
}
