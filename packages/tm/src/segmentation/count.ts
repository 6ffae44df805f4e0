import { canonicalLanguage } from "../model/language.ts";

/** Counts the words of a text. One for each language, to be used for many texts. */
export type WordCounter = (text: string) => number;

/**
 * The words of a text, by the word breaks of Unicode (UAX 29, section 4): what holds a letter or digit is a word,
 * `don't` and `3.14` are one. Text without spaces counts by character where it is Chinese or Japanese, and by
 * dictionary in Thai, Lao, Khmer and Burmese. For many texts make one `createWordCounter`.
 */
export function countWords(text: string, language: string): number {
  return createWordCounter(language)(text);
}

/** A language that is no tag counts by the rules that all languages share. */
export function createWordCounter(language: string): WordCounter {
  const tag = segmenterLanguage(language);
  const commonRules = !hasOwnRules.test(tag);
  let segmenter: Intl.Segmenter | undefined;

  function countSpaced(text: string): number {
    if (text === "") return 0;
    const counted = commonRules ? countAlphabetic(text) : undefined;
    if (counted !== undefined) return counted;
    segmenter ??= new Intl.Segmenter(tag, { granularity: "word" });
    let words = 0;
    for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) words += 1;
    return words;
  }

  return (text) => {
    if (!mayHoldCharacterWord.test(text)) return countSpaced(text);
    const stretches = text.split(characterWord);
    return stretches.reduce((words, stretch) => words + countSpaced(stretch), stretches.length - 1);
  };
}

/** Unicode code points; spaces count. Half a surrogate pair is one. */
export function countCharacters(text: string): number {
  let characters = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    if (isHighSurrogate(text.charCodeAt(at)) && isLowSurrogate(text.charCodeAt(at + 1))) {
      characters -= 1;
      at += 1;
    }
  }
  return characters;
}

/** The tag as `Intl.Segmenter` takes it: `und` for what is no tag. */
export function segmenterLanguage(language: string): string {
  const tag = canonicalLanguage(language);
  try {
    return Intl.Segmenter.supportedLocalesOf(tag).length > 0 ? tag : "und";
  } catch {
    return "und";
  }
}

/** Extensions may choose other rules, such as those of POSIX, where a full stop ends a word. */
const hasOwnRules = /-(?:posix|u-)/i;

/** A character that counts as a word, with the marks on it. */
const characterWord = /[\p{Ideographic}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u30fc\uff70]\p{M}*/u;

/** No such character is below. Cheaper than to look for one. */
const mayHoldCharacterWord = /[\u2e80-\uffff]/;

type WordBreak = (typeof wordBreak)[keyof typeof wordBreak];

/** The Word_Break classes of UAX 29 (table 3) that texts in Latin, Greek and Cyrillic letters are made of. */
const wordBreak = {
  /** Not known to the short way: marks, other scripts, and what versions of Unicode class differently. */
  unknown: 0,
  other: 1,
  midLetter: 2,
  midNumber: 3,
  midBoth: 4,
  // From here on what words are made of.
  connector: 5,
  digit: 6,
  letter: 7,
} as const;

/** One past the last code unit of the short way: letters up to Greek Extended, punctuation and currency signs. */
const tableEnd = 0x20d0;

const wordBreakTable = Uint8Array.from({ length: tableEnd }, (_, codeUnit) =>
  wordBreakOf(String.fromCharCode(codeUnit)),
);

function wordBreakOf(character: string): WordBreak {
  if (/[:·\u0387\u2027]/.test(character)) return wordBreak.midLetter;
  if (/[,;\u037e\u2044]/.test(character)) return wordBreak.midNumber;
  if (/['.\u2018\u2019\u2024]/.test(character)) return wordBreak.midBoth;
  if (/[_\u202f\u203f\u2040\u2054]/.test(character)) return wordBreak.connector;
  if (/[0-9]/.test(character)) return wordBreak.digit;
  if (/[\p{M}\p{Cf}\p{Cn}\xb8\u02b0-\u02ff\u0530-\u1cff\u200b]/u.test(character)) return wordBreak.unknown;
  if (!/\p{Alphabetic}/u.test(character)) return wordBreak.other;
  return /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\xb5]/u.test(character)
    ? wordBreak.letter
    : wordBreak.unknown;
}

/**
 * The words of a text that holds nothing but what the table knows, else `undefined`. `Intl.Segmenter` says the same
 * (a property test holds them together) and takes many times as long.
 */
function countAlphabetic(text: string): number | undefined {
  let words = 0;
  let before: number = wordBreak.other;
  let isCounted = false;
  for (let at = 0; at < text.length; at += 1) {
    const current = breakOf(text.charCodeAt(at));
    if (current >= wordBreak.connector) {
      if (before < wordBreak.connector) isCounted = false;
      // A connector alone is no word; two are, says ICU.
      if (!isCounted && (current > wordBreak.connector || before === wordBreak.connector)) {
        isCounted = true;
        words += 1;
      }
      before = current;
    } else if (current === wordBreak.unknown) {
      return undefined;
    } else if (current === wordBreak.other || before <= wordBreak.connector || at + 1 === text.length) {
      before = wordBreak.other;
    } else if (!joins(before, current, breakOf(text.charCodeAt(at + 1)))) {
      before = wordBreak.other;
    }
  }
  return words;
}

function breakOf(codeUnit: number): number {
  return codeUnit < tableEnd ? (wordBreakTable[codeUnit] ?? wordBreak.unknown) : wordBreak.unknown;
}

/** Whether what stands between two characters holds them together, as the comma in `1,000` and the mark in `don't`. */
function joins(before: number, between: number, after: number): boolean {
  if (before === wordBreak.letter && after === wordBreak.letter) {
    return between === wordBreak.midLetter || between === wordBreak.midBoth;
  }
  if (before === wordBreak.digit && after === wordBreak.digit) {
    return between === wordBreak.midNumber || between === wordBreak.midBoth;
  }
  return false;
}

function isHighSurrogate(codeUnit: number): boolean {
  return codeUnit >= 0xd800 && codeUnit <= 0xdbff;
}

function isLowSurrogate(codeUnit: number): boolean {
  return codeUnit >= 0xdc00 && codeUnit <= 0xdfff;
}
