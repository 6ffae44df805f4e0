import { Option } from "@commander-js/extra-typings";
import { mergeUnits } from "@dragoman/tm";
import { openDestination } from "../files/destination.ts";
import type { AddCommand } from "../groups.ts";
import type { Session } from "../session.ts";
import { count, counted } from "../terminal/figures.ts";
import { readHeaders, unitsAmong } from "./headed-memory.ts";
import { refuseJsonBesideFile } from "./json-beside-file.ts";
import { openMemories } from "./memory-file.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { jsonResult, readResult, sayReports, sayWritten } from "./reports.ts";
import { formatToWrite, writeMemory } from "./write-memory.ts";
import { addWritingOptions, type WritingOptions } from "./writing-options.ts";

const help = `
Units are the same one where they have the same source, or with --by id the same id. Of several translations into one
language --keep says which stays; of those that are alike one always does. Languages that only one unit has all stay.
The header is that of the first memory.

Examples:
  dragoman tmx merge old.tmx new.tmx --keep newest -o all.tmx
  dragoman tmx merge ui.tmx help.xlf --by id -o all.tmx --json

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addMerge: AddCommand = (group, session) => {
  const command = group
    .command("merge")
    .description("Make one memory of several.")
    .argument("<files...>", "memories, those that count more first; - is standard input")
    .option("-o, --output <file>", "where to (default: standard output)")
    .addOption(new Option("--by <what>", "what makes units the same one").choices(["source", "id"]).default("source"))
    .addOption(
      new Option("--keep <which>", "of several translations the first, the one changed last, or all that differ")
        .choices(["first", "newest", "both"])
        .default("first"),
    )
    .option("--json", "print the report as JSON; needs --output");
  addReadingOptions(
    addWritingOptions(
      addLanguageOptions(command, {
        from: "the source language, where a file does not say it",
        to: "the target language, where a file does not say it, or the one to be written",
      }),
    ),
  )
    .addHelpText("after", help)
    .action((files, options) => merge(files, options, session));
};

interface MergeCommandOptions extends ReadingOptions, WritingOptions {
  readonly output?: string | undefined;
  readonly by: "source" | "id";
  readonly keep: "first" | "newest" | "both";
  readonly json?: true | undefined;
}

async function merge(files: readonly string[], options: MergeCommandOptions, session: Session): Promise<void> {
  refuseJsonBesideFile(options);
  const format = formatToWrite(options.output, options);
  const { by, keep, from } = options;
  session.showProgress({ ...options, isPrinting: options.output === undefined });
  const memories = await openMemories(files, options, session, { readings: keep === "newest" ? 2 : 1 });
  const destination = await openDestination(
    options.output,
    session,
    memories.flatMap(({ inputs }) => inputs),
  );
  const headed = await readHeaders(memories);
  const [first] = headed;
  if (first === undefined) return;
  const { header } = first;
  const { units, report } = mergeUnits(
    headed.map((memory) => () => unitsAmong(memory, header.sourceLanguage)),
    { by, keep, fileLanguage: header.sourceLanguage, ...(from !== undefined && { from }) },
  );
  const written = writeMemory(units, header, format, options);
  await destination.write(written.bytes);
  sayReports(memories, session);
  sayWritten(written, session);
  const { read, kept, dropped, changed, removedVariants, unjudged, readFrom } = report;
  if (options.json) {
    const to = { file: options.output, format, units: written.units, lost: written.losses };
    const merged = { read, kept, dropped, changed, removedVariants, unjudged, readFrom };
    await session.printJson(jsonResult("merge", { from: memories.map(readResult), to, merged }));
  } else {
    const gone = `${count(dropped)} went with their last translation, ${counted(removedVariants, "translation")} out of others`;
    session.say(
      `${counted(read, "unit")} of ${counted(files.length, "memory", "memories")}: ${count(kept)} stay, ${gone}`,
    );
  }
}
