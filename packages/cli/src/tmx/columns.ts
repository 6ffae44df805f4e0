import type { CsvColumn } from "@dragoman/tm";
import { InvalidArgumentError } from "commander";
import { languageTag, splitOnce } from "./option-values.ts";

export const columnsHelp =
  "columns of CSV and TSV, in order: id, note, - (ignored), property:TYPE or a language, each also as NAME=COLUMN";

/** `--columns "id,en,de,Comment=note"`. */
export function columnsOf(value: string): readonly CsvColumn[] {
  return value.split(",").map((column) => {
    const [before, kind] = splitOnce(column.trim(), "=");
    return kind === undefined ? columnOf(before) : { ...columnOf(kind), name: before };
  });
}

function columnOf(kind: string): CsvColumn {
  if (kind === "id" || kind === "note") return { kind };
  if (kind === "-") return { kind: "ignored" };
  if (kind.startsWith("property:")) return { kind: "property", type: kind.slice("property:".length) };
  if (kind === "") throw new InvalidArgumentError("A column is empty; write - for one that is to be ignored.");
  return { kind: "language", language: languageTag(kind) };
}
