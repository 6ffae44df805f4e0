import { join } from "node:path";
import { type SplitBy, splitUnits, type TranslationUnit } from "@dragoman/tm";
import { Output } from "../files/output.ts";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { readHeader } from "./headed-memory.ts";
import { openMemory } from "./memory-file.ts";
import { OpenPart } from "./open-part.ts";
import { wholeNumberFrom } from "./option-values.ts";
import { PartNames, usualTemplate } from "./part-names.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { jsonResult, readResult, sayReports } from "./reports.ts";
import { formatToWrite, writeMemory } from "./write-memory.ts";
import { addWritingOptions, type WritingOptions } from "./writing-options.ts";

const help = `
In --name, {part} is 1, 2, … by count, en_de by languages, the value by property; {number} is 1, 2, … always. What a
file name cannot hold is exchanged, and a part never lands outside of the folder. Files that are there already stay,
unless --replace is given. All parts are put in place when all are written.

Examples:
  dragoman tmx split memory.tmx --count 10000
  dragoman tmx split memory.tmx --languages --into parts --name "ui.{part}.tmx"
  dragoman tmx split memory.tmx --property domain --json

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addSplit: AddCommand = (group, session) => {
  const command = group
    .command("split")
    .description("Make several memories of one.")
    .argument("<file>", "the memory; - is standard input")
    .option("--count <units>", "parts of so many units", wholeNumberFrom(1))
    .option("--languages", "a part for each pair of languages")
    .option("--property <type>", "a part for each value of a property")
    .option("--name <template>", "of the files (default: after the memory, with -{part})")
    .option("--into <folder>", "where they go", ".")
    .option("--most-parts <number>", "most files that may be made at once", wholeNumberFrom(1), 500)
    .option("--replace", "replace files that are there already")
    .option("--json", "print the report as JSON");
  addReadingOptions(
    addWritingOptions(
      addLanguageOptions(command, {
        from: "the source language, where the file does not say it",
        to: "the target language, where the file does not say it, or the one to be written",
      }),
    ),
  )
    .addHelpText("after", help)
    .action((file, options) => split(file, options, session));
};

interface SplitCommandOptions extends ReadingOptions, WritingOptions {
  readonly count?: number | undefined;
  readonly languages?: true | undefined;
  readonly property?: string | undefined;
  readonly name?: string | undefined;
  readonly into: string;
  readonly mostParts: number;
  readonly replace?: true | undefined;
  readonly json?: true | undefined;
}

async function split(file: string, options: SplitCommandOptions, session: Session): Promise<void> {
  const by = splitBy(options);
  session.showProgress({ ...options, isPrinting: false });
  const memory = await openMemory(file, options, session);
  const template = options.name ?? usualTemplate(memory.input.path);
  const names = new PartNames(template);
  const format = formatToWrite(template, options);
  const { header, units } = await readHeader(memory);

  async function openPart(part: string): Promise<OpenPart> {
    const name = join(options.into, names.nameFor(part));
    const output = await Output.at(name, session, { inputs: memory.inputs, replace: options.replace === true });
    return new OpenPart(
      part,
      output,
      (ofPart: AsyncIterable<TranslationUnit>) => {
        return writeMemory(ofPart, header, format, options);
      },
      session,
    );
  }

  const parts = new Map<string, OpenPart>();
  let last: OpenPart | undefined;
  const { mostParts, from } = options;
  const unitsOfParts = splitUnits(units(), {
    by,
    fileLanguage: header.sourceLanguage,
    // By count only one part is open at a time.
    mostParts: by.kind === "count" ? Number.MAX_SAFE_INTEGER : mostParts,
    ...(from !== undefined && { from }),
  });
  for await (const { part, unit } of unitsOfParts) {
    const known = parts.get(part);
    if (known === undefined && by.kind === "count") await last?.end();
    last = known ?? (await openPart(part));
    parts.set(part, last);
    await last.add(unit);
  }
  for (const part of parts.values()) await part.end();
  for (const part of parts.values()) await part.output.finish();

  sayReports([memory], session);
  const made = [...parts.values()].map(({ part, output, units, lost }) => ({ part, file: output.name, units, lost }));
  if (options.json) {
    await session.printJson(jsonResult("split", { from: readResult(memory), parts: made }));
  } else {
    for (const { file, units } of made) session.say(`${printable(file)}: ${counted(units, "unit")}`);
    session.say(`${counted(made.length, "file")} written`);
  }
}

function splitBy({ count, languages, property }: SplitCommandOptions): SplitBy {
  const asked: SplitBy[] = [
    ...(count === undefined ? [] : [{ kind: "count", units: count } as const]),
    ...(languages ? [{ kind: "languages" } as const] : []),
    ...(property === undefined ? [] : [{ kind: "property", type: property } as const]),
  ];
  const [by, ...others] = asked;
  if (by === undefined || others.length > 0) {
    throw new Refusal("Say how to split: one of --count, --languages and --property.");
  }
  return by;
}
