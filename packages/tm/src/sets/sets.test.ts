import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyUnit, listOf, streamOf, unitOf } from "../../test/unit-arbitrary.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { diffUnits } from "./diff.ts";
import { type MergeOptions, mergeUnits } from "./merge.ts";
import { splitUnits, TooManyPartsError } from "./split.ts";
import { memoryStatistics } from "./statistics.ts";

const day = (number: number) => new Date(Date.UTC(2024, 0, number));
const again = (units: readonly TranslationUnit[]) => () => streamOf(units);

describe("merging", () => {
  const old = [unitOf({ en: "a", de: "old" }, { id: "1", changed: day(1) }), unitOf({ en: "c", de: "d" })];
  const recent = [unitOf({ en: "a", de: "new" }, { id: "2", changed: day(2) }), unitOf({ en: "c", de: "d" })];

  async function merged(options: MergeOptions) {
    const { units, report } = mergeUnits([again(old), again(recent)], options);
    return { units: await listOf(units), report };
  }

  test("keeps the first of one source", async () => {
    const { units, report } = await merged({});
    expect(units).toEqual(old);
    expect({ ...report }).toEqual({
      readFrom: [2, 2],
      read: 4,
      kept: 2,
      dropped: 2,
      changed: 0,
      removedVariants: 0,
      unjudged: 0,
    });
  });

  test("keeps the newest, or all that differ", async () => {
    expect((await merged({ keep: "newest" })).units).toEqual([old[1], recent[0]]);
    expect((await merged({ keep: "newest" })).report.readFrom).toEqual([2, 2]);
    expect((await merged({ keep: "both" })).units).toEqual([...old, recent[0]]);
  });

  test("goes by id where asked to, and keeps units without one", async () => {
    const { units } = mergeUnits([again([unitOf({ en: "a", de: "b" }, { id: "1" }), ...recent]), again(old)], {
      by: "id",
    });
    expect(await listOf(units)).toEqual([unitOf({ en: "a", de: "b" }, { id: "1" }), ...recent, old[1]]);
  });

  test.each(["first", "newest", "both"] as const)("by id keeps every unit without one, with %s", async (keep) => {
    const units = [
      unitOf({ en: "a", de: "b" }),
      unitOf({ en: "a", de: "b" }),
      unitOf({ en: "a", de: "b" }, { id: "" }),
    ];
    const twice = [...units, unitOf({ en: "a", de: "b" }, { id: "1" }), unitOf({ en: "a", de: "b" }, { id: "1" })];
    const merge = mergeUnits([again(twice)], { by: "id", keep });
    expect(await listOf(merge.units)).toEqual(twice.slice(0, 4));
    const alone = mergeUnits([again([unitOf({ en: "a" }), ...units])], { by: "id", keep });
    await listOf(alone.units);
    expect(alone.report.unjudged).toBe(1);
  });

  test("loses no language that only the later memory has", async () => {
    const { units } = mergeUnits([again(old), again([unitOf({ en: "a", de: "x", fr: "y" })])]);
    expect(await listOf(units)).toEqual([...old, unitOf({ en: "a", fr: "y" })]);
  });

  test("a memory merged with itself is itself without its repeats, and each translation is in one of the two", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyUnit, { maxLength: 8 }), fc.array(anyUnit, { maxLength: 8 }), async (one, other) => {
        const { units, report } = mergeUnits([again(one), again(other)], { keep: "both" });
        const merged = await listOf(units);
        expect(report.kept + report.dropped).toBe(one.length + other.length);
        const differences = await listOf(diffUnits(again(merged), again(merged)).differences);
        expect(differences).toEqual([]);
        const twice = mergeUnits([again(merged), again(merged.filter(({ variants }) => variants.length > 1))], {
          keep: "both",
        });
        expect(await listOf(twice.units)).toEqual(merged);
      }),
      { numRuns: 200 },
    );
  });
});

describe("comparing", () => {
  test("says what was added, removed and changed, and what of it", async () => {
    const kept = unitOf({ en: "kept", de: "x" });
    const before = [unitOf({ en: "gone", de: "x" }), kept, unitOf({ en: "a", de: "b", fr: "c" }, { changed: day(1) })];
    const code = { kind: "ph", content: [] } as const;
    const changed: TranslationUnit = {
      ...unitOf({ en: "a", it: "d" }, { changed: day(2) }),
      variants: [
        ...unitOf({ en: "a", it: "d" }).variants,
        { language: "de", segment: ["b", code], properties: [], notes: [{ text: "checked" }] },
      ],
    };
    const { differences, report } = diffUnits(again(before), again([changed, unitOf({ en: "new" }), kept]));
    expect(await listOf(differences)).toEqual([
      { kind: "added", unit: unitOf({ en: "new" }) },
      { kind: "removed", unit: before[0] },
      {
        kind: "changed",
        before: before[2],
        after: changed,
        changes: [
          { part: "history" },
          { part: "removed", language: "fr" },
          { part: "added", language: "it" },
          { part: "codes", language: "de" },
          { part: "notes", language: "de" },
        ],
      },
    ]);
    expect(report).toEqual({ added: 1, removed: 1, changed: 1, unchanged: 1 });
  });

  test("attributes that the model has no name for are a change too", async () => {
    const extraAttributes = [{ name: "x-rank", value: "1" }];
    const before = unitOf({ en: "a", de: "b" });
    const changedVariants = before.variants.map((variant, at) =>
      at === 0 ? { ...variant, segmentAttributes: extraAttributes } : { ...variant, extraAttributes },
    );
    const after = { ...before, notes: [{ text: "n", extraAttributes }], variants: changedVariants };
    const old = { ...before, notes: [{ text: "n" }] };
    const { differences } = diffUnits(again([old]), again([after]));
    expect(await listOf(differences)).toMatchObject([
      {
        changes: [{ part: "notes" }, { part: "history", language: "en" }, { part: "history", language: "de" }],
      },
    ]);
  });

  test("by id a changed source is a change", async () => {
    const { differences } = diffUnits(
      again([unitOf({ en: "a" }, { id: "1" })]),
      again([unitOf({ en: "b" }, { id: "1" })]),
      { by: "id" },
    );
    expect(await listOf(differences)).toMatchObject([{ kind: "changed", changes: [{ part: "text", language: "en" }] }]);
  });

  test("with what it finds one memory can be made into the other", async () => {
    const json = (units: readonly TranslationUnit[]) => units.map((unit) => JSON.stringify(unit)).sort();
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyUnit, { maxLength: 8 }),
        fc.array(anyUnit, { maxLength: 8 }),
        fc.constantFrom("id", "source"),
        async (one, other, by) => {
          const made = [...one];
          const take = (unit: TranslationUnit) => made.splice(made.indexOf(unit), 1);
          const { differences, report } = diffUnits(again(one), again(other), { by });
          const found = await listOf(differences);
          for (const each of found) {
            if (each.kind === "removed") take(each.unit);
            else if (each.kind === "added") made.push(each.unit);
            else {
              expect(each.changes).not.toEqual([]);
              take(each.before);
              made.push(each.after);
            }
          }
          expect(json(made.map(inOrder))).toEqual(json(other.map(inOrder)));
          expect(report.unchanged + report.changed + report.removed).toBe(one.length);
          expect(report.unchanged + report.changed + report.added).toBe(other.length);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test("languages that are only written in another way are no difference", async () => {
  const old = unitOf({ "en-US": "a", de: "b" }, { id: "x", sourceLanguage: "en-US" });
  const recent = unitOf({ "EN-US": "a", DE: "b" }, { id: "x", sourceLanguage: "EN-us" });
  const { differences, report } = diffUnits(
    () => streamOf([old]),
    () => streamOf([recent]),
    { by: "id" },
  );
  expect(await listOf(differences)).toEqual([]);
  expect(report.unchanged).toBe(1);
});

/** The order of languages within a unit is none of its content. */
function inOrder(unit: TranslationUnit): TranslationUnit {
  return {
    ...unit,
    variants: unit.variants.toSorted((a, b) => (a.language < b.language ? -1 : a.language > b.language ? 1 : 0)),
  };
}

describe("splitting", () => {
  const units = [unitOf({ en: "a", de: "b", "fr-fr": "c" }), unitOf({ en: "a" }), unitOf({ EN: "x", de: "y" })];
  const parts = async (by: Parameters<typeof splitUnits>[1]["by"]) =>
    (await listOf(splitUnits(streamOf(units), { by }))).map(({ part, unit }) => [part, unit]);

  test("by count", async () => {
    expect((await parts({ kind: "count", units: 2 })).map(([part]) => part)).toEqual(["1", "1", "2"]);
    await expect(parts({ kind: "count", units: 0 })).rejects.toThrow("A part has 1 unit or more, not 0");
  });

  test("by pair of languages, each unit in every part that it has a translation for", async () => {
    expect(await parts({ kind: "languages" })).toEqual([
      ["en→de", unitOf({ en: "a", de: "b" })],
      ["en→fr-FR", unitOf({ en: "a", "fr-fr": "c" })],
      ["", units[1]],
      ["en→de", units[2]],
    ]);
  });

  test("by the value of a property", async () => {
    const marked = unitOf({ en: "a" }, { properties: [{ type: "client", value: "one" }] });
    const split = splitUnits(streamOf([marked, ...units]), { by: { kind: "property", type: "client" } });
    expect((await listOf(split)).map(({ part }) => part)).toEqual(["one", "", "", ""]);
  });

  test("into no more parts than may be", async () => {
    const split = splitUnits(streamOf(units), { by: { kind: "count", units: 1 }, mostParts: 2 });
    await expect(listOf(split)).rejects.toThrow(TooManyPartsError);
  });
});

test("counts what a memory holds", async () => {
  const units = [
    unitOf({ en: "Two words", DE: "Zwei Wörter" }, { id: "1", created: day(3), createdBy: "ann" }),
    unitOf({ en: "Two words", de: "Zwei Wörter" }, { changed: day(5), changedBy: "ann" }),
    unitOf({ en: "Alone" }, { lastUsed: day(1), createdBy: "bob" }),
  ];
  expect(await memoryStatistics(streamOf(units))).toEqual({
    units: 3,
    unitsWithId: 1,
    unitsWithoutTranslation: 1,
    languages: [
      { language: "en", segments: 3, words: 5, characters: 23, charactersWithoutSpaces: 21, codes: 0 },
      { language: "de", segments: 2, words: 4, characters: 22, charactersWithoutSpaces: 20, codes: 0 },
    ],
    duplicates: 1,
    from: day(1),
    to: day(5),
    people: [
      { name: "ann", made: 1, changed: 1 },
      { name: "bob", made: 1, changed: 0 },
    ],
    others: { made: 0, changed: 0 },
  });
});

test("no number of people and languages takes memory without end", async () => {
  const units = Array.from({ length: 3000 }, (_, at) => unitOf({ [`x-${at}`]: "a" }, { createdBy: `person ${at}` }));
  const { people, others, languages } = await memoryStatistics(streamOf(units));
  expect([people.length, others.made]).toEqual([1000, 2000]);
  expect([languages.length, languages[0]?.language, languages[0]?.segments]).toEqual([1001, "und", 2000]);
});
