import type { AddCommand } from "../groups.ts";
import { addProjectOptions, collected } from "./project/project-options.ts";

const help = `
What is approved is a person's from then on, and never overwritten. With --suggestions, what a machine made of a changed
source takes the place of what stands; without it, what stands is found right for the source as it is now.
Keys are as \`dragoman i18n status --json\` has them, and * is any text.

Examples:
  dragoman i18n approve cart.title --languages de
  dragoman i18n approve "*" --namespace shop --languages de,pl
  dragoman i18n approve "cart.*" --suggestions`;

export const addApprove: AddCommand = (group, session) => {
  const command = group
    .command("approve")
    .description("Say that translations are right, or take the suggestions beside stale ones.")
    .argument("<keys...>", "keys of messages; * is any text")
    .option("--suggestions", "take the suggestions of stale messages (default: approve what stands)")
    .option("--namespace <name>", "only these namespaces; * is any text; may be given several times", collected)
    .option("--json", "print the result as JSON");
  addProjectOptions(command)
    .addHelpText("after", help)
    .action(async (keys, options) => {
      const { approve } = await import("./approve/approve.ts");
      await approve(keys, options, session);
    });
};
