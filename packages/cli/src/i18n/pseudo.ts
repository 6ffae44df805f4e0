import { InvalidArgumentError } from "@commander-js/extra-typings";
import type { AddCommand } from "../groups.ts";
import { addProjectOptions, collected } from "./project/project-options.ts";

const help = `
Letters get accents, and each message brackets and more length, so that what is not translated, clipped or put together
from pieces shows. A region of XB, as in ar-XB, is written from right to left instead. No service is called, placeholders
stay, and plural forms are those of the language.

Examples:
  dragoman i18n pseudo
  dragoman i18n pseudo --language ar-XB
  dragoman i18n pseudo --language en-XA --growth 50`;

export const addPseudo: AddCommand = (group, session) => {
  const command = group
    .command("pseudo")
    .description("Write a made-up language that shows what an interface cannot bear.")
    .option("--language <name>", "en-XA, or ar-XB; may be given several times (default: en-XA)", collected)
    .option("--growth <percent>", "how much longer than the source, 0 to 300 (default: 30)", percent)
    .option("--json", "print the result as JSON");
  addProjectOptions(command)
    .addHelpText("after", help)
    .action(async (options) => {
      const { pseudo } = await import("./pseudo/pseudo.ts");
      await pseudo(options, session);
    });
};

function percent(value: string): number {
  if (/^\d{1,3}$/.test(value) && Number(value) <= 300) return Number(value);
  throw new InvalidArgumentError("Give a whole number from 0 to 300.");
}
