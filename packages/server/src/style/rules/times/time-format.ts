import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { eastAsianLanguages, everyLanguage, latinLanguages } from "../language-groups.ts";
import { readTimes, type WrittenTime } from "./read-times.ts";
import {
  amOrPm,
  by12Hours,
  by12HoursAndDayPart,
  by24Hours,
  dayPartAndCharacters,
  dayPartAndChineseNumbers,
  dayPartAndDigits,
  digitsBy24Hours,
  hoursPadded,
  korean24Hours,
  midnightAs,
  separatedBy,
  separatedByH,
  uhr,
  type WriteTime,
} from "./write-times.ts";

/** Those whose words for the parts of a day stand behind the hour. */
const romanceLanguages: readonly StyleLanguage[] = ["es", "fr", "it"];

const lowerWithPeriods = { am: "a.m.", pm: "p.m." } as const;
const lower = { am: "am", pm: "pm" } as const;
const upperWithPeriods = { am: "A.M.", pm: "P.M." } as const;
const upper = { am: "AM", pm: "PM" } as const;
const noonAndMidnight = { namesTwelve: true } as const;
const shortHours = { hours: "bare and alone" } as const;
const spanish = { am: "a.\u00a0m.", pm: "p.\u00a0m.", separator: ".", hours: "bare" } as const;

/** Every time of day, by the clock that is asked for. */
export const clocks = {
  by12Hours: timeRule(romanceLanguages, by12Hours),
  by12HoursAndDayPart: timeRule(romanceLanguages, by12HoursAndDayPart),
  lowerWithPeriods: timeRule(["en"], amOrPm(lowerWithPeriods)),
  lowerWithPeriodsAndNoon: timeRule(["en"], amOrPm({ ...lowerWithPeriods, ...noonAndMidnight })),
  lower: timeRule(["en"], amOrPm(lower)),
  lowerAndNoon: timeRule(["en"], amOrPm({ ...lower, ...noonAndMidnight })),
  upperWithPeriods: timeRule(["en"], amOrPm(upperWithPeriods)),
  upperWithPeriodsAndNoon: timeRule(["en"], amOrPm({ ...upperWithPeriods, ...noonAndMidnight })),
  upper: timeRule(["en"], amOrPm(upper)),
  upperAndNoon: timeRule(["en"], amOrPm({ ...upper, ...noonAndMidnight })),
  shortLower: timeRule(["en"], amOrPm({ ...lower, ...shortHours })),
  shortUpper: timeRule(["en"], amOrPm({ ...upper, ...shortHours })),
  spanish: timeRule(["es"], amOrPm(spanish)),
  chineseDigits: timeRule(["zh"], dayPartAndDigits),
  chinesePoints: timeRule(["zh"], dayPartAndCharacters("点", "分")),
  chineseHours: timeRule(["zh"], dayPartAndCharacters("时", "分")),
  chineseNumbers: timeRule(["zh"], dayPartAndChineseNumbers),
  dayPartAndDigits: timeRule(eastAsianLanguages, dayPartAndDigits),
  korean12Hours: timeRule(["ko"], dayPartAndCharacters("시", "분")),
  by24Hours: timeRule(everyLanguage, by24Hours),
  digitsBy24Hours: timeRule(eastAsianLanguages, digitsBy24Hours(":")),
  colonsBy24Hours: timeRule(latinLanguages, digitsBy24Hours(":")),
  periodsBy24Hours: timeRule(["de", "es", "it"], digitsBy24Hours(".")),
  korean24Hours: timeRule(["ko"], korean24Hours),
  uhrByColon: timeRule(["de"], uhr(":", "padded")),
  bareUhrByColon: timeRule(["de"], uhr(":", "bare")),
  uhrByPeriod: timeRule(["de"], uhr(".", "padded")),
  bareUhrByPeriod: timeRule(["de"], uhr(".", "bare")),
  shortUhrByPeriod: timeRule(["de"], uhr(".", "bare", "hour only")),
} as const;

/** What stands between hours, minutes and seconds. */
export const timeSeparators = {
  colon: timeRule(latinLanguages, separatedBy(":")),
  period: timeRule(["de", "en", "es", "it"], separatedBy(".")),
  spacedH: timeRule(["fr"], separatedByH(" h ")),
  h: timeRule(["fr"], separatedByH("h")),
} as const;

/** `24:00`, or `00:00`. */
export const midnight = {
  begins: timeRule(everyLanguage, midnightAs("00")),
  ends: timeRule(everyLanguage, midnightAs("24")),
} as const;

export const hourZeros = {
  padded: timeRule(everyLanguage, hoursPadded("padded")),
  bare: timeRule(everyLanguage, hoursPadded("bare")),
} as const;

function timeRule(languages: readonly StyleLanguage[], write: WriteTime): EditRule {
  return { languages, triggers: ["digit", "cjk"], find: (text, context) => findTimes(text, context, write) };
}

function findTimes(text: string, context: EditContext, write: WriteTime): readonly Edit[] {
  return readTimes(text, context).flatMap((time) => {
    const given = text.slice(time.start, time.end);
    const written = write(time, context, given);
    if (written === undefined || written === given) return [];
    const edit = { start: time.start, end: time.end, text: withEndOfSentence(written, given, text, time) };
    return edit.text === given ? [] : [context.language === "es" ? withArticle(edit, text) : edit];
  });
}

/** The point of an abbreviation that ends a sentence ends both; so it goes with neither, and stands there once. */
function withEndOfSentence(written: string, given: string, text: string, { end }: WrittenTime): string {
  if (written.endsWith(".")) return text.charAt(end) === "." ? written.slice(0, -1) : written;
  const endsSentence = given.endsWith(".") && /^(?:$|["'”’»)\]]*(?:$|\s+\p{Lu}|\n))/u.test(text.slice(end, end + 8));
  return endsSentence ? `${written}.` : written;
}

/** `a las 13:00` is `a la 1:00 de la tarde`. */
function withArticle(edit: Edit, text: string): Edit {
  if (!/^1[:.]/.test(edit.text) || !/(?:^|[^\p{L}])las $/u.test(text.slice(Math.max(0, edit.start - 5), edit.start)))
    return edit;
  return { ...edit, start: edit.start - 2, text: ` ${edit.text}` };
}
