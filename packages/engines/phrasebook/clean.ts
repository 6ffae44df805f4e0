import type { TargetLanguage } from "../src/phrasebook/languages.ts";
import { foldSpaces, stripAccelerator } from "../src/phrasebook/normal.ts";
import { findSlots, hasBranches, hasWords, placeholderSignature } from "../src/phrasebook/slots.ts";
import { keepsNegation } from "./negation.ts";
import type { Row } from "./rows.ts";

/** One translation of one English string by one family. */
export interface Pair {
  readonly family: string;
  readonly english: string;
  readonly language: TargetLanguage;
  readonly translation: string;
}

const longestEnglish = 240;

/** The pairs of a row that can be relied on; texts in plain form: no accelerators, spaces folded. */
export function cleanPairs(row: Row): readonly Pair[] {
  const english = plainForm(row.english);
  if (!isUsable(english) || english.length > longestEnglish) return [];
  const isPlural = isPluralForm(row);
  const placeholders = placeholderSignature(english);
  return [...row.translations].flatMap(([language, text]) => {
    if (isPlural && manyForms.has(language)) return [];
    const translation = plainForm(text);
    const isSame =
      placeholders === placeholderSignature(translation) &&
      isTranslation(english, translation) &&
      keepsNegation(english, translation, language);
    return isSame ? [{ family: row.family, english, language, translation }] : [];
  });
}

function plainForm(text: string): string {
  return stripAccelerator(foldSpaces(text.normalize("NFC")));
}

function isUsable(text: string): boolean {
  return hasWords(text) && text.isWellFormed() && !hasBranches(text);
}

function isTranslation(english: string, translation: string): boolean {
  return (
    isUsable(translation) &&
    !looksBroken(translation) &&
    !isLeftInEnglish(english, translation) &&
    keepsNumbers(english, translation) &&
    !offersTwoForms(english, translation) &&
    !asksInstead(english, translation)
  );
}

/** `Delete the file` is no question, whatever one application makes of it. */
function asksInstead(english: string, translation: string): boolean {
  return /[?？]/.test(translation) && !/[?？]/.test(english);
}

const twoForms = /(?<!\p{L})(\p{L}{4,})\p{L}* (?:ou|o|oder|lub|или|veya|nebo) \1/iu;

/** `nouveau ou nouvelle` is for a placeholder of unknown gender; no interface should show it. */
function offersTwoForms(english: string, translation: string): boolean {
  return twoForms.test(translation) && !/\bor\b|\//i.test(english);
}

/** A translation without the numbers says less, or belongs to an older text. One may be a word: `1 file`, `eine Datei`. */
function keepsNumbers(english: string, translation: string): boolean {
  const translated = new Set(digitsOf(translation).match(/\p{Nd}+/gu));
  return findSlots(english).every(({ kind, text }) => {
    const number = digitsOf(text);
    return kind !== "number" || Number(number) < 2 || translated.has(number);
  });
}

/** The digits of a text, those of one number together however it is grouped. */
function digitsOf(text: string): string {
  return text.normalize("NFKC").replaceAll(/(?<=\p{Nd})(?:[.,]|[\s'’](?=\p{Nd}{3}(?!\p{Nd})))(?=\p{Nd})/gu, "");
}

/** UTF-8 read as Latin-1, or replaced characters. */
function looksBroken(text: string): boolean {
  return /\uFFFD|[ÃÂ][\u0080-\u00BF]|â€/u.test(text);
}

/** A name or an abbreviation may stay; a sentence that equals the English was not translated. */
function isLeftInEnglish(english: string, translation: string): boolean {
  return english.toLowerCase() === translation.toLowerCase() && (english.match(/\p{L}{2,}/gu)?.length ?? 0) > 2;
}

/** Here a source's "other" or "plural" is one form of several, and not the one that most numbers take. */
const manyForms: ReadonlySet<TargetLanguage> = new Set(["pl", "ru", "cs"]);

function isPluralForm({ key, family }: Row): boolean {
  return family !== "VS Code" && /[._-](?:zero|one|two|few|many|other|plural|[0-2])$/i.test(key);
}
