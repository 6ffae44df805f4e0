import { type Command, Option, type OptionValues } from "@commander-js/extra-typings";
import type { CsvColumn, FaultPolicy, FormatName } from "@dragoman/tm";
import { InvalidArgumentError } from "commander";
import { columnsHelp, columnsOf } from "./columns.ts";
import { addPolicy, faultMeanings, formatNames, languageTag } from "./option-values.ts";

/** How files are to be read, as the options of a command say it. */
export interface ReadingOptions {
  readonly fromFormat?: FormatName | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly policy?: FaultPolicy | undefined;
  readonly columns?: readonly CsvColumn[] | undefined;
  /** False where a CSV file has no row of names. */
  readonly headerRow: boolean;
  readonly delimiter?: string | undefined;
  readonly encoding?: string | undefined;
  readonly target?: readonly TargetFile[] | undefined;
  readonly progress: boolean;
}

/** The same, for what is lost where a file that breaks off is taken for one that has lost its end. */
export function wholeFiles(options: ReadingOptions): ReadingOptions {
  return { ...options, policy: { truncated: "raise", ...options.policy } };
}

/** An i18next resource in another language than the source's. */
export interface TargetFile {
  readonly language: string;
  readonly path: string;
}

/** The options of every command that reads memories. */
export function addReadingOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
) {
  return command
    .optionsGroup("Reading:")
    .addOption(
      new Option("--from-format <format>", "format of what is read (default: by name, then by content)").choices(
        formatNames,
      ),
    )
    .option("--policy <fault=action>", "what to do about a fault: raise, skip or repair; may be repeated", addPolicy)
    .option("--columns <list>", columnsHelp, columnsOf)
    .option("--no-header-row", "CSV and TSV without a row of names; needs --columns")
    .option("--delimiter <character>", "between the cells of CSV (default: found out)")
    .option("--encoding <name>", "of CSV and TSV without a byte order mark (default: utf-8)")
    .option("--target <language=file>", "i18next: the same namespace in another language; may be repeated", addTarget)
    .option("--no-progress", "no progress bar (there is none anyway where messages do not go to a terminal)");
}

/** `--from` and `--to`, which mean something else in each command. */
export function addLanguageOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
  meanings: { readonly from: string; readonly to: string },
) {
  return command
    .option("--from <language>", meanings.from, languageTag)
    .option("--to <language>", meanings.to, languageTag);
}

export const policyHelp = `Faults for --policy:
${Object.entries(faultMeanings)
  .map(([code, meaning]) => `  ${code.padEnd(19)}${meaning}`)
  .join("\n")}
Without a policy, what can be put right without guessing is, and a unit that cannot is left out.`;

function addTarget(value: string, before: readonly TargetFile[] = []): readonly TargetFile[] {
  const at = value.indexOf("=");
  if (at < 1 || at === value.length - 1)
    throw new InvalidArgumentError("Give a language and a file, such as de=de.json.");
  return [...before, { language: languageTag(value.slice(0, at)), path: value.slice(at + 1) }];
}
