import { type InlineElement, joinText, plainText, type Segment, type SegmentPart } from "../model/segment.ts";
import { type CodeSides, goesBefore } from "./code-sides.ts";
import { isolateHalves, pairHalves } from "./cut-pairs.ts";

/** A segment cut into sentences, and the way back. */
export interface SplitSegment {
  /**
   * In order. Each is whole in itself: of a pair of codes that was cut each half is an `it`, and marked text (`hi`)
   * that was cut is marked in both. A segment without text has itself, an empty one none.
   */
  readonly sentences: readonly Segment[];
  /**
   * Puts the sentences, or as many translations of them, together: halves that were cut are pairs again. What was split
   * comes back the same.
   * @throws RangeError for another number of sentences.
   */
  join(sentences: readonly Segment[]): Segment;
}

/** @param offsets Where its plain text is cut: ascending, neither 0 nor its end. */
export function splitAt(segment: Segment, offsets: readonly number[], sides: CodeSides): SplitSegment {
  const cuts: Cut[] = [];
  let rest = segment;
  let taken = 0;
  for (const offset of offsets) {
    const cut = cutSegment(rest, offset - taken, sides);
    cuts.push(cut);
    taken = offset;
    rest = cut.after;
  }
  const pieces = segment.length === 0 ? [] : [...cuts.map(({ before }) => before), rest];
  const depths = cuts.map(({ depth }) => depth);
  const halves = isolateHalves(pieces);

  function join(sentences: readonly Segment[]): Segment {
    if (sentences.length !== pieces.length) {
      throw new RangeError(`The segment was cut into ${pieces.length} sentences, not ${sentences.length}.`);
    }
    return pairHalves(sentences, halves).reduce(
      (joined, sentence, at) => (at === 0 ? sentence : joinSegments(joined, sentence, depths[at - 1] ?? 0)),
      [],
    );
  }

  return { sentences: halves.map(({ sentence }) => sentence), join };
}

interface Cut {
  readonly before: Segment;
  readonly after: Segment;
  /** How many elements with text (`hi` and unknown ones) were cut through, one inside the other. */
  readonly depth: number;
}

function cutSegment(segment: Segment, offset: number, sides: CodeSides): Cut {
  let passed = 0;
  for (const [at, part] of segment.entries()) {
    const length = textLength(part);
    if (passed + length > offset && passed < offset) {
      const [before, after, depth] = cutPart(part, offset - passed, sides);
      return { before: [...segment.slice(0, at), before], after: [after, ...segment.slice(at + 1)], depth };
    }
    passed += length;
    if (passed === offset && length > 0) return cutBetween(segment, at + 1, sides);
  }
  return { before: segment, after: [], depth: 0 };
}

function cutPart(part: SegmentPart, offset: number, sides: CodeSides): [SegmentPart, SegmentPart, number] {
  if (typeof part === "string") return [part.slice(0, offset), part.slice(offset), 0];
  if (part.kind !== "hi" && part.kind !== "unknown") throw new TypeError(`A code (${part.kind}) has no text to cut.`);
  const { before, after, depth } = cutSegment(part.content, offset, sides);
  return [{ ...part, content: before }, { ...part, content: after }, depth + 1];
}

/**
 * Cuts between the codes that begin at `first` and end at the next text: where the fewest of them are on the side that
 * is not theirs, then where the fewest pairs of them are parted, then as early as can be.
 */
function cutBetween(segment: Segment, first: number, sides: CodeSides): Cut {
  const codes: InlineElement[] = [];
  for (const part of segment.slice(first)) {
    if (typeof part === "string" || textLength(part) > 0) break;
    codes.push(part);
  }
  const costs = Array.from({ length: codes.length + 1 }, (_, at) => {
    const wrong =
      codes.slice(0, at).filter((code) => !goesBefore(code, sides)).length +
      codes.slice(at).filter((code) => goesBefore(code, sides)).length;
    const parted = codes.slice(0, at).filter((code) => isParted(code, codes.slice(at))).length;
    return wrong * (codes.length + 1) + parted;
  });
  const cut = first + costs.indexOf(Math.min(...costs));
  return { before: segment.slice(0, cut), after: segment.slice(cut), depth: 0 };
}

function isParted(code: InlineElement, others: readonly InlineElement[]): boolean {
  return code.kind === "bpt" && others.some((other) => other.kind === "ept" && other.i === code.i);
}

/** Undoes a cut: text is one again, and so are the halves of marked text, as deep as they were cut. */
function joinSegments(before: Segment, after: Segment, depth: number): Segment {
  const [last, first] = [before.at(-1), after[0]];
  if (depth > 0 && isMarked(last) && isMarked(first) && sameMark(last, first)) {
    const whole = { ...last, content: joinSegments(last.content, first.content, depth - 1) };
    return [...before.slice(0, -1), whole, ...after.slice(1)];
  }
  return joinText([...before, ...after]);
}

type Marked = InlineElement & { readonly kind: "hi" | "unknown" };

function isMarked(part: SegmentPart | undefined): part is Marked {
  return typeof part === "object" && (part.kind === "hi" || part.kind === "unknown");
}

function sameMark(one: Marked, other: Marked): boolean {
  return JSON.stringify({ ...one, content: [] }) === JSON.stringify({ ...other, content: [] });
}

function textLength(part: SegmentPart): number {
  return plainText([part]).length;
}
