import type { Segment } from "../src/model/segment.ts";
import { textSegment } from "../src/model/segment.ts";
import type { TranslationUnit, Variant } from "../src/model/unit.ts";

/** A variant that says no more than its text. */
export function variant(language: string, segment: string | Segment): Variant {
  return {
    language,
    segment: typeof segment === "string" ? textSegment(segment) : segment,
    properties: [],
    notes: [],
  };
}

/** An English text and its German translation. */
export function unit(
  source: string | Segment,
  target: string | Segment,
  more: Partial<TranslationUnit> = {},
): TranslationUnit {
  return {
    sourceLanguage: "en",
    properties: [],
    notes: [],
    variants: [variant("en", source), variant("de", target)],
    ...more,
  };
}
