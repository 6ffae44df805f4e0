import type { TargetLanguage } from "../src/phrasebook/languages.ts";
import { slotMark } from "../src/phrasebook/slots.ts";
import type { Choice, Phrase } from "./choose.ts";

/**
 * Where a counted noun has another form for one: of the sources' pairs like `{n} day` and `{n} days`, at most 13 in 100
 * have one translation for both. In German and the Slavic languages 23 to 34 do (`Fehler`), in the others nearly all.
 */
const inflecting: readonly TargetLanguage[] = ["fr", "es", "it", "pt-BR"];

const countedNoun = new RegExp(`(?<=${slotMark} )\\p{L}+`, "u");

/** A singular is not worded as its plural is, where its sources word it otherwise too. */
export function distinguishSingulars(phrases: readonly Phrase[]): readonly Phrase[] {
  const known = Map.groupBy(phrases, ({ normal }) => normal);
  return phrases.map((phrase) => {
    const plurals = known.get(phrase.normal.replace(countedNoun, "$&s"));
    if (plurals === undefined || !countedNoun.test(phrase.normal)) return phrase;
    const translations = new Map(phrase.translations);
    for (const language of inflecting) {
      const taken = new Set(plurals.map((plural) => plural.translations.get(language)?.[0]?.normal));
      const choices = translations.get(language);
      if (choices !== undefined) translations.set(language, notTaken(choices, taken));
    }
    return { ...phrase, translations };
  });
}

function notTaken(choices: readonly Choice[], taken: ReadonlySet<string | undefined>): readonly Choice[] {
  const own = choices.filter(({ normal }) => !taken.has(normal));
  return own.length > 0 ? own : choices;
}
