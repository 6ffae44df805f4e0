import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { replaceMatches } from "../replacements.ts";
import { readChineseNumber } from "./chinese-numerals.ts";
import { centuryWords, englishOrdinal, readRomanNumeral, romanNumeral } from "./ordinal-words.ts";

type WordLanguage = keyof typeof centuryWords;
/** In words, in digits, or in Roman numerals. */
type Counting = "words" | "digits" | "roman";

const words: ReadonlyMap<WordLanguage, readonly string[]> = new Map(
  (["en", "es", "fr", "it"] as const).map((language) => [language, centuryWords[language].split(" ")]),
);

const space = "[ \\u00a0\\u202f]";
const romanDigits = "[IVX]{1,5}";
const anyWord = (language: WordLanguage) =>
  [...(words.get(language) ?? [])].sort((a, b) => b.length - a.length).join("|");

/** The number stands in front of the word for a century, in Spanish behind it. */
const forms: Readonly<Record<WordLanguage, RegExp>> = {
  en: expression(
    `(?<count>\\d{1,2}(?:st|nd|rd|th)|${anyWord("en")})(?<rest>[ \\u00a0-](?:century|centuries)(?!\\p{L}))`,
  ),
  es: expression(`(?<rest>siglos?${space})(?<count>${romanDigits}|\\d{1,2}|${anyWord("es")})(?![\\p{L}\\p{N}])`),
  fr: expression(
    `(?<count>(?:${romanDigits}|\\d{1,2})(?:er|ᵉʳ|ème|e|ᵉ)|${anyWord("fr")})(?<rest>${space}siècles?(?!\\p{L}))`,
  ),
  it: expression(`(?<count>${romanDigits}|\\d{1,2}[°º]|${anyWord("it")})(?<rest>${space}secolo(?!\\p{L}))`),
};
const chinese = /(?<![\p{N}一二三四五六七八九十百千万]|第)(?<count>[一二三四五六七八九十]{1,3})(?<rest>世[纪紀])/gu;

/** The centuries in words: `nineteenth century`, `siglo diecinueve`. */
export const centuriesInWords = centuryRule(["en", "es", "fr", "it"], "words");
/** In digits: `19th century`, `19e siècle`, `19世纪`. */
export const centuriesInDigits = centuryRule(["en", "es", "fr", "it", "ja", "zh"], "digits");
/** In Roman numerals: `siglo XIX`, `XIXe siècle`, `XIX secolo`. */
export const centuriesInRoman = centuryRule(["es", "fr", "it"], "roman");

function centuryRule(languages: readonly StyleLanguage[], counting: Counting): EditRule {
  return { languages, triggers: ["letter"], find: (text, context) => findCenturies(text, context, counting) };
}

/** So that plain text costs no more than this. */
const centuryWord = /centur|siglo|siècle|secolo|世[纪紀]/i;

function findCenturies(text: string, { language }: EditContext, counting: Counting): readonly Edit[] {
  if (!centuryWord.test(text)) return [];
  if (language === "ja" || language === "zh") {
    return replaceMatches(text, chinese, ({ groups }) => {
      const number = readChineseNumber(groups?.["count"] ?? "");
      return number === undefined || number > 21 ? undefined : `${number}${groups?.["rest"]}`;
    });
  }
  if (language === "de" || language === "ko") return [];
  return replaceMatches(text, forms[language], ({ groups }) => {
    const { count = "", rest = "" } = groups ?? {};
    const number = countOf(count, language);
    const written = number === undefined ? undefined : inCounting(number, counting, language);
    if (written === undefined || number === undefined || isSo(count, counting, language)) return undefined;
    return language === "es" ? `${rest}${written}` : `${likeFirst(count, written)}${rest}`;
  });
}

/** Written so already, though perhaps with another ending: `19ème`. */
function isSo(count: string, counting: Counting, language: WordLanguage): boolean {
  if (/^\d/.test(count)) return counting === "digits";
  return counting === (words.get(language)?.includes(count.toLowerCase()) ? "words" : "roman");
}

function countOf(count: string, language: WordLanguage): number | undefined {
  const digits = /^\d+/.exec(count)?.[0];
  if (digits !== undefined) return Number(digits) >= 1 && Number(digits) <= 21 ? Number(digits) : undefined;
  const index = words.get(language)?.indexOf(count.toLowerCase()) ?? -1;
  if (index >= 0) return index + 1;
  return language === "en" ? undefined : readRomanNumeral(/^[IVX]+/.exec(count)?.[0] ?? "");
}

function inCounting(number: number, counting: Counting, language: WordLanguage): string | undefined {
  if (counting === "words") return words.get(language)?.[number - 1];
  const roman = counting === "roman" ? romanNumeral(number) : undefined;
  switch (language) {
    case "en":
      return counting === "digits" ? englishOrdinal(number) : undefined;
    case "es":
      return roman ?? `${number}`;
    case "fr":
      return `${roman ?? number}${number === 1 ? "er" : "e"}`;
    case "it":
      return roman ?? `${number}°`;
  }
}

/** A word where a word with a capital stood has one too. */
function likeFirst(before: string, written: string): string {
  const isWord = !/^[IVX]+(?:er|ème|e|ᵉ|ᵉʳ)?$/.test(before);
  return isWord && /^\p{Lu}\p{Ll}/u.test(before) ? `${written.charAt(0).toUpperCase()}${written.slice(1)}` : written;
}

/** Roman numerals in capitals, words in any case. */
function expression(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}\\u{fffc}-])${source}`, "giu");
}
