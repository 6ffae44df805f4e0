import fc from "fast-check";
import { type InlineElement, joinText, type Segment, type SegmentPart } from "../src/model/segment.ts";

/** Segments of several short sentences with codes of every kind anywhere, pairs of them also wrongly nested. For tests. */
export const anySegment: fc.Arbitrary<Segment> = fc.letrec<{ segment: Segment; part: SegmentPart }>((tie) => ({
  segment: fc.array(tie("part"), { maxLength: 8 }).map((parts) => joinText<InlineElement>(parts)),
  part: fc.oneof(
    { maxDepth: 2, depthSize: "small" },
    { weight: 4, arbitrary: fc.constantFrom("A. ", "B!", " C", "d.", "\n", " ", "é? ", "😀.") },
    fc.record({ kind: fc.constant("bpt"), i: fc.nat(2), x: fc.nat(2), content: content() }),
    fc.record({ kind: fc.constant("ept"), i: fc.nat(2), content: content() }),
    fc.record({ kind: fc.constant("ph"), content: content() }),
    fc.record({ kind: fc.constant("it"), position: fc.constantFrom("begin", "end"), x: fc.nat(2), content: content() }),
    fc.record({ kind: fc.constant("hi"), type: fc.constantFrom("term", "name"), content: tie("segment") }),
    fc.record({
      kind: fc.constant("unknown"),
      name: fc.constant("m"),
      attributes: fc.constant([]),
      content: tie("segment"),
    }),
  ),
})).segment;

function content(): fc.Arbitrary<readonly string[]> {
  return fc.constantFrom(["<b>"], ["</b>"]);
}
