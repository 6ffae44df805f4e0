import { baseOf, parseLanguageTag } from "@dragoman/engines";
import Papa from "papaparse";
import type { DictionaryPair } from "../storage/glossary-repository.ts";
import type { Entries } from "./entries.ts";
import { faultOfTerm } from "./entry-rules.ts";

export type EntriesFormat = "tsv" | "csv";

/** Entries that break a rule: where, and what to do about it, without quoting them. */
export class EntriesError extends Error {
  override readonly name = "EntriesError";
}

/**
 * The entries of a pair. `tsv` has a tab between the sides; `csv` (RFC 4180) a comma, and where a row has them the
 * languages in a third and fourth column: rows of another pair are passed over. Empty lines count for nothing.
 * @throws EntriesError for the first line that breaks a rule, and where no entry is left.
 */
export function readEntries(text: string, format: EntriesFormat, pair: DictionaryPair): Entries {
  const collected = new CollectedEntries();
  // A byte order mark is no part of the first term.
  const lines = withLineFeeds(text.replace(/^\uFEFF/, ""));
  if (format === "csv") readCsv(lines, pair, collected);
  else readTsv(lines, collected);
  if (collected.entries.size > 0) return collected.entries;
  throw new EntriesError(`There are no entries for ${pair.source}-${pair.target}. Send at least one.`);
}

/** Every way of breaking lines as one. By splitting, since replacing takes seconds where a text has nothing else. */
function withLineFeeds(text: string): string {
  if (!text.includes("\r")) return text;
  return text.split("\r\n").join("\n").split("\r").join("\n");
}

class CollectedEntries {
  readonly entries = new Map<string, string>();
  /** The line of each entry, in their order. */
  readonly #lines: number[] = [];

  add(line: number, source: string, target: string): void {
    const fault = faultOfSide("source", source) ?? faultOfSide("target", target);
    if (fault !== undefined) throw atLine(line, fault);
    if (this.entries.has(source)) throw atLine(line, `the source term duplicates that of line ${this.#lineOf(source)}`);
    this.entries.set(source, target);
    this.#lines.push(line);
  }

  #lineOf(term: string): number {
    return this.#lines[[...this.entries.keys()].indexOf(term)] ?? 0;
  }
}

function faultOfSide(side: string, term: string): string | undefined {
  const fault = faultOfTerm(term);
  return fault === undefined ? undefined : `the ${side} term ${fault}`;
}

function atLine(line: number, fault: string): EntriesError {
  return new EntriesError(`Line ${line}: ${fault}.`);
}

function readTsv(text: string, collected: CollectedEntries): void {
  for (let start = 0, line = 1; start <= text.length; line++) {
    const lineEnd = text.indexOf("\n", start);
    const end = lineEnd < 0 ? text.length : lineEnd;
    if (end > start) addTsvLine(text.slice(start, end), line, collected);
    start = end + 1;
  }
}

function addTsvLine(text: string, line: number, collected: CollectedEntries): void {
  const tab = text.indexOf("\t");
  if (tab < 0) throw atLine(line, "it misses the tab separator between the terms");
  if (text.includes("\t", tab + 1)) throw atLine(line, "it has more than one tab");
  collected.add(line, text.slice(0, tab), text.slice(tab + 1));
}

function readCsv(text: string, pair: DictionaryPair, collected: CollectedEntries): void {
  let line = 1;
  const isOfPair = pairCheck(pair);
  // Row by row and never split as a whole: a text of nothing but line breaks would fill the memory.
  Papa.parse<string[]>(text, {
    delimiter: ",",
    newline: "\n",
    fastMode: false,
    step: ({ data: cells, errors }) => {
      if (errors.length > 0)
        throw atLine(line, "its quotes are not closed, or a quote in a quoted term is not doubled");
      addCsvRow(cells, line, isOfPair, collected);
      line += 1 + cells.reduce((breaks, cell) => breaks + breaksIn(cell), 0);
    },
  });
}

type PairCheck = (sourceLanguage: string | undefined, targetLanguage: string | undefined) => boolean;

function addCsvRow(cells: readonly string[], line: number, isOfPair: PairCheck, collected: CollectedEntries): void {
  const [source = "", target, sourceLanguage, targetLanguage] = cells;
  if (target === undefined && source === "") return;
  if (target === undefined) throw atLine(line, "it misses the comma between the terms");
  if (cells.length > 4) {
    throw atLine(line, "it has more than four columns; put a term with commas in quotation marks");
  }
  if (isOfPair(sourceLanguage, targetLanguage)) collected.add(line, source, target);
}

/** Whether a row's language columns name the dictionary's languages, in whatever variant, or nothing. */
function pairCheck({ source, target }: DictionaryPair): PairCheck {
  // Reading a code takes longer than reading a row, and there are not many.
  const bases = new Map<string, string | undefined>();
  const baseOfCell = (cell: string): string | undefined => {
    const code = /^\s*([a-z]{2,3})(?![a-z])/i.exec(cell)?.[1]?.toLowerCase();
    if (code === undefined) return undefined;
    if (!bases.has(code)) {
      const tag = parseLanguageTag(code);
      bases.set(code, tag && baseOf(tag));
    }
    return bases.get(code);
  };
  const names = (cell: string | undefined, language: string) =>
    cell === undefined || cell.trim() === "" || baseOfCell(cell) === language;
  return (sourceLanguage, targetLanguage) => names(sourceLanguage, source) && names(targetLanguage, target);
}

function breaksIn(cell: string): number {
  let breaks = 0;
  for (let at = cell.indexOf("\n"); at >= 0; at = cell.indexOf("\n", at + 1)) breaks++;
  return breaks;
}
