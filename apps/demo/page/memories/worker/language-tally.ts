import { anyLanguage, sourceAndTargets, type TranslationUnit } from "@dragoman/tm";
import type { LanguageCount } from "./memory-protocol.ts";

/** More than any memory has; a file that has a language in every unit is not to fill a list with them. */
const mostListed = 200;

/** Counts in how many units a language is searched in, and in how many it is translated into. */
export class LanguageTally {
  readonly #sources = new Map<string, number>();
  readonly #targets = new Map<string, number>();

  add(unit: TranslationUnit, fileLanguage: string): void {
    const declared = unit.sourceLanguage ?? fileLanguage;
    if (declared === anyLanguage) {
      for (const { language } of unit.variants) {
        count(this.#sources, language);
        count(this.#targets, language);
      }
      return;
    }
    const found = sourceAndTargets(unit, { from: declared });
    if (found === undefined) return;
    count(this.#sources, found.source.language);
    for (const { language } of found.targets) count(this.#targets, language);
  }

  get sources(): readonly LanguageCount[] {
    return mostFrequent(this.#sources);
  }

  get targets(): readonly LanguageCount[] {
    return mostFrequent(this.#targets);
  }
}

function count(counts: Map<string, number>, language: string): void {
  counts.set(language, (counts.get(language) ?? 0) + 1);
}

function mostFrequent(counts: ReadonlyMap<string, number>): readonly LanguageCount[] {
  return [...counts]
    .map(([language, units]) => ({ language, units }))
    .sort((one, other) => other.units - one.units)
    .slice(0, mostListed);
}
