import { anyLanguage, type CsvColumn, type MemoryHeader, sameLanguage, type TranslationUnit } from "@dragoman/tm";
import { Refusal } from "../refusal.ts";
import type { WritingOptions } from "./writing-options.ts";

/** The first units of a memory, by which is decided what a file of all of them looks like. */
export interface FirstUnits {
  readonly first: readonly TranslationUnit[];
  /** All units, the first ones included. */
  readonly all: AsyncIterable<TranslationUnit>;
}

const looked = 1000;

export async function firstUnits(units: AsyncIterable<TranslationUnit>): Promise<FirstUnits> {
  const iterator = units[Symbol.asyncIterator]();
  const first: TranslationUnit[] = [];
  while (first.length < looked) {
    const { done, value } = await iterator.next();
    if (done === true) break;
    first.push(value);
  }
  async function* all(): AsyncGenerator<TranslationUnit, void, undefined> {
    try {
      yield* first;
      yield* { [Symbol.asyncIterator]: () => iterator };
    } finally {
      await iterator.return?.();
    }
  }
  return { first, all: all() };
}

/** The language that the units are translated from: what was asked for, else what units or file say. */
export function sourceLanguageOf(
  first: readonly TranslationUnit[],
  header: MemoryHeader,
  { from }: WritingOptions,
): string {
  const said = [from, header.sourceLanguage, first[0]?.sourceLanguage, first[0]?.variants[0]?.language];
  const language = said.find((one) => one !== undefined && one !== "" && one !== anyLanguage);
  if (language === undefined) throw new Refusal("The source language is not said anywhere; give --from.");
  return language;
}

/** The languages of the units but the source, in the order in which they come. */
function targetLanguagesOf(first: readonly TranslationUnit[], source: string): readonly string[] {
  const found: string[] = [];
  for (const { language } of first.flatMap(({ variants }) => variants)) {
    if (![source, ...found].some((known) => sameLanguage(known, language))) found.push(language);
  }
  return found;
}

/** @throws Refusal where there are several, or none. */
export function targetLanguageOf(first: readonly TranslationUnit[], source: string, { to }: WritingOptions): string {
  if (to !== undefined) return to;
  const [only, ...others] = targetLanguagesOf(first, source);
  if (only === undefined) throw new Refusal("The target language is not said anywhere; give --to.");
  if (others.length === 0) return only;
  const some = [only, ...others].slice(0, 10).join(", ");
  throw new Refusal(`The file is to have one target language, and the units have several (${some}); give --to.`);
}

/** An id where units have one, each language or those asked for, and a note where units have one. */
export function columnsFor(
  first: readonly TranslationUnit[],
  source: string,
  { to }: WritingOptions,
): readonly CsvColumn[] {
  const targets = targetLanguagesOf(first, source);
  const wanted = to === undefined ? targets : [targets.find((one) => sameLanguage(one, to)) ?? to];
  const languages = [source, ...wanted];
  return [
    ...(first.some(({ id }) => id !== undefined) ? [{ kind: "id" } as const] : []),
    ...languages.map((language) => ({ kind: "language", language }) as const),
    ...(first.some(({ notes }) => notes.length > 0) ? [{ kind: "note" } as const] : []),
  ];
}
