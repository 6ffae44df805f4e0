import type { AddCommand } from "../groups.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { count } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { tableText } from "../terminal/table.ts";
import { pairName } from "./dictionary-files.ts";
import { jsonResult } from "./glossary-text.ts";

const help = `
Examples:
  dragoman glossary list
  dragoman glossary list --json | jq -r '.glossaries[].name'`;

export const addList: AddCommand = (group, session) => {
  const command = group
    .command("list")
    .description("List the account's glossaries.")
    .option("--json", "print the result as JSON");
  addServiceOptions(command)
    .addHelpText("after", help)
    .action((options) => list(options, session));
};

async function list(options: ServiceOptions & { readonly json?: true | undefined }, session: Session): Promise<void> {
  const service = await openService(options, session);
  const glossaries = await service.do((client) => client.glossaries.list({ signal: session.signal }));
  if (options.json) {
    await session.printJson(jsonResult("list", { glossaries }));
  } else if (glossaries.length === 0) {
    session.say("There are no glossaries.");
  } else {
    const rows = glossaries.map(({ glossaryId, name, dictionaries }) => [
      printable(glossaryId),
      printable(name),
      printable(dictionaries.map(pairName).join(" ")),
      count(dictionaries.reduce((sum, { entryCount }) => sum + entryCount, 0)),
    ]);
    const columns = [
      { title: "id" },
      { title: "name" },
      { title: "dictionaries" },
      { title: "entries", align: "right" },
    ] as const;
    await session.print(tableText(columns, rows));
  }
}
