import {
  clean,
  codesDiffer,
  controlCharacters,
  duplicates,
  empty,
  MemoryFileError,
  type RuleReport,
  reportOnly,
} from "@dragoman/tm";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { count, counted } from "../terminal/figures.ts";
import { printable } from "../terminal/printable.ts";
import { readHeader } from "./headed-memory.ts";
import { type MemoryFile, openMemories } from "./memory-file.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { jsonResult, readResult } from "./reports.ts";

const help = `
Exits with 1 where anything is wrong with a file, also what a reader can mend. The first 1000 faults of a file are
listed, all are counted.

--strict also finds what the format allows and other tools stumble over: translations that come twice, texts that are
empty, codes that are not the source's, control characters. These are told by the number of the unit.

Examples:
  dragoman tmx validate memory.tmx
  dragoman tmx validate --strict *.xlf
  dragoman tmx validate memory.tmx --json | jq .files[0].report.counts

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addValidate: AddCommand = (group, session) => {
  const command = group
    .command("validate")
    .description("Find what is wrong with memories, line by line.")
    .argument("<files...>", "memories; - is standard input")
    .option("--strict", "also find what the format allows and other tools stumble over")
    .option("--json", "print the result as JSON");
  addReadingOptions(
    addLanguageOptions(command, {
      from: "the source language, where a file does not say it",
      to: "the target language, where a file does not say it",
    }),
  )
    .addHelpText("after", help)
    .action((files, options) => validate(files, options, session));
};

interface Validation {
  readonly memory: MemoryFile;
  /** False where the file cannot be read to its end. */
  readonly isWhole: boolean;
  readonly strict: readonly RuleReport[];
}

async function validate(
  files: readonly string[],
  options: ReadingOptions & { readonly strict?: true | undefined; readonly json?: true | undefined },
  session: Session,
): Promise<void> {
  session.showProgress({ ...options, isPrinting: false });
  const memories = await openMemories(files, options, session);
  const validations: Validation[] = [];
  for (const memory of memories) {
    const validation = await validateMemory(memory, options);
    if (hasFindings(validation)) session.find();
    validations.push(validation);
  }
  if (options.json) {
    const results = validations.map(({ memory, isWhole, strict }) => ({
      ...readResult(memory),
      isWhole,
      ...(options.strict && { strict }),
    }));
    await session.printJson(jsonResult("validate", { files: results }));
    return;
  }
  for (const validation of validations) await session.print(validationText(validation, session));
}

async function validateMemory(
  memory: MemoryFile,
  { strict, from }: ReadingOptions & { readonly strict?: true | undefined },
): Promise<Validation> {
  let rules: readonly RuleReport[] = [];
  try {
    const { header, units } = await readHeader(memory);
    const cleaning = clean(units(), strict ? strictRules() : [], {
      fileLanguage: header.sourceLanguage,
      ...(from !== undefined && { from }),
    });
    rules = cleaning.report.rules;
    for await (const _ of cleaning.units);
    return { memory, isWhole: true, strict: rules };
  } catch (error) {
    // The fault that ended the reading is the last one of the report.
    if (error instanceof Refusal && error.cause instanceof MemoryFileError)
      return { memory, isWhole: false, strict: rules };
    throw error;
  }
}

function strictRules() {
  return [duplicates(), empty(), codesDiffer(), controlCharacters()].map(reportOnly);
}

const ruleMeanings: Readonly<Record<string, string>> = {
  duplicates: "translates what an earlier unit translates the same way",
  empty: "has a text that is empty",
  "codes-differ": "has a translation with other codes than its source",
  "control-characters": "has control characters in a text",
};

function hasFindings({ memory: { report }, strict, isWhole }: Validation): boolean {
  return !isWhole || Object.keys(report?.counts ?? {}).length > 0 || strict.some(isBroken);
}

function isBroken({ dropped, changed }: RuleReport): boolean {
  return dropped + changed > 0;
}

function validationText(validation: Validation, { paint }: Session): string {
  const { memory, strict, isWhole } = validation;
  const { faults = [], counts = {}, read = 0, skipped = 0 } = memory.report ?? {};
  const name = printable(memory.name);
  const lines = faults.map(({ line, column, code, action, unitId, message }) => {
    const place = paint("cyan", `${name}:${line}${column === undefined ? "" : `:${column}`}`);
    const unit = unitId === undefined ? "" : ` (unit ${printable(unitId)})`;
    return `${place} ${paint(action === "repair" ? "yellow" : "red", code)}${unit} ${printable(message)}`;
  });
  const total = Object.values(counts).reduce((sum, times) => sum + times, 0);
  if (total > faults.length) lines.push(`${name}: … and ${counted(total - faults.length, "more fault")}`);
  lines.push(...strict.filter(isBroken).flatMap((rule) => ruleLines(rule, name, paint)));
  const units = `${counted(read, "unit")}${skipped > 0 ? `, and ${count(skipped)} that could not be read` : ""}`;
  const verdict = hasFindings(validation)
    ? paint("red", isWhole ? "has faults" : "cannot be read to its end")
    : paint("green", "is fine");
  return [
    ...lines,
    `${name} ${verdict}: ${memory.format}, ${units}${total > 0 ? `, ${counted(total, "fault")}` : ""}`,
  ].join("\n");
}

function ruleLines({ name, dropped, changed, samples }: RuleReport, file: string, paint: Session["paint"]): string[] {
  const lines = samples.map(({ number, id }) => {
    const unit = `${file}, unit ${count(number)}${id === undefined ? "" : ` (${printable(id)})`}`;
    return `${paint("cyan", unit)} ${paint("yellow", name)} ${ruleMeanings[name] ?? ""}`;
  });
  const more = dropped + changed - samples.length;
  return more > 0 ? [...lines, `${file}: … and ${count(more)} more with ${name}`] : lines;
}
