import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { AddCommand } from "../groups.ts";
import { addFilterOptions, addProjectOptions } from "./project/project-options.ts";

const help = `
A message is missing where nothing whole stands for it, stale where its source has changed since, edited or approved
where a person wrote or approved it, unapproved where only a machine did or the file asks for a review, and unknown where
the source has no such message.

Examples:
  dragoman i18n status
  dragoman i18n status --fail-on missing --fail-on stale
  dragoman i18n status --source en --files "locales/{language}.po" --json`;

const failures = ["missing", "stale", "unapproved", "unknown"] as const;

export const addStatus: AddCommand = (group, session) => {
  const command = group
    .command("status")
    .description("Count what is translated, missing and stale, by language and file.")
    .addOption(
      new Option("--fail-on <what>", "exit with 1 where there is any; may be given several times (default: never)")
        .choices(failures)
        .argParser(oneMore),
    )
    .option("--json", "print the result as JSON, with the keys of what is not fine");
  addProjectOptions(addFilterOptions(command))
    .addHelpText("after", help)
    .action(async (options) => {
      const { status } = await import("./status/status.ts");
      await status(options, session);
    });
};

type Failure = (typeof failures)[number];

function oneMore(value: string, before: readonly Failure[] = []): readonly Failure[] {
  const failure = failures.find((one) => one === value);
  if (failure === undefined) throw new InvalidArgumentError(`Give one of ${failures.join(", ")}.`);
  return [...before, failure];
}
