import fc from "fast-check";
import { expect, test } from "vitest";
import { contextOf, editByList } from "../../cases/edited-rules.ts";
import type { ConfiguredRules, StyleLanguage } from "../../rule.ts";
import { styleRules } from "../../rules.ts";
import { everyLanguage } from "../language-groups.ts";
import { readTimes } from "../times/read-times.ts";
import { readDates } from "./read-dates.ts";

/** Lists with any of the rules that write dates or times another way, and none that count years by eras. */
function listsOf(...names: readonly string[]): fc.Arbitrary<ConfiguredRules> {
  const properties = styleRules.find(({ category }) => category === "dates_and_times")?.properties ?? [];
  const choices = names.map((name) => {
    const values = [...(properties.find(({ property }) => property === name)?.treatments.keys() ?? [])];
    return fc.option(fc.constantFrom(...values)).map((value): [string, string | null] => [name, value]);
  });
  return fc.tuple(...choices).map((chosen) => {
    const list: { [category: string]: { [property: string]: string } } = {
      dates_and_times: Object.fromEntries(chosen.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))),
    };
    return list;
  });
}

const regions: readonly (readonly [StyleLanguage, string])[] = [
  ...everyLanguage.map((language) => [language, language] as const),
  ...([
    ["en", "en-US"],
    ["en", "en-GB"],
    ["es", "es-PR"],
    ["fr", "fr-CA"],
    ["de", "de-CH"],
  ] as const),
];

test.each(regions)("%s: no list of rules makes another day of a date (%s)", (language, target) => {
  const context = contextOf(language, target);
  const long = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
  const lists = listsOf("date_format", "dates_in_numerical_form", "single_digit_days_and_months", "writing_dates");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 80_000 }), lists, (day, list) => {
      const date = new Date(Date.UTC(1900, 0, 1 + day));
      const [year, month, ofMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
      const edited = editByList(list, `(${long.format(date)})`, context);
      for (const found of readDates(edited, context)) {
        const isKnown = found.notation.kind !== "numeric" || found.notation.order !== "unknown";
        const read = isKnown ? [found.month, found.day] : [found.month, found.day].sort((one, other) => one - other);
        const wanted = isKnown ? [month, ofMonth] : [month, ofMonth].sort((one, other) => one - other);
        expect([found.year, ...read], `${edited} ${JSON.stringify(list)}`).toEqual([year, ...wanted]);
      }
    }),
    { numRuns: 300 },
  );
});

test.each(everyLanguage)("%s: no list of rules makes another hour of a time", (language) => {
  const context = contextOf(language);
  const lists = listsOf(
    ...["time_format", "hours_minutes_separator", "hours_minutes_seconds_separator", "single_digit_hours"],
    "midnight_in_numerals",
  );
  const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(times, lists, ([hour, minute], list) => {
      const text = `(${`${hour}`.padStart(2, "0")}:${`${minute}`.padStart(2, "0")})`;
      const before = readTimes(text, context);
      const edited = editByList(list, text, context);
      for (const found of readTimes(edited, context)) {
        const hours = found.clock === "unknown" || before[0]?.clock === "unknown" ? 12 : 24;
        expect([found.hour % hours, found.minute ?? 0], `${edited} ${JSON.stringify(list)}`).toEqual([
          hour % hours,
          minute,
        ]);
      }
    }),
    { numRuns: 300 },
  );
});
