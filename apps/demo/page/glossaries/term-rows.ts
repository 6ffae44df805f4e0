import type { Term, TermsFormat } from "../../src/steering-protocol.ts";
import type { ServerFailure } from "../server.ts";

/** A line of the table while it is edited. */
export interface TermRow {
  readonly key: number;
  readonly source: string;
  readonly target: string;
}

/** What stands in the table, and what the service had when it was last read or written. */
export interface EditedTerms {
  readonly rows: readonly TermRow[];
  readonly saved: readonly TermRow[];
}

export function rowsOf(terms: readonly Term[]): readonly TermRow[] {
  return terms.map(([source, target], key) => ({ key, source, target }));
}

/** Rows in which something stands: what is sent, a line each. */
export function filledRows(rows: readonly TermRow[]): readonly TermRow[] {
  return rows.filter(({ source, target }) => source !== "" || target !== "");
}

export function isChanged({ rows, saved }: EditedTerms): boolean {
  return tsvOf(filledRows(rows)) !== tsvOf(saved);
}

/** An empty row above the others. */
export function withNewRow(rows: readonly TermRow[]): readonly TermRow[] {
  return [{ key: nextKey(rows), source: "", target: "" }, ...rows];
}

/**
 * What was edited stays, and what came in meanwhile comes to it as it does in the service: a term that is there gets
 * the new translation.
 */
export function withRead(before: EditedTerms | undefined, read: readonly TermRow[]): EditedTerms {
  if (before === undefined || !isChanged(before)) return { rows: read, saved: read };
  const known = new Map(before.saved.map(({ source, target }) => [source, target]));
  const came = read.filter(({ source, target }) => known.get(source) !== target);
  const translations = new Map(came.map(({ source, target }) => [source, target]));
  const rows = before.rows.map((row) => ({ ...row, target: translations.get(row.source) ?? row.target }));
  const there = new Set(rows.map(({ source }) => source));
  const first = nextKey(rows);
  const others = came.filter(({ source }) => !there.has(source)).map((row, at) => ({ ...row, key: first + at }));
  return { rows: [...rows, ...others], saved: read };
}

/** What was typed while `sent` was on its way stays, to be saved next. */
export function withSaved({ rows }: EditedTerms, sent: readonly TermRow[]): EditedTerms {
  const saved = filledRows(sent);
  return { rows: rows === sent ? saved : rows, saved };
}

function nextKey(rows: readonly TermRow[]): number {
  return rows.reduce((most, { key }) => Math.max(most, key), -1) + 1;
}

export function tsvOf(rows: readonly Pick<TermRow, "source" | "target">[]): string {
  return rows.map(({ source, target }) => `${source}\t${target}`).join("\n");
}

/** The row that the service complains about; `undefined` where it is about none, or about all. */
export function rowOfFailure(failure: ServerFailure | undefined, sent: readonly TermRow[]): number | undefined {
  const line = /\bLine (\d+):/.exec(failure?.detail ?? "")?.[1];
  return line === undefined ? undefined : sent[Number(line) - 1]?.key;
}

/** Tab-separated where a tab stands in it, as what is copied from a spreadsheet; else separated by commas. */
export function formatOfTerms(entries: string): TermsFormat {
  return entries.includes("\t") ? "tsv" : "csv";
}
