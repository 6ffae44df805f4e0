import type { Edit } from "../../edit.ts";
import type { EditContext, EditRule, StyleLanguage } from "../../rule.ts";
import { eastAsianLanguages, everyLanguage, latinLanguages } from "../language-groups.ts";
import { readDates, type WrittenDate } from "./read-dates.ts";
import {
  abbreviated,
  bareCharacters,
  chineseCharacters,
  daysAndShortYears,
  monthFirst,
  numbers,
  numbersByConvention,
  repadded,
  spelledOut,
  type WriteDate,
  withSeptember,
} from "./write-dates.ts";

/** Every whole date, in whatever form. */
export const wholeDates = {
  shortGerman: dateRule(["de"], daysAndShortYears),
  dayFirstByPeriods: dateRule(latinLanguages, numbers("dmy", ".", "as it is")),
  paddedDayFirstByPeriods: dateRule(latinLanguages, numbers("dmy", ".", "padded")),
  abbreviatedGerman: dateRule(["de"], abbreviated("Jan. Feb. Mrz. Apr. Mai Jun. Jul. Aug. Sep. Okt. Nov. Dez.")),
  longerAbbreviatedGerman: dateRule(
    ["de"],
    abbreviated("Jan. Febr. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez."),
  ),
  spelledOutGerman: dateRule(["de"], spelledOut),
  dayFirstBySlashes: dateRule(latinLanguages, numbers("dmy", "/", "as it is")),
  paddedDayFirstBySlashes: dateRule(latinLanguages, numbers("dmy", "/", "padded")),
  spelledOut: dateRule(["en", "es", "fr", "it"], spelledOut),
  spelledOutWithSeptiembre: dateRule(["es"], withSeptember("septiembre", spelledOut)),
  spelledOutWithSetiembre: dateRule(["es"], withSeptember("setiembre", spelledOut)),
  paddedMonthFirst: dateRule(["en"], numbers("mdy", "/", "padded")),
  paddedNumbers: dateRule(everyLanguage, numbersByConvention("padded")),
  bareNumbers: dateRule(everyLanguage, numbersByConvention("bare")),
  spelledOutMonthFirst: dateRule(["en"], monthFirst),
  spelledOutMonthFirstWithSeptiembre: dateRule(["es"], withSeptember("septiembre", monthFirst)),
  chineseNumbers: dateRule(["zh"], chineseCharacters),
  bareChinese: dateRule(["zh"], bareCharacters),
  paddedByHyphens: dateRule(everyLanguage, numbers("ymd", "-", "padded")),
  bareKorean: dateRule(["ko"], bareCharacters),
  yearFirstByPeriods: dateRule(eastAsianLanguages, numbers("ymd", ".", "as it is")),
  bareByPeriodsAndSpaces: dateRule(["ko"], numbers("ymd", ". ", "bare")),
  yearFirstBySlashes: dateRule(eastAsianLanguages, numbers("ymd", "/", "as it is")),
  paddedBySlashes: dateRule(eastAsianLanguages, numbers("ymd", "/", "padded")),
} as const;

/** Dates that are in numbers already. */
export const numericDates = {
  byHyphens: dateRule(latinLanguages, onlyNumeric(numbers("dmy", "-", "as it is"))),
  byPeriods: dateRule(latinLanguages, onlyNumeric(numbers("dmy", ".", "as it is"))),
  bySlashes: dateRule(latinLanguages, onlyNumeric(numbers("dmy", "/", "as it is"))),
} as const;

/** The zeros of days and months alone. */
export const dayZeros = {
  padded: { ...dateRule(everyLanguage, repadded("padded")), find: findIncludingUnknown(repadded("padded")) },
  bare: { ...dateRule(everyLanguage, repadded("bare")), find: findIncludingUnknown(repadded("bare")) },
} as const satisfies Record<string, EditRule>;

/** Months as words, or as numbers. */
export const monthsWritten = {
  asWords: dateRule(latinLanguages, spelledOut),
  asNumbers: dateRule(latinLanguages, onlyInWords(numbersByConvention("as it is"))),
} as const;

function dateRule(languages: readonly StyleLanguage[], write: WriteDate): EditRule {
  const find = findIncludingUnknown((date, context) => (isUnknown(date) ? undefined : write(date, context)));
  return { languages, triggers: ["digit", "cjk"], find };
}

function findIncludingUnknown(write: WriteDate) {
  return (text: string, context: EditContext): readonly Edit[] =>
    readDates(text, context).flatMap((date) => {
      const written = write(date, context);
      if (written === undefined || written === text.slice(date.start, date.end)) return [];
      return [{ start: date.start, end: date.end, text: joined(written, text, date) }];
    });
}

/** What ends with a point needs no second one, and what follows a point that is gone keeps its own. */
function joined(written: string, text: string, { end }: WrittenDate): string {
  return written.endsWith(".") && text.charAt(end) === "." ? written.slice(0, -1) : written;
}

function onlyNumeric(write: WriteDate): WriteDate {
  return (date, context) =>
    date.notation.kind === "numeric" && date.notation.order !== "ymd" ? write(date, context) : undefined;
}

function onlyInWords(write: WriteDate): WriteDate {
  return (date, context) => (date.notation.kind === "words" ? write(date, context) : undefined);
}

/** Which number is the month cannot be known: such a date keeps its order. */
function isUnknown({ notation }: WrittenDate): boolean {
  return notation.kind === "numeric" && notation.order === "unknown";
}
