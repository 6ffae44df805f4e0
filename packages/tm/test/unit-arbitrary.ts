import fc from "fast-check";
import type { TranslationUnit } from "../src/model/unit.ts";
import { variant } from "./units.ts";

/** A unit for tests: its texts by language, in that order. */
export function unitOf(
  texts: Readonly<Record<string, string>>,
  more: Partial<Omit<TranslationUnit, "variants">> = {},
): TranslationUnit {
  const variants = Object.entries(texts).map(([language, text]) => variant(language, text));
  return { properties: [], notes: [], ...more, variants };
}

/** Units with few different texts, ids and dates, so that many are alike. */
export const anyUnit: fc.Arbitrary<TranslationUnit> = fc
  .record({
    texts: fc.array(fc.tuple(fc.constantFrom("en", "de", "fr-FR"), fc.constantFrom("", "a", "b", "7")), {
      maxLength: 3,
    }),
    id: fc.option(fc.constantFrom("x", "y"), { nil: undefined }),
    changed: fc.option(fc.constantFrom(new Date(0), new Date(86_400_000)), { nil: undefined }),
  })
  .map(({ texts, id, changed }) => ({
    ...unitOf({}, { ...(id !== undefined && { id }), ...(changed !== undefined && { changed }) }),
    variants: texts.map(([language, text]) => variant(language, text)),
  }));

/** Hands out units one after the other. */
export async function* streamOf(units: readonly TranslationUnit[]): AsyncGenerator<TranslationUnit> {
  yield* units;
}

export async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
