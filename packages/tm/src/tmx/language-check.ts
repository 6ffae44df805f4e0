import { anyLanguage, nearest } from "../model/language.ts";
import type { TranslationUnit } from "../model/unit.ts";

/** Pairs that are remembered, so that a file which names ever new languages does not take ever more memory. */
const mostPairs = 1000;

/** Whether units have a variant in their source language. Remembers, since there are few languages and many units. */
export class LanguageCheck {
  readonly #known = new Map<string, boolean>();

  hasSource({ variants }: TranslationUnit, wanted: string): boolean {
    if (wanted === anyLanguage) return true;
    return variants.some(({ language }) => language === wanted || this.#isNear(language, wanted));
  }

  #isNear(language: string, wanted: string): boolean {
    const pair = `${wanted} ${language}`;
    const known = this.#known.get(pair);
    if (known !== undefined) return known;
    const isNear = nearest([{ language }], wanted) !== undefined;
    if (this.#known.size >= mostPairs) this.#known.clear();
    this.#known.set(pair, isNear);
    return isNear;
  }
}
