import type { StyleLanguage } from "../../rule.ts";
import { everyLanguage } from "../../rules/language-groups.ts";
import type { Case, Cases } from "../case.ts";
import type { ByLanguage, Change } from "./by-language.ts";
import { datesInEach as inEach, noDates } from "./no-dates.ts";

export const spelledOut: ByLanguage = {
  en: [
    ["on March 4, 2026, we", "on 4 March 2026, we"],
    ["on 4th March 2026", "on 4 March 2026"],
    ["the 4th of Sept. 2026", "the 4 September 2026"],
    ["on 25/12/2026", "on 25 December 2026"],
    ["until 2026-03-04.", "until 4 March 2026."],
  ],
  es: [
    ["el 04/03/2026", "el 4 de marzo de 2026"],
    ["el 4 septiembre 2026", "el 4 de septiembre de 2026"],
    ["el 2026-03-04", "el 4 de marzo de 2026"],
  ],
  fr: [
    ["le 01/03/2026", "le 1er mars 2026"],
    ["le 4 août 2026, le 2026-08-05", "le 4 août 2026, le 5 août 2026"],
    ["le 4 févr. 2026", "le 4 février 2026"],
  ],
  it: [
    ["il 04/03/2026", "il 4 marzo 2026"],
    ["il 1º marzo 2026", "il 1 marzo 2026"],
    ["il 2026-03-04.", "il 4 marzo 2026."],
  ],
};

export const numericDateCases: Pick<
  Required<Cases<"dates_and_times">>,
  "dates_in_numerical_form" | "single_digit_days_and_months" | "writing_dates"
> = {
  dates_in_numerical_form: [
    ...inEach(
      {
        de: [["am 04.03.2026", "am 04-03-2026"]],
        en: [["on 25/12/2026", "on 25-12-2026"]],
        es: [["el 4/3/2026", "el 4-3-2026"]],
        fr: [["le 04/03/2026", "le 04-03-2026"]],
        it: [["il 04/03/2026", "il 04-03-2026"]],
      },
      "use_dd_hyphen_mm_hyphen_yyyy",
    ),
    ...inEach(
      {
        de: [["am 04/03/2026", "am 04.03.2026"]],
        en: [["on 12/25/2026", "on 25.12.2026"]],
        es: [["el 4/3/2026.", "el 4.3.2026."]],
        fr: [["le 04/03/2026", "le 04.03.2026"]],
        it: [["il 04-03-2026", "il 04.03.2026"]],
      },
      "use_dd_period_mm_period_yyyy",
    ),
    ...inEach(
      {
        de: [["am 04.03.2026", "am 04/03/2026"]],
        en: [["on 25.12.2026", "on 25/12/2026"]],
        es: [["el 4-3-2026", "el 4/3/2026"]],
        fr: [["le 04.03.2026", "le 04/03/2026"]],
        it: [["il 04.03.2026", "il 04/03/2026"]],
      },
      "use_dd_slash_mm_slash_yyyy",
    ),
  ],
  single_digit_days_and_months: [
    ...zeros("do_not_use_leading_zero", ([padded, bare]) => [padded, bare]),
    ...zeros("use_leading_zero", ([padded, bare]) => [bare, padded]),
    {
      value: "do_not_use_leading_zero",
      language: "de",
      changes: [["am 04. März 2026", "am 4. März 2026"]],
      keeps: ["am 2026-03-04", "am 14.12.2026"],
    },
  ],
  writing_dates: [
    ...inEach(
      { ...spelledOut, de: [["am 04.03.2026", "am 4. März 2026"]] },
      "use_dd_space_spelled_out_month_space_yyyy",
    ),
    ...inEach(
      {
        de: [["am 4. März 2026", "am 4.3.2026"]],
        en: [["on March 4, 2026", "on 3/4/2026"]],
        es: [["el 4 de marzo de 2026", "el 4/3/2026"]],
        fr: [["le 1er mars 2026", "le 01/03/2026"]],
        it: [["il 4 marzo 2026", "il 04/03/2026"]],
      },
      "use_numerals",
    ),
  ],
};

function zeros<Value extends string>(value: Value, directed: (pair: Change) => Change): readonly Case<Value>[] {
  const pairs: Readonly<Record<StyleLanguage, Change>> = {
    de: ["am 04.03.2026", "am 4.3.2026"],
    en: ["on 03/04/2026", "on 3/4/2026"],
    es: ["el 04/03/2026", "el 4/3/2026"],
    fr: ["le 04/03/2026", "le 4/3/2026"],
    it: ["il 04/03/2026", "il 4/3/2026"],
    ja: ["2026年03月04日", "2026年3月4日"],
    ko: ["2026. 03. 04.", "2026. 3. 4."],
    zh: ["2026/03/04", "2026/3/4"],
  };
  return everyLanguage.map((language) => ({
    value,
    language,
    changes: [directed(pairs[language])],
    keeps: noDates[language].filter((text) => !text.includes("04/03/2026")),
  }));
}
