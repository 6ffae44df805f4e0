import type { EditRule } from "../../rule.ts";
import { replacing } from "../replacements.ts";

/** One to three words: an item of a list, no clause. */
const item = "\\p{L}[\\p{L}'’-]{0,24}(?: \\p{L}[\\p{L}'’-]{0,24}){0,2}";
const end = "(?=[.;:!?)\\n]|$)";

/** `a, b, and c.` becomes `a, b and c.` where the last item ends its clause. */
export const noSerialComma: EditRule = replacing(
  ["en"],
  ["comma"],
  new RegExp(`(?<=, ${item}), (and|or) (?=${item}${end})`, "gmu"),
  ({ 1: word, 0: found, index, input }) => (isClause(input.slice(index + found.length)) ? undefined : ` ${word} `),
);

/**
 * `a, b, c and d` becomes `a, b, c, and d`. With one comma alone it may be no list (`On Monday, Tom and Ann came`): then
 * the items must be of one kind: all behind the same article, all numbers, or all in lower case behind a colon.
 */
export const serialComma: EditRule = replacing(
  ["en"],
  ["comma"],
  new RegExp(
    [
      `(?<=(?<![\\p{L}])${word()}, ${word()}, ${word()}) (and|or) (?=${item}${end})`,
      `(?<=: \\p{Ll}${rest()}, \\p{Ll}${rest()}) (and|or) (?=\\p{Ll}${rest()}${end})`,
      `(?<=(?<!\\p{L})\\3 \\p{Ll}${rest()}, (the|a|an|his|her|our|your|their|my) \\p{Ll}${rest()}) (and|or) (?=(?:the|a|an|his|her|our|your|their|my) \\p{Ll}${rest()}${end})`,
      "(?<=\\d, \\d{1,6}) (and|or) (?=\\d)",
    ].join("|"),
    "gmu",
  ),
  ({ 0: found, index, input }) => (isClause(input.slice(index + found.length)) ? undefined : `, ${found.trim()} `),
);

function word(): string {
  return `\\p{L}${rest()}`;
}

function rest(): string {
  return "[\\p{L}'’-]{0,24}";
}

/** What begins with a pronoun goes on as a sentence of its own. */
function isClause(rest: string): boolean {
  return /^(?:I|we|you|he|she|it|they|there|this|that|then|so|not)(?!\p{L})/u.test(rest.slice(0, 8));
}

/** `A、B、和C` becomes `A、B和C`. */
export const noChineseSerialComma: EditRule = replacing(
  ["zh"],
  ["comma"],
  /、(?=(?:和|及|与|以及|或者?)\p{Script=Han})/gu,
  () => "",
);

const hanItem = "[^，。；：！？、\\s和及与或]{1,6}";

/** `A，B，C和D` becomes `A，B，C，和D`, for short items that end the clause. */
export const chineseSerialComma: EditRule = replacing(
  ["zh"],
  ["comma"],
  new RegExp(`(?<=[：:有是为](?:${hanItem}，){1,6}${hanItem})(?=(?:和|及|以及)${hanItem}(?:[。；！？\\n]|$))`, "gmu"),
  () => "，",
);
