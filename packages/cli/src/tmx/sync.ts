import { Option } from "@commander-js/extra-typings";
import { standardInput } from "../files/input.ts";
import type { AddCommand } from "../groups.ts";
import { Refusal } from "../refusal.ts";
import { isId, refuseBlank } from "../service/names.ts";
import { addServiceOptions, openService, type ServiceOptions } from "../service/service.ts";
import type { Session } from "../session.ts";
import { addLanguageOptions, addReadingOptions, type ReadingOptions } from "./reading-options.ts";
import { stateFile, stateFileOf, withoutSaving } from "./state-file.ts";
import { lockState } from "./state-lock.ts";
import { pull } from "./sync-pull.ts";
import { push } from "./sync-push.ts";

const help = `
A push imports the file where its content is not what was synced last, and puts the new memory in the place of the former
one. With --pull the memory is fetched where it has changed, says what changed, and replaces the file, which is TMX. What
the other side has changed since is not lost, unless --overwrite is given. What was synced last is kept in FILE.sync.json:
after Ctrl-C or a kill the same command goes on, and without it all is synced anew.

With --dry-run nothing is changed, and the exit code is 1 where anything would be.

Examples:
  dragoman tmx sync shop.tmx --memory "The shop"
  dragoman tmx sync shop.tmx --memory "The shop" --pull --summary
  dragoman tmx sync en.json --from en --target de=de.json --memory UI --dry-run

Faults for --policy are listed by \`dragoman tmx --help\`.`;

export const addSync: AddCommand = (group, session) => {
  const command = group
    .command("sync")
    .description("Keep a file and a service's memory the same.")
    .argument("<file>", "the file")
    .requiredOption("--memory <name>", "the name of the memory; its id changes with every push")
    .option("--pull", "bring the memory's changes to the file (default: the file's to the memory)")
    .option("--dry-run", "say what would change, and change nothing")
    .option("--overwrite", "lose what the other side has changed, or has under this name")
    .option("--state <file>", "what was synced last (default: FILE.sync.json)")
    .addOption(
      new Option("--by <what>", "with --pull: what makes units the same one")
        .choices(["source", "id"])
        .default("source"),
    )
    .option("--summary", "with --pull: only the counts")
    .option("--lossy", "leave out what TMX does not hold, and say how much; otherwise that is refused")
    .option("--json", "print what changed as JSON");
  addReadingOptions(
    addServiceOptions(
      addLanguageOptions(command, {
        from: "the source language, where the file does not say it",
        to: "the target language, where the file does not say it",
      }),
    ),
  )
    .addHelpText("after", help)
    .action((file, options) => sync(file, options, session));
};

export interface SyncCommandOptions extends ReadingOptions, ServiceOptions {
  readonly memory: string;
  readonly pull?: true | undefined;
  readonly dryRun?: true | undefined;
  readonly overwrite?: true | undefined;
  readonly state?: string | undefined;
  readonly by: "source" | "id";
  readonly summary?: true | undefined;
  readonly lossy?: true | undefined;
  readonly json?: true | undefined;
}

async function sync(file: string, options: SyncCommandOptions, session: Session): Promise<void> {
  if (file === standardInput) throw new Refusal("Standard input is no file that could be kept the same; name one.");
  refuseBlank(options.memory, "memory");
  if (isId(options.memory)) {
    throw new Refusal("Give the memory's name to --memory: its id is another one after each push.");
  }
  const service = await openService(options, session);
  const state = await stateFileOf(file, options);
  const store = options.dryRun ? withoutSaving(stateFile(state)) : stateFile(state);
  session.showProgress({ ...options, isPrinting: options.pull === true && !options.summary });
  if (!options.dryRun) await lockState(state, session);
  await (options.pull ? pull : push)(file, store, options, service, session);
}
