import type { PhrasebookLanguage } from "./languages.ts";
import type { Slot } from "./slots.ts";

/**
 * Whether a number may be exchanged without another plural form: in a wording that is known for `known`, the sentence
 * asked for has `asked`. Plural categories are CLDR's (Unicode TR35, Part 3, Plural Rules). Where nothing is counted
 * (`Error 404`), any number will do; a placeholder that is counted is known to stand for "other" alone.
 */
export function keepsPluralForm(
  languages: readonly [PhrasebookLanguage, PhrasebookLanguage],
  known: Slot,
  asked: Slot,
  isCounted: boolean,
): boolean {
  if (known.kind === "placeholder" && asked.kind === "placeholder") return true;
  if (known.text === asked.text || !isCounted) return true;
  return languages.every((language) => {
    if (categoriesOf(language).length === 1) return true;
    if (known.kind === "number" && asked.kind === "number") {
      return categoryOf(language, known.text) === categoryOf(language, asked.text);
    }
    const number = known.kind === "number" ? known : asked;
    return !hasPaucal(language) && categoryOf(language, number.text) === "other";
  });
}

/** Whether a word follows or precedes the slot so that it may be counted: `3 files`, `files 3`. */
export function isCounted(text: string, slot: Slot): boolean {
  return /^[\s\u00A0]?\p{L}/u.test(text.slice(slot.end));
}

function categoriesOf(language: PhrasebookLanguage): readonly string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories;
}

/** Languages in which "other" is no form of a whole number, or only of some beyond one. */
function hasPaucal(language: PhrasebookLanguage): boolean {
  return categoriesOf(language).includes("few");
}

function categoryOf(language: PhrasebookLanguage, number: string): string {
  return new Intl.PluralRules(language).select(Number(number.replaceAll(/[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, "")));
}
