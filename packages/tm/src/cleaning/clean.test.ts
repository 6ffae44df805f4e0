import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyUnit, listOf, streamOf, unitOf } from "../../test/unit-arbitrary.ts";
import type { Segment } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { clean } from "./clean.ts";
import { duplicates } from "./duplicates.ts";
import { olderThan } from "./older-than.ts";
import { type CleaningRule, reportOnly, unitRule } from "./rule.ts";
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

async function left(rule: CleaningRule, ...units: readonly TranslationUnit[]): Promise<readonly TranslationUnit[]> {
  return listOf(clean(() => streamOf(units), [rule]).units);
}

describe("duplicates", () => {
  test("keeps the first of those with the same source and target", async () => {
    const [one, again, other] = [
      unitOf({ en: "a", de: "b" }, { id: "1" }),
      unitOf({ en: "a", de: "b" }, { id: "2" }),
      unitOf({ en: "a", de: "c" }),
    ];
    expect(await left(duplicates(), one, again, other)).toEqual([one, other]);
    expect(await left(duplicates({ withinId: true }), one, again, one)).toEqual([one, again]);
  });

  test("takes out the translation that is known, and leaves the others of its unit", async () => {
    const units = [unitOf({ en: "a", de: "b" }), unitOf({ en: "a", de: "b", fr: "c" })];
    expect(await left(duplicates(), ...units)).toEqual([units[0], unitOf({ en: "a", fr: "c" })]);
  });

  test("tells codes apart, and not how a language or an accent is written", async () => {
    const code: Segment = ["a", { kind: "ph", content: ["<br>"] }];
    const coded = {
      ...unitOf({ en: "a", de: "b" }),
      variants: [{ language: "en", segment: code, properties: [], notes: [] }, ...unitOf({ de: "b" }).variants],
    };
    const units = [
      unitOf({ en: "a", de: "b" }),
      coded,
      unitOf({ EN: "a", DE: "b" }),
      unitOf({ en: "é", de: "b" }),
      unitOf({ en: "e\u0301", de: "b" }),
    ];
    expect(await left(duplicates(), ...units)).toEqual([units[0], coded, units[3]]);
  });
});

describe("several targets", () => {
  const old = unitOf({ en: "a", de: "old" }, { changed: new Date("2020-01-01"), usageCount: 9 });
  const recent = unitOf({ en: "a", de: "new" }, { changed: new Date("2024-01-01"), usageCount: 1 });
  const undated = unitOf({ en: "a", de: "undated" });
  const french = unitOf({ en: "a", fr: "autre" });

  test.each([
    ["newest", recent],
    ["mostUsed", old],
    ["first", undated],
  ] as const)("keeps the %s", async (keep, expected) => {
    expect(await left(severalTargets({ keep }), undated, old, recent, french)).toEqual([expected, french]);
  });

  test("keeps the first of equals", async () => {
    const other = unitOf({ en: "a", de: "other" }, { changed: new Date("2024-01-01"), usageCount: 9 });
    expect(await left(severalTargets({ keep: "newest" }), recent, other)).toEqual([recent]);
    expect(await left(severalTargets({ keep: "mostUsed" }), other, old)).toEqual([other]);
  });

  test("needs a way to read the units twice", () => {
    const units = streamOf([]);
    expect(() => clean(units, [severalTargets({ keep: "newest" })])).toThrow("Give a function that reads them anew");
    expect(() => clean(units, [severalTargets({ keep: "first" })])).not.toThrow();
  });

  test("chooses among what the rules before it left", async () => {
    const units = [old, unitOf({ en: "a", de: "" }, { changed: new Date("2025-01-01") })];
    const { units: cleaned, report } = clean(() => streamOf(units), [empty(), severalTargets({ keep: "newest" })]);
    expect(await listOf(cleaned)).toEqual([old]);
    expect(report.rules.map(({ dropped }) => dropped)).toEqual([1, 0]);
  });
});

test("takes out what has no text", async () => {
  const code: Segment = [" ", { kind: "ph", content: ["x"] }];
  const coded = {
    ...unitOf({ en: "a" }),
    variants: [...unitOf({ en: "a" }).variants, { language: "de", segment: code, properties: [], notes: [] }],
  };
  expect(await left(empty(), unitOf({ en: "", de: "b" }), unitOf({ en: "a", de: "\u00a0" }), coded)).toEqual([]);
});

test("takes out what is its own source, but neither figures nor other regions", async () => {
  const kept = [
    unitOf({ en: "42", de: "42" }),
    unitOf({ "en-US": "Colour", "en-GB": "Colour" }),
    unitOf({ en: "a", de: "A" }),
  ];
  expect(await left(sourceEqualsTarget(), unitOf({ en: "Save", de: " Save" }), ...kept)).toEqual(kept);
});

test("takes out what has other numbers", async () => {
  const kept = [unitOf({ en: "1,000.5 km", de: "1.000,5 km" }), unitOf({ en: "two", de: "2" })];
  expect(await left(numbersDiffer(), unitOf({ en: "5 GB", de: "6 GB" }), ...kept)).toEqual(kept);
});

test("takes out what has other codes, in whatever order they stand and however they are numbered", async () => {
  const withSegments = (source: Segment, target: Segment): TranslationUnit => ({
    ...unitOf({}),
    variants: [
      { language: "en", segment: source, properties: [], notes: [] },
      { language: "de", segment: target, properties: [], notes: [] },
    ],
  });
  const code = (x: number, text: string) => ({ kind: "ph", x, content: [text] }) as const;
  const same = withSegments([code(1, "a"), "x", code(2, "b")], [code(9, "b"), "y", code(8, "a")]);
  const withSub = withSegments(
    [{ kind: "ph", content: ["alt=", { kind: "sub", content: ["cat"] }] }],
    [{ kind: "ph", content: ["alt=", { kind: "sub", content: ["Katze"] }] }],
  );
  const lost = withSegments([code(1, "a"), "x"], ["y"]);
  const twice = withSegments([code(1, "a"), "x"], [code(1, "a"), code(1, "a"), "y"]);
  expect(await left(codesDiffer(), same, lost, twice, withSub)).toEqual([same, withSub]);
});

test("takes out what is much longer or shorter", async () => {
  const long = "word ".repeat(20);
  const kept = [
    unitOf({ en: long, de: long.slice(0, 40) }),
    unitOf({ en: "OK", de: "In Ordnung" }),
    unitOf({ zh: "字".repeat(20), en: long }),
  ];
  expect(await left(lengthRatio(), unitOf({ en: long, de: "x" }), ...kept)).toEqual(kept);
  expect(() => lengthRatio({ most: 0.5 })).toThrow(RangeError);
});

test("takes out what is in another language than it says", async () => {
  const english = "This is a text in the English language";
  const german = "Dies ist ein Text in deutscher Sprache";
  const detect = (text: string) => (text.includes("the") ? "en" : text.includes("ein") ? "de" : undefined);
  const kept = [
    unitOf({ en: english, "de-AT": german }),
    unitOf({ en: english, de: "the" }),
    unitOf({ en: english, de: "?".repeat(50) }),
  ];
  expect(
    await left(
      wrongLanguage({ detect }),
      unitOf({ en: english, de: english }),
      unitOf({ en: german, de: german }),
      ...kept,
    ),
  ).toEqual(kept);
});

test("takes control characters out of texts and leaves the rest", async () => {
  const unit = unitOf({ en: "a\u0000\u001b\ufffe\ud800b\t\n\u200d", de: "b" });
  expect(await left(controlCharacters(), unit)).toEqual([unitOf({ en: "ab\t\n\u200d", de: "b" })]);
});

test("takes out what was not changed since a date", async () => {
  const date = new Date("2022-01-01");
  const old = unitOf({ en: "a" }, { changed: new Date("2021-12-31") });
  const kept = [
    unitOf({ en: "a" }, { changed: date }),
    unitOf({ en: "a" }),
    { ...old, variants: [{ language: "en", segment: ["a"], properties: [], notes: [], created: date }] },
  ];
  expect(await left(olderThan({ date }), old, ...kept)).toEqual(kept);
  expect(await left(olderThan({ date, undated: "drop" }), unitOf({ en: "a" }))).toEqual([]);
});

describe("the report", () => {
  const units = [
    unitOf({ en: "a", de: "" }, { id: "one" }),
    unitOf({ en: "a", de: "b", fr: "" }),
    unitOf({ en: "a" }),
    unitOf({ en: "a\u0001", de: "b" }),
  ];

  test("counts for each rule and names the first units, without their texts", async () => {
    const cleaning = clean(streamOf(units), [empty(), controlCharacters()]);
    await listOf(cleaning.units);
    expect(JSON.parse(JSON.stringify(cleaning.report))).toEqual({
      read: 4,
      kept: 3,
      dropped: 1,
      changed: 2,
      rules: [
        {
          name: "empty",
          dropped: 1,
          changed: 1,
          removedVariants: 1,
          unjudged: 1,
          samples: [
            { number: 1, id: "one", action: "dropped" },
            { number: 2, action: "changed" },
          ],
        },
        {
          name: "control-characters",
          dropped: 0,
          changed: 1,
          removedVariants: 0,
          unjudged: 0,
          samples: [{ number: 4, action: "changed" }],
        },
      ],
    });
  });

  test("holds no more samples than asked for, and texts where asked for", async () => {
    const cleaning = clean(streamOf(units), [empty()], { samples: 1, sampleTexts: true });
    await listOf(cleaning.units);
    expect(cleaning.report.rules[0]?.samples).toEqual([
      {
        number: 1,
        id: "one",
        action: "dropped",
        texts: [
          { language: "en", text: "a" },
          { language: "de", text: "" },
        ],
      },
    ]);
  });

  test("says what a rule would do that only reports", async () => {
    const cleaning = clean(streamOf(units), [reportOnly(empty())]);
    expect(await listOf(cleaning.units)).toEqual(units);
    expect(cleaning.report).toMatchObject({ dropped: 0, changed: 0, rules: [{ dropped: 1, changed: 1 }] });
  });
});

test("refuses two rules of one name", () => {
  expect(() => clean(streamOf([]), [empty(), empty()])).toThrow("Two rules have the same name");
});

test("ends with the signal's reason", async () => {
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(listOf(clean(streamOf([unitOf({})]), [empty()], { signal }).units)).rejects.toThrow("enough");
});

test("takes the source language that it is told", async () => {
  const unit = unitOf({ de: "b", en: "" });
  const cleaning = clean(streamOf([unit]), [unitRule("see", (seen) => seen), empty()], { from: "en" });
  expect(await listOf(cleaning.units)).toEqual([]);
});

test("whatever the units, none is lost without being counted, and a second cleaning changes nothing", async () => {
  const rules = () => [empty(), sourceEqualsTarget(), duplicates(), severalTargets({ keep: "newest" })];
  await fc.assert(
    fc.asyncProperty(fc.array(anyUnit, { maxLength: 12 }), async (units) => {
      const first = clean(() => streamOf(units), rules());
      const cleaned = await listOf(first.units);
      expect(first.report.kept).toBe(cleaned.length);
      expect(first.report.kept + first.report.dropped).toBe(units.length);
      expect(first.report.rules.reduce((dropped, rule) => dropped + rule.dropped, 0)).toBe(first.report.dropped);
      const second = clean(() => streamOf(cleaned), rules());
      expect(await listOf(second.units)).toEqual(cleaned);
    }),
    { numRuns: 300 },
  );
});
