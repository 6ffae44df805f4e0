import { openDestination } from "../files/destination.ts";
import type { AddCommand } from "../groups.ts";
import type { Session } from "../session.ts";
import { counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { readHeader } from "./headed-memory.ts";
import { refuseJsonBesideFile } from "./json-beside-file.ts";
import { openMemory } from "./memory-file.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { jsonResult, readResult, sayReports, sayWritten } from "./reports.ts";
import { formatToWrite, writeMemory } from "./write-memory.ts";
import { addWritingOptions, type WritingOptions } from "./writing-options.ts";

const help = `
Formats: tmx (1.1 to 1.4b), xliff-1.2, xliff-2, po, csv, tsv, i18next (JSON resources).
A file is there whole or not at all; the input cannot be the output.

Examples:
  dragoman tmx convert memory.tmx -o memory.xlf --to de
  dragoman tmx convert memory.tmx -o memory.csv --to-columns "id,en,de,note" --lossy
  dragoman tmx convert en.json --from en --target de=de.json -o ui.tmx
  cat messages.po | dragoman tmx convert - --from-format po > messages.tmx

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addConvert: AddCommand = (group, session) => {
  const command = group
    .command("convert")
    .description("Write a memory in another format.")
    .argument("<file>", "the memory; - is standard input")
    .option("-o, --output <file>", "where to (default: standard output)")
    .option("--json", "print the report as JSON; needs --output");
  addReadingOptions(
    addWritingOptions(
      addLanguageOptions(command, {
        from: "the source language, where the file does not say it",
        to: "the target language, where the file does not say it, or the one to be written",
      }),
    ),
  )
    .addHelpText("after", help)
    .action((file, options) => convert(file, options, session));
};

interface ConvertOptions extends ReadingOptions, WritingOptions {
  readonly output?: string | undefined;
  readonly json?: true | undefined;
}

async function convert(file: string, options: ConvertOptions, session: Session): Promise<void> {
  refuseJsonBesideFile(options);
  const format = formatToWrite(options.output, options);
  session.showProgress({ ...options, isPrinting: options.output === undefined });
  const memory = await openMemory(file, options, session);
  const destination = await openDestination(options.output, session, memory.inputs);
  const { header, units } = await readHeader(memory);
  const written = writeMemory(units(), header, format, options);
  await destination.write(written.bytes);
  sayReports([memory], session);
  sayWritten(written, session);
  if (options.json) {
    const to = { file: options.output, format, units: written.units, lost: written.losses };
    await session.printJson(jsonResult("convert", { from: readResult(memory), to }));
  } else if (!destination.isStandardOutput) {
    session.say(`${counted(written.units, "unit")} written to ${printable(options.output ?? "")}`);
  }
}
