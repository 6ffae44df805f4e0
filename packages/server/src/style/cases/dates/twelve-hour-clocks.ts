import type { Case } from "../case.ts";
import type { TimeFormat } from "./no-times.ts";
import { timesInEach as inEach } from "./no-times.ts";

const restyled = {
  "a.m.": [
    ["at 2:30 PM and 9am.", "at 2:30 p.m. and 9 a.m."],
    ["open 9am-5pm daily", "open 9 a.m.-5 p.m. daily"],
    ["It opens at 14:30.", "It opens at 2:30 p.m."],
    ["from 2 to 4 PM", "from 2 to 4 p.m."],
    ["at 2:30 in the afternoon", "at 2:30 p.m."],
    ["from 13:00 to 15:30, then at 8:15", "from 1:00 p.m. to 3:30 p.m., then at 8:15 a.m."],
  ],
  am: [
    ["at 2:30 p.m. and 9 AM.", "at 2:30 pm and 9 am."],
    ["It opens at 2:30 p.m.", "It opens at 2:30 pm."],
    ["at 2:30 p.m. they", "at 2:30 pm they"],
    ["at 14:30", "at 2:30 pm"],
  ],
  "A.M.": [
    ["at 2:30 pm and 9 am", "at 2:30 P.M. and 9 A.M."],
    ["at 00:30.", "at 12:30 A.M."],
  ],
  AM: [
    ["at 2:30 p.m. and 9 a.m. they", "at 2:30 PM and 9 AM they"],
    ["at 14:30 and 12:15", "at 2:30 PM and 12:15 PM"],
  ],
} as const;

const noon = [
  ["at 12 p.m.", "at noon."],
  ["at 12:00 PM", "at noon"],
  ["at 12 AM,", "at midnight,"],
  ["at 00:00", "at midnight"],
] as const;

const chinesePart = "use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_";
const exceptNoon = "_except_use_noon_and_midnight_instead_of_12_am_and_12_pm";

export const twelveHourCases: readonly Case<TimeFormat>[] = [
  ...inEach(
    {
      es: [
        ["a las 14:30", "a las 2:30"],
        ["a las 2:30 de la tarde", "a las 2:30"],
      ],
      fr: [["à 14 h 30", "à 2 h 30"]],
      it: [["alle 14.30", "alle 2.30"]],
    },
    "use_12_hour_clock_and_do_not_specify_morning_or_evening",
  ),
  ...inEach(
    {
      es: [
        ["a las 14:30 y a las 9:15", "a las 2:30 de la tarde y a las 9:15 de la mañana"],
        ["a las 13:00", "a la 1:00 de la tarde"],
      ],
      fr: [["à 14 h 30", "à 2 h 30 de l'après-midi"]],
      it: [["alle 21:30", "alle 9:30 di sera"]],
    },
    "use_12_hour_clock_and_specify_morning_or_evening",
  ),
  ...inEach({ en: restyled["a.m."] }, "use_12_hour_clock_and_lowercase_am_or_pm_with_periods"),
  ...inEach(
    { en: [...restyled["a.m."], ...noon] },
    `use_12_hour_clock_and_lowercase_am_or_pm_with_periods${exceptNoon}`,
  ),
  ...inEach({ en: restyled.am }, "use_12_hour_clock_and_lowercase_am_or_pm_without_periods"),
  ...inEach({ en: [...restyled.am, ...noon] }, `use_12_hour_clock_and_lowercase_am_or_pm_without_periods${exceptNoon}`),
  ...inEach({ en: restyled["A.M."] }, "use_12_hour_clock_and_uppercase_am_or_pm_with_periods"),
  ...inEach(
    { en: [...restyled["A.M."], ...noon] },
    `use_12_hour_clock_and_uppercase_am_or_pm_with_periods${exceptNoon}`,
  ),
  ...inEach({ en: restyled.AM }, "use_12_hour_clock_and_uppercase_am_or_pm_without_periods"),
  ...inEach({ en: [...restyled.AM, ...noon] }, `use_12_hour_clock_and_uppercase_am_or_pm_without_periods${exceptNoon}`),
  ...inEach(
    {
      zh: [
        ["14:30开始", "下午2:30开始"],
        ["下午2点30分", "下午2:30"],
        ["20:05", "晚上8:05"],
        ["会议在上午十点半", "会议在上午10:30"],
      ],
    },
    `${chinesePart}arabic_numerals`,
  ),
  ...inEach(
    {
      zh: [
        ["14:30开始", "下午2点30分开始"],
        ["下午2:00", "下午2点"],
      ],
    },
    `${chinesePart}arabic_numerals_with_chinese_word_点_for_hours`,
  ),
  ...inEach(
    {
      zh: [
        ["14:30开始", "下午2时30分开始"],
        ["晚上8点", "晚上8时"],
      ],
    },
    `${chinesePart}arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes`,
  ),
  ...inEach(
    {
      zh: [
        ["14:30开始", "下午二时三十分开始"],
        ["晚上8:05", "晚上八时零五分"],
      ],
    },
    `${chinesePart}chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes`,
  ),
  ...inEach(
    {
      ja: [
        ["14:30開始", "午後2:30開始"],
        ["午前9時5分", "午前9:05"],
      ],
      ko: [
        ["14:30에", "오후 2:30에"],
        ["오전 9시 5분", "오전 9:05"],
      ],
      zh: [["14:30开始", "下午2:30开始"]],
    },
    "use_12_hour_clock_with_arabic_numerals_and_colon",
  ),
  ...inEach(
    {
      ko: [
        ["14:30에", "오후 2시 30분에"],
        ["오전 9:00", "오전 9시"],
      ],
    },
    "use_12_hour_clock_with_korean_words_시_and_분",
  ),
  ...inEach(
    {
      en: [
        ["at 2:00 PM", "at 2 pm"],
        ["at 02:30 p.m. they", "at 2:30 pm they"],
        ["at 14:00", "at 2 pm"],
      ],
    },
    "use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods",
  ),
  ...inEach(
    {
      en: [
        ["at 2:00 p.m. they", "at 2 PM they"],
        ["at 14:30", "at 2:30 PM"],
      ],
    },
    "use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods",
  ),
  ...inEach(
    {
      es: [
        ["a las 14:30.", "a las 2.30 p.\u00a0m."],
        ["a las 09:05 a. m. y", "a las 9.05 a.\u00a0m. y"],
      ],
    },
    "use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces",
  ),
];
