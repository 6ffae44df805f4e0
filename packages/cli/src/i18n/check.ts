import { InvalidArgumentError, Option } from "@commander-js/extra-typings";
import type { AddCommand } from "../groups.ts";
import { addFilterOptions, addProjectOptions } from "./project/project-options.ts";

const ruleHelp = {
  placeholders: "placeholders or tags that are not the source's",
  syntax: "messages that cannot be read: broken ICU, in the source too",
  "plural-forms": "plural forms that the language needs and that are missing (CLDR)",
  missing: "messages without a translation (off unless said otherwise)",
  stale: "translations whose source has changed since",
  untranslated: "translations that are their source",
  length: "translations that are much longer or shorter than their source",
  unknown: "messages that the source does not have",
  unwritable: "messages that wait for a translation which the file could not take",
} as const;

type RuleName = keyof typeof ruleHelp;
type Severity = "error" | "warning" | "off";

const help = `
Exits with 1 where there is an error. Rules, with --severity or in dragoman.json:
${Object.entries(ruleHelp)
  .map(([name, text]) => `  ${name.padEnd(13)} ${text}`)
  .join("\n")}
The first two and plural-forms are errors, the others warnings, unless said otherwise.

Examples:
  dragoman i18n check
  dragoman i18n check --severity stale=error --severity length=off
  dragoman i18n check --format github`;

export const addCheck: AddCommand = (group, session) => {
  const command = group
    .command("check")
    .description("Find translations that are broken, incomplete or out of date, line by line.")
    .option("--severity <rule=severity>", "error, warning or off; may be given several times", addSeverity)
    .addOption(
      new Option("--format <name>", "github: annotations for its workflows")
        .choices(["text", "github"])
        .default("text"),
    )
    .option("--json", "print the result as JSON");
  addProjectOptions(addFilterOptions(command))
    .addHelpText("after", help)
    .action(async (options) => {
      const { check } = await import("./check/check.ts");
      await check(options, session);
    });
};

function addSeverity(
  value: string,
  before: Partial<Record<RuleName, Severity>> = {},
): Partial<Record<RuleName, Severity>> {
  const [name = "", wanted = ""] = value.split("=", 2);
  if (!isRule(name))
    throw new InvalidArgumentError(`Give one of ${Object.keys(ruleHelp).join(", ")}, = and a severity.`);
  if (wanted !== "error" && wanted !== "warning" && wanted !== "off") {
    throw new InvalidArgumentError(`Give a severity: ${name}=error, ${name}=warning or ${name}=off.`);
  }
  return { ...before, [name]: wanted };
}

function isRule(name: string): name is RuleName {
  return Object.hasOwn(ruleHelp, name);
}
