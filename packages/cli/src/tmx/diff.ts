import { Option } from "@commander-js/extra-typings";
import { diffUnits } from "@dragoman/tm";
import { refuseStandardInputTwice } from "../files/input.ts";
import type { AddCommand } from "../groups.ts";
import type { Session } from "../session.ts";
import { differenceText, summaryText } from "./difference-text.ts";
import { readHeader, unitsAlone } from "./headed-memory.ts";
import { openMemory } from "./memory-file.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { jsonResult, readResult, sayReports } from "./reports.ts";

const help = `
Units are the same one where they have the same source, or with --by id the same id. Exits with 1 where anything
differs. Units that were added come first, then those that were changed or removed, in the order of the old memory.

With --json each difference is a line of its own: {"kind":"added","unit":…}, {"kind":"removed","unit":…} or
{"kind":"changed","before":…,"after":…,"changes":[…]}; the last line has the counts.

Examples:
  dragoman tmx diff old.tmx new.tmx
  dragoman tmx diff old.tmx new.tmx --by id --summary
  dragoman tmx diff old.tmx new.tmx --json | jq -c 'select(.kind == "changed")'

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addDiff: AddCommand = (group, session) => {
  const command = group
    .command("diff")
    .description("Say what a memory has become.")
    .argument("<old>", "the old memory; - is standard input")
    .argument("<new>", "the new one")
    .addOption(new Option("--by <what>", "what makes units the same one").choices(["source", "id"]).default("source"))
    .option("--summary", "only the counts")
    .option("--json", "print the differences as lines of JSON");
  addReadingOptions(
    addLanguageOptions(command, {
      from: "the source language, where a file does not say it",
      to: "the target language, where a file does not say it",
    }),
  )
    .addHelpText("after", help)
    .action((before, after, options) => diff(before, after, options, session));
};

interface DiffCommandOptions extends ReadingOptions {
  readonly by: "source" | "id";
  readonly summary?: true | undefined;
  readonly json?: true | undefined;
}

async function diff(oldPath: string, newPath: string, options: DiffCommandOptions, session: Session): Promise<void> {
  const { by, from, summary, json } = options;
  refuseStandardInputTwice([oldPath, newPath]);
  session.showProgress({ ...options, isPrinting: !summary });
  const before = await openMemory(oldPath, options, session, { readings: 2 });
  const after = await openMemory(newPath, options, session);
  const [old, recent] = [await readHeader(before), await readHeader(after)];
  const { differences, report } = diffUnits(
    () => unitsAlone(old),
    () => unitsAlone(recent),
    { by, ...(from !== undefined && { from }) },
  );
  for await (const difference of differences) {
    if (summary) continue;
    if (json) await session.printJson(difference);
    else await session.print(differenceText(difference, session));
  }
  const { added, removed, changed, unchanged } = report;
  if (added + removed + changed > 0) session.find();
  sayReports([before, after], session);
  if (json) {
    const files = { before: readResult(before), after: readResult(after) };
    await session.printJson({
      kind: "summary",
      ...jsonResult("diff", { added, removed, changed, unchanged, ...files }),
    });
  } else {
    await session.print(summaryText(report, session));
  }
}
