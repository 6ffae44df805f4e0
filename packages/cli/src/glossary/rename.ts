import type { AddCommand } from "../groups.ts";
import { refuseBlank } from "../service/names.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { findGlossary } from "./find-glossary.ts";
import { glossaryText, jsonResult } from "./glossary-text.ts";

const help = `
Examples:
  dragoman glossary rename Shop "Shop, old"`;

export const addRename: AddCommand = (group, session) => {
  const command = group
    .command("rename")
    .description("Give a glossary another name.")
    .argument("<glossary>", "its id or name")
    .argument("<name>", "what it is to be called")
    .option("--json", "print the result as JSON");
  addServiceOptions(command)
    .addHelpText("after", help)
    .action((glossary, name, options) => rename(glossary, name, options, session));
};

async function rename(
  named: string,
  name: string,
  options: ServiceOptions & { readonly json?: true | undefined },
  session: Session,
): Promise<void> {
  refuseBlank(name, "glossary");
  const { signal } = session;
  const service = await openService(options, session);
  const glossary = await service.do(async (client) => {
    const { glossaryId } = await findGlossary(client, named, signal);
    return client.glossaries.update(glossaryId, { name }, { signal });
  });
  if (options.json) await session.printJson(jsonResult("rename", { glossary }));
  else await session.print(glossaryText(glossary));
}
