import type { Case } from "../case.ts";
import type { TimeFormat } from "./no-times.ts";
import { timesInEach as inEach } from "./no-times.ts";

export const twentyFourHourCases: readonly Case<TimeFormat>[] = [
  ...inEach(
    {
      de: [
        ["um 2:30 Uhr nachmittags", "um 14:30 Uhr"],
        ["um 8 Uhr abends", "um 20 Uhr"],
      ],
      en: [
        ["at 2:30 p.m. they", "at 14:30 they"],
        ["It ends at 9 a.m.", "It ends at 09:00."],
      ],
      es: [
        ["a las 2:30 de la tarde", "a las 14:30"],
        ["a las 2:30 p. m. y", "a las 14:30 y"],
      ],
      fr: [["à 2 h 30 de l'après-midi", "à 14 h 30"]],
      it: [["alle 9:30 di sera", "alle 21:30"]],
      ja: [
        ["午後2時30分", "14時30分"],
        ["午後2:30", "14:30"],
      ],
      ko: [
        ["오후 2시 30분", "14시 30분"],
        ["밤 11:30", "23:30"],
      ],
      zh: [
        ["下午2点30分", "14点30分"],
        ["晚上8:30", "20:30"],
      ],
    },
    "use_24_hour_clock",
  ),
  ...inEach(
    {
      ja: [
        ["午後2時30分", "14:30"],
        ["14時30分", "14:30"],
      ],
      ko: [["오후 2시 30분", "14:30"]],
      zh: [
        ["下午2点30分", "14:30"],
        ["14点30分", "14:30"],
      ],
    },
    "use_24_hour_clock_with_arabic_numerals_and_colon",
  ),
  ...inEach(
    {
      de: [["um 14.30 Uhr", "um 14:30 Uhr"]],
      en: [["at 2.30 p.m. they", "at 14:30 they"]],
      es: [
        ["a las 2:30 p. m. y", "a las 14:30 y"],
        ["a las 14.30 h", "a las 14:30 h"],
      ],
      fr: [["à 14 h 30", "à 14:30"]],
      it: [["alle 14.30", "alle 14:30"]],
    },
    "use_24_hour_clock_with_colon_as_separator",
  ),
  ...inEach(
    {
      ko: [
        ["오후 2시 30분", "14시 30분"],
        ["14:30에", "14시 30분에"],
      ],
    },
    "use_24_hour_clock_with_korean_words_시_and_분",
  ),
  ...inEach(
    {
      de: [["um 14:30 Uhr", "um 14.30 Uhr"]],
      es: [["a las 14:30", "a las 14.30"]],
      it: [["alle 2:30 di pomeriggio", "alle 14.30"]],
    },
    "use_24_hour_clock_with_period_as_separator",
  ),
  ...inEach(
    {
      de: [
        ["um 9:30", "um 09:30 Uhr"],
        ["um 14 Uhr", "um 14:00 Uhr"],
        ["um 14 Uhr 30.", "um 14:30 Uhr."],
      ],
    },
    "use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours",
  ),
  ...inEach(
    {
      de: [
        ["um 09.30 Uhr", "um 9:30 Uhr"],
        ["von 09:30–16:00 Uhr", "von 9:30–16:00 Uhr"],
        ["9:00–10:30 Uhr, um 11:15", "9:00–10:30 Uhr, um 11:15 Uhr"],
      ],
    },
    "use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours",
  ),
  ...inEach(
    {
      de: [
        ["um 9:30 Uhr", "um 09.30 Uhr"],
        ["um 14:30", "um 14.30 Uhr"],
      ],
    },
    "use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours",
  ),
  ...inEach(
    {
      de: [
        ["um 09:30 Uhr", "um 9.30 Uhr"],
        ["um 14 Uhr", "um 14.00 Uhr"],
        ["10:30 Uhr 20 °C, 12 Uhr 25 °C", "10.30 Uhr 20 °C, 12.00 Uhr 25 °C"],
      ],
    },
    "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours",
  ),
  ...inEach(
    {
      de: [
        ["um 09:30 Uhr", "um 9.30 Uhr"],
        ["um 14:00 Uhr", "um 14 Uhr"],
        ["ab 00:00", "ab 0 Uhr"],
      ],
    },
    "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only",
  ),
];
