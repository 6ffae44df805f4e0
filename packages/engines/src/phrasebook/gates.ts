import type { PhrasebookLanguage } from "./languages.ts";

/*
 * Where a stage, or a kind of answer, is not good enough for a language. Measured by leaving each source application
 * out and asking for its strings (`bench/phrasebook.ts --leave-one-out`), never by the held-out applications.
 */

/** Languages whose answers were the application's own words fewer than 65 times in a hundred. */
const strictLanguages: ReadonlySet<PhrasebookLanguage> = new Set(["ja", "ko", "zh-Hans", "zh-Hant", "ru", "tr"]);

/** From here on more than one family of sources agrees on a wording. */
export const confirmedSupport = 1.4;

/** How many families must agree on a wording before it may be adapted to another case, mark or placeholder. */
export function supportToAdapt(language: PhrasebookLanguage): number {
  return strictLanguages.has(language) ? confirmedSupport : 0;
}

/** Languages for which that was not enough: what their sources dispute was right 27 to 36 times in a hundred. */
const disputedLanguages: ReadonlySet<PhrasebookLanguage> = new Set(["ja", "zh-Hant"]);

/** Which share of the voices must be for a wording before it is answered; elsewhere the largest share decides. */
export function agreementToAnswer(language: PhrasebookLanguage): number {
  return disputedLanguages.has(language) ? 0.6 : 0;
}

/**
 * English into these languages, a sentence with one span exchanged was the application's own words at least 60 times in
 * a hundred; into the others 14 to 57 times, for want of articles, cases and gender.
 */
const exchangeLanguages: ReadonlySet<PhrasebookLanguage> = new Set(["es", "it", "ko", "zh-Hans", "zh-Hant"]);

export function mayExchangeSpan(source: PhrasebookLanguage, target: PhrasebookLanguage): boolean {
  return source === "en" && exchangeLanguages.has(target);
}
