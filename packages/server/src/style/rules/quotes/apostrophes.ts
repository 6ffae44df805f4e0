import type { Edit } from "../../edit.ts";
import type { EditRule } from "../../rule.ts";
import { latinLanguages } from "../language-groups.ts";
import { editStableLines } from "../stable-lines.ts";
import { readQuotes } from "./read-quotes.ts";

/** `don't` becomes `don’t`. */
export const curlyApostrophes = apostropheRule("’");

export const straightApostrophes = apostropheRule("'");

function apostropheRule(apostrophe: string): EditRule {
  return {
    languages: latinLanguages,
    triggers: ["apostrophe"],
    find: (text) => editStableLines(text, (line) => apostropheEdits(line, apostrophe)),
  };
}

function apostropheEdits(line: string, apostrophe: string): readonly Edit[] {
  return readQuotes(line)
    .apostrophes.filter((at) => line.charAt(at) !== apostrophe)
    .map((at) => ({ start: at, end: at + 1, text: apostrophe }));
}

/** What two rules that never edit the same character do together. */
export function both(one: EditRule, other: EditRule): EditRule {
  return {
    languages: one.languages.filter((language) => other.languages.includes(language)),
    triggers: [...new Set([...one.triggers, ...other.triggers])],
    find: (text, context) =>
      editStableLines(text, (line) =>
        [...one.find(line, context), ...other.find(line, context)].sort((left, right) => left.start - right.start),
      ),
  };
}
