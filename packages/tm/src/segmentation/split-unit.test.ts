import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anySegment } from "../../test/segment-arbitrary.ts";
import { unitOf } from "../../test/unit-arbitrary.ts";
import { plainText, type Segment } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { readSrx } from "./read-srx.ts";
import { createUnitSplitter } from "./split-unit.ts";

const split = createUnitSplitter();

test("makes a unit of each sentence", () => {
  const about = { id: "p", properties: [{ type: "client", value: "x" }] };
  expect(split(unitOf({ en: "One dog. Two cats!", de: "Ein Hund.  Zwei Katzen!" }, about))).toEqual([
    unitOf({ en: "One dog.", de: "Ein Hund." }, { ...about, id: "p.1", segmentation: "sentence" }),
    unitOf({ en: "Two cats!", de: "Zwei Katzen!" }, { ...about, id: "p.2", segmentation: "sentence" }),
  ]);
});

test("uses the rules that it is given", async () => {
  const rules = await readSrx(await readFile(new URL("fixtures/sample.srx", import.meta.url)));
  const unit = unitOf({ en: "Dr. Low is in. Wait.", de: "Dr. Low ist da. Warten Sie." });
  expect(createUnitSplitter({ rules })(unit)).toHaveLength(2);
});

test.each([
  ["one variant", unitOf({ en: "One. Two." })],
  ["one sentence", unitOf({ en: "One.", de: "Eins." })],
  ["another number of sentences", unitOf({ en: "One. Two.", de: "Eins und zwei." })],
  ["a third language with another number", unitOf({ en: "One. Two.", de: "Eins. Zwei.", fr: "Un et deux." })],
  ["numbers that stand in other sentences", unitOf({ en: "Buy 30. Pay now.", de: "Kaufen. Zahlen Sie 30 jetzt." })],
  ["no text", unitOf({ en: "", de: "" })],
])("leaves a unit with %s alone", (_what, unit) => {
  expect(split(unit)).toBeUndefined();
});

test("leaves a unit alone whose codes stand in other sentences, or would be cut", () => {
  const code = { kind: "ph", content: ["<br>"] } as const;
  const begin = { kind: "bpt", i: 1, content: ["<b>"] } as const;
  const end = { kind: "ept", i: 1, content: ["</b>"] } as const;
  expect(split(twoSegments(["One. ", code, "Two."], [code, "Eins. Zwei."]))).toBeUndefined();
  expect(split(twoSegments([begin, "One. Two.", end], [begin, "Eins. Zwei.", end]))).toBeUndefined();
  const marked = (text: string): Segment => [{ kind: "hi", content: [text] }];
  expect(split(twoSegments(marked("One. Two."), marked("Eins. Zwei.")))).toBeUndefined();
  expect(split(twoSegments(["One. ", begin, "Two", end, "."], ["Eins. ", begin, "Zwei", end, "."]))).toHaveLength(2);
});

test("whatever the segments, no text and no code is lost", () => {
  fc.assert(
    fc.property(anySegment, (segment) => {
      const parts = split(twoSegments(segment, segment));
      if (parts === undefined) return;
      const joined = parts.flatMap(({ variants }) => variants[0]?.segment ?? []);
      expect(withoutSpace(plainText(joined))).toBe(withoutSpace(plainText(segment)));
      expect(joined.filter((part) => typeof part !== "string")).toEqual(
        segment.filter((part) => typeof part !== "string"),
      );
    }),
    { numRuns: 1000 },
  );
});

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, "");
}

function twoSegments(one: Segment, other: Segment): TranslationUnit {
  const [en, de] = [one, other].map((segment, at) => ({
    language: at === 0 ? "en" : "de",
    segment,
    properties: [],
    notes: [],
  }));
  return { properties: [], notes: [], variants: en && de ? [en, de] : [] };
}
