import type { Span } from "@dragoman/engines";
import type { Segment, SegmentPart } from "@dragoman/tm";
import { createIndex } from "@dragoman/tm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bestMatch } from "./best-match.ts";
import type { AskedText, KnownTranslation } from "./recall-memory.ts";
import { codedText, translationOf } from "./span-codes.ts";

type Node = string | { readonly kept: string } | { readonly inside: readonly Node[] };

const { node } = fc.letrec<{ node: Node }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.stringMatching(/^[a-c .\n]{0,6}$/),
    fc.record({ kept: fc.constantFrom("", "X", "Yy", "Zé") }),
    fc.record({ inside: fc.array(tie("node"), { maxLength: 4 }) }),
  ),
}));

/** Any text with nested spans and kept words, as a document gives it. */
const askedText: fc.Arbitrary<AskedText> = fc.array(node, { maxLength: 6 }).map((nodes) => {
  const spans: Span[] = [];
  const kept: Span[] = [];
  let text = "";
  const write = (part: Node): void => {
    const start = text.length;
    if (typeof part === "string") text += part;
    else if ("kept" in part) {
      text += part.kept;
      kept.push({ start, end: text.length });
    } else {
      const place = spans.push({ start, end: start }) - 1;
      for (const child of part.inside) write(child);
      spans[place] = { start, end: text.length };
    }
  };
  for (const part of nodes) write(part);
  return { text, spans, kept };
});

describe("spans become codes, and codes spans", () => {
  test("a text that comes back as it went has its spans and words where they were", () => {
    fc.assert(
      fc.property(askedText, (asked) => {
        const coded = codedText(asked);
        const back = translationOf(coded.segment, coded);
        if (asked.text.trim() === "") expect(back).toBeUndefined();
        else expect(back).toEqual(asked);
      }),
      { numRuns: 2000 },
    );
  });

  test("wherever codes come back, each stands once and nested as before, or there is no translation", () => {
    const disturbed = askedText.chain((asked) => {
      const coded = codedText(asked);
      const parts: readonly SegmentPart[] = [...coded.segment, "z"];
      const place = fc.nat(parts.length - 1);
      const moved = fc
        .tuple(place, place)
        .map(([from, to]) => parts.toSpliced(from, 1).toSpliced(to, 0, ...parts.slice(from, from + 1)));
      const twice = place.map((at) => [...parts, ...parts.slice(at, at + 1)]);
      const without = place.map((at) => parts.toSpliced(at, 1));
      const shuffled = fc.shuffledSubarray([...parts], { minLength: parts.length });
      return fc.oneof(moved, moved, twice, without, shuffled).map((target) => ({ asked, coded, target }));
    });
    let usable = 0;
    fc.assert(
      fc.property(disturbed, ({ asked, coded, target }) => {
        const back = translationOf(target, coded);
        if (back === undefined) return;
        usable++;
        expectFaithful(asked, back);
      }),
      { numRuns: 5000 },
    );
    expect(usable).toBeGreaterThan(500);
  });
});

test("a memory's own codes go where they only mark text, and end the use of it where they may stand for words", () => {
  const coded = codedText({ text: "Save now" });
  const bold: Segment = [
    { kind: "bpt", i: 1, content: ["<b>"] },
    "Jetzt",
    { kind: "ept", i: 1, content: ["</b>"] },
    { kind: "hi", content: [" sichern"] },
  ];
  expect(translationOf(bold, coded)?.text).toBe("Jetzt sichern");
  expect(translationOf(["Jetzt ", { kind: "ph", content: ["<img/>"] }], coded)).toBeUndefined();
  expect(translationOf([{ kind: "it", position: "begin", content: ["<b>"] }, "Jetzt"], coded)).toBeUndefined();
});

test("the white space around a translation is that of the asked text", () => {
  const asked = { text: "\n Save \t", spans: [{ start: 2, end: 6 }] };
  const coded = codedText(asked);
  const [lead = "", begin = "", , end = ""] = coded.segment;
  expect(lead).toBe("\n ");
  expect(translationOf([begin, "Sichern", end, "    "], coded)).toEqual({
    ...{ text: "\n Sichern \t", spans: [{ start: 2, end: 9 }], kept: [] },
  });
});

describe("kept words", () => {
  const source = { text: "Open Acme and Acme", kept: [{ start: 5, end: 9 }] };

  test("come back where the translation has them", () => {
    const asked = { text: "Open Acme now", kept: [{ start: 5, end: 9 }] };
    const back = translationOf(["Jetzt Acme öffnen"], codedText(asked));
    expect(back?.kept).toEqual([{ start: 6, end: 10 }]);
  });

  test("that another word of the text is like are not told apart", () => {
    expect(translationOf(["Acme und Acme öffnen"], codedText(source))).toBeUndefined();
  });

  test("that the translation lacks, or has in capitals, are not given up", () => {
    const asked = { text: "Open Acme now", kept: [{ start: 5, end: 9 }] };
    expect(translationOf(["Jetzt öffnen"], codedText(asked))).toBeUndefined();
    expect(translationOf(["ACME ÖFFNEN"], codedText(asked))).toBeUndefined();
  });
});

describe("a memory's tags are exchanged for those of the text", () => {
  const question = { source: "en", target: "de", threshold: 75 };

  test("pairs by the numbers that memories give them, in the translation's order", () => {
    const pair = (i: number, x: number, text: string): Segment => [
      { kind: "bpt", i, x, content: [`<${x}>`] },
      text,
      { kind: "ept", i, content: [`</${x}>`] },
    ];
    const index = createIndex();
    index.add(
      unitOf(
        [...pair(1, 1, "Save"), " and ", ...pair(2, 2, "close")],
        [...pair(1, 2, "Schließen"), " und ", ...pair(2, 1, "sichern")],
      ),
    );
    const asked = {
      text: "Save and close",
      spans: [
        { start: 0, end: 4 },
        { start: 9, end: 14 },
      ],
    };
    expect(bestMatch(index, asked, question)?.match).toEqual({
      kind: "repaired",
      score: 99.5,
      translation: {
        text: "Schließen und sichern",
        spans: [
          { start: 14, end: 21 },
          { start: 0, end: 9 },
        ],
        kept: [],
      },
    });
  });

  test("two that nothing tells apart leave it open which is which, and the match is only similar", () => {
    const pair = (i: number, text: string): Segment => [
      { kind: "bpt", i, content: ["<b>"] },
      text,
      { kind: "ept", i, content: ["</b>"] },
    ];
    const index = createIndex();
    index.add(
      unitOf(
        [...pair(1, "Save"), " and ", ...pair(2, "close")],
        [...pair(1, "Sichern"), " und ", ...pair(2, "schließen")],
      ),
    );
    const spans = [
      { start: 0, end: 4 },
      { start: 9, end: 14 },
    ];
    expect(bestMatch(index, { text: "Save and close", spans }, question)?.match.kind).toBe("similar");
  });
});

function unitOf(source: Segment, target: Segment) {
  const variant = (language: string, segment: Segment) => ({ language, segment, properties: [], notes: [] });
  return { properties: [], notes: [], variants: [variant("en", source), variant("de", target)] };
}

function expectFaithful(asked: AskedText, { text, spans, kept }: KnownTranslation): void {
  const before = [...(asked.spans ?? []), ...(asked.kept ?? [])];
  const after = [...spans, ...kept];
  expect(after).toHaveLength(before.length);
  for (const { start, end } of after) {
    expect(start).toBeLessThanOrEqual(end);
    expect(end).toBeLessThanOrEqual(text.length);
  }
  for (const [index, word] of (asked.kept ?? []).entries()) {
    const place = kept[index];
    expect(text.slice(place?.start, place?.end)).toBe(asked.text.slice(word.start, word.end));
  }
  for (const [one, outer] of before.entries()) {
    for (const [other, inner] of before.entries()) {
      const [newOuter, newInner] = [after[one], after[other]];
      if (one === other || newOuter === undefined || newInner === undefined) continue;
      if (isAround(outer, inner)) expect(isWithin(newOuter, newInner)).toBe(true);
      else if (!isWithin(outer, inner) && !isWithin(inner, outer)) expect(isApart(newOuter, newInner)).toBe(true);
    }
  }
}

/** Beyond doubt: not only at its edge. */
function isAround(outer: Span, inner: Span): boolean {
  return (
    outer.start <= inner.start &&
    inner.end <= outer.end &&
    (outer.start < inner.start || inner.end < outer.end) &&
    inner.start < outer.end &&
    inner.end > outer.start
  );
}

function isWithin(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

function isApart(one: Span, other: Span): boolean {
  return one.end <= other.start || other.end <= one.start;
}
