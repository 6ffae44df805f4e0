import fc from "fast-check";
import { expect, test } from "vitest";
import { units as arbitraryUnits } from "../../test/arbitrary-tmx.ts";
import { readAll } from "../../test/read-all.ts";
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

const { po, csv, tsv, i18next } = formats;
const names = ["xliff-1.2", "xliff-2"] as const;
const xliff = names.map((name) => {
  const write = (units: readonly TranslationUnit[], drop: DropReport) => formats[name].write(units, { ...pair, drop });
  return { name, write, read: (bytes: Bytes) => formats[name].read(bytes) };
});
const others = [
  {
    name: "po",
    write: (units: readonly TranslationUnit[], drop: DropReport) => po.write(units, { ...pair, contextAs: "id", drop }),
    read: (bytes: Bytes): UnitReader => po.read(bytes, { contextAs: "id" }),
  },
  {
    name: "csv",
    write: (units: readonly TranslationUnit[], drop: DropReport) => csv.write(units, { columns, drop }),
    read: (bytes: Bytes) => csv.read(bytes),
  },
  {
    name: "tsv",
    write: (units: readonly TranslationUnit[], drop: DropReport) => tsv.write(units, { columns, mark: true, drop }),
    read: (bytes: Bytes) => tsv.read(bytes),
  },
  {
    name: "i18next",
    write: (units: readonly TranslationUnit[], drop: DropReport) => i18next.write(units, { language: "en", drop }),
    read: (bytes: Bytes) => i18next.read(bytes, pair),
  },
];

/** Units of TMX that have a text in the source language, most of them also in the target's. */
const units = arbitraryUnits.map((unit): TranslationUnit => {
  const variants = unit.variants.slice(0, 2).map((variant, index) => ({
    ...variant,
    language: index === 0 ? pair.sourceLanguage : pair.targetLanguage,
  }));
  return { ...unit, sourceLanguage: pair.sourceLanguage, variants };
});

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
