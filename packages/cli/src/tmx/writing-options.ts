import { type Command, Option, type OptionValues } from "@commander-js/extra-typings";
import type { CsvColumn, FormatName } from "@dragoman/tm";
import { columnsHelp, columnsOf } from "./columns.ts";
import { formatNames } from "./option-values.ts";

/** How a memory is to be written, as the options of a command say it. */
export interface WritingOptions {
  readonly toFormat?: FormatName | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly toColumns?: readonly CsvColumn[] | undefined;
  readonly lossy?: true | undefined;
}

/** The options of every command that writes memories, but for where to. */
export function addWritingOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
) {
  return command
    .optionsGroup("Writing:")
    .addOption(
      new Option("--to-format <format>", "format of what is written (default: by name, else tmx)").choices(formatNames),
    )
    .option("--to-columns <list>", `of what is written, ${columnsHelp}`, columnsOf)
    .option("--lossy", "leave out what the format does not hold, and say how much; otherwise that is refused");
}
