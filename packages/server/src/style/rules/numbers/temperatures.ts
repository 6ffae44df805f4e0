import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { toChineseNumerals } from "../../text/chinese-numerals.ts";
import { conventionOf } from "../../text/number-convention.ts";
import { countsAsOne, editTo, isRangeEnd, type MarkedNumber, markedNumbers, signedStart } from "./marked-number.ts";
import { isTraditional, myriadsOf } from "./myriads.ts";

export interface TemperatureStyle {
  /** `degrees` leaves the scale out, and so is used for Celsius alone. */
  readonly unit: "symbol" | "name" | "degrees";
  /** `own` is what the language puts before words. */
  readonly gap: "none" | "space" | "own";
  readonly numerals?: "chinese";
}

type Scale = "celsius" | "fahrenheit";

interface Temperature {
  readonly start: number;
  readonly end: number;
  readonly number: MarkedNumber;
  readonly scale: Scale;
}

const named =
  /^(?:[°º] ?[CF](?![A-Za-zÀ-ÖØ-öø-ɏ\d])|[℃℉]|Grad (?:Celsius|Fahrenheit)|degrees? (?:Celsius|Fahrenheit|centigrade)|grados? (?:Celsius|Fahrenheit|centígrados?)|degrés? (?:Celsius|Fahrenheit)|grad[oi] (?:Celsius|Fahrenheit|centigrad[oi])|(?:摄氏|攝氏|华氏|華氏|摂氏)?度|도)(?![A-Za-z])/u;
const scaleBefore = /(摄氏|攝氏|华氏|華氏|摂氏|섭씨|화씨) ?([-−]?)$/u;

/** Temperatures with this unit; what does not say its scale (`20°`) may be an angle and stays. */
export function temperatures(style: TemperatureStyle, languages: readonly StyleLanguage[]): EditRule {
  return {
    languages,
    triggers: ["digit"],
    find: (text, context) =>
      temperaturesIn(text, context).flatMap((temperature) => rewrite(text, temperature, style, context)),
  };
}

function temperaturesIn(text: string, context: EditContext): readonly Temperature[] {
  return markedNumbers(text, context, named).flatMap((number): readonly Temperature[] => {
    const { mark, token, end } = number;
    if (!/^(?:도|度)$/u.test(mark)) {
      const scale = /F|Fahrenheit|℉|华|華/u.test(mark) ? "fahrenheit" : "celsius";
      return [{ start: token.start, end, number, scale }];
    }
    const before = scaleBefore.exec(text.slice(Math.max(0, token.start - 5), token.start));
    if (before === null) return [];
    const scale = /华|華|화/u.test(before[1] ?? "") ? "fahrenheit" : "celsius";
    return [{ start: token.start - before[0].length, end, number, scale }];
  });
}

function rewrite(
  text: string,
  { start, end, number, scale }: Temperature,
  style: TemperatureStyle,
  context: EditContext,
): readonly Edit[] {
  const { token } = number;
  if (style.unit === "degrees" && scale === "fahrenheit") return [];
  const first = signedStart(text, token);
  const sign = scaleBefore.exec(text.slice(start, token.start))?.[2] ?? text.slice(first, token.start);
  const digits =
    style.numerals === "chinese" ? toChineseNumerals(token.whole, token.fraction, myriadsOf(context)) : number.numeral;
  if (digits === undefined || (style.numerals === "chinese" && sign !== "")) return [];
  const [front, back] = unitOf(number, scale, style, context);
  if (front !== "" && isRangeEnd(text, first)) return [];
  const isPrefixed = start < first;
  const from = front !== "" && !isPrefixed ? first : start;
  const written = front !== "" || isPrefixed ? front + sign + digits : digits;
  const isSame = front === "" && !isPrefixed;
  return editTo(text, from, end, (isSame ? digits : written) + gapOf(number, back, style, context) + back);
}

function gapOf({ gap }: MarkedNumber, back: string, style: TemperatureStyle, context: EditContext): string {
  if (style.gap === "none" || (style.gap === "own" && /^(?:ja|ko|zh)$/.test(context.language))) return "";
  return gap !== "" ? gap : /^[°℃]/u.test(back) ? conventionOf(context).space : " ";
}

/** What stands before the number and after it. */
function unitOf(
  { mark, token }: MarkedNumber,
  scale: Scale,
  { unit }: TemperatureStyle,
  context: EditContext,
): readonly [front: string, back: string] {
  const { language, target } = context;
  if (unit === "symbol") return ["", /^[℃℉]$/u.test(mark) ? mark : scale === "celsius" ? "°C" : "°F"];
  const isCelsius = scale === "celsius";
  if (language === "ja") return [unit === "degrees" ? "" : isCelsius ? "摂氏" : "華氏", "度"];
  if (language === "ko") return [unit === "degrees" ? "" : isCelsius ? "섭씨 " : "화씨 ", "도"];
  if (language === "zh") {
    return ["", isTraditional(context) ? (isCelsius ? "攝氏度" : "華氏度") : isCelsius ? "摄氏度" : "华氏度"];
  }
  if (unit === "degrees") return ["", countsAsOne(token, context) ? "grado" : language === "es" ? "grados" : "gradi"];
  const parts = new Intl.NumberFormat(target, { style: "unit", unit: scale, unitDisplay: "long" }).formatToParts(
    countsAsOne(token, context) ? 1 : 2,
  );
  return ["", parts.find(({ type }) => type === "unit")?.value ?? mark];
}
