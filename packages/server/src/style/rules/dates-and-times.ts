import type { CategoryRules } from "../rule.ts";
import { bcAndAd, bceAndCe } from "./dates/calendar-era.ts";
import { centuriesInDigits, centuriesInRoman, centuriesInWords } from "./dates/centuries.ts";
import { dayZeros, monthsWritten, numericDates, wholeDates } from "./dates/date-format.ts";
import { decades } from "./dates/decades.ts";
import { apostropheYears, commonEra, japaneseImperialEra, wholeYears } from "./dates/years.ts";
import { clocks, hourZeros, midnight, timeSeparators } from "./times/time-format.ts";

/** How dates and times are written. */
export const datesAndTimes: CategoryRules<"dates_and_times"> = {
  calendar_era: {
    use_bc_and_ad: bcAndAd,
    use_bce_and_ce: bceAndCe,
  },
  centuries: {
    spell_out: centuriesInWords,
    use_arabic_numerals: centuriesInDigits,
    use_numerals: centuriesInDigits,
    use_roman_numerals: centuriesInRoman,
  },
  date_format: {
    use_dd_period_mm_period_yy_with_leading_zeros_for_single_digit_days_and_months: wholeDates.shortGerman,
    use_dd_period_mm_period_yyyy: wholeDates.dayFirstByPeriods,
    use_dd_period_mm_period_yyyy_with_leading_zeros_for_single_digit_days_and_months:
      wholeDates.paddedDayFirstByPeriods,
    use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_feb_period_mrz_period_apr_period_mai_jun_period_jul_period_aug_period_sep_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
      wholeDates.abbreviatedGerman,
    use_dd_period_space_abbreviated_month_yyyy_with_abbreviations_jan_period_febr_period_maerz_apr_period_mai_juni_juli_aug_period_sept_period_okt_period_nov_period_dez_period_without_leading_zeros_for_single_digit_days:
      wholeDates.longerAbbreviatedGerman,
    use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days: wholeDates.spelledOutGerman,
    use_dd_slash_mm_slash_yyyy: wholeDates.dayFirstBySlashes,
    use_dd_slash_mm_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: wholeDates.paddedDayFirstBySlashes,
    use_dd_space_spelled_out_month_space_yyyy: wholeDates.spelledOut,
    use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
      wholeDates.spelledOutWithSeptiembre,
    use_dd_space_spelled_out_month_space_yyyy_and_use_spanish_word_setiembre_for_ninth_month:
      wholeDates.spelledOutWithSetiembre,
    use_dd_space_spelled_out_month_space_yyyy_without_leading_zeros_for_single_digit_days: wholeDates.spelledOut,
    use_historical_eras_and_write_numbers_in_chinese_followed_by_chinese_word_公元前_or_公元后_with_arabic_numerals_in_parentheses:
      "instruction",
    use_mm_slash_dd_slash_yyyy_with_leading_zeros_for_single_digit_days_and_months: wholeDates.paddedMonthFirst,
    use_numerals_only_with_leading_zero_for_single_digits: wholeDates.paddedNumbers,
    use_numerals_only_without_leading_zero_for_single_digits: wholeDates.bareNumbers,
    use_spelled_out_month_space_dd_comma_space_yyyy_and_use_spanish_word_septiembre_for_ninth_month:
      wholeDates.spelledOutMonthFirstWithSeptiembre,
    use_spelled_out_month_space_dd_comma_space_yyyy_without_leading_zeros_for_single_digit_days:
      wholeDates.spelledOutMonthFirst,
    use_traditional_calendar_system_with_chinese_numbers: "instruction",
    use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_with_chinese_numbers: wholeDates.chineseNumbers,
    use_yyyy_chinese_word_年_mm_chinese_word_月_dd_chinese_word_日_without_leading_zero_for_single_digit_months_and_days:
      wholeDates.bareChinese,
    use_yyyy_hyphen_mm_hyphen_dd_with_leading_zero_for_single_digit_days_and_months: wholeDates.paddedByHyphens,
    use_yyyy_hyphen_mm_hyphen_dd_with_leading_zeros_for_single_digit_days_and_months: wholeDates.paddedByHyphens,
    "use_yyyy_korean word_년_space_mm_korean word_월_space_dd_korean word_일_without_leading_zero_for_single_digit_days_and_months":
      wholeDates.bareKorean,
    use_yyyy_period_mm_period_dd: wholeDates.yearFirstByPeriods,
    use_yyyy_period_space_mm_period_space_dd_period_space_without_leading_zero_for_single_digit_days_and_months:
      wholeDates.bareByPeriodsAndSpaces,
    use_yyyy_slash_mm_slash_dd: wholeDates.yearFirstBySlashes,
    use_yyyy_slash_mm_slash_dd_with_leading_zero_for_single_digit_days_and_months: wholeDates.paddedBySlashes,
  },
  dates_in_numerical_form: {
    use_dd_hyphen_mm_hyphen_yyyy: numericDates.byHyphens,
    use_dd_period_mm_period_yyyy: numericDates.byPeriods,
    use_dd_slash_mm_slash_yyyy: numericDates.bySlashes,
  },
  decades: {
    spell_out: decades.inWords,
    use_apostrophe_yy: decades.byApostrophe,
    use_yy_for_20th_century_but_yyyy_for_other_centuries: decades.byTwoDigitsOfThe20th,
    use_yy_without_apostrophe: decades.byTwoDigits,
    use_yyyy: decades.byFourDigits,
  },
  hours_minutes_seconds_separator: {
    use_colon: timeSeparators.colon,
    use_period: timeSeparators.period,
  },
  hours_minutes_separator: {
    use_colon_without_spaces: timeSeparators.colon,
    use_letter_h_with_regular_space_on_either_side: timeSeparators.spacedH,
    use_letter_h_without_spaces: timeSeparators.h,
  },
  midnight_in_numerals: {
    use_00_00: midnight.begins,
    use_24_00: midnight.ends,
  },
  single_digit_days_and_months: {
    do_not_use_leading_zero: dayZeros.bare,
    use_leading_zero: dayZeros.padded,
  },
  single_digit_hours: {
    do_not_use_leading_zero: hourZeros.bare,
    use_leading_zero: hourZeros.padded,
  },
  time_format: {
    spell_out_time_in_words: "instruction",
    use_12_hour_clock_and_do_not_specify_morning_or_evening: clocks.by12Hours,
    use_12_hour_clock_and_lowercase_am_or_pm_with_periods: clocks.lowerWithPeriods,
    use_12_hour_clock_and_lowercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
      clocks.lowerWithPeriodsAndNoon,
    use_12_hour_clock_and_lowercase_am_or_pm_without_periods: clocks.lower,
    use_12_hour_clock_and_lowercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
      clocks.lowerAndNoon,
    use_12_hour_clock_and_specify_morning_or_evening: clocks.by12HoursAndDayPart,
    use_12_hour_clock_and_uppercase_am_or_pm_with_periods: clocks.upperWithPeriods,
    use_12_hour_clock_and_uppercase_am_or_pm_with_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
      clocks.upperWithPeriodsAndNoon,
    use_12_hour_clock_and_uppercase_am_or_pm_without_periods: clocks.upper,
    use_12_hour_clock_and_uppercase_am_or_pm_without_periods_except_use_noon_and_midnight_instead_of_12_am_and_12_pm:
      clocks.upperAndNoon,
    use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals:
      clocks.chineseDigits,
    use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_word_点_for_hours:
      clocks.chinesePoints,
    use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_arabic_numerals_with_chinese_words_时_and_分_for_hours_and_minutes:
      clocks.chineseHours,
    use_12_hour_clock_and_write_chinese_word_上午_or_下午_or_chinese_word_早上_or_晚上_followed_by_chinese_numbers_with_chinese_words_时_and_分_for_hours_and_minutes:
      clocks.chineseNumbers,
    use_12_hour_clock_with_arabic_numerals_and_colon: clocks.dayPartAndDigits,
    use_12_hour_clock_with_korean_words_시_and_분: clocks.korean12Hours,
    use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_lowercase_am_or_pm_without_periods:
      clocks.shortLower,
    use_12_hour_clock_without_leading_zero_or_minutes_for_full_hours_use_colon_as_separator_and_uppercase_am_or_pm_without_periods:
      clocks.shortUpper,
    use_12_hour_clock_without_leading_zero_use_period_as_separator_and_lowercase_am_or_pm_with_periods_and_spaces:
      clocks.spanish,
    use_24_hour_clock: clocks.by24Hours,
    use_24_hour_clock_with_arabic_numerals_and_colon: clocks.digitsBy24Hours,
    use_24_hour_clock_with_colon_as_separator: clocks.colonsBy24Hours,
    use_24_hour_clock_with_korean_words_시_and_분: clocks.korean24Hours,
    use_24_hour_clock_with_period_as_separator: clocks.periodsBy24Hours,
    use_hh_colon_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: clocks.uhrByColon,
    use_hh_colon_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: clocks.bareUhrByColon,
    use_hh_period_mm_german_word_uhr_with_leading_zeros_for_single_digit_hours: clocks.uhrByPeriod,
    use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours: clocks.bareUhrByPeriod,
    use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours_and_for_full_hours_state_hour_only:
      clocks.shortUhrByPeriod,
  },
  writing_dates: {
    use_dd_space_spelled_out_month_space_yyyy: monthsWritten.asWords,
    use_numerals: monthsWritten.asNumbers,
  },
  years: {
    use_apostrophe_yy: apostropheYears,
    use_common_era: commonEra,
    use_japanese_imperial_era: japaneseImperialEra,
    use_yyyy: wholeYears,
  },
};
