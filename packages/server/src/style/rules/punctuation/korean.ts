import type { EditRule } from "../../rule.ts";
import { readQuotes } from "../quotes/read-quotes.ts";
import { replacing } from "../replacements.ts";
import { editStableLines } from "../stable-lines.ts";

/** Titles of books and newspapers in one of the marks for them become titles in another. */
export const bookTitlesInAngleBrackets = replacing(
  ["ko"],
  ["quote"],
  /『([^『』《》\n]{1,200})』/g,
  ({ 1: title }) => `《${title}》`,
);
export const bookTitlesInCornerBrackets = replacing(
  ["ko"],
  ["bracket"],
  /《([^『』《》\n]{1,200})》/g,
  ({ 1: title }) => `『${title}』`,
);
export const bookTitlesInQuotes = replacing(
  ["ko"],
  ["bracket", "quote"],
  /《([^『』《》"\n]{1,200})》|『([^『』《》"\n]{1,200})』/g,
  ({ 1: one, 2: other }) => `"${one ?? other}"`,
);

export const workTitlesInAngleBrackets = replacing(
  ["ko"],
  ["quote"],
  /「([^「」〈〉\n]{1,200})」/g,
  ({ 1: title }) => `〈${title}〉`,
);
export const workTitlesInCornerBrackets = replacing(
  ["ko"],
  ["bracket"],
  /〈([^「」〈〉\n]{1,200})〉/g,
  ({ 1: title }) => `「${title}」`,
);
export const workTitlesInQuotes = replacing(
  ["ko"],
  ["bracket", "quote"],
  /〈([^「」〈〉'\n]{1,200})〉|「([^「」〈〉'\n]{1,200})」/g,
  ({ 1: one, 2: other }) => `'${one ?? other}'`,
);

export const singleCurlyHighlights = highlights("'", "‘", "’");
export const singleStraightHighlights = highlights("‘", "'", "'");

function highlights(from: string, open: string, close: string): EditRule {
  return {
    languages: ["ko"],
    triggers: ["quote"],
    find: (text) =>
      editStableLines(text, (line) =>
        readQuotes(line)
          .pairs.filter((pair) => line.charAt(pair.open) === from)
          .flatMap((pair) => [
            { start: pair.open, end: pair.open + 1, text: open },
            { start: pair.close, end: pair.close + 1, text: close },
          ])
          .sort((one, other) => one.start - other.start),
      ),
  };
}

/** Between words that belong together: `금·은·동`. */
const dots = /(?<=\p{Script=Hangul}) ?[·ㆍ・•] ?(?=\p{Script=Hangul})/gu;

export const relatedByComma = replacing(["ko"], ["dots"], dots, () => ", ");
export const relatedByHyphen = replacing(["ko"], ["dots"], dots, () => "-");
/** A hyphen too, between syllables that stand alone: `상-하`. From one day of the week to another it says until when. */
export const relatedByMiddleDot = replacing(
  ["ko"],
  ["dots", "dash"],
  new RegExp(
    `${dots.source}|(?<=(?<![\\p{L}\\p{N}-])(?![월화수목금토일]-[월화수목금토일])\\p{Script=Hangul})-(?=\\p{Script=Hangul}(?![\\p{L}\\p{N}-]))`,
    "gu",
  ),
  () => "·",
);

/** A quoted sentence that the words of its speaker follow: `“가자”라고`. */
export const periodInQuotes = replacing(
  ["ko"],
  ["quote"],
  /(?<=[“"][^“”"\n]{0,200}(?:다|요|자|라|죠|네|지))(?=[”"] ?(?:라고|라며|라는|하고|고 |라면서))/gu,
  () => ".",
);
export const noPeriodInQuotes = replacing(
  ["ko"],
  ["quote"],
  /(?<=[“"][^“”"\n]{0,200}\p{Script=Hangul})\.(?=[”"])/gu,
  () => "",
);
