import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { chineseNumeral, fromChineseNumerals, toChineseNumerals } from "../../text/chinese-numerals.ts";
import { conventionOf } from "../../text/number-convention.ts";
import { replaceMatches } from "../replacements.ts";
import { editTo, isRangeEnd, markedNumbers } from "./marked-number.ts";
import { myriadsOf } from "./myriads.ts";

export interface PercentStyle {
  readonly mark: string;
  /** `kept` leaves what stands there, and puts the language's own space where a word was. */
  readonly gap: "none" | "space" | "kept";
}

/** The percent sign, or the words of any of the languages, to the end of the word. */
const percent =
  /^(?:[%％](?![A-Za-z\d])(?!-\p{L})|(?:Prozent|percent|per cent|por ciento|por cien|pour cent|per cento|percento)(?![\p{L}\p{N}-])|パーセント|퍼센트)/u;
const chinesePercent = new RegExp(
  `百分之(${chineseNumeral})(?:[点點]([〇零一二三四五六七八九]{1,12}))?|百分之(?=\\d)`,
  "gu",
);

/** Percentages in numerals with this mark behind them. */
export function percentages(style: PercentStyle, languages: readonly StyleLanguage[]): EditRule {
  return {
    languages,
    triggers: languages.includes("zh") ? ["digit", "cjk"] : ["digit"],
    find(text, context) {
      return [...markedPercentages(text, style, context), ...chinesePercentages(text, style, context)].sort(
        (one, other) => one.start - other.start,
      );
    },
  };
}

function markedPercentages(text: string, { mark, gap }: PercentStyle, context: EditContext): readonly Edit[] {
  return markedNumbers(text, context, percent).flatMap((found) => {
    const isSign = /^[%％]$/u.test(found.mark);
    const isWord = !/^[%％]$/u.test(mark);
    const own = isWord ? " " : conventionOf(context).space;
    const wanted = gap === "none" ? "" : gap === "space" ? own : isSign ? found.gap : ownGap(context);
    const written = wanted !== "" && found.gap !== "" ? found.gap : wanted;
    return editTo(text, found.token.end, found.end, written + mark);
  });
}

/** 百分之五十 as 50%, where the style wants numerals. */
function chinesePercentages(text: string, { mark, gap }: PercentStyle, context: EditContext): readonly Edit[] {
  if (context.language !== "zh") return [];
  return replaceMatches(text, chinesePercent, ([, whole, fraction]) => {
    const digits = whole === undefined ? undefined : fromChineseNumerals(whole);
    if (digits === undefined) return undefined;
    const parts = fraction === undefined ? undefined : fromChineseNumerals(`〇${fraction}`)?.slice(1);
    const numeral = parts === undefined ? digits : `${digits}.${parts}`;
    return `${numeral}${gap === "space" ? conventionOf(context).space : ""}${mark}`;
  });
}

/** 50% as 百分之五十. */
export const percentagesInChinese: EditRule = {
  languages: ["zh"],
  triggers: ["percent"],
  find: (text, context) =>
    markedNumbers(text, context, /^[%％](?![A-Za-z\d])/u).flatMap(({ token, end }) => {
      if (token.isAmbiguous || isRangeEnd(text, token.start) || /[-−+±%％]/u.test(text.charAt(token.start - 1)))
        return [];
      const written = toChineseNumerals(token.whole, token.fraction, myriadsOf(context));
      return written === undefined ? [] : editTo(text, token.start, end, `百分之${written}`);
    }),
};

function ownGap(context: EditContext): string {
  const parts = new Intl.NumberFormat(context.target, { style: "percent" }).formatToParts(0.5);
  return parts.find(({ type }) => type === "literal")?.value ?? "";
}
