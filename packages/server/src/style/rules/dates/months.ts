import type { StyleLanguage } from "../../rule.ts";

type MonthLanguage = "de" | "en" | "es" | "fr" | "it";

const monthLanguages: readonly MonthLanguage[] = ["de", "en", "es", "fr", "it"];

/** What people write beside the names and abbreviations that CLDR has. */
const otherNames: Readonly<Record<MonthLanguage, string>> = {
  de: "Jän=1 Jänner=1 Feb=2 Febr=2 Mrz=3 Mär=3 Jun=6 Jul=7 Sep=9 Sept=9",
  en: "Sept=9",
  es: "setiembre=9 sep=9 set=9",
  fr: "",
  it: "sett=9",
};

interface Months {
  /** January first, as they are spelled out within a date. */
  readonly long: readonly string[];
  /** By lower-case name or abbreviation, without a period: 1 to 12. */
  readonly numbers: ReadonlyMap<string, number>;
  /** Matches any of them, in any case, with the period of an abbreviation. */
  readonly source: string;
}

const months: ReadonlyMap<StyleLanguage, Months> = new Map(
  monthLanguages.map((language) => [language, monthsOf(language)]),
);

/** The months of a language that writes them as words; `undefined` for those that number them. */
export function monthNames(language: StyleLanguage): Months | undefined {
  return months.get(language);
}

function monthsOf(language: MonthLanguage): Months {
  const long = namesOf(language, "long");
  const numbers = new Map<string, number>();
  for (const names of [long, namesOf(language, "short")]) {
    for (const [index, name] of names.entries()) numbers.set(bare(name), index + 1);
  }
  for (const [name = "", month] of otherNames[language].split(" ").map((each) => each.split("="))) {
    if (month !== undefined) numbers.set(bare(name), Number(month));
  }
  const byLength = [...numbers.keys()].sort((one, other) => other.length - one.length);
  return { long, numbers, source: `(?:${byLength.join("|")})\\.?` };
}

/** As they stand beside a day. */
function namesOf(language: MonthLanguage, length: "long" | "short"): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { day: "numeric", month: length, timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2026, month, 4));
    return parts.find(({ type }) => type === "month")?.value ?? "";
  });
}

/** As `numbers` has them. */
export function bare(name: string): string {
  return name.replace(/\.$/, "").toLowerCase();
}
