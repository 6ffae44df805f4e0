import type { MemoryHeader, Note, Property, TranslationUnit } from "../../model/unit.ts";
import {
  bilingual,
  type LanguagePair,
  loseAllButText,
  loseHistory,
  loseOfText,
  loseProperties,
  loseUnknown,
} from "../bilingual.ts";
import { byteStream } from "../byte-stream.ts";
import { type LossOptions, UnitLosses } from "../losses.ts";
import { encodable, textWithoutCodes } from "../plain-text.ts";
import { takePoProperties } from "./po-properties.ts";
import { quotePo } from "./po-strings.ts";
import type { PoContextOption } from "./read-po.ts";

export interface WritePoOptions extends LanguagePair, LossOptions, PoContextOption {
  /** Its properties are the fields of the PO header, `Plural-Forms` among them; its notes the comment above. */
  readonly header?: Pick<MemoryHeader, "properties" | "notes">;
}

/** An entry as it will stand in the file, to which forms of a plural may still come. */
interface Entry {
  readonly comments: readonly string[];
  readonly prefix: "" | "#~ ";
  readonly context: string | undefined;
  readonly id: string;
  readonly plural: string | undefined;
  readonly translations: readonly string[];
}

/**
 * A PO file of the units in that pair of languages, in UTF-8. Neighbouring units that are forms of one plural become one
 * entry; a form that is not there is written empty. Several notes become one. What was written is kept in memory, as no
 * entry may stand there twice.
 *
 * The stream fails with a `FormatLossError` where a unit has what PO does not hold: an id (but see `contextAs`), inline
 * codes, a third language, an empty translation, properties that are none of `PoPropertyType`, dates and tools.
 */
export function writePo(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WritePoOptions,
): ReadableStream<Uint8Array> {
  return byteStream(writeEntries(units, options));
}

async function* writeEntries(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WritePoOptions,
): AsyncGenerator<string> {
  yield headerText(options);
  const written = new Set<string>();
  let last: Entry | undefined;
  let index = 0;
  for await (const unit of units) {
    const losses = new UnitLosses("po", options, index, unit.id);
    index += 1;
    const entry = entryOf(unit, options, losses);
    if (entry === undefined) continue;
    const joined = last && withForm(last, entry);
    if (joined !== undefined) {
      last = joined;
      continue;
    }
    const key = JSON.stringify([entry.context, entry.id]);
    if (written.has(key) || (entry.id === "" && entry.context === undefined)) {
      losses.lose("unit", "a text that is empty, or stands in the file already with the same context");
      continue;
    }
    written.add(key);
    if (last !== undefined) yield entryText(last);
    last = entry;
  }
  if (last !== undefined) yield entryText(last);
}

function entryOf(unit: TranslationUnit, options: WritePoOptions, losses: UnitLosses): Entry | undefined {
  const variants = bilingual(unit, options, losses);
  if (variants === undefined) return undefined;
  const { source, target } = variants;
  loseHistory(unit, losses);
  loseUnknown(unit, losses);
  loseAllButText({ ...source, notes: [] }, losses);
  if (target !== undefined) {
    loseAllButText(target, losses);
    if (target.segment.length === 0) losses.lose("empty-variant", "a translation without text");
  }

  const text = textWithoutCodes(source.segment, losses);
  const translation = target === undefined ? "" : textWithoutCodes(target.segment, losses);
  const { known, others, plural } = takePoProperties(unit.properties);
  loseProperties(others, losses);
  for (const property of known) loseOfText(property, losses);
  if (unit.id !== undefined && options.contextAs !== "id") losses.lose("id", "an id");
  if (plural !== undefined && pluralRule(options) === undefined) {
    losses.lose("property", "the forms of a plural, without a `Plural-Forms` in the option `header`");
  }

  const value = (type: string) => known.find((property) => property.type === type)?.value;
  const clean = (one: string | undefined) => (one === undefined ? undefined : encodable(one, losses));
  const context = options.contextAs === "id" && unit.id !== undefined ? unit.id : value("msgctxt");
  const isObsolete = value("obsolete") !== undefined;
  return {
    comments: [
      ...commentLines("#", unit.notes, losses),
      ...commentLines("#.", source.notes, losses),
      ...ofType(known, "reference").map((reference) => `#: ${encodable(reference, losses)}`),
      ...flagLine(ofType(known, "flag").map((flag) => encodable(flag, losses))),
      ...previousLines(isObsolete ? "#~| " : "#| ", (type) => clean(value(`previous-${type}`))),
    ],
    prefix: isObsolete ? "#~ " : "",
    context: clean(context),
    id: plural?.side === "plural" ? encodable(plural.other, losses) : text,
    plural: plural === undefined ? undefined : plural.side === "plural" ? text : encodable(plural.other, losses),
    translations: plural === undefined ? [translation] : [...Array<string>(plural.form).fill(""), translation],
  };
}

/** The entry with one more form, where the other is the next form of the same. */
function withForm(entry: Entry, next: Entry): Entry | undefined {
  const { translations, ...same } = entry;
  const { translations: withNext, ...other } = next;
  const isNext = entry.plural !== undefined && withNext.length === translations.length + 1;
  if (!isNext || JSON.stringify(same) !== JSON.stringify(other)) return undefined;
  return { ...entry, translations: [...translations, ...withNext.slice(-1)] };
}

function entryText({ comments, prefix, context, id, plural, translations }: Entry): string {
  const texts = [
    ...(context === undefined ? [] : textLines("msgctxt", context)),
    ...textLines("msgid", id),
    ...(plural === undefined ? textLines("msgstr", translations[0] ?? "") : textLines("msgid_plural", plural)),
    ...(plural === undefined ? [] : translations.flatMap((text, form) => textLines(`msgstr[${form}]`, text))),
  ];
  return `\n${[...comments, ...texts.map((line) => prefix + line)].join("\n")}\n`;
}

function textLines(keyword: string, text: string): readonly string[] {
  const [first = '""', ...more] = quotePo(text);
  return [`${keyword} ${first}`, ...more];
}

function commentLines(mark: "#" | "#.", notes: readonly Note[], losses: UnitLosses): readonly string[] {
  return notes.flatMap((note) => {
    loseOfText(note, losses);
    if (note.text.includes("\r")) losses.lose("character", "a carriage return in a note");
    const lines = encodable(note.text.replaceAll("\r", " "), losses).split("\n");
    return lines.map((line) => (line === "" ? mark : `${mark} ${line}`));
  });
}

function flagLine(flags: readonly string[]): readonly string[] {
  return flags.length === 0 ? [] : [`#, ${flags.join(", ")}`];
}

function previousLines(prefix: string, text: (type: string) => string | undefined): readonly string[] {
  return ["msgctxt", "msgid", "msgid_plural"].flatMap((type) => {
    const value = text(type);
    return value === undefined ? [] : textLines(type, value).map((line) => prefix + line);
  });
}

function ofType(properties: readonly Property[], type: string): readonly string[] {
  return properties.filter((property) => property.type === type).map(({ value }) => value);
}

/** The fields as they are given, but for the language and the encoding, which are what is written. */
function headerText({ header, targetLanguage, ...options }: WritePoOptions): string {
  const losses = new UnitLosses("po", options, -1, undefined);
  const given = header?.properties ?? [];
  const flags = ofType(given, "flag");
  const own = new Map([
    ["Language", targetLanguage],
    ["MIME-Version", "1.0"],
    ["Content-Type", "text/plain; charset=UTF-8"],
    ["Content-Transfer-Encoding", "8bit"],
  ]);
  const fields = given
    .filter(({ type }) => type !== "flag")
    .map(({ type, value }) => {
      const written = own.get(type) ?? value;
      own.delete(type);
      return `${type}: ${written.replaceAll("\n", " ")}\n`;
    });
  for (const [type, value] of own) fields.push(`${type}: ${value}\n`);
  const comments = [...commentLines("#", header?.notes ?? [], losses), ...flagLine(flags)];
  return [...comments, ...textLines("msgid", ""), ...textLines("msgstr", fields.join(""))].join("\n").concat("\n");
}

function pluralRule({ header }: WritePoOptions): string | undefined {
  return header?.properties.find(({ type }) => type === "Plural-Forms")?.value;
}
