import { describe, expect, test } from "vitest";
import { readAll } from "../../test/read-all.ts";
import { DropReport } from "../formats/losses.ts";
import { type Placeholder, plainText } from "../model/segment.ts";
import type { MemoryHeader, TranslationUnit } from "../model/unit.ts";
import { readTmx } from "./read.ts";
import { writeTmx } from "./write.ts";

const header: MemoryHeader = { sourceLanguage: "en", properties: [], notes: [] };
const variant = { language: "en", segment: ["a"], properties: [], notes: [] };
const unit: TranslationUnit = { id: "u", properties: [], notes: [], variants: [variant] };

test("writes a file that a person can read", async () => {
  const full: TranslationUnit = {
    ...unit,
    created: new Date("2024-01-31T23:59:59Z"),
    notes: [{ text: "Say it kindly.", language: "en" }],
    properties: [{ type: "x-context", value: "cart" }],
    variants: [
      { ...variant, segment: ["Save ", { kind: "ph", x: 1, content: ["<br/>"] }] },
      { ...variant, language: "de", usageCount: 2, segment: ["Speichern & los"] },
    ],
  };
  expect(await new Response(writeTmx([full], { header })).text()).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<tmx version="1.4">
  <header creationtool="unknown" creationtoolversion="unknown" segtype="block" o-tmf="unknown" adminlang="en" srclang="en" datatype="unknown"/>
  <body>
    <tu tuid="u" creationdate="20240131T235959Z">
      <note xml:lang="en">Say it kindly.</note>
      <prop type="x-context">cart</prop>
      <tuv xml:lang="en">
        <seg>Save <ph x="1">&lt;br/&gt;</ph></seg>
      </tuv>
      <tuv xml:lang="de" usagecount="2">
        <seg>Speichern &amp; los</seg>
      </tuv>
    </tu>
  </body>
</tmx>
`);
});

describe("what TMX cannot hold", () => {
  const cases: readonly (readonly [string, Partial<TranslationUnit>])[] = [
    ["character", { variants: [{ ...variant, segment: ["a\u0002b"] }] }],
    ["character", { variants: [{ ...variant, segment: ["a\uD800b"] }] }],
    ["character", { properties: [{ type: "\uFFFF", value: "" }] }],
    ["unit", { variants: [] }],
    ["variant", { variants: [variant, { ...variant, language: "" }] }],
    ["source-language", { sourceLanguage: "" }],
    ["history", { created: new Date(Number.NaN) }],
    ["attribute", { usageCount: -1 }],
    ["attribute", { extraAttributes: [{ name: "tuid", value: "again" }] }],
    ["attribute", { extraAttributes: [{ name: "a b", value: "" }] }],
    ["unknown-element", { unknown: [{ after: 0, name: "tuv", attributes: [], children: [] }] }],
    ["inline-code", { variants: [{ ...variant, segment: [{ kind: "bpt", i: 0.5, content: [] }] }] }],
    [
      "inline-code",
      { variants: [{ ...variant, segment: [{ kind: "unknown", name: "ph", attributes: [], content: [] }] }] },
    ],
    [
      "inline-code",
      {
        variants: [
          {
            ...variant,
            segment: [{ kind: "ph", content: [{ kind: "unknown", name: "sub", attributes: [], content: [] }] }],
          },
        ],
      },
    ],
    ["source-language", { sourceLanguage: "fr" }],
    ["attribute", { extraAttributes: [{ name: "datatype", value: "xml" }] }],
    ["attribute", { extraAttributes: [{ name: "creationdate", value: "20240131T235959Z" }] }],
    ["attribute", { notes: [{ text: "a", extraAttributes: [{ name: "lang", value: "de" }] }] }],
    ["attribute", { extraAttributes: Array.from({ length: 1000 }, (_, index) => ({ name: `a${index}`, value: "" })) }],
    ["unit", { variants: [{ ...variant, segment: Array<Placeholder>(100_000).fill({ kind: "ph", content: [] }) }] }],
  ];

  test.each(cases)("%s: is refused with the unit's number", async (part, odd) => {
    const writing = new Response(writeTmx([unit, { ...unit, ...odd }], { header })).text();
    await expect(writing).rejects.toMatchObject({ name: "FormatLossError", loss: { part, index: 1, unitId: "u" } });
  });

  test.each(cases)(
    "%s: is left out and counted where that is asked for, and all else is written",
    async (part, odd) => {
      const drop = new DropReport();
      const { units, report } = await readAll(readTmx(writeTmx([{ ...unit, ...odd }, unit], { header, drop })));
      expect(drop.counts).toEqual({ [part]: 1 });
      expect(units.at(-1)).toEqual(unit);
      expect(report.faults).toEqual([]);
    },
  );

  test("characters are exchanged for a replacement", async () => {
    const odd = { ...unit, variants: [{ ...variant, segment: ["a\u0002b"] }] };
    const options = { header, drop: new DropReport(), replacement: "\uFFFD" };
    const { units } = await readAll(readTmx(writeTmx([odd], options)));
    expect(plainText(units[0]?.variants[0]?.segment ?? [])).toBe("a\uFFFDb");
    expect(() => writeTmx([odd], { ...options, replacement: "\u0002" })).toThrow(RangeError);
  });

  test("what the header cannot say is refused before any unit", async () => {
    const odd = { ...header, notes: [{ text: "\u0000" }] };
    await expect(new Response(writeTmx([unit], { header: odd })).text()).rejects.toMatchObject({
      loss: { index: -1 },
      message: expect.stringMatching(/^The header has what tmx does not hold/),
    });
  });
});

test("a value that its attribute does not take is written as it was read", async () => {
  const odd: TranslationUnit = { ...unit, extraAttributes: [{ name: "creationdate", value: "yesterday" }] };
  const { units, report } = await readAll(readTmx(writeTmx([odd], { header })));
  expect(units).toEqual([odd]);
  expect(report.counts).toEqual({ invalid_value: 1 });
});

test("a unit that names no source language, and has no text in the file's, is read without a fault", async () => {
  const german = { ...unit, variants: [{ ...variant, language: "de" }] };
  const { units, report } = await readAll(readTmx(writeTmx([german], { header })));
  expect(units).toEqual([{ ...german, sourceLanguage: "*all*" }]);
  expect(report.faults).toEqual([]);
});

test("units are asked for no faster than bytes are taken, and given back when nobody reads on", async () => {
  let given = 0;
  let isClosed = false;
  async function* endless(): AsyncGenerator<TranslationUnit> {
    try {
      for (;;) {
        given += 1;
        yield unit;
      }
    } finally {
      isClosed = true;
    }
  }
  const reader = writeTmx(endless(), { header }).getReader();
  await reader.read();
  expect(given).toBeLessThan(1000);
  await reader.cancel();
  expect(isClosed).toBe(true);
});
