import type { Term, TermsFormat } from "../../src/steering-protocol.ts";
import type { ServerFailure } from "../server.ts";

/** A line of the table while it is edited. */
export interface TermRow {
  readonly key: number;
  readonly source: string;
  readonly target: string;
}

export function rowsOf(terms: readonly Term[]): readonly TermRow[] {
  return terms.map(([source, target], key) => ({ key, source, target }));
}

/** Rows in which something stands: what is sent, a line each. */
export function filledRows(rows: readonly TermRow[]): readonly TermRow[] {
  return rows.filter(({ source, target }) => source !== "" || target !== "");
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
