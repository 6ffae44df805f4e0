import type { Cases } from "../case.ts";
import { timesInEach as inEach } from "./no-times.ts";
import { twelveHourCases } from "./twelve-hour-clocks.ts";
import { twentyFourHourCases } from "./twenty-four-hour-clocks.ts";

export const timeCases: Pick<
  Required<Cases<"dates_and_times">>,
  | "hours_minutes_seconds_separator"
  | "hours_minutes_separator"
  | "midnight_in_numerals"
  | "single_digit_hours"
  | "time_format"
> = {
  hours_minutes_seconds_separator: [
    ...inEach(
      {
        de: [
          ["um 14.30 Uhr", "um 14:30 Uhr"],
          ["um 9.05 Uhr morgens", "um 9:05 Uhr morgens"],
        ],
        en: [["at 2.30 p.m. they", "at 2:30 p.m. they"]],
        es: [
          ["a las 14.30.", "a las 14:30."],
          ["a las 14.30.15 h", "a las 14:30:15 h"],
        ],
        fr: [["à 14 h 30", "à 14:30"]],
        it: [
          ["alle 14.30", "alle 14:30"],
          ["ore 9.30", "ore 9:30"],
        ],
      },
      "use_colon",
    ),
    ...inEach(
      {
        de: [["um 14:30 Uhr", "um 14.30 Uhr"]],
        en: [["at 2:30 p.m. they", "at 2.30 p.m. they"]],
        es: [
          ["a las 14:30:15 h", "a las 14.30.15 h"],
          ["a las 14:30.", "a las 14.30."],
        ],
        it: [
          ["alle 14:30", "alle 14.30"],
          ["dalle 9:00 alle 10:30", "dalle 9.00 alle 10.30"],
        ],
      },
      "use_period",
    ),
  ],
  hours_minutes_separator: [
    ...inEach(
      {
        de: [["um 14.30 Uhr", "um 14:30 Uhr"]],
        en: [["at 2.30 pm", "at 2:30 pm"]],
        es: [["a las 14.30", "a las 14:30"]],
        fr: [["à 14 h 30 et 9h05", "à 14:30 et 9:05"]],
        it: [["alle 14.30", "alle 14:30"]],
      },
      "use_colon_without_spaces",
    ),
    ...inEach(
      {
        fr: [
          ["à 14h30", "à 14 h 30"],
          ["à 14:30", "à 14 h 30"],
        ],
      },
      "use_letter_h_with_regular_space_on_either_side",
    ),
    ...inEach(
      {
        fr: [
          ["à 14 h 30", "à 14h30"],
          ["à 09:05", "à 09h05"],
        ],
      },
      "use_letter_h_without_spaces",
    ),
  ],
  midnight_in_numerals: [
    ...inEach(
      {
        de: [
          ["um 24:00 Uhr", "um 00:00 Uhr"],
          ["um 24 Uhr", "um 0 Uhr"],
        ],
        en: [["at 24:00", "at 00:00"]],
        es: [["a las 24:00", "a las 00:00"]],
        fr: [["à 24:00", "à 00:00"]],
        it: [["alle 24:00", "alle 00:00"]],
        ja: [["24:00まで", "00:00まで"]],
        ko: [["24:00까지", "00:00까지"]],
        zh: [["到24:00", "到00:00"]],
      },
      "use_00_00",
    ),
    ...inEach(
      {
        de: [
          ["bis 0 Uhr", "bis 24 Uhr"],
          ["von 20:00–0:00 Uhr", "von 20:00–24:00 Uhr"],
        ],
        en: [["until 00:00", "until 24:00"]],
        es: [["hasta las 0:00", "hasta las 24:00"]],
        fr: [["jusqu'à 00:00", "jusqu'à 24:00"]],
        it: [["fino alle 00:00", "fino alle 24:00"]],
        ja: [["00:00まで", "24:00まで"]],
        ko: [["00:00까지", "24:00까지"]],
        zh: [["到00:00", "到24:00"]],
      },
      "use_24_00",
    ),
  ],
  single_digit_hours: [
    ...inEach(
      {
        de: [["um 09:30 Uhr", "um 9:30 Uhr"]],
        en: [["at 09:30 a.m. they", "at 9:30 a.m. they"]],
        es: [["a las 09:30", "a las 9:30"]],
        fr: [["à 09 h 30", "à 9 h 30"]],
        it: [["alle 09.30, 00:00", "alle 9.30, 0:00"]],
        ja: [["午前09:30", "午前9:30"]],
        ko: [["오전 09:30", "오전 9:30"]],
        zh: [["上午09:30", "上午9:30"]],
      },
      "do_not_use_leading_zero",
    ),
    ...inEach(
      {
        de: [["um 9:30 Uhr", "um 09:30 Uhr"]],
        en: [["at 9:30 a.m. they", "at 09:30 a.m. they"]],
        es: [["a las 9:30", "a las 09:30"]],
        fr: [["à 9 h 30", "à 09 h 30"]],
        it: [["alle 9.30", "alle 09.30"]],
        ja: [["9:30から", "09:30から"]],
        ko: [["9:30부터", "09:30부터"]],
        zh: [["从9:30开始", "从09:30开始"]],
      },
      "use_leading_zero",
    ),
  ],
  time_format: [...twelveHourCases, ...twentyFourHourCases],
};
