import type { Client, Glossary } from "@dragoman/client";
import type { AddCommand } from "../groups.ts";
import { addServiceOptions, openService, type Service, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { printable } from "../terminal/printable.ts";
import {
  addDictionaryOptions,
  type DictionaryOptions,
  type FileDictionary,
  inFiles,
  pairName,
  readDictionaries,
} from "./dictionary-files.ts";
import { findGlossary } from "./find-glossary.ts";
import { glossaryText, jsonResult } from "./glossary-text.ts";

const addHelp = `
A term that is there gets the new translation, others stay. Each dictionary is changed as a whole or not at all; where one
is refused, those before it are done.

Examples:
  dragoman glossary add Shop new.tsv --from en --to de
  dragoman glossary add Shop shop.en-de.tsv shop.en-fr.csv
  dragoman glossary add Shop - --from en --to de < new.tsv`;

const replaceHelp = `
What the dictionary had is gone; dictionaries of other languages stay. Each is replaced as a whole or not at all; where
one is refused, those before it are done.

Examples:
  dragoman glossary replace Shop shop.en-de.tsv
  dragoman glossary replace Shop terms.csv --from en --to de --json`;

export const addAdd: AddCommand = (group, session) => {
  const command = group
    .command("add")
    .description("Merge entries into a glossary's dictionaries.")
    .argument("<glossary>", "its id or name")
    .argument("<files...>", "TSV or CSV files; - is standard input")
    .option("--json", "print the result as JSON");
  addServiceOptions(addDictionaryOptions(command))
    .addHelpText("after", addHelp)
    .action((glossary, files, options) => change(glossary, files, options, session, merging));
};

export const addReplace: AddCommand = (group, session) => {
  const command = group
    .command("replace")
    .description("Put dictionaries in the place of a glossary's own.")
    .argument("<glossary>", "its id or name")
    .argument("<files...>", "TSV or CSV files; - is standard input")
    .option("--json", "print the result as JSON");
  addServiceOptions(addDictionaryOptions(command))
    .addHelpText("after", replaceHelp)
    .action((glossary, files, options) => change(glossary, files, options, session, replacing));
};

interface ChangeOptions extends ServiceOptions, DictionaryOptions {
  readonly json?: true | undefined;
}

/** How one dictionary is changed. */
interface Change {
  readonly name: "add" | "replace";
  readonly done: string;
  send(
    client: Client,
    glossary: Glossary,
    dictionary: Omit<FileDictionary, "file">,
    signal: AbortSignal,
  ): Promise<unknown>;
}

const merging: Change = {
  name: "add",
  done: "has the new entries",
  send: (client, { glossaryId }, dictionary, signal) =>
    client.glossaries.update(glossaryId, { dictionaries: [dictionary] }, { signal }),
};

const replacing: Change = {
  name: "replace",
  done: "is replaced",
  send: (client, { glossaryId }, dictionary, signal) =>
    client.glossaries.replaceDictionary(glossaryId, dictionary, { signal }),
};

async function change(
  named: string,
  files: readonly string[],
  options: ChangeOptions,
  session: Session,
  how: Change,
): Promise<void> {
  const { dictionaries, rowsLeftOut } = await readDictionaries(files, options, session);
  const service = await openService(options, session);
  const { signal } = session;
  const found = await service.do((client) => findGlossary(client, named, signal));
  for (const [at, dictionary] of dictionaries.entries()) {
    try {
      await send(service, found, dictionary, signal, how);
    } catch (error) {
      sayDone(dictionaries.slice(0, at), how, session);
      throw error;
    }
  }
  const glossary = await service.do((client) => client.glossaries.get(found.glossaryId, { signal }));
  if (options.json) await session.printJson(jsonResult(how.name, { glossary, rowsLeftOut }));
  else await session.print(glossaryText(glossary));
}

async function send(
  service: Service,
  glossary: Glossary,
  { file, ...dictionary }: FileDictionary,
  signal: AbortSignal,
  how: Change,
): Promise<void> {
  await service.do((client) => how.send(client, glossary, dictionary, signal), inFiles([{ file, ...dictionary }]));
}

/** Where a later one fails, it matters which are done already. */
function sayDone(dictionaries: readonly FileDictionary[], { done }: Change, session: Session): void {
  for (const dictionary of dictionaries) {
    session.say(`The dictionary ${pairName(dictionary)} ${done}, from ${printable(dictionary.file)}.`);
  }
}
