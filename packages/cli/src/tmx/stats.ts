import { type Counts, type MemoryStatistics, memoryStatistics } from "@dragoman/tm";
import type { AddCommand } from "../groups.ts";
import type { Session } from "../session.ts";
import { count } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { tableText } from "../terminal/table.ts";
import { readHeader } from "./headed-memory.ts";
import { type MemoryFile, openMemories } from "./memory-file.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { jsonResult, readResult, sayReports } from "./reports.ts";

const help = `
Examples:
  dragoman tmx stats memory.tmx
  dragoman tmx stats *.tmx --json
  zcat memory.tmx.gz | dragoman tmx stats - --from-format tmx

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addStats: AddCommand = (group, session) => {
  const command = group
    .command("stats")
    .description("Count what is in memories: units, words, people, dates.")
    .argument("<files...>", "memories; - is standard input")
    .option("--json", "print the result as JSON");
  addReadingOptions(
    addLanguageOptions(command, {
      from: "the source language, where a file does not say it",
      to: "the target language, where a file does not say it",
    }),
  )
    .addHelpText("after", help)
    .action((files, options) => stats(files, options, session));
};

async function stats(
  files: readonly string[],
  options: ReadingOptions & { readonly json?: true | undefined },
  session: Session,
): Promise<void> {
  session.showProgress({ ...options, isPrinting: false });
  const memories = await openMemories(files, options, session);
  const counted: { readonly memory: MemoryFile; readonly statistics: MemoryStatistics }[] = [];
  for (const memory of memories) {
    const { header, units } = await readHeader(memory);
    const statistics = await memoryStatistics(units(), {
      fileLanguage: header.sourceLanguage,
      ...(options.from !== undefined && { from: options.from }),
    });
    counted.push({ memory, statistics });
  }
  if (options.json) {
    const results = counted.map(({ memory, statistics }) => ({ ...readResult(memory), ...statistics }));
    await session.printJson(jsonResult("stats", { files: results }));
  } else {
    await session.print(
      counted.map(({ memory, statistics }) => statisticsText(memory, statistics, session)).join("\n\n"),
    );
  }
  sayReports(memories, session);
}

function statisticsText({ name, format }: MemoryFile, statistics: MemoryStatistics, { paint }: Session): string {
  const { units, unitsWithId, unitsWithoutTranslation, duplicates, from, to, people, languages } = statistics;
  const others = statistics.others.made + statistics.others.changed;
  const facts = [
    ["units", count(units)],
    ["with an id", count(unitsWithId)],
    ["without a translation", count(unitsWithoutTranslation)],
    ["translations that come twice", count(duplicates)],
    ...(from === undefined || to === undefined ? [] : [["dates", `${dayOf(from)} to ${dayOf(to)}`]]),
  ];
  const parts = [
    `${paint("bold", `${printable(name)} (${format})`)}\n${tableText([{ title: "" }, { title: "", align: "right" }], facts)}`,
    tableText(
      [{ title: "language" }, ...countColumns.map(({ title }) => ({ title, align: "right" }) as const)],
      languages.map((counts) => [printable(counts.language), ...countColumns.map(({ of }) => count(counts[of]))]),
    ),
  ];
  if (people.length > 0) {
    const rows = people.slice(0, 10).map(({ name, made, changed }) => [printable(name), count(made), count(changed)]);
    const columns = [
      { title: "person" },
      { title: "made", align: "right" },
      { title: "changed", align: "right" },
    ] as const;
    parts.push(tableText(columns, rows));
    if (people.length > 10 || others > 0)
      parts.push(`… and ${count(people.length - 10)}${others > 0 ? " or more" : ""} others`);
  }
  return parts.join("\n\n");
}

const countColumns = [
  { title: "segments", of: "segments" },
  { title: "words", of: "words" },
  { title: "characters", of: "characters" },
  { title: "without spaces", of: "charactersWithoutSpaces" },
  { title: "codes", of: "codes" },
] as const satisfies readonly { readonly title: string; readonly of: keyof Counts }[];

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
