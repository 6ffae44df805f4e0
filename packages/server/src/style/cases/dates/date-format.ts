import type { Cases } from "../case.ts";
import { datesInEach as inEach } from "./no-dates.ts";
import { spelledOut } from "./numeric-dates.ts";

const german = {
  spelled: "Am 4. März 2026 um 10 Uhr",
  numeric: "Am 04.03.2026 um 10 Uhr",
} as const;

export const dateFormatCases: Pick<Required<Cases<"dates_and_times">>, "date_format"> = {
  date_format: [
    ...inEach(
      {
        de: [
          [german.spelled, "Am 04.03.26 um 10 Uhr"],
          ["bis 4.3.2026.", "bis 04.03.26."],
        ],
      },
      "use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months",
    ),
    ...inEach(
      {
        de: [
          [german.spelled, "Am 4.3.2026 um 10 Uhr"],
          ["am 04/03/2026", "am 04.03.2026"],
        ],
        en: [
          ["on March 4, 2026", "on 4.3.2026"],
          ["on 25/12/2026", "on 25.12.2026"],
        ],
        es: [["el 4 de marzo de 2026", "el 4.3.2026"]],
        fr: [["le 1er mars 2026", "le 01.03.2026"]],
        it: [
          ["il 4 marzo 2026", "il 04.03.2026"],
          ["il 4/3/2026", "il 4.3.2026"],
        ],
      },
      "use_dd_period_mm_period_yyyy",
    ),
    ...inEach(
      {
        de: [
          [german.spelled, german.numeric],
          ["am 4.3.2026", "am 04.03.2026"],
          ["am 4. Jänner 2026", "am 04.01.2026"],
        ],
        en: [["on March 4, 2026", "on 04.03.2026"]],
        es: [["el 4/3/2026", "el 04.03.2026"]],
        fr: [["le 4 mars 2026", "le 04.03.2026"]],
        it: [["il 4 marzo 2026", "il 04.03.2026"]],
      },
      "use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months",
    ),
    ...inEach(
      {
        de: [
          [german.numeric, "Am 4. Mrz. 2026 um 10 Uhr"],
          ["am 9. Juni 2026", "am 9. Jun. 2026"],
        ],
      },
      "use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days",
    ),
    ...inEach(
      {
        de: [
          ["am 04.02.2026", "am 4. Febr. 2026"],
          ["am 9. Sep. 2026", "am 9. Sept. 2026"],
        ],
      },
      "use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days",
    ),
    ...inEach(
      {
        de: [
          [german.numeric, german.spelled],
          ["vom 04.03.2026–05.04.2026", "vom 4. März 2026–5. April 2026"],
          ["am 2026-03-04", "am 4. März 2026"],
          ["am 4. Mrz. 2026", "am 4. März 2026"],
        ],
      },
      "use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days",
    ),
    ...inEach(
      {
        de: [["am 04.03.2026", "am 04/03/2026"]],
        en: [
          ["on March 4, 2026", "on 4/3/2026"],
          ["on 25.12.2026", "on 25/12/2026"],
        ],
        es: [["el 4 de marzo de 2026", "el 4/3/2026"]],
        fr: [["le 4 mars 2026", "le 04/03/2026"]],
        it: [["il 4.3.2026", "il 4/3/2026"]],
      },
      "use_dd_slash_mm_slash_yyyy",
    ),
    ...inEach(
      {
        de: [["am 4.3.2026", "am 04/03/2026"]],
        en: [["on March 4, 2026", "on 04/03/2026"]],
        es: [["el 4/3/2026", "el 04/03/2026"]],
        fr: [["le 4 mars 2026", "le 04/03/2026"]],
        it: [["l'8 marzo 2026", "l'08/03/2026"]],
      },
      "use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months",
    ),
    ...inEach(
      spelledOut,
      "use_dd_space_spelled_out_month_space_yyyy",
      "use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days",
    ),
    ...inEach(
      {
        es: [
          ["el 4 de setiembre de 2026", "el 4 de septiembre de 2026"],
          ["el 04/03/2026", "el 4 de marzo de 2026"],
        ],
      },
      "use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month",
    ),
    ...inEach(
      { es: [["el 4 de septiembre de 2026", "el 4 de setiembre de 2026"]] },
      "use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month",
    ),
    ...inEach(
      {
        en: [
          ["on 4 March 2026", "on 03/04/2026"],
          ["on 25/12/2026", "on 12/25/2026"],
        ],
      },
      "use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months",
    ),
    ...inEach(
      {
        de: [["am 4. März 2026", "am 04.03.2026"]],
        en: [["on 4 March 2026", "on 03/04/2026"]],
        es: [["el 4 de marzo de 2026", "el 04/03/2026"]],
        fr: [["le 4 mars 2026", "le 04/03/2026"]],
        it: [["il 4 marzo 2026", "il 04/03/2026"]],
        ja: [["2026年3月4日に", "2026/03/04に"]],
        ko: [["2026년 3월 4일에", "2026. 03. 04.에"]],
        zh: [["在2026年3月4日", "在2026/03/04"]],
      },
      "use_numerals_only_with_leading_zero_for_single_digits",
    ),
    ...inEach(
      {
        de: [
          ["am 4. März 2026", "am 4.3.2026"],
          ["am 04.03.2026", "am 4.3.2026"],
        ],
        en: [["on 4 March 2026", "on 3/4/2026"]],
        es: [["el 04/03/2026", "el 4/3/2026"]],
        fr: [["le 04/03/2026", "le 4/3/2026"]],
        it: [["il 4 marzo 2026", "il 4/3/2026"]],
        ja: [["2026年03月04日に", "2026/3/4に"]],
        ko: [["2026-03-04에", "2026. 3. 4.에"]],
        zh: [["在2026年3月4日", "在2026/3/4"]],
      },
      "use_numerals_only_without_leading_zero_for_single_digits",
    ),
    ...inEach(
      {
        es: [
          ["el 4 de septiembre de 2026", "el septiembre 4, 2026"],
          ["04/03/2026", "marzo 4, 2026"],
        ],
      },
      "use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month",
    ),
    ...inEach(
      {
        en: [
          ["on 04 March 2026", "on March 4, 2026"],
          ["on 2026-03-04", "on March 4, 2026"],
        ],
      },
      "use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days",
    ),
    ...inEach(
      {
        zh: [
          ["在2026年3月14日", "在二〇二六年三月十四日"],
          ["2026-10-20", "二〇二六年十月二十日"],
        ],
      },
      "use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers",
    ),
    ...inEach(
      {
        zh: [
          ["在2026年03月04日", "在2026年3月4日"],
          ["二〇二六年十二月二十一日", "2026年12月21日"],
          ["2026/3/4起", "2026年3月4日起"],
        ],
      },
      "use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days",
    ),
    ...inEach(
      {
        de: [["am 4. März 2026", "am 2026-03-04"]],
        en: [["on March 4, 2026", "on 2026-03-04"]],
        es: [["el 4/3/2026", "el 2026-03-04"]],
        fr: [["le 4 mars 2026", "le 2026-03-04"]],
        it: [["il 4 marzo 2026", "il 2026-03-04"]],
        ja: [["2026年3月4日", "2026-03-04"]],
        ko: [["2026년 3월 4일", "2026-03-04"]],
        zh: [["2026年3月4日", "2026-03-04"]],
      },
      "use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months",
      "use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months",
    ),
    ...inEach(
      {
        ko: [
          ["2026-03-04에", "2026년 3월 4일에"],
          ["2026년03월04일", "2026년 3월 4일"],
          ["2026. 3. 4. 오후", "2026년 3월 4일 오후"],
        ],
      },
      "use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months",
    ),
    ...inEach(
      {
        ja: [
          ["2026年3月4日", "2026.3.4"],
          ["2026/03/04", "2026.03.04"],
        ],
        ko: [["2026-03-04", "2026.03.04"]],
        zh: [["2026年3月4日", "2026.3.4"]],
      },
      "use_yyyy_period_mm_period_dd",
    ),
    ...inEach(
      {
        ko: [
          ["2026년 3월 4일", "2026. 3. 4."],
          ["2026-03-04까지", "2026. 3. 4.까지"],
        ],
      },
      "use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months",
    ),
    ...inEach(
      {
        ja: [
          ["2026年3月4日", "2026/3/4"],
          ["2026-03-04", "2026/03/04"],
        ],
        ko: [["2026-03-04", "2026/03/04"]],
        zh: [["2026年3月4日", "2026/3/4"]],
      },
      "use_yyyy_slash_mm_slash_dd",
    ),
    ...inEach(
      {
        ja: [["2026年3月4日", "2026/03/04"]],
        ko: [["2026년 3월 4일", "2026/03/04"]],
        zh: [["2026-3-4", "2026/03/04"]],
      },
      "use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months",
    ),
  ],
};
