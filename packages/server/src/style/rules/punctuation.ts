import type { CategoryRules } from "../rule.ts";
import {
  abbreviationsJoined,
  abbreviationsWithPeriod,
  abbreviationsWithPeriodAndSpace,
  abbreviationsWithSpace,
} from "./punctuation/abbreviations.ts";
import { degreesWithoutPeriods, degreesWithPeriods } from "./punctuation/academic-degrees.ts";
import { acronymsWithoutPeriods, acronymsWithoutSpaces, acronymsWithSpaces } from "./punctuation/acronyms.ts";
import {
  ampersandAsAnd,
  ampersandAsUnd,
  ampersandWithoutSpaces,
  ampersandWithSpaces,
  fullWidthAmpersand,
  halfWidthAmpersand,
  plusAsAnd,
} from "./punctuation/ampersands.ts";
import {
  noPeriodBeforeCornerBracket,
  periodAfterCornerBracket,
  periodAfterNote,
  periodAfterSupplement,
  periodInsideBrackets,
  periodInsideNote,
} from "./punctuation/bracketed-sentences.ts";
import {
  bracketsForNationalityAndPeriod,
  hexagonalBrackets,
  lenticularBrackets,
  parentheses,
} from "./punctuation/brackets.ts";
import { englishInQuotes, englishWithoutQuotes } from "./punctuation/chinese-with-english.ts";
import {
  commaAfterAdverb,
  commaAfterLatin,
  commaAfterPhrase,
  noCommaAfterAdverb,
  noCommaAfterLatin,
  noCommaAfterPhrase,
} from "./punctuation/commas.ts";
import {
  chineseEmDash,
  chineseHyphen,
  chineseTilde,
  doubleEmDash,
  doubleEmDashBetweenTimesAndPlaces,
  emDashWithoutSpaces,
  emDashWithSpaces,
  enDashWithSpaces,
} from "./punctuation/dashes.ts";
import {
  ellipsisCharacter,
  sixDotsAtTheBottom,
  sixDotsInTheCentre,
  threeDotsAtTheBottom,
  threeDotsInTheCentre,
  threeEllipsisCharacters,
  threePeriods,
  threeSpacedPeriods,
  twoEllipsisCharacters,
} from "./punctuation/dots.ts";
import { noExclamationMarks } from "./punctuation/exclamations.ts";
import {
  bookTitlesInAngleBrackets,
  bookTitlesInCornerBrackets,
  bookTitlesInQuotes,
  noPeriodInQuotes,
  periodInQuotes,
  relatedByComma,
  relatedByHyphen,
  relatedByMiddleDot,
  singleCurlyHighlights,
  singleStraightHighlights,
  workTitlesInAngleBrackets,
  workTitlesInCornerBrackets,
  workTitlesInQuotes,
} from "./punctuation/korean.ts";
import { possessiveWithApostropheOnly, possessiveWithApostropheS } from "./punctuation/possessives.ts";
import {
  colonAfterSalutation,
  commaAfterSalutation,
  exclamationAfterSalutation,
  nothingAfterSalutation,
} from "./punctuation/salutations.ts";
import { chineseSerialComma, noChineseSerialComma, noSerialComma, serialComma } from "./punctuation/serial-commas.ts";
import {
  slashAsOr,
  slashWithoutSpaces,
  slashWithSpaces,
  slashWithSpacesIfBoth,
  slashWithSpacesIfEither,
} from "./punctuation/slashes.ts";
import {
  noSpaceAtMarks,
  regularSpaceAtMarks,
  spaceAfterHeadingColon,
  tightColonInRatios,
  tightColonInTimes,
} from "./punctuation/spacing.ts";
import {
  fullWidthColon,
  fullWidthQuotationMarks,
  fullWidthRoundBrackets,
  halfWidthColon,
  halfWidthQuotationMarks,
  halfWidthRoundBrackets,
  japaneseStopsAndCommas,
  japaneseStopsAndOtherCommas,
  noSpaceAroundParentheses,
  otherStopsAndCommas,
  otherStopsAndJapaneseCommas,
} from "./punctuation/widths.ts";
import { curlyApostrophes, straightApostrophes } from "./quotes/apostrophes.ts";
import {
  curlyMarksAndApostrophes,
  doubleCurlyMarksAndApostrophes,
  doubleStraightMarksAndApostrophes,
  guillemetsAndCurlyApostrophes,
  guillemetsAndStraightApostrophes,
  straightMarksAndApostrophes,
} from "./quotes/marks-and-apostrophes.ts";
import {
  cornerThenDoubleCorner,
  curlyMarks,
  doubleCurlyMarks,
  doubleCurlyThenSingle,
  doubleStraightMarks,
  doubleThenSingle,
  germanThenSingleGerman,
  guillemetMarks,
  guillemetsThenCurly,
  guillemetsThenCurlyThenSingleCurly,
  guillemetsThenSingleGuillemets,
  guillemetsThenStraight,
  reversedThenSingleReversed,
  singleThenDouble,
  straightMarks,
  straightThenSingleStraight,
} from "./quotes/quotation-marks.ts";
import {
  enDashRange,
  enDashRangeWithSpaces,
  fullWidthDashRange,
  halfWidthDashRange,
  hyphenRange,
  hyphenRangeWithSpaces,
  rangeWithBis,
  rangeWithButeoKkaji,
  rangeWithDaA,
  rangeWithDeA,
  rangeWithKara,
  rangeWithTo,
  tildeRange,
  waveDashRange,
} from "./ranges/range-indicators.ts";

/** How sentences are punctuated. */
export const punctuation: CategoryRules<"punctuation"> = {
  abbreviations: {
    do_not_separate_abbreviated_words: abbreviationsJoined,
    separate_each_abbreviated_word_with_period_and_space: abbreviationsWithPeriodAndSpace,
    separate_each_abbreviated_word_with_period_without_space: abbreviationsWithPeriod,
    separate_each_abbreviated_word_with_space_without_period: abbreviationsWithSpace,
  },
  acronyms: {
    do_not_use_periods: acronymsWithoutPeriods,
  },
  ampersand_abbreviation_spacing: {
    do_not_use_spaces_before_and_after_ampersand_as_part_of_abbreviation: ampersandWithoutSpaces,
    use_spaces_before_and_after_ampersand_as_part_of_abbreviation: ampersandWithSpaces,
  },
  ampersand_usage: {
    use_english_word_and_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
      ampersandAsAnd,
    use_full_width_ampersand: fullWidthAmpersand,
    use_german_word_und_except_in_company_names_common_abbreviations_titles_software_code_and_mathematical_equations:
      ampersandAsUnd,
    use_half_width_ampersand: halfWidthAmpersand,
  },
  apostrophe: {
    use_curly_apostrophes: curlyApostrophes,
    use_straight_apostrophes: straightApostrophes,
  },
  bracket: {
    use_hexagonal_brackets: hexagonalBrackets,
    use_lenticular_brackets: lenticularBrackets,
    use_parentheses: parentheses,
    use_square_brackets_for_nationality_and_hexagonal_brackets_for_historical_period: bracketsForNationalityAndPeriod,
  },
  chinese_mixed_with_english: {
    do_not_place_english_in_quotation_marks: englishWithoutQuotes,
    place_english_in_quotation_marks: englishInQuotes,
  },
  colon: {
    use_full_width_colon: fullWidthColon,
    use_half_width_colon: halfWidthColon,
  },
  colon_between_hours_and_minutes_or_chapters_and_verses: {
    do_not_use_space_before_or_after_colon: tightColonInTimes,
  },
  colon_in_heading: {
    use_space_after_colon_not_before: spaceAfterHeadingColon,
  },
  colon_to_replace_versus_or_to: {
    do_not_use_space_before_or_after_colon: tightColonInRatios,
  },
  comma_after_conjunctive_adverbs: {
    do_not_use: noCommaAfterAdverb,
    use: commaAfterAdverb,
  },
  comma_after_i_e_and_e_g: {
    do_not_use: noCommaAfterLatin,
    use: commaAfterLatin,
  },
  comma_after_short_introductory_phrase: {
    do_not_use: noCommaAfterPhrase,
    use: commaAfterPhrase,
  },
  comma_and_semicolon: {
    use_comma_between_clauses: "instruction",
    use_semicolon_between_clauses: "instruction",
  },
  corner_bracket_and_periods: {
    add_period_after_closing_corner_bracket_at_end_of_sentence: periodAfterCornerBracket,
  },
  corner_brackets_and_periods: {
    do_not_add_period_before_closing_corner_bracket_when_sentence_continues: noPeriodBeforeCornerBracket,
  },
  dash: {
    use_em_dash: chineseEmDash,
    use_hyphen: chineseHyphen,
    use_tilde: chineseTilde,
  },
  ellipsis: {
    use_ellipsis_character: ellipsisCharacter,
    use_one_ellipsis_character: ellipsisCharacter,
    use_six_dots_at_the_bottom: sixDotsAtTheBottom,
    use_six_dots_in_the_center: sixDotsInTheCentre,
    use_three_dots_at_the_bottom: threeDotsAtTheBottom,
    use_three_dots_in_the_center: threeDotsInTheCentre,
    use_three_ellipsis_characters: threeEllipsisCharacters,
    use_three_periods: threePeriods,
    use_three_periods_without_spaces: threePeriods,
    use_three_spaced_periods: threeSpacedPeriods,
    use_two_ellipsis_characters: twoEllipsisCharacters,
  },
  em_dash: {
    use_double_em_dash: doubleEmDash,
  },
  emphasis: {
    use_double_corner_brackets: "instruction",
  },
  exclamation_marks: {
    do_not_use: noExclamationMarks,
  },
  explanatory_note_indicator: {
    use_double_em_dash: "instruction",
    use_parentheses: "instruction",
  },
  full_sentence_in_round_brackets: {
    add_period_before_closing_round_bracket: periodInsideBrackets,
  },
  highlighting_specific_expressions: {
    use_single_curly_quotation_marks: singleCurlyHighlights,
    use_single_straight_quotation_marks: singleStraightHighlights,
  },
  japanese_reference_materials: {
    use_double_corner_brackets: "instruction",
  },
  parentheses_for_supplementary_information: {
    use_parentheses_without_space_on_either_side: noSpaceAroundParentheses,
  },
  passage_of_time_and_movement_between_locations: {
    use_double_em_dash: doubleEmDashBetweenTimesAndPlaces,
  },
  periods_and_commas: {
    use_full_width_japanese_periods_and_full_width_japanese_commas: japaneseStopsAndCommas,
    use_full_width_japanese_periods_and_full_width_non_japanese_commas: japaneseStopsAndOtherCommas,
    use_full_width_non_japanese_periods_and_full_width_japanese_commas: otherStopsAndJapaneseCommas,
    use_full_width_non_japanese_periods_and_full_width_non_japanese_commas: otherStopsAndCommas,
  },
  periods_in_academic_degrees: {
    do_not_use: degreesWithoutPeriods,
    use: degreesWithPeriods,
  },
  periods_in_direct_quotes: {
    do_not_use: noPeriodInQuotes,
    use: periodInQuotes,
  },
  periods_in_uppercase_initialisms_and_acronyms: {
    do_not_use: acronymsWithoutPeriods,
  },
  plus_sign_usage: {
    do_not_use_plus_sign_to_symbolize_english_word_and_unless_it_is_part_of_a_proper_noun: plusAsAnd,
  },
  possessives_of_proper_names_ending_in_s_style: {
    add_apostrophe_only: possessiveWithApostropheOnly,
    add_apostrophe_s: possessiveWithApostropheS,
  },
  quotation_mark: {
    use_curly_quotation_marks: curlyMarks,
    use_double_curly_quotation_marks: doubleCurlyMarks,
    use_double_straight_quotation_marks: doubleStraightMarks,
    use_guillemets: guillemetMarks,
    use_straight_quotation_marks: straightMarks,
  },
  quotation_mark_and_apostrophe: {
    use_curly_quotation_marks_and_apostrophes: curlyMarksAndApostrophes,
    use_double_and_single_curly_quotation_marks_and_curly_apostrophes: doubleCurlyMarksAndApostrophes,
    use_double_and_single_straight_quotation_marks_and_straight_apostrophes: doubleStraightMarksAndApostrophes,
    use_guillemets_and_curly_apostrophes: guillemetsAndCurlyApostrophes,
    use_guillemets_and_straight_apostrophes: guillemetsAndStraightApostrophes,
    use_straight_quotation_marks_and_apostrophes: straightMarksAndApostrophes,
  },
  quotation_style: {
    use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations:
      cornerThenDoubleCorner,
    use_double_curly_quotation_marks_for_primary_quotations_and_single_curly_quotation_marks_for_secondary_quotations:
      doubleCurlyThenSingle,
    use_double_curly_quotation_marks_for_primary_quotations_then_alternate_with_single_curly_quotation_marks_for_nested_quotations:
      doubleCurlyThenSingle,
    use_double_german_quotation_marks_for_primary_quotations_and_single_german_quotation_marks_for_secondary_quotations:
      germanThenSingleGerman,
    use_double_quotation_marks_for_primary_quotations_and_single_quotation_marks_for_secondary_quotations:
      doubleThenSingle,
    use_double_straight_quotation_marks_for_primary_quotations_and_single_straight_quotation_marks_for_secondary_quotations:
      straightThenSingleStraight,
    use_double_straight_quotation_marks_for_primary_quotations_then_alternate_with_single_straight_quotation_marks_for_nested_quotations:
      straightThenSingleStraight,
    use_guillemets_for_primary_quotations_and_double_curly_quotation_marks_for_secondary_quotations:
      guillemetsThenCurly,
    use_guillemets_for_primary_quotations_and_double_straight_quotation_marks_for_secondary_quotations:
      guillemetsThenStraight,
    use_guillemets_for_primary_quotations_and_single_guillemets_for_secondary_quotations:
      guillemetsThenSingleGuillemets,
    use_guillemets_for_primary_quotations_double_curly_quotation_marks_for_secondary_quotations_and_single_curly_quotation_marks_for_further_nested_quotations:
      guillemetsThenCurlyThenSingleCurly,
    use_reversed_guillemets_for_primary_quotations_and_single_reversed_guillemets_for_secondary_quotations:
      reversedThenSingleReversed,
    use_single_quotation_marks_for_primary_quotations_and_double_quotation_marks_for_secondary_quotations:
      singleThenDouble,
  },
  range_indicator: {
    use_en_dash_with_spaces: enDashRangeWithSpaces,
    use_en_dash_without_space_on_either_side: enDashRange,
    use_en_dash_without_spaces: enDashRange,
    use_english_word_to: rangeWithTo,
    use_full_width_dash: fullWidthDashRange,
    use_full_width_wave_dash: waveDashRange,
    use_german_word_bis: rangeWithBis,
    use_half_width_dash: halfWidthDashRange,
    use_hyphen: hyphenRange,
    use_hyphen_with_space_on_either_side: hyphenRangeWithSpaces,
    use_hyphen_with_spaces: hyphenRangeWithSpaces,
    use_hyphen_without_space_on_either_side: hyphenRange,
    use_hyphen_without_spaces: hyphenRange,
    use_italian_words_da_a: rangeWithDaA,
    use_japanese_word_から: rangeWithKara,
    use_korean_words_부터_까지: rangeWithButeoKkaji,
    use_spanish_words_de_a: rangeWithDeA,
    use_tilde: tildeRange,
  },
  related_phrases_indicator: {
    use_comma: relatedByComma,
    use_hyphen: relatedByHyphen,
    use_middle_dot: relatedByMiddleDot,
  },
  round_brackets: {
    use_full_width_round_brackets: fullWidthRoundBrackets,
    use_half_width_round_brackets: halfWidthRoundBrackets,
  },
  salutation: {
    do_not_use_comma_after_salutation_capitalize_following_word: nothingAfterSalutation,
    use_colon_after_salutation: colonAfterSalutation,
    use_comma_after_salutation: commaAfterSalutation,
    use_exclamation_mark_after_salutation: exclamationAfterSalutation,
  },
  sentence_break_indicator: {
    use_em_dash_with_space_on_either_side: emDashWithSpaces,
    use_em_dash_without_space_on_either_side: emDashWithoutSpaces,
    use_en_dash_with_space_on_either_side: enDashWithSpaces,
  },
  serial_comma: {
    do_not_use: noSerialComma,
    do_not_use_serial_comma_when_using_chinese_comma: noChineseSerialComma,
    use: serialComma,
    use_serial_comma_when_using_comma: chineseSerialComma,
  },
  setting_off_non_quoted_phrases: {
    use_full_width_quotation_marks: fullWidthQuotationMarks,
    use_half_width_quotation_marks: halfWidthQuotationMarks,
  },
  slash: {
    do_not_use_spaces_before_and_after_slashes: slashWithoutSpaces,
    use_spaces_before_and_after_slashes: slashWithSpaces,
    use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_and_after_slash: slashWithSpacesIfBoth,
    use_spaces_before_and_after_slashes_if_there_are_multiple_words_before_or_after_slash: slashWithSpacesIfEither,
  },
  slash_usage: {
    do_not_use_slash_to_symbolize_english_word_or: slashAsOr,
  },
  spacing_and_punctuation: {
    do_not_use_space: noSpaceAtMarks,
    use_regular_space: regularSpaceAtMarks,
  },
  text_in_round_brackets_referring_to_previous_sentence: {
    add_period_after_closing_round_bracket: periodAfterNote,
    add_period_before_closing_round_bracket: periodInsideNote,
  },
  text_in_round_brackets_supplementing_preceding_text: {
    add_period_after_closing_round_bracket: periodAfterSupplement,
  },
  titles_of_books_and_newspapers: {
    use_double_angle_brackets: bookTitlesInAngleBrackets,
    use_double_corner_brackets: bookTitlesInCornerBrackets,
    use_double_straight_quotation_marks: bookTitlesInQuotes,
  },
  titles_of_creative_works_trade_names_laws_and_regulations: {
    use_single_angle_brackets: workTitlesInAngleBrackets,
    use_single_corner_brackets: workTitlesInCornerBrackets,
    use_single_straight_quotation_marks: workTitlesInQuotes,
  },
  uppercase_acronyms: {
    do_not_use_spaces: acronymsWithoutSpaces,
    use_spaces: acronymsWithSpaces,
  },
};
