import type { Client, Dictionary, Glossary } from "@dragoman/client";
import Papa from "papaparse";
import { openDestination } from "../files/destination.ts";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import { quoted } from "../service/names.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { refuseJsonBesideFile } from "../tmx/json-beside-file.ts";
import { addDictionaryOptions, type DictionaryFormat, type DictionaryOptions, pairName } from "./dictionary-files.ts";
import { findGlossary } from "./find-glossary.ts";
import { jsonResult } from "./glossary-text.ts";

const help = `
TSV holds one dictionary. CSV holds all of them, or the one that --from and --to name, with the languages in a third and
fourth column; \`create\`, \`add\` and \`replace\` read both as they are written.

Examples:
  dragoman glossary export Shop --from en --to de > shop.en-de.tsv
  dragoman glossary export Shop -o shop.csv`;

export const addExport: AddCommand = (group, session) => {
  const command = group
    .command("export")
    .description("Write a glossary's entries to a file.")
    .argument("<glossary>", "its id or name")
    .option("-o, --output <file>", "where to (default: standard output)")
    .option("--json", "print the report as JSON; needs --output");
  addServiceOptions(addDictionaryOptions(command))
    .addHelpText("after", help)
    .action((glossary, options) => exportGlossary(glossary, options, session));
};

interface ExportOptions extends ServiceOptions, DictionaryOptions {
  readonly output?: string | undefined;
  readonly json?: true | undefined;
}

async function exportGlossary(named: string, options: ExportOptions, session: Session): Promise<void> {
  refuseJsonBesideFile(options);
  const { output } = options;
  const format = options.format ?? (/\.csv$/i.test(output ?? "") ? "csv" : "tsv");
  const destination = await openDestination(output, session, []);
  const service = await openService(options, session);
  const dictionaries = await service.do(async (client) => {
    const glossary = await findGlossary(client, named, session.signal);
    return entriesOf(client, glossary, chosen(glossary, options, format), session.signal);
  });
  await destination.write(encoded(fileText(dictionaries, format)));
  const entries = dictionaries.reduce((sum, one) => sum + Object.keys(one.entries).length, 0);
  if (options.json) {
    const to = { file: output, format, dictionaries: dictionaries.map(pairName), entries };
    await session.printJson(jsonResult("export", { to }));
  } else if (!destination.isStandardOutput) {
    session.say(`${counted(entries, "entry", "entries")} written to ${printable(output ?? "")}`);
  }
}

/** The dictionaries that the file is to hold. */
function chosen(
  { name, dictionaries }: Glossary,
  { from, to }: ExportOptions,
  format: DictionaryFormat,
): Glossary["dictionaries"] {
  const fits = (wanted: string | undefined, language: string) =>
    wanted === undefined || wanted.toLowerCase() === language.toLowerCase();
  const found = dictionaries.filter((one) => fits(from, one.sourceLang) && fits(to, one.targetLang));
  const pairs = dictionaries.map(pairName).join(", ");
  if (found.length === 0) {
    throw new Refusal(`The glossary ${quoted(name)} has no such dictionary; it has ${pairs || "none"}.`);
  }
  if (found.length > 1 && format === "tsv") {
    throw new Refusal(
      `TSV holds one dictionary, and the glossary ${quoted(name)} has ${pairs}; say which with --from and --to, or give --format csv.`,
    );
  }
  return found;
}

async function entriesOf(
  { glossaries }: Client,
  { glossaryId }: Glossary,
  directions: Glossary["dictionaries"],
  signal: AbortSignal,
): Promise<readonly Dictionary[]> {
  const dictionaries: Dictionary[] = [];
  for (const direction of directions) dictionaries.push(await glossaries.entries(glossaryId, direction, { signal }));
  return dictionaries;
}

function fileText(dictionaries: readonly Dictionary[], format: DictionaryFormat): string {
  const rows = dictionaries.flatMap(({ sourceLang, targetLang, entries }) =>
    Object.entries(entries).map(([term, translation]) => [term, translation, sourceLang, targetLang]),
  );
  if (format === "tsv") return rows.map(([term, translation]) => `${term}\t${translation}\n`).join("");
  return `${Papa.unparse(rows)}\r\n`;
}

async function* encoded(text: string): AsyncGenerator<Uint8Array, void, undefined> {
  yield new TextEncoder().encode(text);
}
