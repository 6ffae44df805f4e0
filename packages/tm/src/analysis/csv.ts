import Papa from "papaparse";
import type { BandLeverage, LeverageReport } from "./report.ts";

export interface LeverageCsvOptions {
  /** Begins the text with U+FEFF, by which Excel knows UTF-8. Default false. */
  readonly byteOrderMark?: boolean;
}

const columns = [
  "file",
  "band",
  "segments",
  "words",
  "characters",
  "characters_without_spaces",
  "codes",
  "rate_percent",
  "weighted_words",
  "cost",
  "currency",
] as const;

/** What a spreadsheet would take for a formula, also after white space and in full-width characters. */
const formula = /^\s*[=+\-@\t\r\n＝＋－＠]/u;

/**
 * A report as CSV (RFC 4180): a header, then a row for each file and band, empty bands included; totals are left to
 * the spreadsheet. Bands are named as in `Band`, numbers have a decimal point. A file name that would be a formula gets
 * an apostrophe before it.
 */
export function leverageCsv(report: LeverageReport, { byteOrderMark = false }: LeverageCsvOptions = {}): string {
  const rows = report.files.flatMap(({ name, bands }) => bands.map((band) => rowOf(name, band, report)));
  const text = Papa.unparse({ fields: [...columns], data: rows }, { newline: "\r\n", escapeFormulae: formula });
  return `${byteOrderMark ? "\uFEFF" : ""}${text}\r\n`;
}

function rowOf(file: string, amounts: BandLeverage, { rates, price }: LeverageReport): (string | number)[] {
  return [
    file.toWellFormed(),
    amounts.band,
    amounts.segments,
    amounts.words,
    amounts.characters,
    amounts.charactersWithoutSpaces,
    amounts.codes,
    rates[amounts.band],
    amounts.weightedWords,
    amounts.cost ?? "",
    price?.currency ?? "",
  ];
}
