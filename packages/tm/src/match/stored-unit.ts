import type { Segment } from "../model/segment.ts";
import { textSegment } from "../model/segment.ts";
import type { SegmentContext } from "./ports.ts";

/** What the index keeps of a unit: enough to answer with, in little room. */
export interface StoredUnit {
  readonly id: string | undefined;
  readonly memory: string | undefined;
  readonly variants: readonly StoredVariant[];
  readonly context: SegmentContext | undefined;
}

export interface StoredVariant {
  readonly language: string;
  readonly segment: Segment;
}

/** As it is written: a list, since names of fields would take more room than most texts. */
type Written = readonly [
  id: string | null,
  memory: number | null,
  variants: readonly (readonly [language: number, segment: string | Segment])[],
  context?: readonly [before: string | null, after: string | null, id: string | null],
];

/** Names that many units share, each written once. */
export interface Names {
  numberOf(name: string): number;
  nameOf(number: number): string;
}

/** One line of JSON. */
export function encodeUnit({ id, memory, variants, context }: StoredUnit, names: Names): string {
  const written: Written = [
    id ?? null,
    memory === undefined ? null : names.numberOf(memory),
    variants.map(({ language, segment }) => [names.numberOf(language), shortest(segment)] as const),
    ...(context === undefined
      ? ([] as const)
      : ([[context.before ?? null, context.after ?? null, context.id ?? null]] as const)),
  ];
  return JSON.stringify(written);
}

export function decodeUnit(line: string, names: Names): StoredUnit {
  const [id, memory, variants, context]: Written = JSON.parse(line);
  return {
    id: id ?? undefined,
    memory: memory === null ? undefined : names.nameOf(memory),
    variants: variants.map(([language, segment]) => ({
      language: names.nameOf(language),
      segment: typeof segment === "string" ? textSegment(segment) : segment,
    })),
    context: context && contextFrom(context),
  };
}

function contextFrom([before, after, id]: NonNullable<Written[3]>): SegmentContext {
  return { ...(before !== null && { before }), ...(after !== null && { after }), ...(id !== null && { id }) };
}

/** Most segments are text alone, and need no list around it. */
function shortest(segment: Segment): string | Segment {
  const [only = ""] = segment;
  return segment.length <= 1 && typeof only === "string" ? only : segment;
}
