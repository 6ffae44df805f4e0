import type { Glossary } from "@dragoman/client";
import { counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { pairName } from "./dictionary-files.ts";

/** `Shop (id): en-de 12 entries, en-fr 3 entries`. */
export function glossaryText({ name, glossaryId, dictionaries }: Glossary): string {
  const pairs = dictionaries.map((one) => `${printable(pairName(one))} ${counted(one.entryCount, "entry", "entries")}`);
  return `${printable(name)} (${printable(glossaryId)}): ${pairs.join(", ") || "no dictionaries"}`;
}

/** The results of a command as they are printed with `--json`: named, and with a version that rises when it changes. */
export function jsonResult(command: string, result: object): object {
  return { format: `dragoman-glossary-${command}`, version: 1, ...result };
}
