import type { CategoryRules } from "../rule.ts";
import { eastAsianLanguages, everyLanguage, latinLanguages } from "./language-groups.ts";
import { currencies } from "./numbers/currencies.ts";
import { dimensions } from "./numbers/dimensions.ts";
import { eitherOf } from "./numbers/either-of.ts";
import { numberedEquations, spacedExpressions, zeroBeforeSeparator } from "./numbers/expressions.ts";
import {
  approximateInChinese,
  approximateKanji,
  arabicNumerals,
  kanjiNumbers,
  nativeKanji,
  numeralWidth,
  placesAndMonths,
  zeroInMeasurement,
  zeroInNumbering,
} from "./numbers/japanese-and-chinese.ts";
import { italianSums, largeNumbers, largeSums } from "./numbers/large-numbers.ts";
import { myriadNumbers } from "./numbers/myriad-numbers.ts";
import { percentages, percentagesInChinese } from "./numbers/percentages.ts";
import { separators } from "./numbers/separators.ts";
import { temperatures } from "./numbers/temperatures.ts";
import { repeatedUnits, unitSpacing, unitSymbols, unitsAsNumbers, unitWords } from "./numbers/units.ts";

const upToFour = { to: 4 };
const fiveOrMore = { from: 5 };

/**
 * How numbers, amounts and units are written. Separators come last: whether a number has a unit or a currency is then
 * settled, and with it that it is no year and no code.
 */
export const numbers: CategoryRules<"numbers"> = {
  approximate_numbers: {
    use_kanji_numbers: approximateKanji,
  },
  currency_format: {
    spell_out: currencies({ mark: "name", place: "own", gap: "own" }, everyLanguage),
    spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space: currencies(
      { mark: "name", place: "before", gap: "none" },
      ["zh"],
    ),
    spell_out_currency_name_followed_by_amount_in_chinese: currencies(
      { mark: "name", place: "before", gap: "none", numerals: "chinese" },
      ["zh"],
    ),
    use_amount_followed_by_currency_symbol_without_space: currencies(
      { mark: "symbol", place: "after", gap: "none" },
      everyLanguage,
    ),
    use_amount_followed_by_space_then_currency_symbol: currencies(
      { mark: "symbol", place: "after", gap: "space" },
      everyLanguage,
    ),
    use_amount_followed_by_space_then_iso_code: currencies(
      { mark: "code", place: "after", gap: "space" },
      everyLanguage,
    ),
    use_amount_followed_by_space_then_spell_out_currency_name: currencies(
      { mark: "name", place: "after", gap: "space" },
      [...latinLanguages, "ko"],
    ),
    use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase: currencies(
      { mark: "name", place: "after", gap: "space", letters: "lowercase" },
      ["en", "es", "fr", "it"],
    ),
    use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space: currencies(
      { mark: "name", place: "after", gap: "none" },
      ["ja"],
    ),
    use_amount_followed_by_spelled_out_currency_name_without_space: currencies(
      { mark: "name", place: "after", gap: "none" },
      eastAsianLanguages,
    ),
    use_currency_symbol_but_spell_out_if_no_symbol_exists: currencies(
      { mark: "symbol or name", place: "own", gap: "own" },
      everyLanguage,
    ),
    use_currency_symbol_but_use_iso_code_if_no_symbol_exists: currencies(
      { mark: "symbol or code", place: "own", gap: "own" },
      everyLanguage,
    ),
    use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space: currencies(
      { mark: "symbol", place: "before", gap: "none" },
      eastAsianLanguages,
    ),
    use_currency_symbol_followed_by_amount_without_space: currencies(
      { mark: "symbol", place: "before", gap: "none" },
      everyLanguage,
    ),
    use_currency_symbol_followed_by_space_then_amount: currencies(
      { mark: "symbol", place: "before", gap: "space" },
      everyLanguage,
    ),
    use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals: currencies(
      { mark: "symbol", place: "before", gap: "space" },
      eastAsianLanguages,
    ),
    use_full_width_currency_symbol_followed_by_amount_without_space: currencies(
      { mark: "symbol", place: "before", gap: "none", width: "full" },
      eastAsianLanguages,
    ),
    use_half_width_currency_symbol_followed_by_amount_without_space: currencies(
      { mark: "symbol", place: "before", gap: "none", width: "half" },
      eastAsianLanguages,
    ),
    use_half_width_currency_symbol_followed_by_space_then_amount: currencies(
      { mark: "symbol", place: "before", gap: "space", width: "half" },
      eastAsianLanguages,
    ),
    use_iso_code: currencies({ mark: "code", place: "own", gap: "own" }, everyLanguage),
    use_iso_code_followed_by_space_then_amount: currencies(
      { mark: "code", place: "before", gap: "space" },
      everyLanguage,
    ),
    use_iso_code_followed_by_space_then_amount_in_arabic_numerals: currencies(
      { mark: "code", place: "before", gap: "space" },
      eastAsianLanguages,
    ),
  },
  decimal_numbers_less_than_one: {
    always_use_0_before_decimal_separator: zeroBeforeSeparator,
  },
  dimensions_separator: {
    use_multiplication_sign_between_dimensions_with_space_on_either_side: dimensions("×", "space"),
    use_multiplication_sign_between_dimensions_without_space_on_either_side: dimensions("×", "none"),
    use_x_between_dimensions_with_space_on_either_side: dimensions("x", "space"),
    use_x_between_dimensions_without_space_on_either_side: dimensions("x", "none"),
  },
  equation_formula_reference: {
    always_use_arabic_numerals_to_number_equations_or_formulas_referenced_in_text: numberedEquations,
  },
  kanji_numbers: {
    use_kanji_numbers_for_numbers_in_phrases_and_counting_method_based_on_native_japanese_readings: nativeKanji,
  },
  large_number_format: {
    always_use_arabic_numerals: eitherOf(largeNumbers("numerals"), myriadNumbers("numerals", eastAsianLanguages)),
    spell_out_large_numbers: largeNumbers("words"),
    use_abbreviations_for_large_numbers: largeNumbers("abbreviations"),
    use_chinese_characters_for_ten_thousands_and_hundred_millions: myriadNumbers("one sign", ["zh"]),
    use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years: separators(
      { group: "," },
      everyLanguage,
    ),
    use_kanji_for_trillions_hundred_millions_and_ten_thousands: myriadNumbers("every group", ["ja"]),
    use_korean_words_만_억_조_with_space: myriadNumbers("every group, spaced", ["ko"]),
    use_korean_words_만_억_조_without_space: myriadNumbers("every group", ["ko"]),
  },
  large_sums_of_money: {
    spell_out_italian_words_milione_and_miliardo: italianSums("words"),
    use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo: italianSums("mio and mrd"),
  },
  large_sums_of_money_format: {
    use_amount_followed_by_abbreviation_for_million_or_billion_without_space: largeSums(
      { form: "abbreviations", gap: "none" },
      latinLanguages,
    ),
    use_amount_followed_by_space_then_abbreviation_for_million_or_billion: largeSums(
      { form: "abbreviations", gap: "space" },
      latinLanguages,
    ),
    use_amount_followed_by_space_then_english_word_million_or_billion: largeSums({ form: "words", gap: "space" }, [
      "en",
    ]),
  },
  list_of_measurements_with_units: {
    repeat_unit_for_each_measurement_in_list: repeatedUnits,
  },
  mathematical_expression_spacing: {
    use_space_between_elements_of_mathematical_expression_or_equation: spacedExpressions,
  },
  number_separator: {
    do_not_use_chinese_comma_to_separate_numbers_indicating_approximate_value: approximateInChinese,
    use_chinese_comma_to_separate_numbers_in_abbreviations: "instruction",
  },
  percentage_format: {
    use_arabic_numerals_followed_by_percent_symbol_without_space: percentages(
      { mark: "%", gap: "none" },
      everyLanguage,
    ),
    use_chinese_numbers_followed_by_chinese_word_百分之: percentagesInChinese,
    use_numerals_followed_by_full_width_percent_symbol_without_space: percentages(
      { mark: "％", gap: "none" },
      eastAsianLanguages,
    ),
    use_numerals_followed_by_japanese_word_パーセント_without_space: percentages({ mark: "パーセント", gap: "none" }, [
      "ja",
    ]),
    use_numerals_followed_by_korean_word_퍼센트: percentages({ mark: "퍼센트", gap: "none" }, ["ko"]),
    use_numerals_followed_by_percent_symbol: percentages({ mark: "%", gap: "kept" }, everyLanguage),
    use_numerals_followed_by_space_then_german_word_prozent: percentages({ mark: "Prozent", gap: "space" }, ["de"]),
    use_numerals_followed_by_space_then_half_width_percent_symbol: percentages(
      { mark: "%", gap: "space" },
      everyLanguage,
    ),
    use_numerals_followed_by_space_then_italian_word_per_cento: percentages({ mark: "per cento", gap: "space" }, [
      "it",
    ]),
    use_numerals_followed_by_space_then_italian_word_percento: percentages({ mark: "percento", gap: "space" }, ["it"]),
    use_numerals_followed_by_space_then_korean_word_퍼센트: percentages({ mark: "퍼센트", gap: "space" }, ["ko"]),
    use_numerals_followed_by_space_then_percent_symbol: percentages({ mark: "%", gap: "space" }, everyLanguage),
    use_numerals_followed_by_space_then_spell_out_per_cent: percentages({ mark: "per cent", gap: "space" }, ["en"]),
    use_numerals_followed_by_space_then_spell_out_percent: percentages({ mark: "percent", gap: "space" }, ["en"]),
    use_spanish_word_por_cien: percentages({ mark: "por cien", gap: "space" }, ["es"]),
    use_spanish_word_por_ciento: percentages({ mark: "por ciento", gap: "space" }, ["es"]),
  },
  reference_to_symbol: {
    spell_out_symbol_name_followed_by_symbol_in_parentheses: "instruction",
  },
  spelling_out_units: {
    abbreviate_units_of_measure_when_used_with_numeral_but_spell_out_when_used_without_numeral: "instruction",
    always_abbreviate_units_of_measure: unitSymbols(everyLanguage),
    always_spell_out_units_of_measure: unitWords(everyLanguage),
    spell_out_units_in_korean: unitWords(["ko"]),
    spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral: unitsAsNumbers,
    spell_out_units_of_measure_with_katakana_or_katakana_and_kanji: unitWords(["ja"]),
    use_si_symbols: unitSymbols(everyLanguage, "SI"),
    use_unit_symbols: unitSymbols(everyLanguage),
  },
  temperature_format: {
    spell_out_unit: temperatures({ unit: "name", gap: "own" }, everyLanguage),
    spell_out_unit_followed_by_numerals_then_korean_word_도: temperatures({ unit: "name", gap: "none" }, ["ko"]),
    use_arabic_numerals_followed_by_space_then_spell_out_unit: temperatures({ unit: "name", gap: "space" }, ["zh"]),
    use_arabic_numerals_followed_by_unit_symbol_without_space: temperatures(
      { unit: "symbol", gap: "none" },
      everyLanguage,
    ),
    use_arabic_numerals_then_spell_out_unit: temperatures({ unit: "name", gap: "none" }, ["zh"]),
    use_chinese_numbers_then_spell_out_unit: temperatures({ unit: "name", gap: "none", numerals: "chinese" }, ["zh"]),
    use_italian_word_grado_and_do_not_specify_temperature_scale: temperatures({ unit: "degrees", gap: "space" }, [
      "it",
    ]),
    use_numerals_followed_by_japanese_word_度_without_space: temperatures({ unit: "degrees", gap: "none" }, ["ja"]),
    use_numerals_followed_by_korean_word_도: temperatures({ unit: "degrees", gap: "none" }, ["ko"]),
    use_numerals_followed_by_space_then_spell_out_unit: temperatures({ unit: "name", gap: "space" }, latinLanguages),
    use_numerals_followed_by_space_then_unit_symbol: temperatures({ unit: "symbol", gap: "space" }, everyLanguage),
    use_numerals_followed_by_unit_symbol_without_space: temperatures({ unit: "symbol", gap: "none" }, everyLanguage),
    use_spanish_word_grado_and_do_not_specify_temperature_scale: temperatures({ unit: "degrees", gap: "space" }, [
      "es",
    ]),
  },
  units_of_measure_spacing: {
    do_not_use_space_between_numeral_and_unit_of_measure: unitSpacing("none", everyLanguage),
    use_space_between_numeral_and_unit_of_measure: unitSpacing("space", everyLanguage),
  },
  use_of_hiragana_and_kanji: {
    use_hiragana_japanese_word_か所_or_か月_when_using_arabic_numerals_in_horizontal_writing_but_use_kanji_japanese_word_箇所_or_箇月_when_using_kanji_numbers:
      placesAndMonths,
  },
  writing_numbers: {
    always_use_kanji_numbers: kanjiNumbers,
    use_arabic_numerals: arabicNumerals,
    use_full_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
      numeralWidth("full"),
    use_half_width_arabic_numerals_and_only_use_kanji_numbers_where_it_would_otherwise_sound_unnatural:
      numeralWidth("half"),
  },
  zero_format: {
    use_chinese_word_〇_for_numbering: zeroInNumbering,
    use_chinese_word_零_for_measurement: zeroInMeasurement,
  },
  thousands_separator: {
    do_not_use: separators({ group: "none" }, everyLanguage),
    do_not_use_thousands_separator: separators({ group: "none" }, everyLanguage),
    use_comma: separators({ group: "," }, everyLanguage),
    use_comma_to_separate_large_numbers_into_units_of_three: separators({ group: "," }, everyLanguage),
    use_period: separators({ group: "." }, everyLanguage),
    use_period_as_thousands_separator: separators({ group: "." }, everyLanguage),
    use_space: separators({ group: "space" }, everyLanguage),
    use_space_as_thousands_separator: separators({ group: "space" }, everyLanguage),
    use_space_to_separate_large_numbers_into_units_of_three: separators({ group: "space" }, everyLanguage),
    use_straight_apostrophe_as_thousands_separator: separators({ group: "'" }, everyLanguage),
  },
  decimal_separator: {
    use_comma_and_do_not_use_thousands_separator: separators({ decimal: ",", group: "none" }, everyLanguage),
    use_comma_as_decimal_separator: separators({ decimal: "," }, everyLanguage),
    use_comma_do_not_use_thousands_separator_and_use_period_only_for_radio_stations: separators(
      { decimal: ",", group: "none", radio: "period" },
      everyLanguage,
    ),
    use_period_and_do_not_use_thousands_separator: separators({ decimal: ".", group: "none" }, everyLanguage),
    use_period_as_decimal_separator: separators({ decimal: "." }, everyLanguage),
  },
  numbers_of_5_digits_or_more: {
    use_comma_as_decimal_separator_and_period_as_thousands_separator: separators(
      { decimal: ",", group: ".", digits: fiveOrMore },
      everyLanguage,
    ),
    use_comma_as_decimal_separator_and_space_as_thousands_separator: separators(
      { decimal: ",", group: "space", digits: fiveOrMore },
      everyLanguage,
    ),
    use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations: separators(
      { decimal: ",", group: ".", radio: "period", digits: fiveOrMore },
      everyLanguage,
    ),
    use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations: separators(
      { decimal: ",", group: "space", radio: "period", digits: fiveOrMore },
      everyLanguage,
    ),
    use_period_as_decimal_separator_and_comma_as_thousands_separator: separators(
      { decimal: ".", group: ",", digits: fiveOrMore },
      everyLanguage,
    ),
    use_period_as_decimal_separator_and_space_as_thousands_separator: separators(
      { decimal: ".", group: "space", digits: fiveOrMore },
      everyLanguage,
    ),
  },
  numbers_up_to_4_digits: {
    use_comma_as_decimal_separator_and_period_as_thousands_separator: separators(
      { decimal: ",", group: ".", digits: upToFour },
      everyLanguage,
    ),
    use_comma_as_decimal_separator_and_space_as_thousands_separator: separators(
      { decimal: ",", group: "space", digits: upToFour },
      everyLanguage,
    ),
    use_comma_as_decimal_separator_period_as_thousands_separator_and_period_for_radio_stations: separators(
      { decimal: ",", group: ".", radio: "period", digits: upToFour },
      everyLanguage,
    ),
    use_comma_as_decimal_separator_space_as_thousands_separator_and_period_for_radio_stations: separators(
      { decimal: ",", group: "space", radio: "period", digits: upToFour },
      everyLanguage,
    ),
    use_period_as_decimal_separator_and_comma_as_thousands_separator: separators(
      { decimal: ".", group: ",", digits: upToFour },
      everyLanguage,
    ),
    use_period_as_decimal_separator_and_space_as_thousands_separator: separators(
      { decimal: ".", group: "space", digits: upToFour },
      everyLanguage,
    ),
  },
  number_format: {
    use_half_width_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years_and_use_half_width_period_as_decimal_separator:
      separators({ decimal: ".", group: "," }, eastAsianLanguages),
  },
};
