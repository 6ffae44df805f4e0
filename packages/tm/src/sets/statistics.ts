import { addCounts, type Counts, createCounter, nothing } from "../analysis/counts.ts";
import { digestOf, variantKey } from "../cleaning/digest.ts";
import { DigestTable } from "../cleaning/digest-table.ts";
import type { RuleSettings } from "../cleaning/rule.ts";
import { canonicalLanguage, sourceAndTargets } from "../model/language.ts";
import type { History, TranslationUnit } from "../model/unit.ts";
import { abortable } from "../reading/abortable.ts";

export interface MemoryStatistics {
  readonly units: number;
  readonly unitsWithId: number;
  /** Units without a source, or without a translation. */
  readonly unitsWithoutTranslation: number;
  /**
   * By language as BCP 47 writes it; a segment is a variant. The languages with most segments first; those
   * beyond the first 1000 count as `und`.
   */
  readonly languages: readonly ({ readonly language: string } & Counts)[];
  /** Translations whose source and target an earlier unit has already. */
  readonly duplicates: number;
  /** The first and the last of all times at which something was made, changed or used. */
  readonly from?: Date;
  readonly to?: Date;
  /** Who made or changed units or variants, and how many, most first; at most 1000 people are told apart. */
  readonly people: readonly { readonly name: string; readonly made: number; readonly changed: number }[];
  /** What people beyond the first 1000 made and changed. */
  readonly others: { readonly made: number; readonly changed: number };
}

export interface StatisticsOptions extends RuleSettings {
  readonly signal?: AbortSignal;
}

/** Reads a memory once. Takes at most 24 bytes for each translation, and otherwise the same for large and small ones. */
export async function memoryStatistics(
  units: AsyncIterable<TranslationUnit>,
  { signal, ...settings }: StatisticsOptions = {},
): Promise<MemoryStatistics> {
  const tally = new MemoryTally(settings);
  for await (const unit of abortable(units, signal)) tally.add(unit);
  return tally.statistics();
}

const mostPeople = 1000;
const mostLanguages = 1000;

interface LanguageTally {
  readonly count: ReturnType<typeof createCounter>;
  counts: Counts;
}

class MemoryTally {
  readonly #settings: RuleSettings;
  readonly #languages = new Map<string, LanguageTally>();
  readonly #seen = new DigestTable();
  readonly #people = new Map<string, { made: number; changed: number }>();
  readonly #others = { made: 0, changed: 0 };
  #units = 0;
  #unitsWithId = 0;
  #unitsWithoutTranslation = 0;
  #duplicates = 0;
  #from: Date | undefined;
  #to: Date | undefined;

  constructor(settings: RuleSettings) {
    this.#settings = settings;
  }

  add(unit: TranslationUnit): void {
    this.#units += 1;
    if (unit.id !== undefined) this.#unitsWithId += 1;
    this.#addHistory(unit);
    for (const variant of unit.variants) {
      const tally = this.#languageOf(variant.language);
      tally.counts = addCounts(tally.counts, tally.count(variant.segment));
      this.#addHistory(variant);
    }
    this.#addTranslations(unit);
  }

  statistics(): MemoryStatistics {
    const languages = [...this.#languages].map(([language, { counts }]) => ({ language, ...counts }));
    const people = [...this.#people].map(([name, counts]) => ({ name, ...counts }));
    return {
      units: this.#units,
      unitsWithId: this.#unitsWithId,
      unitsWithoutTranslation: this.#unitsWithoutTranslation,
      languages: languages.sort((a, b) => b.segments - a.segments || (a.language < b.language ? -1 : 1)),
      duplicates: this.#duplicates,
      ...(this.#from !== undefined && { from: this.#from }),
      ...(this.#to !== undefined && { to: this.#to }),
      people: people.sort((a, b) => b.made + b.changed - a.made - a.changed || (a.name < b.name ? -1 : 1)),
      others: { ...this.#others },
    };
  }

  #addTranslations(unit: TranslationUnit): void {
    const found = sourceAndTargets(unit, this.#settings);
    if (found === undefined || found.targets.length === 0) {
      this.#unitsWithoutTranslation += 1;
      return;
    }
    const source = variantKey(found.source);
    for (const target of found.targets) {
      if (!this.#seen.add(digestOf(source, variantKey(target))).isNew) this.#duplicates += 1;
    }
  }

  #addHistory({ created, changed, lastUsed, createdBy, changedBy }: History): void {
    for (const date of [created, changed, lastUsed]) {
      if (date === undefined || Number.isNaN(date.getTime())) continue;
      if (this.#from === undefined || date < this.#from) this.#from = date;
      if (this.#to === undefined || date > this.#to) this.#to = date;
    }
    if (createdBy !== undefined) this.#person(createdBy).made += 1;
    if (changedBy !== undefined) this.#person(changedBy).changed += 1;
  }

  #languageOf(language: string): LanguageTally {
    const canonical = canonicalLanguage(language);
    const name = this.#languages.has(canonical) || this.#languages.size < mostLanguages ? canonical : "und";
    const known = this.#languages.get(name);
    if (known !== undefined) return known;
    const tally = { count: createCounter(name), counts: nothing };
    this.#languages.set(name, tally);
    return tally;
  }

  #person(name: string): { made: number; changed: number } {
    const known = this.#people.get(name);
    if (known !== undefined) return known;
    if (this.#people.size >= mostPeople) return this.#others;
    const counts = { made: 0, changed: 0 };
    this.#people.set(name, counts);
    return counts;
  }
}
