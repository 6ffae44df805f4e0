import type { MemoryHeader, TranslationUnit } from "../../model/unit.ts";
import type { FileSource, ReadOptions, UnitReader } from "../../reading/reader.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import { textOf as decoded } from "../../reading/text-of.ts";
import { declaredXmlEncoding } from "../../reading/xml-declaration.ts";
import { xmlAttributes } from "../../xml/writing.ts";
import type { LanguagePair } from "../bilingual.ts";
import { byteStream } from "../byte-stream.ts";
import { type LossOptions, UnitLosses } from "../losses.ts";
import { createUnitReader, type ReadStep } from "../unit-reader.ts";
import { isWithinLimits } from "./limits.ts";
import type { FileLanguages } from "./read-unit-1.ts";
import { readUnit2 } from "./read-unit-2.ts";
import { UnitNames } from "./unit-ids.ts";
import { writeUnit2 } from "./write-unit-2.ts";
import { attributeOf, type XmlTag } from "./xml-element.ts";
import { readXml } from "./xml-reading.ts";

export interface ReadXliff2Options extends ReadOptions {
  /** For files that do not name their languages. */
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
}

export interface WriteXliff2Options extends LanguagePair, LossOptions {
  /** The name of the document that the texts are from. */
  readonly original?: string;
}

/**
 * The units of an XLIFF 2.0 to 2.2 file: each `segment`, with the notes, metadata, state and codes of its unit. Where a
 * unit has several segments their ids are `unit/segment`. Matches and other modules are kept in `unknown`. What stands
 * between segments (`ignorable`), or belongs to the document and to none of its units, is not read.
 */
export function readXliff2(source: FileSource, options: ReadXliff2Options = {}): UnitReader {
  return createUnitReader(options, (report) => readUnits(source, options, report));
}

async function* readUnits(
  source: FileSource,
  options: ReadXliff2Options,
  report: ReportKeeper,
): AsyncGenerator<ReadStep> {
  let languages: FileLanguages = { source: options.sourceLanguage, target: options.targetLanguage };
  let hasHeader = false;
  for await (const step of readXml(decoded(source, declaredXmlEncoding, options), "unit", report)) {
    if (step.kind === "unit") {
      if (!hasHeader) continue;
      for (const read of readUnit2(step.element, languages, report)) {
        if (read.kind === "unit") yield { ...read, isRepaired: step.isRepaired || read.isRepaired === true };
      }
    } else if (step.depth === 1) {
      checkRoot(step.tag, report);
      languages = {
        source: attributeOf(step.tag, "srcLang") ?? options.sourceLanguage,
        target: attributeOf(step.tag, "trgLang") ?? options.targetLanguage,
      };
    } else if (step.tag.name === "file" && !hasHeader) {
      yield { kind: "header", header: headerOf(step.tag, languages, report) };
      hasHeader = true;
    }
  }
  if (!hasHeader)
    report.raise({ code: "malformed", line: 1, message: "There is no `file` in it; give an XLIFF file." });
}

function checkRoot(root: XmlTag, report: ReportKeeper): void {
  const version = attributeOf(root, "version") ?? "";
  if (root.name === "xliff" && version.startsWith("2.")) return;
  const isOther = root.name === "xliff" && version.startsWith("1.");
  const message = isOther
    ? "The XLIFF is of version 1; read it as `xliff-1.2`."
    : "The first element is not an `xliff` of version 2; give such a file.";
  report.raise({ code: "malformed", line: root.line, message });
}

function headerOf(file: XmlTag, { source, target }: FileLanguages, report: ReportKeeper): MemoryHeader {
  if (source === undefined) {
    const message = "The file has no `srcLang`; give the option `sourceLanguage`.";
    report.raise({ code: "missing_language", line: file.line, message });
  }
  const original = attributeOf(file, "original");
  const properties = [
    ...(target === undefined ? [] : [{ type: "target-language", value: target }]),
    ...(original === undefined ? [] : [{ type: "original", value: original }]),
  ];
  return { sourceLanguage: source, properties, notes: [] };
}

/**
 * An XLIFF 2.0 file with one `file` of the units in that pair of languages. A unit whose id is missing, no name token or
 * was written before gets one of its own, which is not read back; so the ids are kept in memory.
 *
 * The stream fails with a `FormatLossError` where a unit has what XLIFF 2 does not hold: text in a third language, dates
 * and tools, properties of a variant but for `state` and `subState`, translatable text within codes.
 */
export function writeXliff2(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteXliff2Options,
): ReadableStream<Uint8Array> {
  return byteStream(writeUnits(units, options));
}

async function* writeUnits(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteXliff2Options,
): AsyncGenerator<string> {
  const { original, sourceLanguage, targetLanguage } = options;
  const languages = [
    ["srcLang", sourceLanguage],
    ["trgLang", targetLanguage],
  ] as const;
  const root = xmlAttributes(languages, refuseCharacter);
  const file = xmlAttributes([["original", original]], refuseCharacter);
  yield '<?xml version="1.0" encoding="UTF-8"?>\n';
  yield `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"${root}>\n`;
  yield `  <file id="f1"${file} xml:space="preserve">\n`;
  const names = new UnitNames((id) => /^[\w.:-]+$/.test(id));
  let index = 0;
  for await (const unit of units) {
    const losses = new UnitLosses("xliff-2", options, index, unit.id);
    const text = writeUnit2(unit, options, names, losses) ?? "";
    if (isWithinLimits(text)) yield text;
    else losses.lose("unit", "more characters, elements or attributes than the limits take, or deeper nested");
    index += 1;
  }
  yield "  </file>\n</xliff>\n";
}

function refuseCharacter(): never {
  throw new RangeError("An option has a character that XML does not allow.");
}
