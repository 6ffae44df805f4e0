import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { damaged, outcomeOf, repeated, truncations } from "../hostile-reading.ts";
import { readCsv } from "./read-csv.ts";
import { writeCsv } from "./write-csv.ts";

const bytes = readFile(new URL("../../../fixtures/csv/semicolons.csv", import.meta.url));

test("a file of a spreadsheet's comes back, quotes, line breaks and all", async () => {
  const { units, report } = await outcomeOf(readCsv(await bytes));
  expect(report).toMatchObject({ read: 3, skipped: 0, counts: {} });
  expect(units.map(({ variants }) => variants.map(({ segment }) => segment[0]))).toEqual([
    ["Save", "Speichern"],
    ['She said "yes".', "Sie sagte „ja“."],
    ["Two\r\nlines"],
  ]);
  const columns = [
    { kind: "id" },
    { kind: "language", language: "en" },
    { kind: "language", language: "de" },
    { kind: "note", name: "Notes" },
    { kind: "property", type: "status" },
  ] as const;
  const written = new Response(writeCsv(units, { columns, delimiter: ";", mark: true })).bytes();
  expect([...(await written)]).toEqual([...(await bytes)]);
});

test.each([
  ["a cell", "en,de\n", "a"],
  ["a quoted cell", 'en,de\n"', "a\n"],
  ["a row", "en,de\n", "a,"],
  ["a header", "en", ",de"],
  ["a quote that is doubled", 'en,de\n"', '""'],
])("%s without end ends the reading before it takes the memory", async (_, before, piece) => {
  const { raised } = await outcomeOf(readCsv(repeated(piece.repeat(65_536 / 2), 1000, before)));
  expect(raised).toBe("limit_exceeded");
});

test("a column's name of nine million characters is no language, whatever they are", async () => {
  const { units } = await outcomeOf(readCsv(`en${"-aa".repeat(3_000_000)},de\na,b\n`));
  expect(units).toMatchObject([{ sourceLanguage: "de", properties: [{ value: "a" }] }]);
});

test("lines are counted alike whatever ends them, in quotes and out, however the file is cut", async () => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const file = ["en,de", '"a', "", 'b",c', "d"].join(end);
    for (let size = 1; size <= file.length; size += 1) {
      const pieces = Array.from({ length: Math.ceil(file.length / size) }, (_, index) =>
        file.slice(index * size, (index + 1) * size),
      );
      const { units, report } = await outcomeOf(readCsv(ReadableStream.from(pieces)));
      expect(units).toHaveLength(2);
      expect(report.faults).toMatchObject([{ code: "missing_attribute", line: 5 }]);
    }
  }
});

test("a hundred thousand empty lines have no units", async () => {
  expect(await outcomeOf(readCsv(repeated("\r\n", 100_000, "en,de\n")))).toMatchObject({
    units: [],
    raised: undefined,
  });
});

test("cut off anywhere, every whole row before is handed out", async () => {
  const whole = await bytes;
  const all = await outcomeOf(readCsv(whole));
  for (const cut of truncations(whole)) {
    const { units, raised } = await outcomeOf(readCsv(cut));
    expect([undefined, "malformed", "missing_language"]).toContain(raised);
    expect(units.slice(0, -1)).toEqual(all.units.slice(0, Math.max(0, units.length - 1)));
  }
});

test("whatever bytes are changed, it is read or refused", async () => {
  const whole = await bytes;
  for (let seed = 0; seed < 1000; seed += 1) {
    const { report, raised } = await outcomeOf(readCsv(damaged(whole, seed)));
    if (raised === undefined) expect(report.read + report.skipped).toBeGreaterThan(0);
  }
});

test("names of what objects inherit are columns and ids like any other", async () => {
  const { units } = await outcomeOf(readCsv("id,en,__proto__,constructor\n__proto__,a,b,c"));
  expect(units).toMatchObject([
    {
      id: "__proto__",
      properties: [
        { type: "__proto__", value: "b" },
        { type: "constructor", value: "c" },
      ],
    },
  ]);
});

test.each([
  ["", "malformed"],
  ["\r\n\r\n", "malformed"],
  ["none,language", "missing_language"],
  ["en,EN", "invalid_value"],
  ["\u0000\u0001", "missing_language"],
])("refuses %j", async (file, code) => {
  expect((await outcomeOf(readCsv(file))).raised).toBe(code);
});

test("a thousand and one columns are refused", async () => {
  const names = Array.from({ length: 1001 }, (_, index) => `c${index}`);
  expect((await outcomeOf(readCsv(names.join(",")))).raised).toBe("limit_exceeded");
});

test("bytes that the encoding does not know leave out their row", async () => {
  const latin = Uint8Array.from("en,de\nyes,b\u00f6se\nno,nein", (character) => character.charCodeAt(0));
  const { units, report } = await outcomeOf(readCsv(latin));
  expect(units.map(({ variants }) => variants[0]?.segment)).toEqual([["no"]]);
  expect(report).toMatchObject({ skipped: 1, faults: [{ code: "invalid_encoding", line: 2 }] });
});

test("faults do not repeat the texts", async () => {
  const secret = "Zugangswort";
  const { report } = await outcomeOf(readCsv(`en,de\n"${secret}"x,${secret},${secret}\n"${secret}`));
  expect(report.faults.length).toBeGreaterThan(1);
  expect(JSON.stringify(report)).not.toContain(secret);
});
