import fc from "fast-check";
import { expect, test } from "vitest";
import { units as arbitraryUnits } from "../../test/arbitrary-tmx.ts";
import { readAll } from "../../test/read-all.ts";
import { unit } from "../../test/units.ts";
import type { Segment } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import type { UnitReader } from "../reading/reader.ts";
import type { CsvColumn } from "./csv/csv-columns.ts";
import { formats } from "./formats.ts";
import { DropReport } from "./losses.ts";

type Bytes = ReadableStream<Uint8Array>;

const pair = { sourceLanguage: "en", targetLanguage: "de-DE" };
const columns: readonly CsvColumn[] = [
  { kind: "id" },
  { kind: "language", language: "en" },
  { kind: "language", language: "de_DE" },
  { kind: "note" },
  { kind: "property", type: "p" },
];

const dropping = (drop: DropReport | undefined) => (drop === undefined ? {} : { drop });
const { po, csv, tsv, i18next } = formats;
const names = ["xliff-1.2", "xliff-2"] as const;
const xliff = names.map((name) => {
  const write = (units: readonly TranslationUnit[], drop?: DropReport) =>
    formats[name].write(units, { ...pair, ...dropping(drop) });
  return { name, write, read: (bytes: Bytes) => formats[name].read(bytes) };
});
const others = [
  {
    name: "po",
    write: (units: readonly TranslationUnit[], drop?: DropReport) =>
      po.write(units, { ...pair, contextAs: "id", ...dropping(drop) }),
    read: (bytes: Bytes): UnitReader => po.read(bytes, { contextAs: "id" }),
  },
  {
    name: "csv",
    write: (units: readonly TranslationUnit[], drop?: DropReport) => csv.write(units, { columns, ...dropping(drop) }),
    read: (bytes: Bytes) => csv.read(bytes),
  },
  {
    name: "tsv",
    write: (units: readonly TranslationUnit[], drop?: DropReport) =>
      tsv.write(units, { columns, mark: true, ...dropping(drop) }),
    read: (bytes: Bytes) => tsv.read(bytes),
  },
  {
    name: "i18next",
    write: (units: readonly TranslationUnit[], drop?: DropReport) =>
      i18next.write(units, { language: "en", ...dropping(drop) }),
    read: (bytes: Bytes) => i18next.read(bytes, pair),
  },
];

/** Units of TMX that have a text in the source language, most of them also in the target's. */
const units = arbitraryUnits.map((given): TranslationUnit => {
  const variants = given.variants.slice(0, 2).map((variant, index) => ({
    ...variant,
    language: index === 0 ? pair.sourceLanguage : pair.targetLanguage,
  }));
  return { ...given, sourceLanguage: pair.sourceLanguage, variants };
});

function nested(depth: number): Segment {
  let segment: Segment = ["a"];
  for (let level = 0; level < depth; level += 1) segment = [{ kind: "hi", content: segment }];
  return segment;
}

test.each([...xliff, ...others])(
  "$name: a unit nested without end is refused, or left out, and no stack overflows",
  async ({ write, read }) => {
    const deep = unit(nested(100_000), "a", { id: "deep" });
    await expect(new Response(write([deep])).text()).rejects.toMatchObject({ loss: { part: "unit", index: 0 } });
    const drop = new DropReport();
    const { units } = await readAll(read(write([deep, unit("a", "b", { id: "flat" })], drop)));
    expect(units).toHaveLength(1);
    expect(drop.counts.unit).toBe(1);
  },
);

test.each([...xliff, ...others])(
  "what $name does not hold is left out of any units, and the rest comes back byte for byte",
  {
    timeout: 60_000,
  },
  async ({ write, read }) => {
    await fc.assert(
      fc.asyncProperty(fc.array(units, { maxLength: 3 }), async (given) => {
        const file = await new Response(write(given, new DropReport())).bytes();
        const { units, report } = await readAll(read(new Blob([file]).stream()));
        expect(report.faults).toEqual([]);
        const drop = new DropReport();
        expect(await new Response(write(units, drop)).text()).toBe(
          new TextDecoder("utf-8", { ignoreBOM: true }).decode(file).replace(/^\uFEFF/, ""),
        );
        expect(drop.counts).toEqual({});
      }),
      { numRuns: 150 },
    );
  },
);
