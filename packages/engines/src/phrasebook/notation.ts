import type { PhrasebookLanguage } from "./languages.ts";

/** Versions and addresses have more dots than a number: `2.0.1`, `10.0.0.1`. */
const dotted = /^\p{Nd}+(?:\.\p{Nd}+){2,}$/u;
const grouped = /^\p{Nd}{1,3}(?:\.\p{Nd}{3})+$/u;

/**
 * Whether a number says the same in all the languages as it is written: `1,000` is a thousand in English and one in
 * German. What each mark means is CLDR's (Unicode TR35, Part 3, Number Symbols).
 */
export function readsAlike(languages: readonly PhrasebookLanguage[], number: string): boolean {
  if (dotted.test(number) && !grouped.test(number)) return true;
  return [".", ","].every(
    (mark) => !number.includes(mark) || new Set(languages.map((language) => meaningOf(mark, language))).size === 1,
  );
}

function meaningOf(mark: string, language: PhrasebookLanguage): string | undefined {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567.8);
  return parts.find(({ value }) => value === mark)?.type;
}
