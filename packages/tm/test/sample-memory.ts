import { createIndex } from "../src/match/match-index.ts";
import type { MatchIndex, SegmentContext } from "../src/match/ports.ts";
import type { Segment } from "../src/model/segment.ts";
import type { TranslationUnit } from "../src/model/unit.ts";
import { variant } from "./units.ts";

/** What the tests of the analysis have in their memory. */
export interface SampleEntry {
  readonly source: string | Segment;
  readonly target: string | Segment;
  readonly context?: SegmentContext;
  readonly memory?: string;
}

/** An index from English into German. */
export function sampleMemory(entries: readonly SampleEntry[]): MatchIndex {
  const index = createIndex();
  for (const { source, target, context, memory } of entries) {
    index.add(sampleUnit(source, target), { ...(context && { context }), ...(memory && { memory }) });
  }
  return index;
}

/** A unit from English into German; without a target, one that is to be translated. */
export function sampleUnit(source: string | Segment, target?: string | Segment, id?: string): TranslationUnit {
  return {
    ...(id !== undefined && { id }),
    sourceLanguage: "en",
    properties: [],
    notes: [],
    variants: [variant("en", source), ...(target === undefined ? [] : [variant("de", target)])],
  };
}
