import type { AddCommand } from "../groups.ts";
import { refuseBlank } from "../service/names.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { addDictionaryOptions, type DictionaryOptions, inFiles, readDictionaries } from "./dictionary-files.ts";
import { glossaryText, jsonResult } from "./glossary-text.ts";

const help = `
The glossary is there with all its dictionaries or not at all.

Examples:
  dragoman glossary create Shop terms.tsv --from en --to de
  dragoman glossary create Shop shop.en-de.tsv shop.en-fr.csv
  cut -f 1,3 terms.tsv | dragoman glossary create Shop - --from en --to de --json`;

export const addCreate: AddCommand = (group, session) => {
  const command = group
    .command("create")
    .description("Make a glossary of dictionaries.")
    .argument("<name>", "what it is to be called")
    .argument("<files...>", "TSV or CSV files; - is standard input")
    .option("--json", "print the result as JSON");
  addServiceOptions(addDictionaryOptions(command))
    .addHelpText("after", help)
    .action((name, files, options) => create(name, files, options, session));
};

interface CreateOptions extends ServiceOptions, DictionaryOptions {
  readonly json?: true | undefined;
}

async function create(name: string, files: readonly string[], options: CreateOptions, session: Session): Promise<void> {
  refuseBlank(name, "glossary");
  const { dictionaries: read, rowsLeftOut } = await readDictionaries(files, options, session);
  const service = await openService(options, session);
  const dictionaries = read.map(({ file: _, ...dictionary }) => dictionary);
  const glossary = await service.do(
    (client) => client.glossaries.create({ name, dictionaries }, { signal: session.signal }),
    inFiles(read),
  );
  if (options.json) await session.printJson(jsonResult("create", { glossary, rowsLeftOut }));
  else await session.print(glossaryText(glossary));
}
