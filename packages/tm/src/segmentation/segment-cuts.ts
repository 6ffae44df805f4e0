import { type InlineElement, plainText, type Segment, type SegmentPart } from "../model/segment.ts";
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
    const joined: SegmentPart[] = [];
    for (const [at, sentence] of pairHalves(sentences, halves).entries()) append(joined, sentence, depths[at - 1] ?? 0);
    return joined;
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
  const codes = codesFrom(segment, first);
  const ends = new Set(codes.flatMap((code) => (code.kind === "ept" ? [code.i] : [])));
  const begun = new Set<number>();
  let wrong = 0;
  let best = { wrong, parted: 0, at: 0 };
  for (const [at, code] of codes.entries()) {
    wrong += goesBefore(code, sides) ? -1 : 1;
    if (code.kind === "bpt" && ends.has(code.i)) begun.add(code.i);
    else if (code.kind === "ept") begun.delete(code.i);
    const parted = begun.size;
    if (wrong < best.wrong || (wrong === best.wrong && parted < best.parted)) best = { wrong, parted, at: at + 1 };
  }
  const cut = first + best.at;
  return { before: segment.slice(0, cut), after: segment.slice(cut), depth: 0 };
}

function codesFrom(segment: Segment, first: number): readonly InlineElement[] {
  const codes: InlineElement[] = [];
  for (let at = first; at < segment.length; at += 1) {
    const part = segment[at];
    if (part === undefined || typeof part === "string" || textLength(part) > 0) break;
    codes.push(part);
  }
  return codes;
}

/** Undoes a cut: text is one again, and so are the halves of marked text, as deep as they were cut. */
function append(joined: SegmentPart[], sentence: Segment, depth: number): void {
  const [first, ...others] = sentence;
  const last = joined.at(-1);
  if (first === undefined) return;
  if (typeof last === "string" && typeof first === "string") joined[joined.length - 1] = last + first;
  else if (depth > 0 && isMarked(last) && isMarked(first) && sameMark(last, first)) {
    const content = [...last.content];
    append(content, first.content, depth - 1);
    joined[joined.length - 1] = { ...last, content };
  } else joined.push(first);
  for (const part of others) joined.push(part);
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
