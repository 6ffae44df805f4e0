import type { ReportKeeper } from "../../reading/report.ts";

/** A row of a CSV file (RFC 4180). */
export interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
  readonly isRepaired: boolean;
}

/** Longer rows are no translation, but a quote that is not closed: `limit_exceeded`. */
const longestRecord = 10_000_000;

/**
 * The rows of a CSV file as it streams in; empty lines are passed over. Of the registry's parsers that run in browsers
 * one brings Node's streams and buffers along, and the other does not say in which line a row is.
 * @throws MemoryFileError
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  delimiter: string,
  report: ReportKeeper,
): AsyncGenerator<CsvRecord> {
  const scanner = new RecordScanner(delimiter, report);
  for await (const piece of text) yield* scanner.take(piece);
  yield* scanner.end();
}

/** Where in a cell the scanner is. `quote`: behind a quote that closes the cell, unless another follows. */
type Place = "begin" | "plain" | "quoted" | "quote";

class RecordScanner {
  readonly #delimiter: string;
  readonly #report: ReportKeeper;
  /** What ends a piece of an unquoted cell. */
  readonly #plainEnd: RegExp;
  #place: Place = "begin";
  #cell = "";
  #cells: string[] = [];
  #wasQuoted = false;
  #isRepaired = false;
  #isSkipped = false;
  #length = 0;
  #line = 1;
  #firstLine = 1;
  /** After `\r`, of which `\n` may be the other half. */
  #sawReturn = false;
  #sawQuotedReturn = false;

  constructor(delimiter: string, report: ReportKeeper) {
    this.#delimiter = delimiter;
    this.#report = report;
    this.#plainEnd = new RegExp(`[${delimiter.replace(/[\\\]^-]/, "\\$&")}\\r\\n]`, "g");
  }

  *take(piece: string): Generator<CsvRecord> {
    let at = 0;
    while (at < piece.length) {
      const character = piece.charAt(at);
      if (this.#sawReturn && character === "\n") {
        this.#sawReturn = false;
        at += 1;
        continue;
      }
      this.#sawReturn = false;
      if (this.#place === "quoted") at = this.#takeQuoted(piece, at);
      else if (character === "\n" || character === "\r") {
        const record = this.#endRecord();
        this.#line += 1;
        this.#firstLine = this.#line;
        this.#sawReturn = character === "\r";
        at += 1;
        if (record !== undefined) yield record;
      } else if (character === this.#delimiter) {
        this.#endCell();
        at += 1;
      } else if (character === '"' && this.#place !== "plain") {
        // At the beginning it opens the cell; behind the closing one both are a quote.
        if (this.#place === "quote") this.#cell += '"';
        this.#wasQuoted = true;
        this.#place = "quoted";
        at += 1;
      } else at = this.#takePlain(piece, at);
    }
    this.#measure(piece.length);
  }

  *end(): Generator<CsvRecord> {
    if (this.#place === "quoted") {
      const message = "The file ends within a quoted cell; the row is left out.";
      this.#report.note({ code: "truncated", line: this.#firstLine, message }, "skip", ["skip"]);
      this.#report.skipped += 1;
      return;
    }
    const record = this.#endRecord();
    if (record !== undefined) yield record;
  }

  #takeQuoted(piece: string, at: number): number {
    const quote = piece.indexOf('"', at);
    const end = quote === -1 ? piece.length : quote;
    const text = piece.slice(at, end);
    this.#cell += text;
    if (text !== "") this.#countLines(text);
    if (quote === -1) return end;
    this.#sawQuotedReturn = false;
    this.#place = "quote";
    return end + 1;
  }

  /** Within quotes; an LF at the beginning may be the other half of a CR. */
  #countLines(text: string): void {
    const breaks = text.match(/\r\n?|\n/g)?.length ?? 0;
    this.#line += this.#sawQuotedReturn && text.startsWith("\n") ? breaks - 1 : breaks;
    this.#sawQuotedReturn = text.endsWith("\r");
  }

  #takePlain(piece: string, at: number): number {
    if (this.#place === "quote") this.#noteTextBehindQuote();
    this.#place = "plain";
    this.#plainEnd.lastIndex = at;
    const end = this.#plainEnd.exec(piece)?.index ?? piece.length;
    this.#cell += piece.slice(at, end);
    return end;
  }

  #noteTextBehindQuote(): void {
    const message = "Text behind a closing quote; quotes within a quoted cell are doubled.";
    const action = this.#report.note({ code: "invalid_value", line: this.#line, message }, "repair");
    if (action === "skip") this.#isSkipped = true;
    else this.#isRepaired = true;
  }

  #endCell(): void {
    this.#cells.push(this.#cell);
    this.#cell = "";
    this.#place = "begin";
  }

  #endRecord(): CsvRecord | undefined {
    const isEmptyLine = this.#cells.length === 0 && this.#cell === "" && !this.#wasQuoted;
    this.#endCell();
    const record = { line: this.#firstLine, cells: this.#cells, isRepaired: this.#isRepaired };
    if (this.#isSkipped) this.#report.skipped += 1;
    const isKept = !this.#isSkipped && !isEmptyLine;
    this.#cells = [];
    this.#length = 0;
    this.#wasQuoted = false;
    this.#isRepaired = false;
    this.#isSkipped = false;
    return isKept ? record : undefined;
  }

  /** Counts whole pieces, so that it is asked once a piece; rows that end in it begin anew. */
  #measure(length: number): void {
    this.#length += length;
    if (this.#length <= longestRecord) return;
    const message = `A row has more than ${longestRecord} characters; a quote in it may not be closed.`;
    this.#report.raise({ code: "limit_exceeded", line: this.#firstLine, message });
  }
}
