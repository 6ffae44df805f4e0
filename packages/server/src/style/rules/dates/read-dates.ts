import type { EditContext, StyleLanguage } from "../../rule.ts";
import { readChineseNumber } from "./chinese-numerals.ts";
import { dateConventionOf } from "./date-convention.ts";
import { bare, monthNames } from "./months.ts";

/** A whole date as it stands in a text. */
export interface WrittenDate {
  /** In UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  readonly year: number;
  /** 1 to 12. Where `notation.order` is unknown, the number in front. */
  readonly month: number;
  /** Where `notation.order` is unknown, the second number. */
  readonly day: number;
  readonly notation: DateNotation;
}

type DateNotation =
  | NumericNotation
  /** With the name of the month, which is as it stands in the text. */
  | { readonly kind: "words"; readonly monthName: string; readonly hasLeadingZero: boolean }
  /** `2026年3月4日`, `2026년 3월 4일`, `二〇二六年三月四日`. */
  | { readonly kind: "characters"; readonly hasLeadingZero: boolean; readonly isSpelledOut: boolean };

interface NumericNotation {
  readonly kind: "numeric";
  readonly separator: string;
  /** Unknown where both numbers can be the month, and the language is written with either first. */
  readonly order: "ymd" | "dmy" | "mdy" | "unknown";
  /** Whether a number of one digit has a zero in front. */
  readonly hasLeadingZero: boolean;
}

const space = "[ \\u00a0\\u202f]";
const year = "(?<year>1\\d{3}|2[01]\\d{2})";
/** No part of a word, a number, a version, an address or what must stay. */
const startsFree = "(?<![\\p{Script=Latin}\\p{N}_/:#@+\\u{fffc}\\\\-]|\\d[.,])";
const endsFree = "(?![\\p{Script=Latin}\\p{N}_@\\u{fffc}\\\\]|[-./:,]\\p{N}|[-/]\\p{L}|\\.[a-z])";

const numeric = new RegExp(
  `${startsFree}(?:(?<y>1\\d{3}|2[01]\\d{2})(?<s>[-/.])(?<m>\\d{1,2})\\k<s>(?<d>\\d{1,2})|` +
    `(?<a>\\d{1,2})(?<t>[-/.])(?<b>\\d{1,2})\\k<t>(?<z>1\\d{3}|2[01]\\d{2}))${endsFree}`,
  "gu",
);
const koreanDots = new RegExp(
  `${startsFree}${year}\\.${space}(?<month>\\d{1,2})\\.${space}(?<day>\\d{1,2})(?:\\.(?![.\\da-z])|${endsFree})`,
  "gu",
);
const characters = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}\\u{fffc}])${year} ?年 ?(?<month>\\d{1,2}) ?月 ?(?<day>\\d{1,2}) ?[日号號]`,
  "gu",
);
const chineseCharacters =
  /(?<![\p{N}〇零一二三四五六七八九十百千万\u{fffc}])(?<year>[〇零一二三四五六七八九]{4})年(?<month>[一二三四五六七八九十]{1,2})月(?<day>[一二三四五六七八九十]{1,3})[日号號]/gu;
const hangul = new RegExp(
  `(?<![\\p{Script=Latin}\\p{N}\\u{fffc}])${year}년${space}?(?<month>\\d{1,2})월${space}?(?<day>\\d{1,2})일`,
  "gu",
);

const day = "(?<day>\\d{1,2})";
const wordForms: Readonly<Record<"de" | "en" | "es" | "fr" | "it", readonly string[]>> = {
  de: [`${day}\\.${space}?MONTH${space}${year}`],
  en: [
    `MONTH${space}${day}(?:st|nd|rd|th)?,?${space}${year}`,
    `${day}(?:st|nd|rd|th)?${space}(?:of${space})?MONTH,?${space}${year}`,
  ],
  es: [
    `${day}[º°]?${space}(?:de${space})?MONTH${space}(?:del?${space})?${year}`,
    `MONTH${space}${day},${space}${year}`,
  ],
  fr: [`${day}(?:er|ᵉʳ)?${space}MONTH${space}${year}`],
  it: [`${day}[º°]?${space}MONTH${space}(?:del${space})?${year}`],
};

const inWords: ReadonlyMap<StyleLanguage, readonly RegExp[]> = new Map(
  (["de", "en", "es", "fr", "it"] as const).map((language) => {
    const month = `(?<month>${monthNames(language)?.source ?? ""})`;
    const source = (form: string) =>
      `${startsFree}${form.replace("MONTH", month)}(?![\\p{L}\\p{N}_\\u{fffc}]|[.,:]\\d)`;
    return [language, wordForms[language].map((form) => new RegExp(source(form), "giu"))];
  }),
);

/** So that text without a year costs no more than this. */
const yearLike = /\d{4}|[〇零一二三四五六七八九]{4}年/u;

/** The dates of a text that have a day, a month and a year of four digits, in order. What is no day of the calendar stays. */
export function readDates(text: string, context: EditContext): readonly WrittenDate[] {
  if (!yearLike.test(text)) return [];
  const { language } = context;
  const found = [
    ...readNumeric(text, context),
    ...(language === "ko" ? readNamed(text, koreanDots, dots) : []),
    ...(language === "ko" ? readNamed(text, hangul, digitsAndCharacters) : []),
    ...(language === "zh" || language === "ja" ? readNamed(text, characters, digitsAndCharacters) : []),
    ...(language === "zh" || language === "ja" ? readNamed(text, chineseCharacters, spelledOut) : []),
    ...(inWords.get(language) ?? []).flatMap((form) => readNamed(text, form, wordsOf(language))),
  ];
  return found
    .filter((date) => isOfCalendar(date) && !endsRange(text, date))
    .sort((one, other) => one.start - other.start)
    .filter((date, index, all) => index === 0 || date.start >= (all[index - 1]?.end ?? 0));
}

type Groups = Readonly<Record<string, string | undefined>>;
type Reading = Pick<WrittenDate, "year" | "month" | "day" | "notation">;

function readNamed(text: string, form: RegExp, read: (groups: Groups) => Reading | undefined): readonly WrittenDate[] {
  return [...text.matchAll(form)].flatMap((match) => {
    const reading = read(match.groups ?? {});
    return reading === undefined ? [] : [{ start: match.index, end: match.index + match[0].length, ...reading }];
  });
}

function wordsOf(language: StyleLanguage) {
  const numbers = monthNames(language)?.numbers;
  return ({ year: ofYear, month: monthName = "", day: ofDay = "" }: Groups): Reading => ({
    year: Number(ofYear),
    month: numbers?.get(bare(monthName)) ?? 0,
    day: Number(ofDay),
    notation: { kind: "words", monthName, hasLeadingZero: ofDay.startsWith("0") },
  });
}

function digitsAndCharacters(groups: Groups): Reading {
  const { month = "", day: ofDay = "" } = groups;
  const hasLeadingZero = month.startsWith("0") || ofDay.startsWith("0");
  return {
    year: Number(groups["year"]),
    month: Number(month),
    day: Number(ofDay),
    notation: { kind: "characters", hasLeadingZero, isSpelledOut: false },
  };
}

function spelledOut(groups: Groups): Reading | undefined {
  const [ofYear, month, ofDay] = ["year", "month", "day"].map((part) => readChineseNumber(groups[part] ?? ""));
  if (ofYear === undefined || month === undefined || ofDay === undefined) return undefined;
  const notation = { kind: "characters", hasLeadingZero: false, isSpelledOut: true } as const;
  return { year: ofYear, month, day: ofDay, notation };
}

function dots(groups: Groups): Reading {
  const { month = "", day: ofDay = "" } = groups;
  const hasLeadingZero = month.startsWith("0") || ofDay.startsWith("0");
  return {
    year: Number(groups["year"]),
    month: Number(month),
    day: Number(ofDay),
    notation: { kind: "numeric", separator: ". ", order: "ymd", hasLeadingZero },
  };
}

function readNumeric(text: string, context: EditContext): readonly WrittenDate[] {
  return readNamed(text, numeric, ({ y, s = "", m = "", d = "", a = "", t = "", b = "", z }) => {
    if (y !== undefined) {
      const notation = { kind: "numeric", separator: s, order: "ymd", hasLeadingZero: hasZero(m, d) } as const;
      return { year: Number(y), month: Number(m), day: Number(d), notation };
    }
    const order = orderOf(Number(a), Number(b), context);
    const [month, ofDay] = order === "dmy" ? [b, a] : [a, b];
    const notation = { kind: "numeric", separator: t, order, hasLeadingZero: hasZero(a, b) } as const;
    return { year: Number(z), month: Number(month), day: Number(ofDay), notation };
  });
}

function hasZero(...numbers: readonly string[]): boolean {
  return numbers.some((number) => number.startsWith("0"));
}

/**
 * Which of two numbers is the day. Where both may be, the language and region decide, as CLDR has it. English does not:
 * its regions differ, and a text may have been written with either; nor does who writes the year in front.
 */
function orderOf(first: number, second: number, context: EditContext): NumericNotation["order"] {
  if (first === second || second > 12) return first === second && second <= 12 ? "dmy" : "mdy";
  if (first > 12) return "dmy";
  return context.language !== "en" && dateConventionOf(context).order === "dmy" ? "dmy" : "unknown";
}

function isOfCalendar({ year: ofYear, month, day: ofDay, notation }: WrittenDate): boolean {
  if (notation.kind === "numeric" && notation.order === "unknown") return month >= 1 && ofDay >= 1;
  return month >= 1 && month <= 12 && ofDay >= 1 && ofDay <= new Date(Date.UTC(ofYear, month, 0)).getUTCDate();
}

const rangeBefore =
  /(?<!\d)(?<!\d\d)\d{1,2}(?:st|nd|rd|th|\.|er|[º°])?\s{0,2}(?:[-–—~〜～/,&]|bis|und|oder|to|through|and|or|y|o|a|al|et|ou|au|e|ed)\s{0,2}$/iu;

/** Whether it is the end of what begins with a day alone: `3.–5. März 2026`. */
function endsRange(text: string, { start }: WrittenDate): boolean {
  return rangeBefore.test(text.slice(Math.max(0, start - 20), start));
}
