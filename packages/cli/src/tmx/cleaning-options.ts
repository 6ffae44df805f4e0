import { type Command, Option, type OptionValues } from "@commander-js/extra-typings";
import {
  type CleaningRule,
  codesDiffer,
  controlCharacters,
  duplicates,
  empty,
  lengthRatio,
  numbersDiffer,
  olderThan,
  severalTargets,
  sourceEqualsTarget,
  wrongLanguage,
} from "@dragoman/tm";
import { detectLanguage } from "./detect-language.ts";
import { dateOf, numberFrom } from "./option-values.ts";

/** The rules of a cleaning, a flag each. */
export interface CleaningOptions {
  readonly controlCharacters?: true | undefined;
  readonly empty?: true | undefined;
  readonly sourceEqualsTarget?: true | undefined;
  readonly codes?: true | undefined;
  readonly numbers?: true | undefined;
  readonly lengthRatio?: number | true | undefined;
  readonly wrongLanguage?: true | undefined;
  readonly olderThan?: Date | undefined;
  readonly undated: "keep" | "drop";
  readonly duplicates?: true | undefined;
  readonly severalTargets?: "first" | "newest" | "most-used" | undefined;
}

export function addCleaningOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
) {
  return command
    .optionsGroup("Rules:")
    .option("--control-characters", "take control characters out of texts")
    .option("--empty", "drop translations without text, or without source text")
    .option("--source-equals-target", "drop translations that are their source")
    .option("--codes", "drop translations that have other inline codes than their source")
    .option("--numbers", "drop translations that have other numbers than their source")
    .option(
      "--length-ratio [times]",
      "drop translations so many times longer or shorter than their source (default: 4)",
      numberFrom(1),
    )
    .option("--wrong-language", "drop translations that are in another language than they say")
    .option("--older-than <date>", "drop units that were not changed since then", dateOf)
    .addOption(
      new Option("--undated <what>", "units without a date, for --older-than")
        .choices(["keep", "drop"])
        .default("keep"),
    )
    .option("--duplicates", "drop translations that an earlier unit has already")
    .addOption(
      new Option("--several-targets <keep>", "of several translations of one source, keep one").choices([
        "first",
        "newest",
        "most-used",
      ]),
    );
}

/** The rules that were asked for, in the order in which they are listed: each sees what those before it leave. */
export async function rulesOf(options: CleaningOptions): Promise<readonly CleaningRule[]> {
  const { lengthRatio: ratio, olderThan: date, undated, severalTargets: keep } = options;
  return [
    ...(options.controlCharacters ? [controlCharacters()] : []),
    ...(options.empty ? [empty()] : []),
    ...(options.sourceEqualsTarget ? [sourceEqualsTarget()] : []),
    ...(options.codes ? [codesDiffer()] : []),
    ...(options.numbers ? [numbersDiffer()] : []),
    ...(ratio === undefined ? [] : [lengthRatio(ratio === true ? {} : { most: ratio })]),
    ...(options.wrongLanguage ? [wrongLanguage({ detect: await detectLanguage() })] : []),
    ...(date === undefined ? [] : [olderThan({ date, undated })]),
    ...(options.duplicates ? [duplicates()] : []),
    ...(keep === undefined ? [] : [severalTargets({ keep: keep === "most-used" ? "mostUsed" : keep })]),
  ];
}
