import type { TranslationUnit, Variant } from "@dragoman/tm";
import { languageDistance } from "@dragoman/tm/match";

/** A language as memories name it. */
export function memoryLanguage(language: string): string {
  return language.trim().replaceAll("_", "-").toLowerCase();
}

/** Characters that every reader of language tags has room for (RFC 5646, 4.4.1). No language in use needs more. */
const longestLanguage = 35;

/** Whether it is written as languages are (BCP 47), known or not: `*all*` is none. */
export function isLanguage(language: string): boolean {
  return language.length <= longestLanguage && /^[a-z]{1,8}(-[a-z0-9]{1,8})*$/.test(memoryLanguage(language));
}

/** A unit's source in the memory's language, with its place among the variants, and what it was translated into. */
export interface MemoryUnit {
  readonly source: Variant;
  readonly targets: readonly MemoryTarget[];
}

interface MemoryTarget {
  readonly variant: Variant;
  /** Its place among the unit's variants, which names it for as long as the memory is there. */
  readonly index: number;
}

/** Reads units as those of a memory with one source language. Each language is compared once. */
export class MemoryLanguages {
  readonly source: string;
  readonly #distances = new Map<string, number | undefined>();

  constructor(source: string) {
    this.source = source;
  }

  /** @returns `undefined` for a unit without text in the memory's language. */
  read({ variants }: Pick<TranslationUnit, "variants">): MemoryUnit | undefined {
    let nearest: { readonly source: Variant; readonly distance: number } | undefined;
    for (const variant of variants) {
      const distance = this.#distanceOf(variant.language);
      if (distance !== undefined && (nearest === undefined || distance < nearest.distance)) {
        nearest = { source: variant, distance };
      }
    }
    if (nearest === undefined) return undefined;
    const { source } = nearest;
    const targets = variants
      .map((variant, index) => ({ variant, index }))
      .filter(({ variant }) => variant !== source && isLanguage(variant.language));
    return { source, targets };
  }

  #distanceOf(language: string): number | undefined {
    if (!this.#distances.has(language)) this.#distances.set(language, languageDistance(this.source, language));
    return this.#distances.get(language);
  }
}
