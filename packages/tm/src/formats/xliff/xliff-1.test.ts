import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Segment } from "../../model/segment.ts";
import type { TranslationUnit } from "../../model/unit.ts";
import type { FileSource } from "../../reading/reader.ts";
import { DropReport } from "../losses.ts";
import { arbitraryUnit } from "../units.arbitrary.ts";
import { readXliff1, writeXliff1 } from "./xliff-1.ts";

const pair = { sourceLanguage: "en", targetLanguage: "de-CH" };

async function unitsOf(source: FileSource): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readXliff1(source)) units.push(unit);
  return units;
}

function fixture(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../fixtures/xliff-1.2/${name}`, import.meta.url));
}

function file(body: string): string {
  const attributes = 'original="a" datatype="html" source-language="en" target-language="de-CH"';
  return `<xliff version="1.2"><file ${attributes}><body>${body}</body></file></xliff>`;
}

/** The source of a file's only unit. */
async function sourceOf(content: string): Promise<Segment | undefined> {
  const [unit] = await unitsOf(file(`<trans-unit id="1"><source>${content}</source></trans-unit>`));
  return unit?.variants[0]?.segment;
}

const units = arbitraryUnit({
  anyCharacter: false,
  subFlows: true,
  associations: true,
  states: [
    [],
    [{ type: "state", value: "translated" }],
    [
      { type: "state", value: "x-own" },
      { type: "state-qualifier", value: "tm-suggestion" },
    ],
  ],
});

test("what is written is read back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(units, { maxLength: 4 }), async (written) => {
      expect(await unitsOf(writeXliff1(written, pair))).toEqual(written);
    }),
    { numRuns: 500 },
  );
});

test("a file of another tool comes back with all its codes, notes, states and unknown elements", async () => {
  const read = await unitsOf(await fixture("codes-and-notes.xlf"));
  expect(read.map(({ id }) => id)).toEqual(["cart.items", "footnote", "empty"]);
  expect(read[0]).toMatchObject({
    properties: [
      { type: "sourcefile", value: "cart.html" },
      { type: "screen", value: "checkout" },
    ],
    notes: [{ text: "Shown above the list.", extraAttributes: [{ name: "from" }, { name: "priority" }] }],
    variants: [
      { language: "en", notes: [] },
      {
        language: "de",
        notes: [{ text: "„Korb“, nicht „Warenkorb“.", language: "de" }],
        properties: [
          { type: "state", value: "needs-review-translation" },
          { type: "state-qualifier", value: "leveraged-tm" },
        ],
      },
    ],
    unknown: [{ name: "context-group" }, { name: "alt-trans" }, { name: "w:history" }],
  });
  expect(read[2]?.variants.map(({ segment }) => segment)).toEqual([[], []]);
  expect(await unitsOf(writeXliff1(read, { sourceLanguage: "en", targetLanguage: "de" }))).toEqual(read);
});

test("each segment that a file marks is a unit", async () => {
  const read = await unitsOf(await fixture("segmented-shape.xlf"));
  expect(read.map(({ id, variants }) => [id, ...variants.map(({ segment }) => segment)])).toEqual([
    ["p1/1", ["Dear guest."], ["Cher client."]],
    [
      "p1/2",
      ["Your ", { kind: "it", position: "begin", x: 6, content: [] }, "room is ready."],
      ["Votre chambre est prête."],
    ],
  ]);
  expect(await unitsOf(writeXliff1(read, { sourceLanguage: "en-GB", targetLanguage: "fr-FR" }))).toEqual(read);
});

test("codes of any id have numbers that pair them between the languages", async () => {
  const content = (word: string) => `<x id="img"/><g id="2">${word}</g><x id="1"/>`;
  const [unit] = await unitsOf(
    file(`<trans-unit id="1"><source>${content("a")}</source><target>${content("b")}</target></trans-unit>`),
  );
  const codes = unit?.variants.map(({ segment }) =>
    segment.flatMap((part) => (typeof part === "object" && "x" in part ? part.x : [])),
  );
  expect(codes).toEqual([
    [3, 2, 1],
    [3, 2, 1],
  ]);
});

test("pairs that cross are two halves, and pairs that nest are one element", async () => {
  const halves = '<bx id="1"/>a<bx id="2"/>b<ex id="1"/>c<ex id="2"/>';
  const text = await new Response(
    writeXliff1(await unitsOf(file(`<trans-unit id="1"><source>${halves}</source></trans-unit>`)), pair),
  ).text();
  expect(text).toContain('<source><g id="1">a<bx id="2"/>b</g>c<ex id="2"/></source>');
  expect(await sourceOf('<g id="1">a<bx id="2"/>b</g>c<ex id="2"/>')).toEqual(await sourceOf(halves));
});

test("a half without its other half stands alone, and is reported", async () => {
  const reader = readXliff1(file('<trans-unit id="1"><source>a<bpt id="1">[</bpt></source></trans-unit>'));
  const read: TranslationUnit[] = [];
  for await (const unit of reader) read.push(unit);
  expect(read[0]?.variants[0]?.segment).toEqual(["a", { kind: "it", position: "begin", x: 1, content: ["["] }]);
  expect(reader.report).toMatchObject({ repaired: 1, faults: [{ code: "unpaired_code", unitId: "1", line: 1 }] });
});

test("units without source or language are left out and reported", async () => {
  const text = `<xliff version="1.2"><file source-language="en"><body>
    <trans-unit id="1"><target>a</target></trans-unit>
    <trans-unit id="2"><source>a</source><target>b</target></trans-unit>
    <trans-unit><source>a</source></trans-unit></body></file></xliff>`;
  const reader = readXliff1(text);
  const read: TranslationUnit[] = [];
  for await (const unit of reader) read.push(unit);
  expect(read).toHaveLength(1);
  expect(reader.report.faults.map(({ code, line, action }) => [code, line, action])).toEqual([
    ["missing_source", 2, "skip"],
    ["missing_language", 3, "skip"],
    ["missing_attribute", 4, "repair"],
  ]);
  expect(reader.report).toMatchObject({ read: 1, skipped: 2, repaired: 1 });
});

test("refuses a file of version 2, and says what reads it", async () => {
  await expect(unitsOf('<xliff version="2.0"/>')).rejects.toThrow("read it as `xliff-2`");
});

test("the header tells the languages and the document", async () => {
  expect(await readXliff1(await fixture("codes-and-notes.xlf")).header()).toEqual({
    sourceLanguage: "en",
    dataType: "html",
    properties: [
      { type: "target-language", value: "de" },
      { type: "original", value: "shop/cart.html" },
    ],
    notes: [],
  });
});

test("refuses what XLIFF does not hold, and counts it where it may leave it out", async () => {
  const variant = (language: string, segment: Segment) => ({ language, segment, properties: [], notes: [] });
  const written: TranslationUnit = {
    properties: [],
    notes: [],
    usageCount: 3,
    variants: [
      variant("fr", ["c"]),
      variant("de-ch", [{ kind: "ut", x: 4, content: ["<u>"] }, "b\u0000"]),
      variant("EN", [{ kind: "unknown", name: "foo", attributes: [], content: ["a"] }]),
    ],
  };
  await expect(new Response(writeXliff1([written], pair)).text()).rejects.toThrow(
    'xliff-1.2 does not hold: a text in "fr"',
  );
  const drop = new DropReport();
  const [read] = await unitsOf(writeXliff1([written], { ...pair, drop }));
  expect(read?.variants.map(({ segment }) => segment)).toEqual([
    ["a"],
    [{ kind: "ph", x: 4, content: ["<u>"] }, "b\ufffd"],
  ]);
  expect(drop.counts).toEqual({ variant: 1, history: 1, "unknown-element": 1, "inline-code": 1, character: 1 });
});

test("units without an id, or with one that was written, get one that is not read back as theirs", async () => {
  const unit: TranslationUnit = {
    properties: [],
    notes: [],
    sourceLanguage: "en",
    variants: [{ language: "en", segment: ["a"], properties: [], notes: [] }],
  };
  const written = [unit, { ...unit, id: "1" }, { ...unit, id: "1" }];
  const text = await new Response(writeXliff1(written, pair)).text();
  expect(new Set(text.match(/trans-unit id="[^"]*"/g)).size).toBe(3);
  expect(await unitsOf(text)).toEqual(written);
});
