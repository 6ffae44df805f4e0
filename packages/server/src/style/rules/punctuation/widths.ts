import type { EditRule } from "../../rule.ts";
import { readQuotes } from "../quotes/read-quotes.ts";
import { replacing } from "../replacements.ts";
import { editStableLines } from "../stable-lines.ts";

const eastAsian = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー々";
const word = `[${eastAsian}]`;

/** Beside a character of the script: no time, no ratio, no key of a format. */
export const fullWidthColon = replacing(
  ["ja", "ko", "zh"],
  ["colon"],
  new RegExp(`(?<=${word}) ?: ?|(?<=[\\p{L}）)」』”]):(?=${word})`, "gu"),
  () => "：",
);

export const halfWidthColon = replacing(["ja", "ko", "zh"], ["colon"], /：/g, () => ":");

/** A pair of brackets on one line with no others inside. */
const halfWidthPair = new RegExp(
  `\\(([^()（）\\n]{0,300}${word}[^()（）\\n]{0,300})\\)|(?<=${word})\\(([^()（）\\n]{1,300})\\)`,
  "gu",
);
const fullWidthPair = /（([^()（）\n]{0,300})）/g;

export const fullWidthRoundBrackets = replacing(
  ["ja", "ko", "zh"],
  ["bracket"],
  halfWidthPair,
  ({ 1: first, 2: second }) => `（${first ?? second}）`,
);

export const halfWidthRoundBrackets = replacing(
  ["ja", "ko", "zh"],
  ["bracket"],
  fullWidthPair,
  ({ 1: inside }) => `(${inside})`,
);

const comma = `(?<=[${eastAsian}」』）”])(?:[，、]|, ?)(?=[^\\n]|$)`;
const commas = new RegExp(comma, "gu");
const stops = new RegExp(`(?<=[${eastAsian}」』）”])(?:[。．]|\\.(?=\\s|$))(?![。．])`, "gmu");

/** `。、`, `。，`, `．、` or `．，` behind a Japanese character or a bracket, never between digits. */
export const japaneseStopsAndCommas = japaneseMarks("。", "、");
export const japaneseStopsAndOtherCommas = japaneseMarks("。", "，");
export const otherStopsAndJapaneseCommas = japaneseMarks("．", "、");
export const otherStopsAndCommas = japaneseMarks("．", "，");

function japaneseMarks(stop: string, separator: string): EditRule {
  const either = new RegExp(`${commas.source}|${stops.source}`, "gmu");
  return replacing(["ja"], ["comma", "dots"], either, ({ 0: mark }) => (/[，、,]/.test(mark) ? separator : stop));
}

/** Marks around a phrase: `"…"` and `“…”`, whose curly form takes the width of a character in Chinese and Japanese. */
export const fullWidthQuotationMarks = phraseMarks('"＂', "“", "”");
export const halfWidthQuotationMarks = phraseMarks("“＂", '"', '"');

function phraseMarks(from: string, open: string, close: string): EditRule {
  return {
    languages: ["ja", "zh"],
    triggers: ["quote"],
    find: (text) =>
      editStableLines(text, (line) =>
        readQuotes(line)
          .pairs.filter((pair) => from.includes(line.charAt(pair.open)))
          .flatMap((pair) => [
            { start: pair.open, end: pair.open + 1, text: open },
            { start: pair.close, end: pair.close + 1, text: close },
          ])
          .sort((one, other) => one.start - other.start),
      ),
  };
}

/** `用户 (管理员) 可以` becomes `用户(管理员)可以`; Korean keeps the space behind, where no particle follows. */
const koreanParticle =
  "(?:은|는|이|가|을|를|의|에|에서|에게|로|으로|와|과|도|만|부터|까지|이다|입니다)(?![\\p{Script=Hangul}])";
const outsideSpace = new RegExp(
  `(?<=${word}) +(?=[(（][^()（）\\n]{1,300}[)）])|(?<=[(（][^()（）\\n]{1,300}[)）]) +(?=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]|${koreanParticle})`,
  "gu",
);

export const noSpaceAroundParentheses = replacing(["ja", "ko", "zh"], ["bracket"], outsideSpace, () => "");
