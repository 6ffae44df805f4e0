import type { Edit } from "../../edit.ts";
import type { EditRule } from "../../rule.ts";
import { replaceMatches } from "../replacements.ts";
import { monthNames } from "./months.ts";

const date = "(?:(?<gap>[ \\u00a0]?)(?<month>1[0-2]|0?[1-9]) ?月(?: ?(?<day>3[01]|[12]\\d|0?[1-9]) ?日)?)?";
const western = new RegExp(
  `(?<![\\p{N}.,:/\\u{fffc}-])(?:西暦 ?)?(?<year>18[7-9]\\d|19\\d\\d|20\\d\\d) ?年(?!間|代|[前後以])${date}`,
  "gu",
);
const imperial = new RegExp(`(?<era>明治|大正|昭和|平成|令和) ?(?<year>元|[1-9]\\d?) ?年(?!間|代)${date}`, "gu");

/** The first day of each era, by the calendar of today, and the year before its first. */
const eras = readEras();

/** `2026年3月4日` becomes `令和8年3月4日`. In a year of two eras, only a date says which it is. */
export const japaneseImperialEra: EditRule = {
  languages: ["ja"],
  triggers: ["cjk"],
  find: (text) =>
    replaceMatches(text, western, ({ 0: match, groups }) => {
      const { year = "", month, day } = groups ?? {};
      const [first, last] = [
        dayOf(year, month ?? "1", day ?? "1"),
        dayOf(year, month ?? "12", day ?? lastOf(month, year)),
      ];
      const era = eras.findLast(({ from }) => from <= first);
      if (era === undefined || era !== eras.findLast(({ from }) => from <= last)) return undefined;
      const ofEra = Number(year) - era.yearBefore;
      return match.replace(/^(?:西暦 ?)?\d{4} ?年/u, `${era.name}${ofEra === 1 ? "元" : ofEra}年`);
    }),
};

/** `令和8年3月4日` becomes `2026年3月4日`. */
export const commonEra: EditRule = {
  languages: ["ja"],
  triggers: ["cjk"],
  find: (text) =>
    replaceMatches(text, imperial, ({ 0: match, groups }) => {
      const { era: name, year = "" } = groups ?? {};
      const [era, next] = [
        eras.find((each) => each.name === name),
        eras[eras.findIndex((each) => each.name === name) + 1],
      ];
      if (era === undefined) return undefined;
      const common = era.yearBefore + (year === "元" ? 1 : Number(year));
      if (next !== undefined && common > next.yearBefore + 1) return undefined;
      return match.replace(/^.{2} ?(?:元|\d{1,2}) ?年/u, `${common}年`);
    }),
};

interface Era {
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly from: string;
  readonly yearBefore: number;
}

/** Japan counts days by the Gregorian calendar since 1873; so Meiji begins there. */
function readEras(): readonly Era[] {
  const begins = ["1873-01-01", "1912-07-30", "1926-12-25", "1989-01-08", "2019-05-01"];
  const format = new Intl.DateTimeFormat("ja-u-ca-japanese", { era: "long", year: "numeric", timeZone: "UTC" });
  return begins.map((from) => {
    const parts = format.formatToParts(new Date(from));
    const shown = parts.find(({ type }) => type === "year")?.value ?? "";
    const name = parts.find(({ type }) => type === "era")?.value ?? "";
    return { name, from, yearBefore: Number(from.slice(0, 4)) - (shown === "元" ? 1 : Number(shown)) };
  });
}

function dayOf(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function lastOf(month: string | undefined, year: string): string {
  return `${new Date(Date.UTC(Number(year), Number(month ?? "12"), 0)).getUTCDate()}`;
}

const monthAnd = (language: "en" | "it") => `(?:${monthNames(language)?.source ?? ""})[ \\u00a0]`;
const shortened = {
  en: new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])(?:${monthAnd("en")}|(?:class|summer|winter|spring|autumn) of ))19(?<yy>[4-9]\\d)(?![\\p{L}\\p{N}]|[-.,:/]\\p{N})`,
    "giu",
  ),
  it: new RegExp(
    `(?<=(?<![\\p{L}\\p{N}])(?:${monthAnd("it")}|(?:nel|dal|del|al) ))19(?<yy>[4-9]\\d)(?![\\p{L}\\p{N}]|[-.,:/]\\p{N})`,
    "giu",
  ),
} as const;
const short = /(?<![\p{L}\p{N}\u{fffc}'’‘])['’‘](?<yy>[4-9]\d)(?![\p{L}\p{N}'’"”]|[.,:/]\p{N})/gu;

/** `March 1996` becomes `March '96`. From the forties to the nineties only: of others, nobody knows the century. */
export const apostropheYears: EditRule = {
  languages: ["en", "it"],
  triggers: ["digit"],
  find: (text, { language }): readonly Edit[] =>
    language === "en" || language === "it"
      ? replaceMatches(text, shortened[language], ({ groups }) => `'${groups?.["yy"]}`)
      : [],
};

/** `'96` becomes `1996`. */
export const wholeYears: EditRule = {
  languages: ["en", "it"],
  triggers: ["apostrophe"],
  find: (text) => replaceMatches(text, short, ({ groups }) => `19${groups?.["yy"]}`),
};
