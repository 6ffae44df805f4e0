import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textSegment } from "../../model/segment.ts";
import type { TranslationUnit, Variant } from "../../model/unit.ts";
import type { FileSource } from "../../reading/reader.ts";
import { ReportKeeper } from "../../reading/report.ts";
import { DropReport, FormatLossError } from "../losses.ts";
import { xmlText } from "../units.arbitrary.ts";
import type { CsvColumn } from "./csv-columns.ts";
import { csvRecords } from "./csv-records.ts";
import { type ReadCsvOptions, readCsv, readTsv } from "./read-csv.ts";
import { writeCsv, writeTsv } from "./write-csv.ts";

async function unitsOf(source: FileSource, options: ReadCsvOptions = {}): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readCsv(source, options)) units.push(unit);
  return units;
}

function variant(language: string, text: string): Variant {
  return { language, segment: textSegment(text), properties: [], notes: [] };
}

function unit(...variants: readonly Variant[]): TranslationUnit {
  return { sourceLanguage: "en", properties: [], notes: [], variants };
}

const columns: readonly CsvColumn[] = [
  { kind: "id" },
  { kind: "language", language: "en" },
  { kind: "language", language: "de" },
  { kind: "note" },
  { kind: "property", type: "__proto__" },
];

const cell = fc
  .oneof(xmlText, fc.string({ unit: fc.constantFrom(",", ";", "\t", '"', "\r", "\n", " ", "a", "\uFEFF", "=") }))
  .filter((text) => text !== "");
const units = fc
  .record({
    id: fc.option(cell, { nil: undefined }),
    source: cell,
    target: fc.option(cell),
    note: fc.option(cell),
    property: fc.option(cell),
  })
  .map(
    ({ id, source, target, note, property }): TranslationUnit => ({
      ...(id !== undefined && { id }),
      sourceLanguage: "en",
      properties: property === null ? [] : [{ type: "__proto__", value: property }],
      notes: note === null ? [] : [{ text: note }],
      variants: [variant("en", source), ...(target === null ? [] : [variant("de", target)])],
    }),
  );

test("what is written is read back as it was, with any delimiter, header and mark", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(units, { maxLength: 4 }),
      fc.constantFrom(",", ";", "\t", "|", "^", "]", "-", "\\"),
      fc.boolean(),
      fc.boolean(),
      async (written, delimiter, header, mark) => {
        const file = writeCsv(written, { columns, delimiter, header, mark });
        expect(await unitsOf(file, { columns, header, delimiter })).toEqual(written);
      },
    ),
    { numRuns: 500 },
  );
});

test("cuts rows and cells as another parser does, however the file comes in", async () => {
  const plain = fc.string({ unit: fc.constantFrom("a", " ", "=", "\u{1f600}", "'"), maxLength: 4 });
  const quoted = fc.string({ unit: fc.constantFrom("a", ",", "\n", '"', "\r\n"), maxLength: 4 });
  const written = fc.oneof(
    plain,
    quoted.map((text) => `"${text.replaceAll('"', '""')}"`),
  );
  const rows = fc.array(fc.array(written, { minLength: 1, maxLength: 4 }), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(rows, fc.constantFrom("\n", "\r\n"), fc.integer({ min: 1, max: 7 }), async (cells, end, size) => {
      const text = cells.map((row) => row.join(",") + end).join("");
      const records: (readonly string[])[] = [];
      for await (const record of csvRecords(inPieces(text, size), ",", new ReportKeeper())) records.push(record.cells);
      const options = { relax_column_count: true, skip_empty_lines: true, record_delimiter: end };
      expect(records).toEqual(parse(text, options));
    }),
    { numRuns: 500 },
  );
});

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

test("understands a header row", async () => {
  const file = "key,en,pt_BR,Notes,url\r\na.b,Hello,Olá,greeting,/x\r\n";
  expect(await unitsOf(file)).toEqual([
    {
      ...unit(variant("en", "Hello"), variant("pt_BR", "Olá")),
      id: "a.b",
      notes: [{ text: "greeting" }],
      properties: [{ type: "url", value: "/x" }],
    },
  ]);
});

test("takes the languages of source and target from the options", async () => {
  const options = { sourceLanguage: "en", targetLanguage: "de" };
  expect(await unitsOf("Source;Target\nOne;Eins", options)).toEqual([
    unit(variant("en", "One"), variant("de", "Eins")),
  ]);
});

test("takes columns by their place where there is no header row", async () => {
  const file = '"One, two",1\n';
  const given: readonly CsvColumn[] = [{ kind: "language", language: "en" }, { kind: "ignored" }];
  expect(await unitsOf(file, { header: false, columns: given })).toEqual([unit(variant("en", "One, two"))]);
});

test.each([
  ["en;de\nOne, two;Eins", ";"],
  ["sep=;\nen;de\nOne, two;Eins", "named"],
  ["\uFEFFen\tde\r\nOne, two\tEins\r\n", "tab"],
  ['"en","de"\r"One, two","Eins"', ","],
])("finds the delimiter of %j", async (file) => {
  expect(await unitsOf(file)).toEqual([unit(variant("en", "One, two"), variant("de", "Eins"))]);
});

test("reads and writes tabs as TSV", async () => {
  const written = [unit(variant("en", "a,b"), variant("de", "c\td"))];
  const file = await new Response(writeTsv(written, { columns: columns.slice(1, 3) })).text();
  expect(file).toBe('en\tde\r\na,b\t"c\td"\r\n');
  const read: TranslationUnit[] = [];
  for await (const one of readTsv(file)) read.push(one);
  expect(read).toEqual(written);
});

test("reports rows that are short, long, without source or unclosed, with their lines", async () => {
  const file = 'id,en,de\n1,One\n2,"Two\nlines",Zwei,more\n3,,Drei\n4,Four,Vier\n5,"Five';
  const reader = readCsv(file);
  const ids: (string | undefined)[] = [];
  for await (const { id } of reader) ids.push(id);
  expect(ids).toEqual(["1", "4"]);
  expect(reader.report.faults.map(({ code, line, action }) => [code, line, action])).toEqual([
    ["missing_attribute", 2, "repair"],
    ["invalid_value", 3, "skip"],
    ["missing_source", 5, "skip"],
    ["truncated", 7, "skip"],
  ]);
  expect(reader.report).toMatchObject({ read: 2, skipped: 3, repaired: 1 });
});

test("a short row is raised where the policy asks for it", async () => {
  await expect(unitsOf("en,de\nOne", { policy: { missing_attribute: "raise" } })).rejects.toThrow("Line 2");
});

test("reads another encoding where it is named", async () => {
  const bytes = new Uint8Array([...new TextEncoder().encode("en,de\nyes,b"), 0xf6, 0x73, 0x65]);
  expect(await unitsOf(bytes, { encoding: "windows-1252" })).toEqual([
    unit(variant("en", "yes"), variant("de", "böse")),
  ]);
});

test("refuses what no column is for, naming it", async () => {
  const written = { ...unit(variant("en", "a")), properties: [{ type: "status", value: "done" }] };
  const text = new Response(writeCsv([written], { columns })).text();
  await expect(text).rejects.toThrow(FormatLossError);
  await expect(text).rejects.toThrow('the property "status"');
});

test("counts what it leaves out where it may", async () => {
  const drop = new DropReport();
  const code = { kind: "ph", content: ["<br>"] } as const;
  const written: TranslationUnit = {
    ...unit({ ...variant("en", "a"), segment: ["a", code, "b"] }, variant("fr", "c"), variant("de", "")),
    properties: [{ type: "status", value: "done" }],
    created: new Date(0),
  };
  const file = await new Response(writeCsv([written, unit(variant("de", "d"))], { columns, drop })).text();
  expect(file).toBe("id,en,de,note,__proto__\r\n,ab,,,\r\n");
  expect(drop.counts).toEqual({ "inline-code": 1, variant: 1, "empty-variant": 1, property: 1, history: 1, unit: 1 });
});
