import type { AddCommand } from "../groups.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { count } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { tableText } from "../terminal/table.ts";
import { wholeNumberFrom } from "./option-values.ts";
import { jsonResult } from "./reports.ts";

const help = `
All of them are listed, however many pages the service has.

Examples:
  dragoman tmx memories
  dragoman tmx memories --limit 10 --json | jq -r '.memories[].name'`;

export const addMemories: AddCommand = (group, session) => {
  const command = group
    .command("memories")
    .description("List the memories of a service.")
    .option("--limit <number>", "only so many (default: all)", wholeNumberFrom(1))
    .option("--json", "print the result as JSON");
  addServiceOptions(command)
    .addHelpText("after", help)
    .action((options) => list(options, session));
};

async function list(
  options: ServiceOptions & { readonly limit?: number | undefined; readonly json?: true | undefined },
  session: Session,
): Promise<void> {
  const service = await openService(options, session);
  const { signal } = session;
  const memories = await service.do((client) => client.memories.list({ signal }).toArray(options.limit));
  if (options.json) {
    await session.printJson(jsonResult("memories", { memories }));
  } else if (memories.length === 0) {
    session.say("There are no memories.");
  } else {
    const rows = memories.map((memory) => [
      printable(memory.translationMemoryId),
      printable(memory.name),
      printable(`${memory.sourceLanguage} → ${memory.targetLanguages.join(" ")}`),
      count(memory.segmentCount),
      printable(memory.updatedTime ?? ""),
    ]);
    const columns = [
      { title: "id" },
      { title: "name" },
      { title: "languages" },
      { title: "segments", align: "right" },
      { title: "changed" },
    ] as const;
    await session.print(tableText(columns, rows));
  }
}
