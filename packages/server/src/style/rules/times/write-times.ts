import type { EditContext } from "../../rule.ts";
import { chineseNumber } from "../dates/chinese-numerals.ts";
import { dateConventionOf } from "../dates/date-convention.ts";
import { dayPartOf } from "./day-parts.ts";
import type { WrittenTime } from "./read-times.ts";

/** Writes a time, which stands in the text as given, another way; `undefined` where it is to stay. */
export type WriteTime = (time: WrittenTime, context: EditContext, given: string) => string | undefined;

/** By twenty-four hours; what counts so already keeps its form. */
export const by24Hours: WriteTime = (time, context) =>
  time.clock === "12" && isWhole(time) ? inOwnNotation(time, context) : undefined;

/** By twenty-four hours, in digits, whatever the form was. A period stands where a word or unit says that it is a time. */
export function digitsBy24Hours(separator: ":" | "."): WriteTime {
  return (time, context) => {
    if (!isWhole(time) || (time.minute === undefined && time.clock !== "12")) return undefined;
    const isNamed = time.isAfterWord || (time.unit !== "" && time.notation !== "h");
    return withUnit(digits(time, isNamed ? separator : ":", isPadded(time, context)), time);
  };
}

interface AmOrPm {
  readonly am: string;
  readonly pm: string;
  readonly separator?: "." | ":";
  /** Whether hours have no zero in front; and full hours no minutes. */
  readonly hours?: "bare" | "bare and alone";
  /** Whether 12 o'clock is called noon or midnight. */
  readonly namesTwelve?: true;
}

/** By twelve hours: `2:30 p.m.` */
export function amOrPm({ am, pm, separator = ":", hours, namesTwelve }: AmOrPm): WriteTime {
  return (time, _context, given) => {
    const { hour, minute, clock } = time;
    if (time.second !== undefined || clock === "unknown" || (time.isHalfOfRange && clock !== "12")) return undefined;
    if (namesTwelve && hour % 12 === 0 && !minute && !time.isHalfOfRange) return hour === 12 ? "noon" : "midnight";
    const isAlone = minute === undefined || (hours === "bare and alone" && minute === 0);
    const isPaddedHour = hours === undefined && clock === "12" && time.hasLeadingZero;
    const gap = /\d([ \u00a0\u202f])\D/.exec(given)?.[1] ?? " ";
    const shown = `${hour % 12 || 12}`.padStart(isPaddedHour ? 2 : 1, "0");
    return `${shown}${isAlone ? "" : `${separator}${two(minute)}`}${gap}${hour % 24 < 12 ? am : pm}`;
  };
}

/** By twelve hours without a word on which half of the day is meant. */
export const by12Hours: WriteTime = (time) => {
  if (!isWhole(time) || time.clock === "unknown" || time.minute === undefined) return undefined;
  return inDigits(time, time.hour % 12 || 12, time.minute);
};

/** By twelve hours with the language's words for the part of the day: `2:30 de la tarde`. */
export const by12HoursAndDayPart: WriteTime = (time, { language }) => {
  if (!isWhole(time) || time.clock !== "24" || time.minute === undefined) return undefined;
  if (language !== "es" && language !== "fr" && language !== "it") return undefined;
  return `${inDigits(time, time.hour % 12 || 12, time.minute)} ${dayPartOf(time.hour % 24, language)}`;
};

/** `下午2:30`, `오후 2:30`. */
export const dayPartAndDigits: WriteTime = (time, context) =>
  withDayPart(time, context, (hour) => `${hour}:${two(time.minute ?? 0)}`);

/** `下午2点30分`, `오후 2시 30분`, with the characters given. */
export function dayPartAndCharacters(ofHour: string, ofMinute: string): WriteTime {
  return (time, context) => withDayPart(time, context, (hour) => characters(hour, time.minute, ofHour, ofMinute));
}

/** `下午二时三十分`. */
export const dayPartAndChineseNumbers: WriteTime = (time, context) =>
  withDayPart(time, context, (hour) => inChineseNumbers(hour, time.minute));

/** `14시 30분`. */
export const korean24Hours: WriteTime = (time) =>
  isWhole(time) && time.clock !== "unknown" ? characters(time.hour, time.minute, "시", "분") : undefined;

/** `14:30 Uhr`, and `14 Uhr` or `14:00 Uhr`. */
export function uhr(separator: ":" | ".", padding: "padded" | "bare", fullHours?: "hour only"): WriteTime {
  return (time) => {
    if (!isWhole(time) || (time.unit !== "Uhr" && time.notation !== "colon")) return undefined;
    const isHourOnly = fullHours !== undefined && !time.minute && !time.sharesUnit;
    // Without the unit behind it, a period would make it another number.
    const shown = isHourOnly ? `${time.hour}` : digits(time, time.sharesUnit ? ":" : separator, padding === "padded");
    return time.sharesUnit ? shown : `${shown} Uhr`;
  };
}

/** The same time with another separator. A period stands where a word or unit says that it is a time. */
export function separatedBy(separator: ":" | "."): WriteTime {
  return ({ minute, notation, isAfterWord, unit, dayPart }, _context, given) => {
    if (minute === undefined) return undefined;
    if (notation === "h") return separator === ":" ? given.replace(hourSign, "$1:$2") : undefined;
    if (notation !== "colon" && notation !== "period") return undefined;
    if (separator === "." && !isAfterWord && unit === "" && dayPart === "") return undefined;
    return given.replaceAll(/(?<=\d)[:.](?=\d\d)/g, separator);
  };
}

/** `14 h 30` or `14h30`. */
export function separatedByH(separator: "h" | " h "): WriteTime {
  return ({ minute, second, notation, unit }, _context, given) => {
    if (minute === undefined || second !== undefined || notation === "hour") return undefined;
    if (notation === "h") return given.replace(hourSign, `$1${separator}$2`);
    const digitsAlone = unit === "" ? given : given.replace(/[ \u00a0\u202f]hs?$/, "");
    return digitsAlone.replace(/(\d)[:.](\d\d)/, `$1${separator}$2`);
  };
}

const hourSign = /(\d)[ \u00a0\u202f]?[hH][ \u00a0\u202f]?(\d\d)/;

/** The same time with or without a zero before an hour of one digit. */
export function hoursPadded(padding: "padded" | "bare"): WriteTime {
  return ({ minute, notation }, _context, given) => {
    if (minute === undefined || notation === "hour" || notation === "chinese numbers") return undefined;
    return padding === "padded"
      ? given.replace(/^(\D*)(?=\d(?!\d))/, "$10")
      : given.replace(/^(\D*)0(?=\d(?!\d))/, "$1");
  };
}

/** Midnight at the beginning of a day, or at its end. */
export function midnightAs(hour: "00" | "24"): WriteTime {
  return ({ hour: given, minute, second, clock, startsRange }, _context, text) => {
    if (given % 24 !== 0 || minute || second !== undefined || clock !== "24") return undefined;
    if (hour === "24") return startsRange ? undefined : text.replace(/^00?(?!\d)/, "24");
    return text.replace(/^24(?!\d)/, minute === undefined ? "0" : "00");
  };
}

/** Without seconds, which times of day seldom have, and known by itself. */
function isWhole({ second, isHalfOfRange }: WrittenTime): boolean {
  return second === undefined && !isHalfOfRange;
}

function inOwnNotation(time: WrittenTime, context: EditContext): string {
  const { hour, minute, notation, unit } = time;
  if (notation === "chinese numbers") return inChineseNumbers(hour, minute);
  if (notation === "characters") {
    const signs = context.language === "ja" ? (["時", "分"] as const) : (["点", "分"] as const);
    const [ofHour, ofMinute] = context.language === "ko" ? (["시", "분"] as const) : signs;
    return characters(hour, minute, ofHour, ofMinute);
  }
  if (unit === "Uhr" && minute === undefined) return `${hour} Uhr`;
  if (notation === "h") return inDigits(time, hour, minute);
  const separator = notation === "period" && unit === "Uhr" ? "." : ":";
  return withUnit(digits(time, separator, isPadded(time, context)), time);
}

/** In the notation in which it stood, without a zero in front. */
function inDigits({ notation }: WrittenTime, hour: number, minute: number | undefined): string {
  if (notation === "h") return minute === undefined ? `${hour} h` : `${hour} h ${two(minute)}`;
  return minute === undefined ? `${hour}` : `${hour}${notation === "period" ? "." : ":"}${two(minute)}`;
}

function withDayPart(
  time: WrittenTime,
  { language }: EditContext,
  write: (hour: number) => string,
): string | undefined {
  if (!isWhole(time) || time.clock === "unknown") return undefined;
  const { hour } = time;
  const part = (of: "ja" | "ko" | "zh") => time.dayPart || dayPartOf(hour % 24, of);
  switch (language) {
    case "ja":
      return `${part("ja")}${write(hour % 12)}`;
    case "ko":
      return `${part("ko")} ${write(hour % 12 || 12)}`;
    case "zh":
      return `${part("zh")}${write(hour === 12 ? 12 : hour % 12)}`;
    default:
      return undefined;
  }
}

function characters(hour: number, minute: number | undefined, ofHour: string, ofMinute: string): string {
  if (!minute) return `${hour}${ofHour}`;
  if (ofHour === "시") return `${hour}시 ${minute}${ofMinute}`;
  return `${hour}${ofHour}${ofHour === "時" ? minute : two(minute)}${ofMinute}`;
}

function inChineseNumbers(hour: number, minute: number | undefined): string {
  const minutes = minute ? `${minute < 10 ? "零" : ""}${chineseNumber(minute)}分` : "";
  return `${hour === 0 ? "零" : chineseNumber(hour)}时${minutes}`;
}

function digits({ hour, minute = 0 }: WrittenTime, separator: string, padded: boolean): string {
  return `${padded ? two(hour) : hour}${separator}${two(minute)}`;
}

function withUnit(shown: string, { unit, notation }: WrittenTime): string {
  return unit === "" || notation === "h" ? shown : `${shown} ${unit}`;
}

function isPadded({ clock, hasLeadingZero }: WrittenTime, context: EditContext): boolean {
  return clock === "12" ? dateConventionOf(context).padsHours : hasLeadingZero;
}

function two(number: number): string {
  return `${number}`.padStart(2, "0");
}
