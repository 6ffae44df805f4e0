import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { sampleMemory } from "../../test/sample-memory.ts";
import { analyze } from "./analyze.ts";
import { leverageCsv } from "./csv.ts";

const options = { index: sampleMemory([]), from: "en", to: "de" };

it("has a row for each file and band, with all that is counted", async () => {
  const files = [
    { name: "a.po", segments: ["one two", "one two"] },
    { name: "b, c.po", segments: [] },
  ];
  const report = await analyze(files, { ...options, price: { perWord: 0.5, currency: "EUR" } });
  const csv = leverageCsv(report);
  expect(csv.split("\r\n").slice(0, 2)).toEqual([
    "file,band,segments,words,characters,characters_without_spaces,codes,rate_percent,weighted_words,cost,currency",
    "a.po,repeated,1,2,7,6,0,10,0.2,0.1,EUR",
  ]);
  expect(csv).toContain('\r\n"b, c.po",new,0,0,0,0,0,100,0,0,EUR\r\n');
  expect(parse(csv)).toHaveLength(1 + 2 * report.bands.length);
});

it("leaves cost and currency empty without a price, and marks its encoding where that is asked for", async () => {
  const report = await analyze([{ name: "a", segments: ["one"] }], options);
  const csv = leverageCsv(report, { byteOrderMark: true });
  expect(csv.startsWith("\uFEFFfile,")).toBe(true);
  expect(csv.endsWith("a,new,1,1,3,3,0,100,1,,\r\n")).toBe(true);
});

it("makes no formula of any file name, and keeps every name", async () => {
  const start = fc.constantFrom("=", "+", "-", "@", "\t", "\r", "\n", " =", "\t@", "＝", "", '"', ",", "'");
  const name = fc.tuple(start, fc.string({ unit: "binary" })).map(([first, rest]) => first + rest);
  await fc.assert(
    fc.asyncProperty(name, async (given) => {
      const report = await analyze([{ name: given, segments: ["one"] }], options);
      const rows: string[][] = parse(leverageCsv(report), { bom: false });
      const [written = ""] = rows[1] ?? [];
      expect(written).not.toMatch(/^\s*[=+\-@\t\r\n＝＋－＠]/u);
      expect([given.toWellFormed(), `'${given.toWellFormed()}`]).toContain(
        written.startsWith("'") ? unguarded(written, given) : written,
      );
    }),
  );
});

/** The name as it was, whether or not it began with an apostrophe itself. */
function unguarded(written: string, given: string): string {
  return given.startsWith("'") ? written : written.slice(1);
}
