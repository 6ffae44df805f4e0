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
import { type FileLanguages, readUnit1 } from "./read-unit-1.ts";
import { UnitNames } from "./unit-ids.ts";
import { writeUnit1 } from "./write-unit-1.ts";
import { attributeOf, type XmlTag } from "./xml-element.ts";
import { readXml } from "./xml-reading.ts";

export interface ReadXliff1Options extends ReadOptions {
  /** For files that do not name their languages. */
  readonly sourceLanguage?: string;
  readonly targetLanguage?: string;
}

export interface WriteXliff1Options extends LanguagePair, LossOptions {
  /** The name of the document that the texts are from. Default `units`. */
  readonly original?: string;
  /** What kind of document that is (XLIFF 1.2, `datatype`). Default `plaintext`. */
  readonly dataType?: string;
}

/**
 * The units of an XLIFF 1.0 to 1.2 file: each `trans-unit`, with its properties (`context`), notes, state and codes. One
 * whose `seg-source` has segments is a unit for each, with `unit/segment` as ids. A unit's `alt-trans` and whatever else
 * the model has no name for are kept in `unknown`. What stands between segments, or belongs to the document and to none
 * of its units (groups, skeleton, phases), is not read.
 */
export function readXliff1(source: FileSource, options: ReadXliff1Options = {}): UnitReader {
  return createUnitReader(options, (report) => readUnits(source, options, report));
}

async function* readUnits(
  source: FileSource,
  options: ReadXliff1Options,
  report: ReportKeeper,
): AsyncGenerator<ReadStep> {
  let languages: FileLanguages = { source: options.sourceLanguage, target: options.targetLanguage };
  let hasHeader = false;
  for await (const step of readXml(decoded(source, declaredXmlEncoding, options), "trans-unit", report)) {
    if (step.kind === "unit") {
      if (!hasHeader) continue;
      for (const read of readUnit1(step.element, languages, report)) {
        if (read.kind === "unit") yield { ...read, isRepaired: step.isRepaired || read.isRepaired === true };
      }
    } else if (step.depth === 1) {
      checkRoot(step.tag, report);
    } else if (step.tag.name === "file") {
      languages = {
        source: attributeOf(step.tag, "source-language") ?? options.sourceLanguage,
        target: attributeOf(step.tag, "target-language") ?? options.targetLanguage,
      };
      if (!hasHeader) yield { kind: "header", header: headerOf(step.tag, languages, report) };
      hasHeader = true;
    }
  }
  if (!hasHeader)
    report.raise({ code: "malformed", line: 1, message: "There is no `file` in it; give an XLIFF file." });
}

function checkRoot(root: XmlTag, report: ReportKeeper): void {
  const version = attributeOf(root, "version") ?? "";
  if (root.name === "xliff" && version.startsWith("1.")) return;
  const isOther = root.name === "xliff" && version.startsWith("2.");
  const message = isOther
    ? "The XLIFF is of version 2; read it as `xliff-2`."
    : "The first element is not an `xliff` of version 1; give such a file.";
  report.raise({ code: "malformed", line: root.line, message });
}

function headerOf(file: XmlTag, languages: FileLanguages, report: ReportKeeper): MemoryHeader {
  if (languages.source === undefined) {
    const message = "The `file` has no source-language; give the option `sourceLanguage`.";
    report.raise({ code: "missing_language", line: file.line, message });
  }
  const dataType = attributeOf(file, "datatype");
  const original = attributeOf(file, "original");
  const properties = [
    ...(languages.target === undefined ? [] : [{ type: "target-language", value: languages.target }]),
    ...(original === undefined ? [] : [{ type: "original", value: original }]),
  ];
  return { sourceLanguage: languages.source, ...(dataType !== undefined && { dataType }), properties, notes: [] };
}

/**
 * An XLIFF 1.2 file with one `file` of the units in that pair of languages. A unit whose id is missing or was written
 * before gets one of its own, which is not read back; so the ids are kept in memory.
 *
 * The stream fails with a `FormatLossError` where a unit has what XLIFF 1.2 does not hold: text in a third language,
 * dates and tools, properties of a variant but for a target's `state`, characters that XML does not allow.
 */
export function writeXliff1(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteXliff1Options,
): ReadableStream<Uint8Array> {
  return byteStream(writeUnits(units, options));
}

async function* writeUnits(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteXliff1Options,
): AsyncGenerator<string> {
  const { original = "units", dataType = "plaintext", sourceLanguage, targetLanguage } = options;
  const file = xmlAttributes(
    [
      ["original", original],
      ["datatype", dataType],
      ["source-language", sourceLanguage],
      ["target-language", targetLanguage],
      ["xml:space", "preserve"],
    ],
    refuseCharacter,
  );
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n';
  yield `  <file${file}>\n    <body>\n`;
  const names = new UnitNames((id) => id !== "");
  let index = 0;
  for await (const unit of units) {
    const losses = new UnitLosses("xliff-1.2", options, index, unit.id);
    const text = writeUnit1(unit, options, names, losses) ?? "";
    if (isWithinLimits(text)) yield text;
    else losses.lose("unit", "more characters, elements or attributes than the limits take, or deeper nested");
    index += 1;
  }
  yield "    </body>\n  </file>\n</xliff>\n";
}

function refuseCharacter(): never {
  throw new RangeError("An option has a character that XML does not allow.");
}
