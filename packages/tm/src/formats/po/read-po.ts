import { textSegment } from "../../model/segment.ts";
import type { MemoryHeader, Note, Property, TranslationUnit, Variant } from "../../model/unit.ts";
import type { FileSource, ReadOptions, UnitReader } from "../../reading/reader.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import { textOf } from "../../reading/text-of.ts";
import { createUnitReader, type ReadStep } from "../unit-reader.ts";
import { declaredCharset } from "./po-charset.ts";
import { isHeader, type PoEntry } from "./po-entry.ts";
import { parsePo } from "./po-parsing.ts";
import { entryProperties, pluralForm } from "./po-properties.ts";

export interface PoContextOption {
  /** Where a `msgctxt` is kept: as a property of that name (the default), or as the unit's id. */
  readonly contextAs?: "property" | "id";
}

export interface ReadPoOptions extends ReadOptions, PoContextOption {
  /** The language of the `msgid`s. Default `en`. */
  readonly sourceLanguage?: string;
  /** The language of the `msgstr`s. Default what the header says. */
  readonly targetLanguage?: string;
}

/**
 * The units of a gettext PO or POT file. Comments of translators are notes of the unit, those out of the source notes of
 * the source variant; flags, references and whatever else an entry says are properties (`PoPropertyType`). An empty
 * `msgstr` is no translation. The header's fields are properties of the header.
 */
export function readPo(source: FileSource, options: ReadPoOptions = {}): UnitReader {
  return createUnitReader(options, (report) => readUnits(source, options, report));
}

async function* readUnits(source: FileSource, options: ReadPoOptions, report: ReportKeeper): AsyncGenerator<ReadStep> {
  let file: PoFile | undefined;
  for await (const { entry, isRepaired } of parsePo(textOf(source, declaredCharset, options), report)) {
    if (file === undefined) {
      file = new PoFile(isHeader(entry) ? entry : undefined, options, report);
      yield { kind: "header", header: file.header };
      if (isHeader(entry)) continue;
    }
    for (const unit of file.unitsOf(entry)) yield { kind: "unit", unit, isRepaired };
  }
  if (file === undefined) yield { kind: "header", header: new PoFile(undefined, options, report).header };
}

class PoFile {
  readonly header: MemoryHeader;
  readonly #source: string;
  readonly #target: string | undefined;
  readonly #options: ReadPoOptions;
  readonly #report: ReportKeeper;

  constructor(entry: PoEntry | undefined, options: ReadPoOptions, report: ReportKeeper) {
    const fields = entry === undefined ? [] : fieldsOf(entry);
    const language = fields.find(({ type }) => type.toLowerCase() === "language")?.value;
    this.#source = options.sourceLanguage ?? "en";
    this.#target = options.targetLanguage ?? (language === "" ? undefined : language);
    this.#options = options;
    this.#report = report;
    const flags = entry?.flags.map((value) => ({ type: "flag", value })) ?? [];
    this.header = {
      sourceLanguage: this.#source,
      properties: [...fields, ...flags],
      notes: notesOf(entry?.comment),
    };
  }

  unitsOf(entry: PoEntry): readonly TranslationUnit[] {
    if (isHeader(entry)) {
      const message = "A second entry without `msgid`, which only the header may be; it is left out.";
      this.#report.note({ code: "duplicate_id", line: entry.line, message }, "skip", ["skip"]);
      this.#report.skipped += 1;
      return [];
    }
    if (entry.plural === undefined) return this.#unit(entry, entry.id, entry.translations[0] ?? "", []);
    return entry.translations.flatMap((translation, form) => {
      const { source, properties } = pluralForm(entry, form);
      return this.#unit(entry, source, translation, properties);
    });
  }

  #unit(entry: PoEntry, source: string, translation: string, ofForm: readonly Property[]): readonly TranslationUnit[] {
    if (translation !== "" && this.#target === undefined) {
      const message = "The header has no `Language`; give the option `targetLanguage`.";
      this.#report.note({ code: "missing_language", line: entry.line, message }, "raise", ["skip"]);
      this.#report.skipped += 1;
      return [];
    }
    const isId = this.#options.contextAs === "id" && entry.context !== undefined;
    const ofEntry = entryProperties(entry).filter(({ type }) => !(isId && type === "msgctxt"));
    const variants = [variant(this.#source, source, notesOf(entry.extractedComment))];
    if (translation !== "" && this.#target !== undefined) variants.push(variant(this.#target, translation, []));
    return [
      {
        ...(isId && entry.context !== undefined && { id: entry.context }),
        sourceLanguage: this.#source,
        properties: [...ofEntry, ...ofForm],
        notes: notesOf(entry.comment),
        variants,
      },
    ];
  }
}

/** The fields of the header, in order. */
export function fieldsOf({ translations }: Pick<PoEntry, "translations">): readonly Property[] {
  const lines = (translations[0] ?? "").split("\n").filter((line) => line !== "");
  return lines.map((line) => {
    const colon = line.indexOf(":");
    return { type: line.slice(0, Math.max(colon, 0)).trim(), value: line.slice(colon + 1).trim() };
  });
}

function notesOf(comment: string | undefined): readonly Note[] {
  return comment === undefined ? [] : [{ text: comment }];
}

function variant(language: string, text: string, notes: readonly Note[]): Variant {
  return { language, segment: textSegment(text), properties: [], notes };
}
