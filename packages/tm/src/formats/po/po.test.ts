import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { expect, test } from "vitest";
import { textSegment } from "../../model/segment.ts";
import type { Note, Property, TranslationUnit, Variant } from "../../model/unit.ts";
import type { FileSource } from "../../reading/reader.ts";
import { DropReport } from "../losses.ts";
import { xmlText } from "../units.arbitrary.ts";
import { type ReadPoOptions, readPo } from "./read-po.ts";
import { writePo } from "./write-po.ts";

const pair = { sourceLanguage: "en", targetLanguage: "pl" };
const header = {
  properties: [{ type: "Plural-Forms", value: "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);" }],
  notes: [],
};

async function unitsOf(source: FileSource, options: ReadPoOptions = {}): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readPo(source, options)) units.push(unit);
  return units;
}

function variant(language: string, text: string, notes: readonly Note[] = []): Variant {
  return { language, segment: textSegment(text), properties: [], notes };
}

/** Any text that UTF-8 can write, control characters among it. */
const text = fc.oneof(xmlText, fc.string({ unit: "binary", maxLength: 8 })).filter((one) => !one.includes("\uffff"));
const note = text.filter((one) => !one.includes("\r")).map((one): Note => ({ text: one }));
const line = text.filter((one) => one !== "" && one === one.trim() && !/[\r\n,]/.test(one));

function property(type: string, values: fc.Arbitrary<string>): fc.Arbitrary<readonly Property[]> {
  return fc.array(
    values.map((value) => ({ type, value })),
    { maxLength: 1 },
  );
}

const entryProperties = fc
  .tuple(
    property("msgctxt", text),
    fc.array(
      line.map((value) => ({ type: "reference", value })),
      { maxLength: 2 },
    ),
    fc.array(
      line.map((value) => ({ type: "flag", value })),
      { maxLength: 2 },
    ),
    property("previous-msgctxt", text),
    property("previous-msgid", text),
    property("previous-msgid_plural", text),
    property("obsolete", fc.constant("yes")),
  )
  .map((parts) => parts.flat());

/** The units of one entry: one, or one for each form of its plural. */
const entry = fc
  .record({
    id: text.filter((one) => one !== ""),
    plural: fc.option(text),
    translations: fc.array(text, { minLength: 1, maxLength: 4 }),
    properties: entryProperties,
    notes: fc.array(note, { maxLength: 1 }),
    extracted: fc.array(note, { maxLength: 1 }),
  })
  .map(({ id, plural, translations, properties, notes, extracted }): readonly TranslationUnit[] => {
    const forms = plural === null ? translations.slice(0, 1) : translations;
    return forms.map((translation, form) => {
      const isSingular = plural === null || (form === 0 && forms.length > 1);
      const other = isSingular ? { type: "msgid_plural", value: plural ?? "" } : { type: "msgid", value: id };
      const ofForm = plural === null ? [] : [{ type: "plural-form", value: String(form) }, other];
      const source = variant("en", isSingular ? id : plural, extracted);
      return {
        sourceLanguage: "en",
        properties: [...properties, ...ofForm],
        notes,
        variants: translation === "" ? [source] : [source, variant("pl", translation)],
      };
    });
  });

/** What gettext tells entries apart by: the context and the text, which a segment has in pieces, or none where empty. */
function entryKey(units: readonly TranslationUnit[]): string {
  const { variants, properties = [] } = units[0] ?? {};
  const value = (wanted: string) => properties.find(({ type }) => type === wanted)?.value;
  return JSON.stringify([value("msgctxt"), value("msgid") ?? variants?.[0]?.segment.join("")]);
}

test("what is written is read back as it was", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(entry, { maxLength: 4, selector: entryKey }), async (entries) => {
      const written = entries.flat();
      expect(await unitsOf(writePo(written, { ...pair, header }))).toEqual(written);
    }),
    { numRuns: 500 },
  );
});

function fixture(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../fixtures/po/${name}`, import.meta.url));
}

function head(rest: string): string {
  return `msgid ""\nmsgstr "Language: pl\\n"\n\n${rest}`;
}

test("a file of gettext's comes back with comments, flags, contexts, plurals and obsolete entries", async () => {
  const reader = readPo(await fixture("mail.po"));
  const header = await reader.header();
  expect(header.notes).toEqual([{ text: "Polish texts of the mail window.\nKeep them short." }]);
  expect(header.properties).toContainEqual({ type: "Project-Id-Version", value: "mail 2.1" });
  const read: TranslationUnit[] = [];
  for await (const unit of reader) read.push(unit);
  expect(read[0]).toEqual({
    sourceLanguage: "en",
    properties: [
      { type: "msgctxt", value: "toolbar" },
      { type: "reference", value: "src/list.c:12 src/list.c:40" },
      { type: "flag", value: "fuzzy" },
      { type: "flag", value: "c-format" },
      { type: "previous-msgctxt", value: "toolbar" },
      { type: "previous-msgid", value: "Send %s" },
    ],
    notes: [{ text: "Checked by the team." }],
    variants: [variant("en", "Send to %s", [{ text: "Button above the list." }]), variant("pl", "Wyślij do %s")],
  });
  expect(read.slice(1, 4).map(({ variants }) => variants.map(({ segment }) => segment[0]))).toEqual([
    ["One letter", "Jeden list"],
    ["%d letters\nin the box", "%d listy"],
    ["%d letters\nin the box", "%d listów"],
  ]);
  expect(read[1]?.properties.slice(1)).toEqual([
    { type: "plural-form", value: "0" },
    { type: "msgid_plural", value: "%d letters\nin the box" },
  ]);
  expect(read[4]?.variants).toEqual([variant("en", 'Not translated\tyet: "\\"')]);
  expect(read[5]?.properties).toContainEqual({ type: "obsolete", value: "yes" });

  const file = writePo(read, { sourceLanguage: "en", targetLanguage: "pl", header });
  expect(await new Response(file).text()).toBe(
    new TextDecoder().decode(await fixture("mail.po")).replace('&& (n%100<10 "\n"', "&& (n%100<10 "),
  );
});

test("reads the encoding that the header names", async () => {
  const [unit] = await unitsOf(await fixture("latin2.po"));
  expect(unit?.variants[1]).toEqual(variant("pl", "Święta"));
});

test("looks for the encoding in the header alone, however far behind comments and on how many lines it is", async () => {
  const latin = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
  const translators = Array.from({ length: 500 }, (_, index) => `# J\u00fcrgen ${index}\n`).join("");
  const header = 'msgid ""\nmsgstr ""\n"Language: de\\n"\n"Content-Type: text/plain; "\n"charset=ISO-8859-1\\n"\n\n';
  const [unit] = await unitsOf(latin(`${translators}${header}msgid "a"\nmsgstr "\u00e4"\n`));
  expect(unit?.variants[1]).toEqual(variant("de", "ä"));

  const names = 'msgid "Content-Type: text/html; charset=iso-8859-1"\nmsgstr "ä"\n';
  const comment = "# Content-Type: text/plain; charset=iso-8859-1\n";
  for (const text of [names, `${comment}msgid "a"\nmsgstr "ä"\n`, `msgctxt ""\n${names}`]) {
    const [other] = await unitsOf(new TextEncoder().encode(text), { targetLanguage: "de" });
    expect(other?.variants[1]).toEqual(variant("de", "ä"));
  }
});

test("a template has sources only, and needs no language", async () => {
  const template = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=CHARSET\\n"\n\nmsgid "a"\nmsgstr ""\n';
  expect(await unitsOf(new TextEncoder().encode(template), { sourceLanguage: "fr" })).toMatchObject([
    { variants: [{ language: "fr" }] },
  ]);
});

test("asks for the language where the file does not say it", async () => {
  await expect(unitsOf('msgid "a"\nmsgstr "b"')).rejects.toThrow("give the option `targetLanguage`");
  expect(await unitsOf('msgid "a"\nmsgstr "b"', { targetLanguage: "de" })).toHaveLength(1);
});

test("a context may be the id", async () => {
  const text = head('msgctxt "cart"\nmsgid "a"\nmsgstr "b"\n');
  const options = { ...pair, contextAs: "id" } as const;
  const read = await unitsOf(text, options);
  expect(read).toMatchObject([{ id: "cart", properties: [] }]);
  const file = await new Response(writePo(read, options)).text();
  expect(file).toContain('msgctxt "cart"\nmsgid "a"\nmsgstr "b"\n');
});

test("lines that are no PO cost what they stand in, and neither the header nor what a blank line parts from them", async () => {
  const conflict = ["<<<<<<< HEAD", 'msgid "a"\nmsgstr "b"', "=======", 'msgid "a"\nmsgstr "c"', ">>>>>>> branch"];
  for (const lines of [conflict, ['domain "x"', 'msgid "a"\nmsgstr "b"'], ["nothing"]]) {
    const reader = readPo(head(`${lines.join("\n")}\n\nmsgid "d"\nmsgstr "e"\n`));
    const read: TranslationUnit[] = [];
    for await (const unit of reader) read.push(unit);
    expect(read).toMatchObject([{ variants: [{ segment: ["d"] }, { language: "pl", segment: ["e"] }] }]);
    expect(reader.report.faults[0]).toMatchObject({ code: "malformed", line: 4, action: "skip" });
  }
  const between = readPo(head('msgid "a"\nmsgstr "b"\n=======\n\nmsgid "d"\nmsgstr "e"\n'));
  const read: TranslationUnit[] = [];
  for await (const unit of between) read.push(unit);
  expect(read).toHaveLength(2);
});

test("reports what is no entry, with its line, and goes on behind it", async () => {
  const text = head(
    [
      'msgid "a"\nmsgstr "b\\q"',
      'msgid "c"\nmsgid_plural "cs"\nmsgstr[1] "d"',
      'msgid "e"\nmsgstr "f" # no comment',
      'msgid "g"\nmsgstr "h"',
      'msgid ""\nmsgstr "i"',
      'msgid "j"',
    ].join("\n\n"),
  );
  const reader = readPo(text, { policy: { truncated: "skip" } });
  const read: TranslationUnit[] = [];
  for await (const unit of reader) read.push(unit);
  expect(read.map(({ variants }) => variants.map(({ segment }) => segment[0]))).toEqual([
    ["a", "b\\q"],
    ["g", "h"],
  ]);
  expect(reader.report.faults.map(({ code, line, action }) => [code, line, action])).toEqual([
    ["invalid_value", 5, "repair"],
    ["malformed", 7, "skip"],
    ["malformed", 12, "skip"],
    ["duplicate_id", 17, "skip"],
    ["truncated", 20, "skip"],
  ]);
  expect(reader.report).toMatchObject({ read: 2, repaired: 1, skipped: 4 });
});

test("refuses what PO does not hold, and counts it where it may leave it out", async () => {
  const unit: TranslationUnit = {
    id: "1",
    sourceLanguage: "en",
    properties: [{ type: "status", value: "done" }],
    notes: [],
    variants: [{ ...variant("en", "a"), segment: ["a", { kind: "ph", content: ["<br>"] }] }, variant("pl", "")],
  };
  await expect(new Response(writePo([unit], pair)).text()).rejects.toThrow('Unit 0 ("1") has what po does not hold');
  const drop = new DropReport();
  const file = await new Response(writePo([unit, unit], { ...pair, drop })).text();
  expect(file.endsWith('\n\nmsgid "a"\nmsgstr ""\n')).toBe(true);
  expect(drop.counts).toEqual({ "empty-variant": 2, "inline-code": 2, property: 2, id: 2, unit: 1 });
});

test("refuses the forms of a plural without the rule that they follow", async () => {
  const [first] = await unitsOf(head('msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"'));
  await expect(new Response(writePo(first ? [first] : [], pair)).text()).rejects.toThrow("`Plural-Forms`");
});
