import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anySegment } from "../../test/segment-arbitrary.ts";
import { plainText, type Segment } from "../model/segment.ts";
import { readSrx } from "./read-srx.ts";
import { createSegmenter } from "./segmenter.ts";

const rules = await readSrx(await readFile(new URL("fixtures/sample.srx", import.meta.url)));

describe("by Unicode's rules", () => {
  test("cuts after the white space that follows a sentence", () => {
    const segmenter = createSegmenter({ language: "en" });
    expect(segmenter.splitText("One. Two? Three")).toEqual(["One. ", "Two? ", "Three"]);
    expect(segmenter.splitText("")).toEqual([]);
  });

  test("knows the full stops of other scripts", () => {
    expect(createSegmenter({ language: "ja" }).splitText("一つ。二つ。")).toEqual(["一つ。", "二つ。"]);
    expect(createSegmenter({ language: "hi" }).splitText("एक। दो।")).toEqual(["एक। ", "दो।"]);
  });

  test("takes a language that is no tag", () => {
    expect(createSegmenter({ language: "not a tag" }).splitText("One. Two.")).toEqual(["One. ", "Two."]);
  });
});

describe("by the rules of an SRX file", () => {
  test("lets the first rule that fits decide", () => {
    const segmenter = createSegmenter({ language: "en-GB", rules });
    expect(segmenter.splitText("Dr. Who met J. R. Smith at 3 p.m. sharp. “Go!” He went.\nDone.")).toEqual([
      "Dr. Who met J. R. Smith at 3 p.m. sharp.",
      " “Go!”",
      " He went.",
      "\nDone.",
    ]);
    expect(segmenter.splitText("1. First step. Second step.")).toEqual(["1. First step.", " Second step."]);
  });

  test("adds up the rules of all matching language maps", () => {
    const german = createSegmenter({ language: "DE_at", rules });
    expect(german.splitText("Das ist z. B. am 3. Mai so. Ja.")).toEqual(["Das ist z. B. am 3. Mai so.", " Ja."]);
    expect(createSegmenter({ language: "ja", rules }).splitText("「一つ。」二つ。Ok. Da")).toEqual([
      "「一つ。」",
      "二つ。",
      "Ok.",
      " Da",
    ]);
  });

  test("takes the first map alone where the file does not cascade", () => {
    const segmenter = createSegmenter({ language: "en", rules: { ...rules, cascade: false } });
    expect(segmenter.splitText("One. Two.")).toEqual(["One. Two."]);
  });

  test("refuses a language that no map is for", () => {
    const onlyEnglish = { ...rules, languageMaps: rules.languageMaps.slice(0, 1) };
    expect(() => createSegmenter({ language: "fr", rules: onlyEnglish })).toThrow(
      'No languagemap of the SRX file is for "fr"',
    );
  });
});

describe("a segment with codes", () => {
  const segmenter = createSegmenter({ language: "en", rules });
  const bold = { kind: "bpt", i: 1, x: 1, content: ["<b>"] } as const;
  const boldEnd = { kind: "ept", i: 1, content: ["</b>"] } as const;
  const image = { kind: "ph", x: 2, content: ["<img/>"] } as const;

  test("keeps codes on the side that the rules name", () => {
    const { sentences } = segmenter.splitSegment(["A ", bold, "b.", boldEnd, image, " C."]);
    expect(sentences).toEqual([
      ["A ", bold, "b.", boldEnd],
      [image, " C."],
    ]);
    const before = createSegmenter({
      language: "en",
      rules: { ...rules, codeSides: { start: true, end: true, isolated: true } },
    });
    expect(before.splitSegment(["Oh.", image, bold, " B.", boldEnd]).sentences).toEqual([
      ["Oh.", image, { kind: "it", position: "begin", x: 1, content: ["<b>"] }],
      [" B.", { kind: "it", position: "end", content: ["</b>"] }],
    ]);
  });

  test("of equally good places takes the one that parts no pair", () => {
    const codeSides = { start: true, end: false, isolated: true };
    const { sentences } = createSegmenter({ language: "en", rules: { ...rules, codeSides } }).splitSegment([
      "Oh.",
      bold,
      boldEnd,
      image,
      " By.",
    ]);
    expect(sentences).toEqual([["Oh.", bold, boldEnd, image], [" By."]]);
  });

  test("makes the halves of a pair that is cut isolated codes, and a pair again", () => {
    const segment: Segment = ["A ", bold, "b. C", boldEnd, " d."];
    const { sentences, join } = segmenter.splitSegment(segment);
    const begin = { kind: "it", position: "begin", x: 1, content: ["<b>"] } as const;
    const end = { kind: "it", position: "end", content: ["</b>"] } as const;
    expect(sentences).toEqual([
      ["A ", begin, "b."],
      [" C", end, " d."],
    ]);
    expect(join(sentences)).toEqual(segment);
    expect(
      join([
        [begin, "X."],
        [" Y", end],
      ]),
    ).toEqual([bold, "X. Y", boldEnd]);
  });

  test("marks both halves of marked text that is cut", () => {
    const segment: Segment = [{ kind: "hi", type: "term", content: ["Oh.", image, " By."] }, " C."];
    const { sentences, join } = segmenter.splitSegment(segment);
    expect(sentences).toEqual([
      [{ kind: "hi", type: "term", content: ["Oh."] }],
      [{ kind: "hi", type: "term", content: [image, " By."] }],
      [" C."],
    ]);
    expect(join(sentences)).toEqual(segment);
  });

  test("does not break in text that is inside of a code", () => {
    const segment: Segment = ["A", { kind: "ph", content: [{ kind: "sub", content: ["One. Two."] }] }, " b."];
    expect(segmenter.splitSegment(segment).sentences).toEqual([segment]);
  });

  test("refuses to join another number of sentences", () => {
    const { sentences, join } = segmenter.splitSegment(["Oh. B."]);
    expect(() => join(sentences.slice(1))).toThrow("cut into 2 sentences, not 1");
  });
});

test("sentences together are the text", () => {
  const segmenters = ["en", "de", "ja"].flatMap((language) => [
    createSegmenter({ language }),
    createSegmenter({ language, rules }),
  ]);
  const text = fc.string({
    unit: fc.oneof(fc.constantFrom(..."Aa. ?!\n。1"), fc.string({ unit: "binary", maxLength: 1 })),
  });
  fc.assert(
    fc.property(fc.constantFrom(...segmenters), text, (segmenter, text) => {
      const sentences = segmenter.splitText(text);
      expect(sentences.join("")).toBe(text);
      expect(sentences).not.toContain("");
    }),
  );
});

test("a split segment joined is the segment, and its sentences are those of its text", () => {
  const segmenters = [createSegmenter({ language: "en" }), createSegmenter({ language: "en", rules })];
  fc.assert(
    fc.property(fc.constantFrom(...segmenters), anySegment, (segmenter, segment) => {
      const { sentences, join } = segmenter.splitSegment(segment);
      expect(join(sentences)).toEqual(segment);
      if (plainText(segment) !== "") {
        expect(sentences.map(plainText)).toEqual(segmenter.splitText(plainText(segment)));
      }
      for (const sentence of sentences) expectPaired(sentence);
    }),
    { numRuns: 2000 },
  );
});

/** No half of a pair is without the other. */
function expectPaired(sentence: Segment): void {
  const numbers = (kind: "bpt" | "ept") => new Set(numbersIn(sentence, kind));
  expect(numbers("bpt")).toEqual(numbers("ept"));
}

function numbersIn(segment: Segment, kind: "bpt" | "ept"): readonly number[] {
  return segment.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.kind === "hi" || part.kind === "unknown") return numbersIn(part.content, kind);
    return part.kind === kind ? [part.i] : [];
  });
}

test("a segment of very many codes and sentences is split and joined", () => {
  const codes = Array.from({ length: 10_000 }, (_, i) => ({ kind: "bpt", i, content: ["<b>"] }) as const);
  const segment: Segment = [
    "One. ",
    ...codes,
    "Two. ",
    ...codes.map(({ i }) => ({ kind: "ept", i, content: [] }) as const),
  ];
  const { sentences, join } = createSegmenter({ language: "en" }).splitSegment(segment);
  expect(sentences).toHaveLength(2);
  expect(join(sentences)).toEqual(segment);
});
