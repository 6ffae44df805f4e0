import type { PhrasebookLanguage } from "./languages.ts";

/**
 * Where a stage is not good enough for a language. Measured by leaving each source application out and asking for its
 * strings (`bench/phrasebook.ts --leave-one-out`), never by the held-out applications. A language whose answers were
 * the application's own words less than 65 times in a hundred is gated until they are exact or confirmed.
 */
const strictLanguages: ReadonlySet<PhrasebookLanguage> = new Set(["ja", "ko", "zh-Hans", "zh-Hant", "ru", "tr"]);

/** More than one family of sources agrees on the wording. */
export const confirmedSupport = 1.4;

/** How many families must agree on a wording before it may be adapted to another case, mark or placeholder. */
export function supportToAdapt(language: PhrasebookLanguage): number {
  return strictLanguages.has(language) ? confirmedSupport : 0;
}
