import type { BookEntry } from "../src/phrasebook/format.ts";
import { encodeBook } from "../src/phrasebook/format.ts";
import { agreementToAnswer } from "../src/phrasebook/gates.ts";
import type { PhrasebookLanguage, TargetLanguage } from "../src/phrasebook/languages.ts";
import { phrasebookLanguages } from "../src/phrasebook/languages.ts";
import { agreementOf, type Phrase } from "./choose.ts";

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
    const isAnswered = agreementOf(choices) >= agreementToAnswer(language);
    for (const [rank, choice] of choices.entries()) {
      const isChosen = rank === 0 && isAnswered;
      const standing = choice.weight + weight / 10 - (isChosen ? 0 : 100);
      const entry = { phrase, text: choice.text, normal: choice.normal, weight: standing, support: choice.weight };
      (isChosen ? preferred : alternatives).push(entry);
    }
  }
  return encodeBook(language, phrases.length, preferred, alternatives);
}
