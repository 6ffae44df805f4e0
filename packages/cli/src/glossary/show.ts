import type { AddCommand } from "../groups.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { count } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { tableText } from "../terminal/table.ts";
import { pairName } from "./dictionary-files.ts";
import { findGlossary } from "./find-glossary.ts";
import { jsonResult } from "./glossary-text.ts";

const help = `
Its entries are what \`dragoman glossary export\` gives.

Examples:
  dragoman glossary show Shop
  dragoman glossary show Shop --json`;

export const addShow: AddCommand = (group, session) => {
  const command = group
    .command("show")
    .description("Say what is in a glossary.")
    .argument("<glossary>", "its id or name")
    .option("--json", "print the result as JSON");
  addServiceOptions(command)
    .addHelpText("after", help)
    .action((glossary, options) => show(glossary, options, session));
};

async function show(
  named: string,
  options: ServiceOptions & { readonly json?: true | undefined },
  session: Session,
): Promise<void> {
  const service = await openService(options, session);
  const glossary = await service.do((client) => findGlossary(client, named, session.signal));
  if (options.json) {
    await session.printJson(jsonResult("show", { glossary }));
    return;
  }
  const { glossaryId, name, creationTime, dictionaries } = glossary;
  const facts = [
    ["id", printable(glossaryId)],
    ["made", printable(creationTime)],
    ...dictionaries.map((one) => [printable(pairName(one)), `${count(one.entryCount)} entries`]),
  ];
  await session.print(`${session.paint("bold", printable(name))}\n${tableText([{ title: "" }, { title: "" }], facts)}`);
}
