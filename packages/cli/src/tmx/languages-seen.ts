import { type FormatName, sameLanguage, type TranslationUnit } from "@dragoman/tm";

/** Languages that a message lists; what a memory has beyond them is not looked at. */
const mostSeen = 20;

/** The languages in which the units of a memory have texts. */
export class LanguagesSeen {
  readonly #languages = new Set<string>();

  see({ variants }: TranslationUnit): void {
    if (this.#languages.size >= mostSeen) return;
    for (const { language, segment } of variants) if (segment.length > 0) this.#languages.add(language);
  }

  /** Those that were seen, where the one that is asked for was not. */
  without(asked: string): readonly string[] {
    const all = [...this.#languages];
    return all.length >= mostSeen || all.some((each) => sameLanguage(each, asked)) ? [] : all;
  }
}

/** Formats of a language and another, in which a unit may be one that is still to be translated. */
export function isBilingual(format: FormatName): boolean {
  return format === "po" || format === "xliff-1.2" || format === "xliff-2";
}
