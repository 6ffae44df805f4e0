import type { BookEntry } from "../src/phrasebook/format.ts";
import { encodeBook } from "../src/phrasebook/format.ts";
import type { PhrasebookLanguage, TargetLanguage } from "../src/phrasebook/languages.ts";
import { phrasebookLanguages } from "../src/phrasebook/languages.ts";
import { agreedChoice, type Phrase } from "./choose.ts";

/** The data file of each language. */
export function makeBooks(phrases: readonly Phrase[]): ReadonlyMap<PhrasebookLanguage, Buffer> {
  return new Map(
    phrasebookLanguages.map((language) => [
      language,
      language === "en" ? englishBook(phrases) : translatedBook(language, phrases),
    ]),
  );
}

function englishBook(phrases: readonly Phrase[]): Buffer {
  const entries = phrases.map(({ english, normal, weight }, phrase) => ({
    phrase,
    text: english,
    normal,
    weight,
    support: weight,
  }));
  return encodeBook("en", phrases.length, entries, []);
}

function translatedBook(language: TargetLanguage, phrases: readonly Phrase[]): Buffer {
  const preferred: BookEntry[] = [];
  const alternatives: BookEntry[] = [];
  for (const [phrase, { translations, weight }] of phrases.entries()) {
    const choices = translations.get(language) ?? [];
    const agreed = agreedChoice(choices);
    for (const choice of choices) {
      const isAgreed = choice === agreed;
      const standing = choice.weight + weight / 10 - (isAgreed ? 0 : 100);
      const entry = { phrase, text: choice.text, normal: choice.normal, weight: standing, support: choice.weight };
      (isAgreed ? preferred : alternatives).push(entry);
    }
  }
  return encodeBook(language, phrases.length, preferred, alternatives);
}
