import type { AddCommand } from "../groups.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { memoryOf } from "./memory-of-service.ts";
import { jsonResult } from "./reports.ts";

const help = `
It is gone for good, with all its segments; \`dragoman tmx export\` keeps them in a file.

Examples:
  dragoman tmx remove "The shop"
  dragoman tmx remove 6f1c2f4e-8a49-4c57-9a52-0d6a0e2f0b1d --json`;

export const addRemove: AddCommand = (group, session) => {
  const command = group
    .command("remove")
    .description("Remove a memory from a service.")
    .argument("<memory>", "its id or name")
    .option("--json", "print the result as JSON");
  addServiceOptions(command)
    .addHelpText("after", help)
    .action((memory, options) => remove(memory, options, session));
};

async function remove(
  named: string,
  options: ServiceOptions & { readonly json?: true | undefined },
  session: Session,
): Promise<void> {
  const service = await openService(options, session);
  const memory = await service.do(async (client) => {
    const found = await memoryOf(client, named, session);
    await client.memories.delete(found.translationMemoryId, { signal: session.signal });
    return found;
  });
  const { name, translationMemoryId, segmentCount } = memory;
  if (options.json) await session.printJson(jsonResult("remove", { memory }));
  else
    await session.print(
      `${printable(name)} (${printable(translationMemoryId)}) is removed, ${counted(segmentCount, "segment")}`,
    );
}
