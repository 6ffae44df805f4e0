import { sameLanguage } from "../../model/language.ts";
import { plainText } from "../../model/segment.ts";
import type { Note, Property, TranslationUnit, Variant } from "../../model/unit.ts";
import { loseAllButText, loseHistory, loseOfText, loseOtherSource, loseProperties, loseUnknown } from "../bilingual.ts";
import { byteStream } from "../byte-stream.ts";
import { type LossOptions, UnitLosses } from "../losses.ts";
import { isLostByNesting } from "../nesting.ts";
import { encodable, textWithoutCodes } from "../plain-text.ts";
import { type CsvColumn, columnName, doubledLanguage, sourceOf } from "./csv-columns.ts";
import { checkedDelimiter } from "./read-csv.ts";

export interface WriteCsvOptions extends LossOptions {
  /** In this order; the first language is that of the sources. */
  readonly columns: readonly CsvColumn[];
  /** Whether the first row names the columns. Default true. */
  readonly header?: boolean;
  /** One character. Default `,` for CSV and a tab for TSV. */
  readonly delimiter?: string;
  /** Whether a byte order mark comes first, by which spreadsheets know UTF-8. Default false. */
  readonly mark?: boolean;
}

/**
 * A CSV file (RFC 4180) of the units, a row each, in UTF-8. Cells are the texts as they are: in one that begins with `=`
 * a spreadsheet will see a formula.
 *
 * The stream fails with a `FormatLossError` where a unit has what no column is for, or CSV does not hold: inline codes,
 * texts without a character, dates and tools, and what variants have besides their text.
 * @throws RangeError for columns without a language, or with the same one twice, and for a delimiter that is none.
 */
export function writeCsv(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteCsvOptions,
): ReadableStream<Uint8Array> {
  return write("csv", units, { delimiter: ",", ...options });
}

/** A file with tabs between its cells, in all else as `writeCsv`. */
export function writeTsv(
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteCsvOptions,
): ReadableStream<Uint8Array> {
  return write("tsv", units, { delimiter: "\t", ...options });
}

function write(
  format: "csv" | "tsv",
  units: AsyncIterable<TranslationUnit> | Iterable<TranslationUnit>,
  options: WriteCsvOptions & { readonly delimiter: string },
): ReadableStream<Uint8Array> {
  const { columns } = options;
  const source = checkedSource(columns);
  const delimiter = checkedDelimiter(options.delimiter);
  return byteStream(rows());

  async function* rows(): AsyncGenerator<string> {
    if (options.mark === true) yield "\uFEFF";
    if (options.header !== false) yield rowText(columns.map(columnName), delimiter);
    let index = 0;
    for await (const unit of units) {
      const losses = new UnitLosses(format, options, index, unit.id);
      const cells = new RowWriting(columns, losses).cells(unit, source);
      if (cells !== undefined) yield rowText(cells, delimiter);
      index += 1;
    }
  }
}

function checkedSource(columns: readonly CsvColumn[]): string {
  const source = sourceOf(columns);
  if (source === undefined) throw new RangeError("The columns have no language.");
  if (doubledLanguage(columns) !== undefined) throw new RangeError("Two columns have the same language.");
  return source;
}

function rowText(cells: readonly string[], delimiter: string): string {
  return `${cells.map((cell) => cellText(cell, delimiter)).join(delimiter)}\r\n`;
}

/** Quoted where it could be misread: also blanks at its ends, and what at the beginning of a file has a meaning. */
function cellText(cell: string, delimiter: string): string {
  const isPlain = !cell.includes(delimiter) && !/["\r\n]|^\s|\s$|^\uFEFF|^sep=/.test(cell);
  return isPlain ? cell : `"${cell.replaceAll('"', '""')}"`;
}

class RowWriting {
  readonly #columns: readonly CsvColumn[];
  readonly #losses: UnitLosses;

  constructor(columns: readonly CsvColumn[], losses: UnitLosses) {
    this.#columns = columns;
    this.#losses = losses;
  }

  cells(unit: TranslationUnit, sourceLanguage: string): readonly string[] | undefined {
    if (isLostByNesting(unit, this.#losses)) return undefined;
    const source = unit.variants.find(({ language }) => sameLanguage(language, sourceLanguage));
    if (source === undefined || plainText(source.segment) === "") {
      this.#losses.lose("unit", `a unit without text in ${JSON.stringify(sourceLanguage)}, the source language`);
      return undefined;
    }
    loseOtherSource(unit, sourceLanguage, this.#losses);
    loseHistory(unit, this.#losses);
    loseUnknown(unit, this.#losses);
    const left = new Left(unit);
    const cells = this.#columns.map((column) => this.#cell(column, left));
    for (const _ of left.ids) this.#losses.lose("id", "an id, for which there is no column");
    for (const _ of left.notes) this.#losses.lose("note", "a note, for which there is no column");
    loseProperties(left.properties, this.#losses);
    for (const { language } of left.variants) {
      this.#losses.lose("variant", `a text in ${JSON.stringify(language.slice(0, 40))}, for which there is no column`);
    }
    return cells;
  }

  #cell(column: CsvColumn, left: Left): string {
    switch (column.kind) {
      case "id":
        return this.#filled("id", left.ids.shift());
      case "note":
        return this.#text("note", left.notes.shift());
      case "property":
        return this.#text(
          "property",
          takeFirst(left.properties, ({ type }) => type === column.type),
        );
      case "language":
        return this.#variant(takeFirst(left.variants, ({ language }) => sameLanguage(language, column.language)));
      case "ignored":
        return "";
    }
  }

  #text(part: "note" | "property", given: Note | Property | undefined): string {
    if (given === undefined) return "";
    loseOfText(given, this.#losses);
    return this.#filled(part, "text" in given ? given.text : given.value);
  }

  #variant(variant: Variant | undefined): string {
    if (variant === undefined) return "";
    loseAllButText(variant, this.#losses);
    return this.#filled("empty-variant", textWithoutCodes(variant.segment, this.#losses));
  }

  /** An empty cell is read as nothing at all. */
  #filled(part: "id" | "note" | "property" | "empty-variant", text: string | undefined): string {
    if (text === "") this.#losses.lose(part, "a text that is empty");
    return text === undefined ? "" : encodable(text, this.#losses);
  }
}

/** What of a unit has no cell yet. */
class Left {
  readonly ids: string[];
  readonly notes: Note[];
  readonly properties: Property[];
  readonly variants: Variant[];

  constructor({ id, notes, properties, variants }: TranslationUnit) {
    this.ids = id === undefined ? [] : [id];
    this.notes = [...notes];
    this.properties = [...properties];
    this.variants = [...variants];
  }
}

function takeFirst<Item>(items: Item[], isWanted: (item: Item) => boolean): Item | undefined {
  const index = items.findIndex(isWanted);
  return index === -1 ? undefined : items.splice(index, 1)[0];
}
