import { textSegment } from "../../model/segment.ts";
import type { MemoryHeader, TranslationUnit } from "../../model/unit.ts";
import { givenEncoding, undecodable } from "../../reading/encoding.ts";
import type { FaultAction, FaultCode } from "../../reading/faults.ts";
import type { FileSource, ReadOptions, UnitReader } from "../../reading/reader.ts";
import type { ReportKeeper } from "../../reading/report.ts";
import { textOf } from "../../reading/text-of.ts";
import { createUnitReader, type ReadStep } from "../unit-reader.ts";
import { type ColumnOptions, type CsvColumn, columnNamed, doubledLanguage, sourceOf } from "./csv-columns.ts";
import { type CsvRecord, csvRecords } from "./csv-records.ts";

export interface ReadCsvOptions extends ReadOptions, ColumnOptions {
  /** Whether the first row names the columns. Default true; without it `columns` are needed. */
  readonly header?: boolean;
  /** One character. Default for CSV the one of `,` `;` and tab that the first line has most of, for TSV a tab. */
  readonly delimiter?: string;
  /** The encoding, where the file has no byte order mark. Default UTF-8. */
  readonly encoding?: string;
}

/**
 * The units of a CSV file (RFC 4180), a row each. `columnNamed` says how columns are understood. The first column with a
 * language has the source; an empty cell is no text. A row with less cells than columns is read and reported, one with
 * more is left out, as an unquoted delimiter may have cut its texts.
 */
export function readCsv(source: FileSource, options: ReadCsvOptions = {}): UnitReader {
  return createUnitReader(options, (report) => readRows(source, options, report));
}

/** The units of a file with tabs between its cells, in all else as `readCsv`. */
export function readTsv(source: FileSource, options: ReadCsvOptions = {}): UnitReader {
  return readCsv(source, { delimiter: "\t", ...options });
}

async function* readRows(source: FileSource, options: ReadCsvOptions, report: ReportKeeper): AsyncGenerator<ReadStep> {
  const text = textOf(source, givenEncoding(options.encoding), options);
  const { first, all } = await withFirstLine(text);
  const named = /^sep=(.)$/s.exec(first)?.[1];
  const delimiter = checkedDelimiter(options.delimiter ?? named ?? mostFrequent(first));
  let rows: CsvRows | undefined = options.header === false ? new CsvRows(options.columns ?? [], report) : undefined;
  if (rows !== undefined) yield { kind: "header", header: rows.header };

  for await (const record of csvRecords(all, delimiter, report)) {
    if (record.line === 1 && named !== undefined) continue;
    if (rows === undefined) {
      if (record.cells.length > mostColumns) {
        const message = `The first row names more than ${mostColumns} columns; this is no translation memory.`;
        report.raise({ code: "limit_exceeded", line: record.line, message });
      }
      rows = new CsvRows(
        record.cells.map((name) => columnNamed(name, options)),
        report,
      );
      yield { kind: "header", header: rows.header };
      continue;
    }
    const step = rows.unitOf(record);
    if (step !== undefined) yield step;
  }
  if (rows === undefined) {
    report.raise({ code: "malformed", line: 1, message: "The file is empty; its first row has to name the columns." });
  }
}

const longestFirstLine = 65_536;
/** More than there are languages. */
const mostColumns = 1000;

/** The first line, or as much of it as matters, without losing it for the rest. */
async function withFirstLine(text: AsyncGenerator<string>) {
  let start = "";
  while (!/[\r\n]/.test(start) && start.length < longestFirstLine) {
    const { done, value } = await text.next();
    if (done === true) break;
    start += value;
  }
  const [first = ""] = start.split(/[\r\n]/, 1);
  async function* all(): AsyncGenerator<string> {
    try {
      yield start;
      yield* text;
    } finally {
      await text.return(undefined);
    }
  }
  return { first, all: all() };
}

function mostFrequent(line: string): string {
  const unquoted = line.replace(/"[^"]*"?/g, "");
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return [",", ";", "\t"].reduce((most, one) => (count(one) > count(most) ? one : most));
}

export function checkedDelimiter(delimiter: string): string {
  if (delimiter.length === 1 && !/["\r\n]/.test(delimiter)) return delimiter;
  throw new RangeError("A delimiter is one character, and no quote or line break.");
}

class CsvRows {
  readonly header: MemoryHeader;
  readonly #columns: readonly CsvColumn[];
  readonly #report: ReportKeeper;

  constructor(columns: readonly CsvColumn[], report: ReportKeeper) {
    const source = sourceOf(columns);
    const doubled = doubledLanguage(columns);
    if (source === undefined) {
      const message = "No column has a language; name columns by languages such as `en`, or give the option `columns`.";
      report.raise({ code: "missing_language", line: 1, message });
    }
    if (doubled !== undefined) {
      const message = `Two columns have the language ${JSON.stringify(doubled)}; give the option \`columns\`.`;
      report.raise({ code: "invalid_value", line: 1, message });
    }
    this.header = { sourceLanguage: source, properties: [], notes: [] };
    this.#columns = columns;
    this.#report = report;
  }

  unitOf(record: CsvRecord): ReadStep | undefined {
    const faults = new RowFaults(record, this.#report);
    const { cells } = record;
    if (cells.length < this.#columns.length) {
      const message = `The row has ${cells.length} cells for ${this.#columns.length} columns; the others are empty.`;
      faults.note("missing_attribute", message, "repair");
    }
    if (cells.slice(this.#columns.length).some((cell) => cell !== "")) {
      const message = `The row has ${cells.length} cells for ${this.#columns.length} columns; quote cells with delimiters.`;
      faults.note("invalid_value", message, "skip");
    }
    if (cells.some((cell) => cell.includes(undecodable))) {
      const message = "Bytes that the file's encoding does not know; give the option `encoding`, or save it as UTF-8.";
      faults.note("invalid_encoding", message, "skip");
    }
    const unit = this.#unit(cells.map((cell) => cell.replaceAll(undecodable, "\uFFFD")));
    if (unit.variants[0]?.language !== this.header.sourceLanguage) {
      faults.note("missing_source", "The row has no source; it is left out.", "skip", ["skip"]);
    }
    return faults.end() ? { kind: "unit", unit, isRepaired: faults.isRepaired } : undefined;
  }

  #unit(cells: readonly string[]): TranslationUnit {
    const filled = this.#columns.flatMap((column, index) => {
      const cell = cells[index] ?? "";
      return cell === "" ? [] : [{ column, cell }];
    });
    const id = filled.find(({ column }) => column.kind === "id")?.cell;
    return {
      ...(id !== undefined && { id }),
      sourceLanguage: this.header.sourceLanguage,
      properties: filled.flatMap(({ column, cell }) =>
        column.kind === "property" ? [{ type: column.type, value: cell }] : [],
      ),
      notes: filled.flatMap(({ column, cell }) => (column.kind === "note" ? [{ text: cell }] : [])),
      variants: filled.flatMap(({ column, cell }) =>
        column.kind === "language"
          ? [{ language: column.language, segment: textSegment(cell), properties: [], notes: [] }]
          : [],
      ),
    };
  }
}

/** Faults of one row: whether it was repaired, or is left out. */
class RowFaults {
  readonly #line: number;
  readonly #report: ReportKeeper;
  isRepaired: boolean;
  #isSkipped = false;

  constructor({ line, isRepaired }: CsvRecord, report: ReportKeeper) {
    this.#line = line;
    this.#report = report;
    this.isRepaired = isRepaired;
  }

  note(code: FaultCode, message: string, usual: FaultAction, possible?: readonly FaultAction[]): void {
    const action = this.#report.note({ code, line: this.#line, message }, usual, possible);
    if (action === "skip") this.#isSkipped = true;
    else this.isRepaired = true;
  }

  /** @returns whether the row is handed out. */
  end(): boolean {
    if (this.#isSkipped) this.#report.skipped += 1;
    return !this.#isSkipped;
  }
}
