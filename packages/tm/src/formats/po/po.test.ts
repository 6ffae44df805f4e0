import fc from "fast-check";
import { expect, test } from "vitest";
import { textSegment } from "../../model/segment.ts";
import type { Note, Property, TranslationUnit, Variant } from "../../model/unit.ts";
import type { FileSource } from "../../reading/reader.ts";
import { xmlText } from "../units.arbitrary.ts";
import { readPo } from "./read-po.ts";
import { writePo } from "./write-po.ts";

const pair = { sourceLanguage: "en", targetLanguage: "pl" };
const header = {
  properties: [{ type: "Plural-Forms", value: "nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2);" }],
  notes: [],
};

async function unitsOf(source: FileSource): Promise<readonly TranslationUnit[]> {
  const units: TranslationUnit[] = [];
  for await (const unit of readPo(source)) units.push(unit);
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

function entryKey(units: readonly TranslationUnit[]): string {
  const { variants, properties = [] } = units[0] ?? {};
  const value = (wanted: string) => properties.find(({ type }) => type === wanted)?.value;
  return JSON.stringify([value("msgctxt"), value("msgid") ?? variants?.[0]?.segment]);
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
