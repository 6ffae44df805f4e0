import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { plainText } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";
import { formatOf, formats } from "./formats.ts";
import { DropReport } from "./losses.ts";

function fixture(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../fixtures/${name}`, import.meta.url));
}

test.each([
  ["memory.TMX", "tmx"],
  ["shop.xlf", "xliff-1.2"],
  ["shop.docx.sdlxliff", "xliff-1.2"],
  ["pl.po", "po"],
  ["mail.pot", "po"],
  ["terms.csv", "csv"],
  ["terms.tsv", "tsv"],
  ["en.json", "i18next"],
  ["letter.docx", undefined],
  ["po", undefined],
])("%s is %s by its name", (name, format) => {
  expect(formatOf(name)).toBe(format);
});

test.each([
  ['<xliff version="2.1">', "xliff-2"],
  [
    '<?xml version="1.0"?>\n<!-- <tmx> -->\n<x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0"\n version=\'2.0\'',
    "xliff-2",
  ],
  ['<!DOCTYPE xliff [<!ENTITY a "<tmx>">]> <xliff version="1.2">', "xliff-1.2"],
  ['<!DOCTYPE tmx SYSTEM "tmx14.dtd"><tmx version="1.4">', "tmx"],
  ["<?xml", "csv"],
  ["<!--", "csv"],
  ["<!DOCTYPE a [", "csv"],
  ["<", "csv"],
  ["", "csv"],
  ['<?xml encoding="nonsense"?><tmx>', "csv"],
])("of %j the format is %s", (text, format) => {
  const bytes = new TextEncoder().encode(text);
  const utf16 = new Uint8Array(new Uint16Array([..."\uFEFF", ...text].map((one) => one.charCodeAt(0))).buffer);
  expect(formatOf("file.csv", bytes)).toBe(format);
  if (!text.includes("nonsense")) expect(formatOf("file.csv", utf16)).toBe(format);
});

test("any row of beginnings is looked through in one pass", () => {
  for (const piece of ["<!--", "<!", "<?", " ", "<![", "<!-->"]) {
    expect(formatOf("a.json", new TextEncoder().encode(piece.repeat(1_000_000)))).toBe("i18next");
  }
});

test("every format is read and written by its name", async () => {
  const variant = (language: string, text: string) => ({ language, segment: [text], properties: [], notes: [] });
  const unit: TranslationUnit = {
    id: "a",
    sourceLanguage: "en",
    properties: [],
    notes: [],
    variants: [variant("en", "One"), variant("de", "Eins")],
  };
  const pair = { sourceLanguage: "en", targetLanguage: "de" };
  const header = { sourceLanguage: "en", properties: [], notes: [] };
  const columns = [{ kind: "id" }, { kind: "language", language: "en" }, { kind: "language", language: "de" }] as const;
  const files = {
    tmx: formats.tmx.write([unit], { header }),
    "xliff-1.2": formats["xliff-1.2"].write([unit], pair),
    "xliff-2": formats["xliff-2"].write([unit], pair),
    po: formats.po.write([unit], { ...pair, contextAs: "id" }),
    csv: formats.csv.write([unit], { columns }),
    tsv: formats.tsv.write([unit], { columns }),
    i18next: formats.i18next.write([unit], { language: "de" }),
  };
  const readers = {
    tmx: formats.tmx.read(files.tmx),
    "xliff-1.2": formats["xliff-1.2"].read(files["xliff-1.2"]),
    "xliff-2": formats["xliff-2"].read(files["xliff-2"]),
    po: formats.po.read(files.po, { contextAs: "id" }),
    csv: formats.csv.read(files.csv),
    tsv: formats.tsv.read(files.tsv),
    i18next: formats.i18next.read('{"a": "One"}', {
      sourceLanguage: "en",
      targets: [{ language: "de", source: files.i18next }],
    }),
  };
  for (const [name, reader] of Object.entries(readers)) {
    const units: TranslationUnit[] = [];
    for await (const one of reader) units.push(one);
    const texts = units.map(({ id, variants }) => [id, ...variants.map(({ segment }) => plainText(segment))]);
    expect([name, texts]).toEqual([name, [["a", "One", "Eins"]]]);
  }
});

test("units of XLIFF are written as TMX, and as XLIFF again, with nothing lost", async () => {
  const pair = { sourceLanguage: "en", targetLanguage: "de" };
  const read = async (reader: AsyncIterable<TranslationUnit>) => {
    const units: TranslationUnit[] = [];
    for await (const unit of reader) units.push(unit);
    return units;
  };
  const reader = formats["xliff-1.2"].read(await fixture("xliff-1.2/codes-and-notes.xlf"));
  const units = await read(reader);
  const memory = formats.tmx.write(units, { header: await reader.header() });
  const again = formats["xliff-1.2"].write(formats.tmx.read(memory), pair);
  expect(await read(formats["xliff-1.2"].read(again))).toEqual(units);
});

test("units of TMX come to XLIFF with what it holds, and the rest is counted", async () => {
  const drop = new DropReport();
  const memory =
    '<tmx version="1.4"><header srclang="en"/><body><tu tuid="1" creationid="mona"><tuv xml:lang="en"><seg>a<bpt i="1" x="2" type="bold">[</bpt>b<ept i="1">]</ept></seg></tuv></tu></body></tmx>';
  const written = formats["xliff-2"].write(formats.tmx.read(memory), {
    sourceLanguage: "en",
    targetLanguage: "de",
    drop,
  });
  const units: TranslationUnit[] = [];
  for await (const unit of formats["xliff-2"].read(written)) units.push(unit);
  expect(units[0]?.variants[0]?.segment).toEqual([
    "a",
    { kind: "bpt", i: 1, x: 2, type: "bold", content: ["["] },
    "b",
    { kind: "ept", i: 1, content: ["]"] },
  ]);
  expect(drop.counts).toEqual({ history: 1 });
});
