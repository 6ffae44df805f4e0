import fc from "fast-check";
import { expect, test } from "vitest";
import { anySegment } from "../../test/segment-arbitrary.ts";
import { listOf, streamOf, unitOf } from "../../test/unit-arbitrary.ts";
import { clean } from "./clean.ts";
import { duplicates } from "./duplicates.ts";
import { olderThan } from "./older-than.ts";
import { severalTargets } from "./several-targets.ts";
import {
  codesDiffer,
  controlCharacters,
  empty,
  lengthRatio,
  numbersDiffer,
  sourceEqualsTarget,
  wrongLanguage,
} from "./text-rules.ts";

const rules = () => [
  controlCharacters(),
  empty(),
  sourceEqualsTarget(),
  numbersDiffer(),
  codesDiffer(),
  lengthRatio(),
  wrongLanguage({ detect: () => undefined }),
  olderThan({ date: new Date(0) }),
  duplicates(),
  severalTargets({ keep: "mostUsed" }),
];

test("any text and any codes are cleaned without an error, and nothing is left over", async () => {
  const text = fc.string({ unit: "binary", maxLength: 30 });
  const segment = fc.oneof(
    text.map((text) => (text === "" ? [] : [text])),
    anySegment,
  );
  const unit = fc.array(segment, { maxLength: 3 }).map((segments) => ({
    ...unitOf({}, { usageCount: Number.NaN, changed: new Date(Number.NaN) }),
    variants: segments.map((segment, at) => ({
      language: ["en", "", "*all*"][at] ?? "",
      segment,
      properties: [],
      notes: [],
    })),
  }));
  await fc.assert(
    fc.asyncProperty(fc.array(unit, { maxLength: 5 }), async (units) => {
      const { units: cleaned, report } = clean(() => streamOf(units), rules());
      expect((await listOf(cleaned)).length).toBe(report.kept);
      expect(report.read).toBe(units.length);
      expect(report.kept + report.dropped).toBe(units.length);
    }),
  );
});

test("names that objects have of themselves are ids, languages and texts like others", async () => {
  const units = ["__proto__", "constructor", "hasOwnProperty"].flatMap((name) => [
    unitOf({ en: `a ${name}`, de: name }, { id: name }),
    unitOf({ en: `a ${name}`, de: name }, { id: name }),
  ]);
  const { units: cleaned } = clean(() => streamOf(units), rules());
  expect((await listOf(cleaned)).map(({ id }) => id)).toEqual(["__proto__", "constructor", "hasOwnProperty"]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test("very long texts, and units of very many languages", async () => {
  const long = "1,2 ".repeat(100_000);
  const many = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`x-${at}`, `text ${at}`]));
  const { units: cleaned, report } = clean(
    () => streamOf([unitOf({ en: long, de: `${long} x` }), unitOf(many)]),
    rules(),
  );
  await listOf(cleaned);
  expect(report.read).toBe(2);
});

test("a rule that fails ends the cleaning with its error, and closes the units", async () => {
  let isClosed = false;
  async function* units() {
    try {
      yield unitOf({ en: "a".repeat(50), de: "b".repeat(50) });
    } finally {
      isClosed = true;
    }
  }
  const detect = () => {
    throw new Error("no detector");
  };
  await expect(listOf(clean(units(), [wrongLanguage({ detect })]).units)).rejects.toThrow("no detector");
  expect(isClosed).toBe(true);
});
