import type { EditContext } from "../../rule.ts";
import { chineseDigits, chineseNumber } from "./chinese-numerals.ts";
import { dateConventionOf } from "./date-convention.ts";
import { monthNames } from "./months.ts";
import type { WrittenDate } from "./read-dates.ts";

/** Writes a date another way; `undefined` where it is to stay. */
export type WriteDate = (date: WrittenDate, context: EditContext) => string | undefined;

export type ZeroPadding = "padded" | "bare" | "as it is";

/** In numbers: `numbers("dmy", ".", "padded")` is 04.03.2026. */
export function numbers(order: "dmy" | "mdy" | "ymd", separator: string, padding: ZeroPadding): WriteDate {
  return (date, context) => numeric(date, order, separator, isPadded(date, padding, context));
}

/** `04.03.26`. */
export const daysAndShortYears: WriteDate = (date) => [two(date.day), two(date.month), two(date.year % 100)].join(".");

/** In numbers, as the language and region orders and separates them. */
export function numbersByConvention(padding: ZeroPadding): WriteDate {
  return (date, context) => {
    const { order, separator } = dateConventionOf(context);
    return numeric(date, order, separator, isPadded(date, padding, context));
  };
}

/** Only the zeros change. */
export function repadded(padding: "padded" | "bare"): WriteDate {
  return ({ notation, ...date }, context) => {
    switch (notation.kind) {
      case "numeric": {
        const { order, separator } = notation;
        // ISO 8601 has its zeros always.
        if (order === "ymd" && separator === "-") return undefined;
        return numeric({ ...date, notation }, order === "unknown" ? "mdy" : order, separator, padding === "padded");
      }
      case "words":
        return padding === "bare" && notation.hasLeadingZero ? spelledOut({ ...date, notation }, context) : undefined;
      case "characters":
        return notation.isSpelledOut ? undefined : inCharacters({ ...date, notation }, context, padding === "padded");
    }
  };
}

/** `4. März 2026`, `4 March 2026`, `4 de marzo de 2026`, `1er mars 2026`: as the language joins day and month. */
export const spelledOut: WriteDate = ({ day, month, year }, { language }) => {
  const name = monthNames(language)?.long[month - 1];
  if (name === undefined) return undefined;
  switch (language) {
    case "de":
      return `${day}. ${name} ${year}`;
    case "es":
      return `${day} de ${name} de ${year}`;
    case "fr":
      return `${day === 1 ? "1er" : day} ${name} ${year}`;
    default:
      return `${day} ${name} ${year}`;
  }
};

/** `4. Mrz. 2026`, by a list of twelve abbreviations. */
export function abbreviated(months: string): WriteDate {
  const names = months.split(" ");
  return ({ day, month, year }) => `${day}. ${names[month - 1]} ${year}`;
}

/** `March 4, 2026`. */
export const monthFirst: WriteDate = ({ day, month, year }, { language }) => {
  const name = monthNames(language)?.long[month - 1];
  return name === undefined ? undefined : `${name} ${day}, ${year}`;
};

/** With another word for the ninth month. */
export function withSeptember(word: "septiembre" | "setiembre", write: WriteDate): WriteDate {
  return (date, context) => write(date, context)?.replace(/\bsep?tiembre\b/, word);
}

/** `2026年3月4日` or `2026년 3월 4일`. */
export const bareCharacters: WriteDate = (date, context) => inCharacters(date, context, false);

/** `二〇二六年三月四日`. */
export const chineseCharacters: WriteDate = ({ year, month, day }) =>
  `${chineseDigits(year)}年${chineseNumber(month)}月${chineseNumber(day)}日`;

function inCharacters({ year, month, day }: WrittenDate, { language }: EditContext, padded: boolean): string {
  const [shownMonth, shownDay] = padded ? [two(month), two(day)] : [month, day];
  return language === "ko" ? `${year}년 ${shownMonth}월 ${shownDay}일` : `${year}年${shownMonth}月${shownDay}日`;
}

function isPadded({ notation }: WrittenDate, padding: ZeroPadding, context: EditContext): boolean {
  if (padding !== "as it is") return padding === "padded";
  return notation.kind === "numeric" ? notation.hasLeadingZero : dateConventionOf(context).padsDays;
}

function numeric(
  { year, month, day }: WrittenDate,
  order: "dmy" | "mdy" | "ymd",
  separator: string,
  isPadded: boolean,
): string {
  const [shownMonth, shownDay] = isPadded ? [two(month), two(day)] : [`${month}`, `${day}`];
  const parts = {
    dmy: [shownDay, shownMonth, year],
    mdy: [shownMonth, shownDay, year],
    ymd: [year, shownMonth, shownDay],
  };
  return `${parts[order].join(separator)}${separator === ". " ? "." : ""}`;
}

function two(number: number): string {
  return `${number}`.padStart(2, "0");
}
