import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { drawSegment } from "../text/markup/drawn-segment.ts";
import { applyEdits, type Edit, type Stretch, type StretchedText } from "./edit.ts";

/** A text with `[]` around its spans. */
function read(drawn: string): StretchedText {
  let text = "";
  const spans: { start: number; end: number }[] = [];
  const open: { start: number; end: number }[] = [];
  for (const character of drawn) {
    const span = character === "[" ? { start: text.length, end: text.length } : undefined;
    if (span !== undefined) {
      spans.push(span);
      open.push(span);
    } else if (character === "]") Object.assign(open.pop() ?? {}, { end: text.length });
    else text += character;
  }
  return { text, spans, fixed: [] };
}

function edited(drawn: string, ...replacements: readonly (readonly [old: string, text: string])[]): string {
  const given = read(drawn);
  let end = 0;
  const edits = replacements.map(([old, text]): Edit => {
    const start = given.text.indexOf(old, end);
    end = start + old.length;
    return { start, end, text };
  });
  return drawSegment({ ...applyEdits(given, edits), kept: [] });
}

describe("spans keep standing around the same words", () => {
  test.each<[string, string, string, string]>([
    ['["yes"]', '"yes"', "«yes»", "[«yes»]"],
    ["[10]%", "10%", "10 %", "[10] %"],
    ["[10 ]%", "10 %", "10%", "[10]%"],
    ["a [1],5 b", "1,5", "1.5", "a [1].5 b"],
    ["[OK..].", "...", "…", "[OK…]"],
    ["OK.[..]", "...", "…", "OK[…]"],
    ["[1][000]", "1000", "1.000", "[1].[000]"],
    ["a.|.b", ".|.", "…", "a…b"],
    [".[].. b", "...", "…", "|… b"],
  ])("%s, where %s becomes %s", (drawn, old, text, expected) => {
    expect(edited(drawn, [old, text])).toBe(expected);
  });

  test("each edit moves what stands behind it", () => {
    expect(edited('"[yes]", ["no"]', ['"', "«"], ['"', "»"], ['"', "«"], ['"', "»"])).toBe("«[yes]», [«no»]");
    expect(edited("[a 1,5] [b 2,5] c", ["1,5", "1.50"], ["b", "bee"], ["2,5", "2"])).toBe("[a 1.50] [bee 2] c");
  });
});

test("whatever is edited, spans stay within the text, nested as they were, and around what nobody edited", () => {
  const piece = fc.record({
    old: fc.constantFrom("", "a", "bb", ".", "1,5"),
    text: fc.option(fc.constantFrom("", "a", "xyz", "1.5", "…"), { nil: undefined }),
  });
  const cuts = fc.array(fc.tuple(fc.nat(30), fc.nat(30)), { maxLength: 6 });
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), cuts, (pieces, places) => {
      const text = pieces.map(({ old }) => old).join("");
      const spans = places.map(([one, other]): Stretch => {
        const [start, end] = [one % (text.length + 1), other % (text.length + 1)];
        return { start: Math.min(start, end), end: Math.max(start, end) };
      });
      let at = 0;
      const edits = pieces.flatMap(({ old, text: by }): readonly Edit[] => {
        const start = at;
        at += old.length;
        return by === undefined ? [] : [{ start, end: at, text: by }];
      });
      const result = applyEdits({ text, spans, fixed: [] }, edits);
      expect(result.text).toBe(pieces.map(({ old, text: by }) => by ?? old).join(""));
      for (const [index, outer] of spans.entries()) {
        const moved = result.spans[index] ?? { start: -1, end: -1 };
        expect(0 <= moved.start && moved.start <= moved.end && moved.end <= result.text.length).toBe(true);
        if (edits.every(({ start, end }) => end < outer.start || start > outer.end)) {
          expect(result.text.slice(moved.start, moved.end)).toBe(text.slice(outer.start, outer.end));
        }
        for (const [other, inner] of spans.entries()) {
          if (outer.start > inner.start || inner.end > outer.end || inner.start === inner.end) continue;
          const within = result.spans[other] ?? { start: -1, end: -1 };
          expect(moved.start <= within.start && within.end <= moved.end).toBe(true);
        }
      }
    }),
    { numRuns: 2000 },
  );
});
