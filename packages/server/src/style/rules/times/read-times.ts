import type { EditContext, StyleLanguage } from "../../rule.ts";
import { readChineseNumber } from "../dates/chinese-numerals.ts";
import { dayPartSource, hourOf24 } from "./day-parts.ts";

/** A time of day as it stands in a text. */
export interface WrittenTime {
  /** In UTF-16 code units; with the day part and the unit. */
  readonly start: number;
  readonly end: number;
  /** 0 to 24; where `clock` is unknown, as it stands. */
  readonly hour: number;
  readonly minute: number | undefined;
  readonly second: number | undefined;
  /** Whether `hour` counts to 24 for certain, was told from what stands beside it, or may be of either half of the day. */
  readonly clock: "24" | "12" | "unknown";
  /** What says which half of the day is meant, as it stands: `p.m.`, `下午`. */
  readonly dayPart: string;
  readonly notation: "colon" | "period" | "h" | "characters" | "chinese numbers" | "hour";
  readonly hasLeadingZero: boolean;
  /** `Uhr`, `h` or nothing. */
  readonly unit: string;
  /** Whether a word in front of it says that it is a time, so that it may be written with a period. */
  readonly isAfterWord: boolean;
  /** Whether it is one side of a range, and the other side alone says, or does not say, which half of the day is meant. */
  readonly isHalfOfRange: boolean;
  /** Whether a range begins with it. */
  readonly startsRange: boolean;
  /** Whether a range begins with it at whose end a unit stands for both. */
  readonly sharesUnit: boolean;
}

type Groups = Readonly<Record<string, string | undefined>>;

const space = "[ \\u00a0\\u202f]";
const startsFree = "(?<![\\p{Script=Latin}\\p{N}_:/#@\\u{fffc}\\\\]|\\p{N}[.,-]|[+$€£¥.])";
const endsFree = "(?![\\p{Script=Latin}\\p{N}_@\\u{fffc}\\\\]|[.,:/]\\p{N}|(?<![ap]\\.?m\\.?)-\\p{N}|[-/]\\p{L})";
const digits = "(?<hour>\\d{1,2})(?:(?<separator>[:.])(?<minute>\\d{2})(?:\\k<separator>(?<second>\\d{2}))?)?";
/** `10 Uhr 30`; not the `20` of `10:30 Uhr 20 °C`. */
const lateMinutes = `(?:(?<![:.]\\d{2}${space}Uhr)${space}(?<late>[0-5]\\d)(?!\\d|${space}?[°%€$]))?`;
const hours = `(?<hour>\\d{1,2})(?<gap>${space}?)[hH](?:\\k<gap>(?<minute>\\d{2}))?`;

const afterwards = (language: StyleLanguage) => `(?<part>${dayPartSource(language)})`;
/** A time that a range begins with; not that of a moment with its offset from UTC, `2026-03-04 10:30-05:00`. */
const rangeStart = "(?<![\\p{N}:-]|-\\d{2}[ T])\\d{1,2}:\\d{2}";
const offset = "[-+]\\d{2}:?\\d{2}(?<=-\\d{2}[ T]\\d{2}:\\d{2}(?::\\d{2})?[-+]\\d{2}:?\\d{2})";
const latinForms: Readonly<Record<"de" | "en" | "es" | "fr" | "it", readonly string[]>> = {
  de: [`${digits}${space}(?<unit>Uhr)${lateMinutes}(?:${space}${afterwards("de")})?`, digits],
  en: [`${digits}${space}?${afterwards("en")}`, digits],
  es: [`${digits}${space}?${afterwards("es")}`, `${digits}${space}(?<unit>h|hs)`, hours, digits],
  fr: [`${hours}(?:${space}${afterwards("fr")})?`, `${digits}${space}${afterwards("fr")}`, digits],
  it: [`${digits}${space}${afterwards("it")}`, hours, digits],
};

const before = (language: StyleLanguage, sign = "?") => `(?:(?<part>${dayPartSource(language)})${space}?)${sign}`;
const clockDigits = "(?<hour>\\d{1,2}):(?<minute>\\d{2})(?::(?<second>\\d{2}))?";
const chinese = "[一二三四五六七八九十两零〇]";
const eastAsianForms: Readonly<Record<"ja" | "ko" | "zh", readonly string[]>> = {
  ja: [`${before("ja")}(?:${clockDigits}|(?<hour2>\\d{1,2})時(?:(?<half>半)|(?<minute2>\\d{1,2})分)?(?!間))`],
  ko: [
    `${before("ko")}(?:${clockDigits}|(?<hour2>\\d{1,2})시(?:${space}?(?:(?<half>반)|(?<minute2>\\d{1,2})분))?(?![간리]))`,
  ],
  zh: [
    `${before("zh", "")}(?:${clockDigits}|(?<hour2>\\d{1,2})[点點时時](?:(?<half>半)|(?<minute2>\\d{1,2})分)?)(?![钟鐘间間])`,
    `(?:${clockDigits}|(?<hour2>\\d{1,2})[点點时時](?:(?<half>半)|(?<minute2>\\d{1,2})分))(?![钟鐘间間])`,
    `${before("zh", "")}(?<hour3>${chinese}{1,3})[点點时時](?:(?<half>半)|(?<minute3>${chinese}{1,3})分)?(?![钟鐘间間])`,
  ],
};

const forms: ReadonlyMap<StyleLanguage, readonly RegExp[]> = new Map([
  ...Object.entries(latinForms).map(([language, sources]) => entry(language, sources, startsFree, endsFree)),
  ...Object.entries(eastAsianForms).map(([language, sources]) =>
    entry(
      language,
      sources,
      `(?<![\\p{Script=Latin}\\p{N}_:/.第\\u{fffc}]|(?<!${rangeStart})-)`,
      `(?![\\p{N}_:\\u{fffc}]|[.,]\\p{N}|${offset})`,
    ),
  ),
]);

/** So that text with other numbers costs no more than this. */
const timeLike =
  /\d(?:[:.]\d|[ \u00a0\u202f]?(?:h|Uhr|[ap]\.?[ \u00a0\u202f]?m|in the|at night|del? |di |della |du ))|[点點時时시]|\d:/i;

/** The times of day of a text, in order. Ratios, scores, verses, durations and what only looks like a time are left out. */
export function readTimes(text: string, { language }: EditContext): readonly WrittenTime[] {
  if (!timeLike.test(text)) return [];
  const found = (forms.get(language) ?? []).flatMap((form) =>
    [...text.matchAll(form)].flatMap((match) => timeOf(text, match, language) ?? []),
  );
  const times = found
    .sort((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ start }, index, all) => !all.slice(Math.max(0, index - 4), index).some(({ end }) => start < end));
  return withRanges(text, times);
}

function timeOf(text: string, match: RegExpExecArray, language: StyleLanguage): WrittenTime | undefined {
  const groups: Groups = match.groups ?? {};
  const { part = "", unit = groups["gap"] === undefined ? "" : "h", separator, second } = groups;
  const hourText = groups["hour"] ?? groups["hour2"] ?? groups["hour3"] ?? "";
  const minuteText = groups["minute"] ?? groups["minute2"] ?? groups["minute3"] ?? groups["late"];
  const read = groups["hour3"] === undefined ? Number : readChineseNumber;
  const stood = read(hourText);
  const minute = groups["half"] !== undefined ? 30 : minuteText === undefined ? undefined : read(minuteText);
  if (stood === undefined || !isOfClock(stood, minute, second)) return undefined;
  const hour = part === "" ? stood : hourOf24(stood, part, language);
  const start = match.index;
  const end = start + match[0].length;
  const isAfterWord = nameBefore(text, start, language);
  const isNamed = isAfterWord || part !== "" || unit !== "";
  const saysHour =
    unit === "Uhr" ||
    /m\.?$/i.test(part) ||
    !/^\p{Script=Latin}/u.test(part) ||
    hourWords.test(text.slice(Math.max(0, start - 8), start));
  const isTime =
    hour !== undefined &&
    !(part === "" && saidOtherwise.test(text.slice(Math.max(0, start - 5), start))) &&
    !(groups["gap"] !== undefined && ofDuration.test(text.slice(end, end + 16))) &&
    isCertain(text, { start, end, hour, minute, separator, isNamed, isHour: isNamed && saysHour });
  if (!isTime) return undefined;
  return {
    ...{ start, end, hour, minute, isAfterWord, unit, dayPart: part },
    second: second === undefined ? undefined : Number(second),
    clock: part === "" ? (stood > 12 || stood === 0 || /^0\d/.test(hourText) ? "24" : "unknown") : "12",
    notation: notationOf(groups),
    hasLeadingZero: /^0\d/.test(hourText),
    ...{ isHalfOfRange: false, startsRange: false, sharesUnit: false },
  };
}

function notationOf(groups: Groups): WrittenTime["notation"] {
  if (groups["hour2"] !== undefined) return "characters";
  if (groups["hour3"] !== undefined) return "chinese numbers";
  if (groups["gap"] !== undefined) return "h";
  if (groups["minute"] === undefined) return "hour";
  return groups["separator"] === "." ? "period" : "colon";
}

function isOfClock(hour: number, minute = 0, second = "0"): boolean {
  return Number(second) < 60 && minute < 60 && (hour < 24 || (hour === 24 && minute === 0));
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly hour: number;
  readonly minute: number | undefined;
  readonly separator: string | undefined;
  readonly isNamed: boolean;
  /** Whether it is one without minutes too. */
  readonly isHour: boolean;
}

/** Words that only a time follows, where it may be written with a period. */
const names: Readonly<Partial<Record<StyleLanguage, RegExp>>> = {
  es: /(?:^|[^\p{L}])las $/iu,
  it: /(?:^|[^\p{L}])(?:ore|alle|dalle) $/iu,
};

/** Words that an hour follows, where it is said which half of the day is meant. */
const hourWords =
  /(?:^|[^\p{L}])(?:at|by|around|until|before|after|from|las?|alle|dalle|le|à|vers|um|ab|bis|gegen) $/iu;

function nameBefore(text: string, start: number, language: StyleLanguage): boolean {
  return names[language]?.test(text.slice(Math.max(0, start - 8), start)) ?? false;
}

const books =
  /(?:Genesis|Exodus|Psalms?|Matthew|Mark|Luke|John|Acts|Romans|Corinthians|Mose|Matthäus|Markus|Lukas|Johannes|Römer|Génesis|Mateo|Marcos|Lucas|Juan|Genèse|Psaumes?|Matthieu|Marc|Luc|Jean|Genesi|Salmo|Matteo|Marco|Luca|Giovanni|ratio|scale|score|Maßstab|Verhältnis|Spielstand|Kapitel|chapter|proporción|escala|échelle|scala) $|(?:福音|世[记記]|及[记記]|[诗詩]篇|箴言|[罗羅][马馬][书書]|ヨハネ|マタイ|マルコ|ルカ|比例|比率|比分|スコア|복음|창세기|애굽기|시편|잠언|로마서|비율|점수|스코어)[为為是はが은는이가]? ?$/iu;
const notOfClock =
  /^[ \u00a0]?(?:\d{1,2} ?(?:min|[秒초])|min|minutes?|minuti|minutos|Minuten|sec|seconds?|hours?|hrs|Stunden|Std|horas|heures|ore|euros?|EUR|USD|%|€|\$|£|kg|km|cm|mm|m)(?!\p{Script=Latin})/iu;

/** What says which half of the day is meant, in words that are not read: `夜8時半`, `PM 2:30`, `낮 12:30`. */
const saidOtherwise =
  /(?:[AP]\.?M\.?|[朝夜昼晩夕方早晚午后後里间黎未]|未明|明け|낮|점심|오전|오후|새벽|아침|저녁|밤) ?$/u;
/** `2 h 30 de trajet`. */
const ofDuration = /^ (?:d['’]|(?:de|di|par|per|por|pro) )(?!l['’]|la |l'|matt|pomer|sera|notte|mañana|tarde|noche)/u;
/** `3:2, 21:17`: where one is a result or a ratio, so is the other. */
const scoreBefore = /(?<!\d)\d{1,3}:\d(?!\d)[^\d\n]{0,20}$/u;
const scoreAfter = /^[^\d\n]{0,20}\d{1,3}:\d(?!\d)/u;

/** Whether it can be nothing else than a time of day. */
function isCertain(text: string, { start, end, hour, minute, separator, isNamed, isHour }: Found): boolean {
  if (notOfClock.test(text.slice(end, end + 12)) || books.test(text.slice(Math.max(0, start - 15), start)))
    return false;
  if (minute === undefined) return isHour;
  if (separator === ".") return isNamed;
  if (
    !isNamed &&
    (scoreBefore.test(text.slice(Math.max(0, start - 26), start)) || scoreAfter.test(text.slice(end, end + 26)))
  )
    return false;
  // 1:24 is a scale, 16:10 the shape of a screen.
  return isNamed || !(hour === 1 || (hour === 16 && minute === 10));
}

const rangeSign = /^\s?(?:[-–—~〜～]|bis|und|to|and|until|a|y|à|et|alle|e|から|부터|至|到)\s?(?:las\s)?$/u;
const numberBefore = /\d(?:[.:]\d{2})?\s?(?:[-–—~〜～/]|bis|und|to|and|or|a|y|à|et|e)\s?$/u;

/** Two sides of a range are of one clock: where one alone says of which half of the day it is, the other is not known. */
function withRanges(text: string, times: readonly WrittenTime[]): readonly WrittenTime[] {
  const counts24 = times.some(({ clock }) => clock === "24");
  return times.map((time, index) => {
    const [before, after] = [times[index - 1], times[index + 1]];
    const isJoined = (one: WrittenTime | undefined, other: WrittenTime | undefined) =>
      one !== undefined &&
      other !== undefined &&
      rangeSign.test(text.slice(one.end, Math.min(other.start, one.end + 9)));
    const partners = [isJoined(before, time) ? before : undefined, isJoined(time, after) ? after : undefined];
    const isHalfOfRange =
      partners.some((partner) => partner !== undefined && (partner.clock === "12") !== (time.clock === "12")) ||
      (before?.end !== time.start &&
        partners[0] === undefined &&
        numberBefore.test(text.slice(Math.max(0, time.start - 10), time.start)));
    const isKnown = time.clock === "unknown" && counts24 && !isHalfOfRange;
    const end = partners[1];
    const sharesUnit = time.unit === "" && end !== undefined && end.unit !== "";
    return { ...time, isHalfOfRange, startsRange: end !== undefined, sharesUnit, clock: isKnown ? "24" : time.clock };
  });
}

function entry(
  language: string,
  sources: readonly string[],
  from: string,
  to: string,
): [StyleLanguage, readonly RegExp[]] {
  const known = (["de", "en", "es", "fr", "it", "ja", "ko", "zh"] as const).find((each) => each === language) ?? "en";
  return [known, sources.map((source) => new RegExp(`${from}${source}${to}`, "giu"))];
}
