import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Segment } from "../../model/segment.ts";
import type { TranslationUnit } from "../../model/unit.ts";
import type { FileSource } from "../../reading/reader.ts";
import { DropReport } from "../losses.ts";
import { arbitraryUnit } from "../units.arbitrary.ts";
import { readXliff2, writeXliff2 } from "./xliff-2.ts";

const pair = { sourceLanguage: "en", targetLanguage: "de-CH" };

async function unitsOf(source: FileSource): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readXliff2(source)) units.push(unit);
  return units;
}

const fixture = readFile(new URL("../../../fixtures/xliff-2/codes-and-modules.xlf", import.meta.url));

function file(units: string): string {
  return `<xliff version="2.0" xmlns="urn:oasis:names:tc:xliff:document:2.0" srcLang="en"><file id="f">${units}</file></xliff>`;
}

const units = arbitraryUnit({
  anyCharacter: true,
  subFlows: false,
  associations: false,
  states: [
    [],
    [{ type: "state", value: "translated" }],
    [
      { type: "state", value: "final" },
      { type: "subState", value: "my:own" },
    ],
  ],
});

test("what is written is read back as it was, characters that XML does not allow included", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(units, { maxLength: 4 }), async (written) => {
      expect(await unitsOf(writeXliff2(written, pair))).toEqual(written);
    }),
    { numRuns: 500 },
  );
});

test("a file of another tool comes back with all its codes, notes, states and modules", async () => {
  const read = await unitsOf(await fixture);
  expect(read.map(({ id }) => id)).toEqual(["u1/s1", "u1/s2", "u2"]);
  expect(read[0]).toMatchObject({
    notes: [{ text: "Friendly.", extraAttributes: [{ name: "id" }, { name: "category" }, { name: "priority" }] }],
    variants: [
      { language: "en", properties: [] },
      {
        language: "nl",
        notes: [{ text: "Use “je”." }],
        properties: [
          { type: "state", value: "translated" },
          { type: "subState", value: "bench:checked" },
        ],
      },
    ],
    unknown: [{ name: "mtc:matches" }, { name: "mda:metadata" }],
    extraAttributes: [
      { name: "name", value: "help.intro" },
      { name: "translate", value: "yes" },
    ],
  });
  expect(read[0]?.variants[0]?.segment).toEqual([
    "Welcome to the ",
    {
      kind: "bpt",
      i: 1,
      x: 1,
      type: "fmt",
      content: ["**"],
      extraAttributes: [
        { name: "subType", value: "xlf:b" },
        { name: "disp", value: "[b]" },
      ],
    },
    "harbour",
    { kind: "ept", i: 1, content: ["**"] },
    ".",
  ]);
  expect(read[1]?.variants[0]?.segment).toMatchObject([
    "See ",
    { kind: "ph", x: 2, type: "image", content: ["![\u001f](a.png)"] },
    " and the ",
    { kind: "hi", type: "term", content: ["quay"] },
    { kind: "it", position: "begin", x: 3 },
    ".",
  ]);
  expect(await unitsOf(writeXliff2(read, { sourceLanguage: "en", targetLanguage: "nl" }))).toEqual(read);
});

test("reports halves without another, and data that is not there", async () => {
  const reader = readXliff2(
    file('<unit id="1"><segment><source>a<ec startRef="9"/><ph id="1" dataRef="d7"/></source></segment></unit>'),
  );
  const read: TranslationUnit[] = [];
  for await (const unit of reader) read.push(unit);
  expect(read[0]?.variants[0]?.segment).toEqual([
    "a",
    { kind: "it", position: "end", x: 9, content: [] },
    { kind: "ph", x: 1, content: [] },
  ]);
  expect(reader.report.counts).toEqual({ unpaired_code: 1, invalid_value: 1 });
  expect(reader.report.repaired).toBe(1);
});

test("leaves out segments without a source, and translations without a language", async () => {
  const texts = "<segment><target>a</target></segment><segment><source>a</source><target>b</target></segment>";
  const reader = readXliff2(file(`<unit id="1">${texts}<segment><source>c</source></segment></unit>`));
  const ids: (string | undefined)[] = [];
  for await (const { id } of reader) ids.push(id);
  expect(ids).toEqual(["1/3"]);
  expect(reader.report).toMatchObject({ skipped: 2, counts: { missing_source: 1, missing_language: 1 } });
});

test("refuses a file of version 1, and says what reads it", async () => {
  await expect(unitsOf('<xliff version="1.2"/>')).rejects.toThrow("read it as `xliff-1.2`");
});

test("refuses translatable text within codes, and counts it where it may write it as part of the code", async () => {
  const segment: Segment = [{ kind: "ph", x: 1, content: ["<img alt='", { kind: "sub", content: ["cat"] }, "'>"] }];
  const written = { properties: [], notes: [], variants: [{ language: "en", segment, properties: [], notes: [] }] };
  await expect(new Response(writeXliff2([written], pair)).text()).rejects.toThrow("translatable text within a code");
  const drop = new DropReport();
  const [read] = await unitsOf(writeXliff2([written], { ...pair, drop }));
  expect(read?.variants[0]?.segment).toEqual([{ kind: "ph", x: 1, content: ["<img alt='cat'>"] }]);
  expect(drop.counts).toEqual({ "sub-flow": 1 });
});

test("ids that are no name tokens are written otherwise, and come back", async () => {
  const variants = [{ language: "en", segment: ["a"], properties: [], notes: [] }];
  const written = [{ id: "two words", sourceLanguage: "en", properties: [], notes: [], variants }];
  const text = await new Response(writeXliff2(written, pair)).text();
  expect(text).toContain('<unit id="dragoman-1-two_0020words">');
  expect(await unitsOf(text)).toEqual(written);
});
