import type { EditRule } from "../../rule.ts";
import { readQuotes } from "../quotes/read-quotes.ts";
import { replaceMatches } from "../replacements.ts";

/** Names that end in s, for places where any word has a capital. */
const names: ReadonlySet<string> = new Set(
  "James Charles Thomas Jesus Moses Chris Lucas Nicholas Dickens Jones Williams Davis Adams Harris Evans Roberts Phillips Hughes Texas Kansas Arkansas Illinois Paris Brussels Athens Dallas Vegas Louis Denis Dennis Curtis Morris Francis Marcus Silas Tobias Matthias Andreas Hans Klaus Lars Mars Venus Achilles Socrates Sophocles Euripides Agnes Doris Iris Phyllis Gladys Alexis Travis Ross Bess Tess Douglas Angus Magnus Zeus Hercules Keats Yeats Burns Rogers Collins Simmons Perkins Stevens Watts Wales Honduras Cyprus".split(
    " ",
  ),
);

/** `James's book` becomes `James' book`; before a word that makes it "James is", it stays. */
export const possessiveWithApostropheOnly: EditRule = {
  languages: ["en"],
  triggers: ["apostrophe"],
  find: (text) =>
    replaceMatches(text, /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{1,20}s)(['’])s(?![\p{L}\p{N}'’])/gu, (match) => {
      const rest = text.slice(match.index + match[0].length, match.index + match[0].length + 24);
      return isVerbAhead.test(rest) ? undefined : `${match[1]}${match[2]}`;
    }),
};

const isVerbAhead =
  /^ (?:\p{Ll}{1,18}ing|not|been|gone|here|there|a|an|the|so|too|very|just|still|also|already|now|always|never|in|at|on|out|back|going)(?!\p{L})/u;

/** `James' book` becomes `James's book`; `the Joneses' house` has several owners, and stays. */
export const possessiveWithApostropheS: EditRule = {
  languages: ["en"],
  triggers: ["apostrophe"],
  find: (text) => {
    const apostrophes = new Set(readQuotes(text).apostrophes);
    return replaceMatches(
      text,
      /(?<![\p{L}\p{N}])(\p{Lu}\p{Ll}{1,20}s)(['’])(?= \p{L})/gu,
      ({ 1: name = "", 2: mark, index }) => {
        if (!apostrophes.has(index + name.length) || !isOneOwner(name, text.slice(Math.max(0, index - 12), index)))
          return undefined;
        return `${name}${mark}s`;
      },
    );
  },
};

function isOneOwner(name: string, before: string): boolean {
  if (names.has(name)) return !/\b[Tt]he $/.test(before);
  return false;
}
