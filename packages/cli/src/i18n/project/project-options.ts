import type { Command, OptionValues } from "@commander-js/extra-typings";

/** Where the messages are, as the options of a command say it. What they leave out is in `dragoman.json`. */
export interface ProjectOptions {
  readonly project?: string | undefined;
  readonly source?: string | undefined;
  readonly languages?: readonly string[] | undefined;
  readonly files?: string[] | undefined;
}

export interface FilterOptions {
  readonly key?: readonly string[] | undefined;
  readonly namespace?: readonly string[] | undefined;
}

export function addProjectOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
) {
  return command
    .optionsGroup("Project:")
    .option("--project <folder>", "the folder of the project, and of its dragoman.json (default: this folder)")
    .option("--source <language>", "the language that messages are written in")
    .option(
      "--languages <list>",
      "those to translate into, with commas (default: those that there are files of)",
      listOf,
    )
    .option("--files <pattern>", "where the files are; may be given several times", collected);
}

export function addFilterOptions<Args extends unknown[], Options extends OptionValues, Global extends OptionValues>(
  command: Command<Args, Options, Global>,
) {
  return command
    .option("--key <key>", "only these messages; * is any text; may be given several times", collected)
    .option("--namespace <name>", "only these namespaces; * is any text; may be given several times", collected);
}

function listOf(value: string): readonly string[] {
  return value.split(",").map((name) => name.trim());
}

export function collected(value: string, before: string[] = []): string[] {
  return [...before, value];
}
