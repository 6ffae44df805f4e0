import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule } from "../../rule.ts";
import {
  chineseNumeral,
  figuresOf,
  fromChineseNumerals,
  japaneseMyriads,
  toChineseNumerals,
} from "../../text/chinese-numerals.ts";
import { numbersIn } from "../../text/numbers-in.ts";
import { replaceMatches } from "../replacements.ts";

/** What Japanese counts with; 分 and 番 are other words too often. */
const counter =
  "(?:人|名|個|件|冊|枚|台|匹|頭|杯|階|歳|回|本|円|年|月|日|時間|週間|か所|か月|箇所|箇月|点|通|社|校|か国|箇国)";

/** 3人 as 三人, and a year digit by digit: 二〇二六年. */
export const kanjiNumbers: EditRule = {
  languages: ["ja"],
  triggers: ["digit"],
  find: (text, context) =>
    numbersIn(text, context).flatMap((token): readonly Edit[] => {
      if (
        token.fraction !== "" ||
        token.isAmbiguous ||
        isJoinedInFront(text, token.start) ||
        !new RegExp(`^(?:${counter}|つ)`, "u").test(text.slice(token.end, token.end + 3))
      )
        return [];
      const isYear = token.whole.length === 4 && text.charAt(token.end) === "年";
      const written = isYear ? figuresOf(token.whole) : toChineseNumerals(token.whole, "", japaneseMyriads);
      return written === undefined ? [] : [{ start: token.start, end: token.end, text: written }];
    }),
};

/** One end of a range, or of `5、6人`: the other has nothing that it counts. */
function isJoinedInFront(text: string, start: number): boolean {
  return /[\d０-９][、，,~～〜–—-]$/u.test(text.slice(Math.max(0, start - 2), start));
}

const inKanji: Readonly<Record<string, RegExp>> = {
  ja: /(?<![\p{Script=Han}\d０-９]|[〇一二三四五六七八九十百千万数幾何][、，・])([二三四五六七八九十][〇一二三四五六七八九十百千万億]{0,12})(?=(?:人(?![三称前])|名|個|件|冊|枚|台|匹|歳|円|年)(?!月|[一二三四五六七八九十]{1,2}月))/gu,
  zh: /(?<![\p{Script=Han}\d]|[〇零一二三四五六七八九十百千万几][、，])([二三四五六七八九十两兩][〇零一二三四五六七八九十百千万萬亿億]{0,12})(?=(?:个|個|人|名|件|台|岁|歲|元|次|位|家|年(?!级|級|前|代|[一二三四五六七八九十]{1,2}月)))/gu,
};

/** 七八个 are seven or eight. */
const aboutAsMany = /^(?:二三|三四|三五|四五|五六|六七|七八|八九)(?![〇零一二三四五六七八九])/u;

/** 五人 as 5人, where the characters count something. 一 alone is mostly no number, and stays. */
export const arabicNumerals: EditRule = {
  languages: ["ja", "zh"],
  triggers: ["cjk"],
  find(text, { language }: EditContext) {
    const expression = inKanji[language];
    return expression === undefined
      ? []
      : replaceMatches(text, expression, ([written]) =>
          aboutAsMany.test(written) ? undefined : fromChineseNumerals(written),
        );
  },
};

/** Arabic numerals in one width; those of identifiers stay half. */
export function numeralWidth(width: "full" | "half"): EditRule {
  return {
    languages: ["ja"],
    triggers: ["digit"],
    find(text, context) {
      if (width === "half") {
        return replaceMatches(text, /[０-９]+/gu, ([run]) => shift(run, -0xfee0));
      }
      return numbersIn(text, context).flatMap((token): readonly Edit[] => {
        if (token.suffix !== "" || /[A-Za-z] ?$/.test(text.slice(Math.max(0, token.start - 2), token.start))) return [];
        const written = text.slice(token.start, token.end).replace(/\d+/g, (run) => shift(run, 0xfee0));
        return token.isFullWidth && !/\d/.test(text.slice(token.start, token.end))
          ? []
          : [{ start: token.start, end: token.end, text: written }];
      });
    },
  };
}

/** 5、6人 as 五、六人: two numbers in a row say about how many. */
export const approximateKanji: EditRule = {
  languages: ["ja"],
  triggers: ["digit"],
  find: (text) =>
    replaceMatches(
      text,
      new RegExp(`(?<![\\d０-９.,、・])([1-8１-８])[、，,]([2-9２-９])(?=${counter})`, "gu"),
      ([, from = "", to = ""]) => {
        const [low, high] = [shift(from, from > "9" ? -0xfee0 : 0), shift(to, to > "9" ? -0xfee0 : 0)];
        return Number(high) === Number(low) + 1 ? `${figuresOf(low)}、${figuresOf(high)}` : undefined;
      },
    ),
};

/** 1つ as 一つ, 2人 as 二人: what is read in Japanese, not in Chinese. */
export const nativeKanji: EditRule = {
  languages: ["ja"],
  triggers: ["digit"],
  find: (text) =>
    replaceMatches(
      text,
      /(?<![\d０-９.,，．、・第A-Za-z-])(?:([1-9１-９])(?=つ)|([12１２])(?=人(?![前者口])))/gu,
      ([, thing, person]) => {
        const digit = thing ?? person ?? "";
        return figuresOf(digit > "9" ? shift(digit, -0xfee0) : digit);
      },
    ),
};

/** 3箇所 as 3か所, and 三か所 as 三箇所; so with months. */
export const placesAndMonths: EditRule = {
  languages: ["ja"],
  triggers: ["cjk"],
  find: (text) =>
    replaceMatches(
      text,
      /(?<=([\d０-９〇一二三四五六七八九十百千数]))[箇ヶヵカケか個](?=所|月(?![日曜]))/gu,
      ([, before = ""]) => (/[\d０-９]/u.test(before) ? "か" : "箇"),
    ),
};

/** 二零二六 as 二〇二六, where each character is a digit. */
export const zeroInNumbering: EditRule = {
  languages: ["zh"],
  triggers: ["cjk"],
  find: (text) =>
    replaceMatches(text, /(?<![十百千万萬亿億点點])[〇零一二三四五六七八九]{2,32}(?![十百千万萬亿億])/gu, ([run]) =>
      run.replaceAll("零", "〇"),
    ),
};

/** 一百〇五 as 一百零五, and 〇点五 as 零点五. */
export const zeroInMeasurement: EditRule = {
  languages: ["zh"],
  triggers: ["cjk"],
  find: (text) =>
    replaceMatches(
      text,
      new RegExp(
        `(?<!${chineseNumeral.slice(0, chineseNumeral.indexOf("{"))})${chineseNumeral}(?:[点點][〇零一二三四五六七八九]{1,12})?`,
        "gu",
      ),
      ([run]) => (/[十百千万萬亿億点點]/u.test(run) ? run.replaceAll("〇", "零") : undefined),
    ),
};

/** 三、四个 as 三四个. */
export const approximateInChinese: EditRule = {
  languages: ["zh"],
  triggers: ["comma"],
  find: (text) =>
    replaceMatches(
      text,
      /(?<![〇零一二三四五六七八九十百千万亿、])([一二三四五六七八])、([二三四五六七八九])(?=十|百|千|万|个|個|人|天|次|岁|歲|位|名|件|公里|米|小时|分钟|斤|元|里)/gu,
      ([, from = "", to = ""]) =>
        Number(fromChineseNumerals(to)) === Number(fromChineseNumerals(from)) + 1 ? from + to : undefined,
    ),
};

function shift(digits: string, by: number): string {
  return digits.replace(/./gu, (digit) => String.fromCharCode(digit.charCodeAt(0) + by));
}
