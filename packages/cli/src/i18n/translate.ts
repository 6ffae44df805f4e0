import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { AddCommand } from "../groups.ts";
import { addServiceOptions } from "../service/service.ts";
import { addFilterOptions, addProjectOptions } from "./project/project-options.ts";

const help = `
What is missing, and what a machine translated and whose source has changed since, is translated and written into the
files; nothing else in them is touched. What a person wrote stays, and where its source has changed a suggestion is kept
beside it: \`dragoman i18n status\` counts it, \`dragoman i18n approve\` takes it.
Before anything is sent, the characters and requests are told, and the command ends where the account has fewer left.
A message whose placeholders did not come back is left out, and named. Then the exit code is 3.

Examples:
  dragoman i18n translate --dry-run
  dragoman i18n translate --languages de,pl --glossary Shop
  dragoman i18n translate --namespace shop --key "cart.*" --max-characters 10000`;

const formalities = ["default", "more", "less", "prefer_more", "prefer_less"] as const;

export const addTranslate: AddCommand = (group, session) => {
  const command = group
    .command("translate")
    .description("Translate what is missing or has changed, and write it into the files.")
    .option("--dry-run", "say what would be sent and changed, and do neither; the exit code is 1 where anything would")
    .option("--max-characters <number>", "send no more than this in one run", wholeNumber)
    .option("--force", "also where the account has fewer characters left")
    .option("--glossary <name>", "name or id of a glossary of the service")
    .option("--style <id>", "id of a style rule list of the service")
    .addOption(new Option("--formality <kind>", "how the reader is addressed").choices(formalities))
    .option("--context-from-notes", "send the notes of messages as context; messages of one note travel together")
    .option("--needs-review", "mark what is written for review, in PO and XLIFF")
    .option(
      "--store <place>",
      "where translations are kept: a file, memory, redis:… or postgres:… (default: .dragoman/cache)",
    )
    .option("--engine-report", "say which engines translated how many messages")
    .option("--no-progress", "show no progress bars")
    .option("--json", "print the result as JSON");
  addProjectOptions(addServiceOptions(addFilterOptions(command)))
    .addHelpText("after", help)
    .action(async (options) => {
      const { translate } = await import("./translate/translate.ts");
      await translate(options, session);
    });
};

function wholeNumber(value: string): number {
  if (/^\d{1,15}$/.test(value)) return Number(value);
  throw new InvalidArgumentError("Give a whole number.");
}
