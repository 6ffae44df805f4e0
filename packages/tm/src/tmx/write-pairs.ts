import type { UnitLosses } from "../formats/losses.ts";
import type {
  CodePart,
  InlineElement,
  Isolated,
  PairedBegin,
  PairedEnd,
  Segment,
  SegmentPart,
} from "../model/segment.ts";
import { type Half, pairHalves } from "./code-pairs.ts";
import { tmxLimits } from "./limits.ts";
import { isWritableNumber } from "./write-attributes.ts";

/**
 * The segment as TMX can hold it: each `bpt` has its `ept` behind it in the same segment, and each pair an `i` of its own
 * (TMX 1.4b, 3.2, "i"). Where losses are counted, a half alone becomes an `it`, as the reader takes it, and of two pairs
 * with the same `i` the second gets a free one.
 */
export function withWholePairs(segment: Segment, losses: UnitLosses): Segment {
  if (segment.every((part) => typeof part === "string")) return segment;
  const halves = halvesIn(segment, 1);
  const { numbers, renumbered, unpaired } = pairHalves(halves);
  for (const { kind } of unpaired)
    losses.lose("inline-code", `\`${kind}\`, half a pair of codes whose other half is not there`);
  for (const _ of renumbered) losses.lose("inline-code", "a pair of codes whose `i` another pair of the segment has");
  if (renumbered.length + unpaired.length === 0) return segment;
  const next = halves.values();
  return rewritten(segment, 1);

  function rewritten(parts: Segment, depth: number): Segment {
    return parts.map((part): SegmentPart => {
      if (typeof part === "string" || depth > tmxLimits.depth) return part;
      if (part.kind === "hi" || part.kind === "unknown") {
        return { ...part, content: rewritten(part.content, depth + 1) };
      }
      if (part.kind !== "bpt" && part.kind !== "ept") return { ...part, content: ofCode(part.content, depth + 1) };
      const half = next.next().value;
      const number = half && numbers.get(half);
      const content = ofCode(part.content, depth + 1);
      return number === undefined ? isolated(part, content) : { ...part, i: number, content };
    });
  }

  function ofCode(content: readonly CodePart[], depth: number): readonly CodePart[] {
    return content.map((part) => {
      if (typeof part === "string" || depth > tmxLimits.depth) return part;
      return { ...part, content: rewritten(part.content, depth + 1) };
    });
  }
}

/** In the order of the segment, that of its sub-flows included. What is nested too deeply is refused elsewhere. */
function halvesIn(parts: readonly (InlineElement | CodePart)[], depth: number): readonly Half[] {
  if (depth > tmxLimits.depth) return [];
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    const inside = halvesIn(part.content, depth + 1);
    if (part.kind !== "bpt" && part.kind !== "ept") return inside;
    return [{ kind: part.kind, number: isWritableNumber(part.i) ? part.i : undefined }, ...inside];
  });
}

function isolated(half: PairedBegin | PairedEnd, content: readonly CodePart[]): Isolated {
  const { i, extraAttributes = [] } = half;
  const number = isWritableNumber(i) ? [{ name: "i", value: String(i) }] : [];
  const { x, type } = half.kind === "bpt" ? half : {};
  return {
    kind: "it",
    position: half.kind === "bpt" ? "begin" : "end",
    ...(x !== undefined && { x }),
    ...(type !== undefined && { type }),
    content,
    extraAttributes: [...number, ...extraAttributes],
  };
}
