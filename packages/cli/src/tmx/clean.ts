import { type CleaningReport, clean, type RuleReport } from "@dragoman/tm";
import { openDestination } from "../files/destination.ts";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { count, counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { tableText } from "../terminal/table.ts";
import { addCleaningOptions, type CleaningOptions, rulesOf } from "./cleaning-options.ts";
import { readHeader } from "./headed-memory.ts";
import { refuseJsonBesideFile } from "./json-beside-file.ts";
import { openMemory } from "./memory-file.ts";
import { wholeNumberFrom } from "./option-values.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { jsonResult, readResult, sayReports, sayWritten } from "./reports.ts";
import { formatToWrite, writeMemory } from "./write-memory.ts";
import { addWritingOptions, type WritingOptions } from "./writing-options.ts";

const help = `
Rules are applied in the order in which they are listed here; each sees what those before it leave. A unit goes with
its last translation. With --report-only nothing is written, and the report of what would come of it is the result.

Examples:
  dragoman tmx clean memory.tmx --empty --duplicates -o clean.tmx
  dragoman tmx clean memory.tmx --numbers --codes --length-ratio 3 --report-only --samples 20 --sample-texts
  dragoman tmx clean memory.tmx --several-targets newest --older-than 2020-01-01 -o clean.tmx --json

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addClean: AddCommand = (group, session) => {
  const command = group
    .command("clean")
    .description("Take out of a memory what is wrong in it.")
    .argument("<file>", "the memory; - is standard input")
    .option("-o, --output <file>", "where to (default: standard output)")
    .option("--report-only", "say what would be dropped or changed, and write nothing")
    .option("--samples <number>", "units that the report names for each rule", wholeNumberFrom(0), 5)
    .option("--sample-texts", "show the texts of these units")
    .option("--json", "print the report as JSON; needs --output or --report-only");
  addReadingOptions(
    addWritingOptions(
      addCleaningOptions(
        addLanguageOptions(command, {
          from: "the source language, where the file does not say it",
          to: "the target language, where the file does not say it, or the one to be written",
        }),
      ),
    ),
  )
    .addHelpText("after", help)
    .action((file, options) => cleanMemory(file, options, session));
};

interface CleanCommandOptions extends ReadingOptions, WritingOptions, CleaningOptions {
  readonly output?: string | undefined;
  readonly reportOnly?: true | undefined;
  readonly samples: number;
  readonly sampleTexts?: true | undefined;
  readonly json?: true | undefined;
}

async function cleanMemory(file: string, options: CleanCommandOptions, session: Session): Promise<void> {
  const { from, samples, reportOnly: isReportOnly = false } = options;
  if (isReportOnly && options.output !== undefined)
    throw new Refusal("With --report-only nothing is written; leave --output out.");
  if (!isReportOnly) refuseJsonBesideFile(options);
  const rules = await rulesOf(options);
  if (rules.length === 0) throw new Refusal("Say what to clean, such as --empty --duplicates; --help lists the rules.");
  const format = formatToWrite(options.output, options);
  session.showProgress({ ...options, isPrinting: !isReportOnly && options.output === undefined });
  const readings = options.severalTargets === undefined || options.severalTargets === "first" ? 1 : 2;
  const memory = await openMemory(file, options, session, { readings });
  const destination = isReportOnly ? undefined : await openDestination(options.output, session, memory.inputs);
  const { header, units } = await readHeader(memory);
  const cleaning = clean(units, rules, {
    samples,
    sampleTexts: options.sampleTexts === true,
    fileLanguage: header.sourceLanguage,
    ...(from !== undefined && { from }),
  });
  const written = writeMemory(cleaning.units, header, format, options);
  if (destination === undefined) for await (const _ of cleaning.units);
  else await destination.write(written.bytes);

  const { report } = cleaning;
  sayReports([memory], session);
  sayWritten(written, session);
  if (options.json) {
    const to = destination && { file: options.output, format, units: written.units, lost: written.losses };
    await session.printJson(jsonResult("clean", { from: readResult(memory), ...(to && { to }), cleaning: report }));
  } else if (isReportOnly) {
    await session.print(reportText(report, true, session.paint));
  } else {
    session.say(reportText(report, false, session.paintMessage));
  }
}

function reportText(
  { read, kept, dropped, changed, rules }: CleaningReport,
  isReportOnly: boolean,
  paint: Session["paint"],
): string {
  const table = tableText(
    [{ title: "rule" }, ...ruleColumns.map(({ title }) => ({ title, align: "right" }) as const)],
    rules.map((rule) => [rule.name, ...ruleColumns.map(({ of }) => count(rule[of]))]),
  );
  const samples = rules.flatMap(({ name, samples }) => samples.map((sample) => sampleText(name, sample, paint)));
  const total = isReportOnly
    ? `${counted(read, "unit")}: ${count(kept)} would stay, ${count(changed)} of them changed; ${count(dropped)} would be dropped; nothing was written`
    : `${counted(read, "unit")}: ${count(kept)} stay, ${count(changed)} of them changed; ${count(dropped)} dropped`;
  return [table, ...samples, total].join("\n");
}

const ruleColumns = [
  { title: "dropped", of: "dropped" },
  { title: "changed", of: "changed" },
  { title: "translations taken out", of: "removedVariants" },
  { title: "not judged", of: "unjudged" },
] as const satisfies readonly { readonly title: string; readonly of: keyof RuleReport }[];

function sampleText(
  rule: string,
  { number, id, action, texts }: RuleReport["samples"][number],
  paint: Session["paint"],
): string {
  const unit = `unit ${count(number)}${id === undefined ? "" : ` (${printable(id)})`}`;
  const lines = (texts ?? []).map(({ language, text }) => `    ${printable(language)}: ${printable(text)}`);
  return [`${paint("cyan", unit)} ${rule}: ${action}`, ...lines].join("\n");
}
