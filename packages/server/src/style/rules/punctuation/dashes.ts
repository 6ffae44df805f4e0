import type { EditRule } from "../../rule.ts";
import { isSpacedRange } from "../ranges/spaced-ranges.ts";
import { replacing } from "../replacements.ts";

/**
 * A dash between two words of a sentence: with a space on both sides, or an em dash or two hyphens without. Not one that
 * begins a line, as in lists and dialogues, nor that of a range.
 */
const breaks =
  /(?<=[^\s\p{Pd}\d|.:]["'”»’)\]]?)(?:[ \u00a0](?:--?|–|—)[ \u00a0]|—|--)(?=["'“«„‘(]?[^\s\p{Pd}>|=])|(?<=\d)(?:[ \u00a0](?:--|–|—)[ \u00a0]|—)(?=\p{L})/gu;

export const emDashWithSpaces = sentenceBreak(" — ");
export const emDashWithoutSpaces = sentenceBreak("—");
export const enDashWithSpaces = sentenceBreak(" – ");

function sentenceBreak(dash: string): EditRule {
  return replacing(["de", "en", "fr", "it"], ["dash"], breaks, ({ 0: found, index, input }, { language }) => {
    if (found.replaceAll("\u00a0", " ") === dash) return undefined;
    const end = index + found.length;
    if (isDifference(input, index, end) || isSpacedRange(input, index, end, language)) return undefined;
    const line = input.slice(Math.max(0, index - 60), index);
    return /(?:^|\n)\s*(?:[-–—*]|\p{L}?\d*[.)])?\s*$/u.test(line.slice(line.lastIndexOf("\n") + 1)) ? undefined : dash;
  });
}

/** `x - y`: one letter less another. */
function isDifference(input: string, start: number, end: number): boolean {
  return (
    /(?<![\p{L}\p{M}])[a-zA-Z]$/u.test(input.slice(Math.max(0, start - 2), start)) &&
    /^[a-zA-Z](?![\p{L}\p{M}])/u.test(input.slice(end, end + 2))
  );
}

const eastAsian = "[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々」』）”]";

/** One dash in a sentence becomes the double one: `他来了—终于`. Between numbers it says from where to where. */
export const doubleEmDash: EditRule = replacing(
  ["ja", "zh"],
  ["dash"],
  new RegExp(
    `(?<=${eastAsian}) ?(?:[—―]|--) ?(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}「『（“])`,
    "gu",
  ),
  ({ 0: dash }) => (dash.includes("―") ? "――" : "——"),
);

/** What joins two numbers, times or places. */
const points = `(?<=[\\p{N}年月日时時分点點号號岁歳])[ ]?(?:[-–—―~～〜]|——|――)[ ]?(?=\\p{N})`;
const places = `(?<=\\p{Script=Han})(?:[–—―~～〜])(?=\\p{Script=Han})`;
const joints = new RegExp(`${points}|${places}`, "gu");

export const chineseEmDash = joint("—");
export const chineseHyphen = joint("-");
export const chineseTilde = joint("～");

function joint(dash: string): EditRule {
  return replacing(["zh"], ["dash"], joints, ({ index, 0: found, input }) =>
    isChain(input, index, index + found.length) || isNoRange(input, index, index + found.length) ? undefined : dash,
  );
}

/** `图2-1`, or the dash of a sentence: what stands on both sides then is more than the names of places. */
function isNoRange(input: string, start: number, end: number): boolean {
  const [before, after] = [input.slice(Math.max(0, start - 9), start), input.slice(end, end + 9)];
  if (/(?:[图圖表]|(?:Table|Fig(?:ure|\.)?) ?)\d{1,3}$/iu.test(before)) return true;
  const [left = "", right = ""] = [/\p{Script=Han}*$/u.exec(before)?.[0], /^\p{Script=Han}*/u.exec(after)?.[0]];
  return /[了着过是在有不我你他她它这那就也都和很把被像吗呢吧啊的]/u.test(left + right);
}

/** From one time or place to another: `10時――12時`, `東京――大阪`. */
export const doubleEmDashBetweenTimesAndPlaces: EditRule = replacing(
  ["ja", "zh"],
  ["dash"],
  new RegExp(`(?<=[年月日时時分点點号號]) ?[-–—―~～〜] ?(?=\\p{N}{1,4}[年月日时時分点點号號])|${places}`, "gu"),
  ({ index, 0: found, input }, { language }) => {
    if (isChain(input, index, index + found.length)) return undefined;
    return language === "ja" ? "――" : "——";
  },
);

/** A date, a telephone number or a code: 2026-03-01, 010-1234-5678. */
function isChain(input: string, start: number, end: number): boolean {
  return (
    /[\p{N}A-Za-z][-–—―~～〜/.]\p{N}{1,8}$/u.test(input.slice(Math.max(0, start - 10), start)) ||
    /^\p{N}{1,8}[-–—―~～〜/.][\p{N}A-Za-z]/u.test(input.slice(end, end + 11)) ||
    /(?:^|\P{N})0\p{N}{1,4}$/u.test(input.slice(Math.max(0, start - 6), start)) ||
    /[A-Za-z]\p{N}{0,8}$/u.test(input.slice(Math.max(0, start - 9), start)) ||
    (/\p{N}{3}$/u.test(input.slice(Math.max(0, start - 3), start)) &&
      /^0?\p{N}{4}(?!\p{N}|年)/u.test(input.slice(end, end + 6)) &&
      !isYears(input, start, end))
  );
}

function isYears(input: string, start: number, end: number): boolean {
  return (
    /(?:^|\P{N})[12]\p{N}{3}$/u.test(input.slice(Math.max(0, start - 5), start)) &&
    /^[12]\p{N}{3}/u.test(input.slice(end, end + 4))
  );
}
