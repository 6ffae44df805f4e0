import type { Client, Glossary } from "@dragoman/client";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { printable } from "../terminal/printable.ts";
import { languageTag } from "../tmx/option-values.ts";
import { pairName } from "./dictionary-files.ts";
import { findGlossary } from "./find-glossary.ts";
import { jsonResult } from "./glossary-text.ts";

const help = `
It is gone for good. With --from and --to, only the dictionary of these languages is.

Examples:
  dragoman glossary remove Shop
  dragoman glossary remove Shop --from en --to fr`;

export const addRemove: AddCommand = (group, session) => {
  const command = group
    .command("remove")
    .description("Remove a glossary, or one of its dictionaries.")
    .argument("<glossary>", "its id or name")
    .option("--from <language>", "the language of the dictionary's terms", languageTag)
    .option("--to <language>", "the language of their translations", languageTag)
    .option("--json", "print the result as JSON");
  addServiceOptions(command)
    .addHelpText("after", help)
    .action((glossary, options) => remove(glossary, options, session));
};

interface RemoveOptions extends ServiceOptions {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly json?: true | undefined;
}

async function remove(named: string, options: RemoveOptions, session: Session): Promise<void> {
  const { from, to } = options;
  if ((from === undefined) !== (to === undefined)) throw new Refusal("--from and --to belong together.");
  const direction = from !== undefined && to !== undefined ? { sourceLang: from, targetLang: to } : undefined;
  const service = await openService(options, session);
  const glossary = await service.do(async (client) => {
    const found = await findGlossary(client, named, session.signal);
    await removeFrom(client, found, direction, session.signal);
    return found;
  });
  const { glossaryId, name } = glossary;
  const dictionary = direction === undefined ? {} : { dictionary: pairName(direction) };
  if (options.json) await session.printJson(jsonResult("remove", { glossaryId, name, ...dictionary }));
  else if (direction === undefined) await session.print(`${printable(name)} (${printable(glossaryId)}) is removed`);
  else await session.print(`The dictionary ${pairName(direction)} of ${printable(name)} is removed`);
}

async function removeFrom(
  { glossaries }: Client,
  { glossaryId }: Glossary,
  direction: { readonly sourceLang: string; readonly targetLang: string } | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (direction === undefined) await glossaries.delete(glossaryId, { signal });
  else await glossaries.deleteDictionary(glossaryId, direction, { signal });
}
