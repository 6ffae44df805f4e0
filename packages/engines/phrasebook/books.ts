import { createHash } from "node:crypto";
import type { BookEntry } from "../src/phrasebook/format.ts";
import { encodeBook } from "../src/phrasebook/format.ts";
import type { PhrasebookLanguage, TargetLanguage } from "../src/phrasebook/languages.ts";
import { phrasebookLanguages } from "../src/phrasebook/languages.ts";
import { abbreviationsOf } from "./abbreviations.ts";
import { isAnswerable, type Phrase } from "./choose.ts";

interface Numbering {
  readonly phrases: number;
  readonly edition: string;
}

/** The data file of each language. */
export function makeBooks(phrases: readonly Phrase[]): ReadonlyMap<PhrasebookLanguage, Buffer> {
  const numbering = { phrases: phrases.length, edition: editionOf(phrases) };
  return new Map(
    phrasebookLanguages.map((language) => [
      language,
      language === "en" ? englishBook(phrases, numbering) : translatedBook(language, phrases, numbering),
    ]),
  );
}

/** Names the numbers that the phrases have: files with other numbers give other strings' translations. */
function editionOf(phrases: readonly Phrase[]): string {
  const hash = createHash("sha256");
  for (const { english } of phrases) hash.update(`${english}\u0000`);
  return hash.digest("hex").slice(0, 16);
}

function englishBook(phrases: readonly Phrase[], numbering: Numbering): Buffer {
  const entries = phrases.map(({ english, normal, weight }, phrase) => ({
    phrase,
    text: english,
    normal,
    weight,
    support: weight,
  }));
  const abbreviations = abbreviationsOf(phrases.map(({ english }) => english));
  return encodeBook("en", { ...numbering, abbreviations }, entries, []);
}

function translatedBook(language: TargetLanguage, phrases: readonly Phrase[], numbering: Numbering): Buffer {
  const preferred: BookEntry[] = [];
  const alternatives: BookEntry[] = [];
  for (const [phrase, { english, translations, weight }] of phrases.entries()) {
    const choices = translations.get(language) ?? [];
    const isAnswered = isAnswerable(choices, english, language);
    for (const [rank, choice] of choices.entries()) {
      const standing = choice.weight + weight / 10;
      const entry = { phrase, text: choice.text, normal: choice.normal, weight: standing, support: choice.weight };
      (rank === 0 && isAnswered ? preferred : alternatives).push(entry);
    }
  }
  return encodeBook(language, numbering, preferred, alternatives);
}
