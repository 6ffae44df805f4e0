import type { PhrasebookLanguage } from "./languages.ts";

/*
 * Where a stage, or a kind of answer, is not good enough for a language. Measured by leaving each source application
 * out and asking for its strings (`bench/phrasebook.ts --leave-one-out`), never by the held-out applications.
 */

/**
 * Languages in which strings in another form were the application's own words fewer than 65 times in a hundred. What one
 * family alone says of them was so 44 to 54 times in French, Polish and Czech.
 */
const strictLanguages = new Set<PhrasebookLanguage>(["fr", "pl", "ja", "ko", "zh-Hans", "zh-Hant", "ru", "tr", "cs"]);

/** From here on more than one family of sources agrees on a wording. */
export const confirmedSupport = 1.4;

/**
 * How many families must agree on a wording before it may be adapted to another case or placeholder. To other closing
 * marks it is adapted in all languages only where more than one does: without that, 41 in 100 were right (`Copied.` may
 * be the sentence that an application shows shorter).
 */
export function supportToAdapt(language: PhrasebookLanguage): number {
  return strictLanguages.has(language) ? confirmedSupport : 0;
}

/** Languages that stay the lowest after all else, at 65 to 67 in a hundred, and ask for more than a majority. */
const disputedLanguages: ReadonlySet<PhrasebookLanguage> = new Set(["fr", "ja", "zh-Hant"]);

/** What so many families say was the application's own words at least 61 times in a hundred, whatever others say. */
const manyFamilies = 6;

/**
 * Whether a wording is agreed on well enough to be answered: by many, or by a majority of the voices. What one family
 * of two or three said was the application's own words 22 to 31 times in a hundred, what half of three to five said 27
 * to 53 times.
 */
export function isAgreed(language: PhrasebookLanguage, { support, share }: Agreement): boolean {
  return support >= manyFamilies || share >= (disputedLanguages.has(language) ? 0.6 : 0.51);
}

interface Agreement {
  /** How many families use the wording, roughly. */
  readonly support: number;
  /** Their share of all the voices for the string, from 0 to 1. */
  readonly share: number;
}

/**
 * English into these languages, a sentence with one span exchanged was the application's own words 69 to 72 times in a
 * hundred; into the others 14 to 60 times, for want of articles, cases and gender.
 */
const exchangeLanguages: ReadonlySet<PhrasebookLanguage> = new Set(["ko", "zh-Hans"]);

export function mayExchangeSpan(source: PhrasebookLanguage, target: PhrasebookLanguage): boolean {
  return source === "en" && exchangeLanguages.has(target);
}
