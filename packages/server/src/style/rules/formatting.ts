import type { CategoryRules } from "../rule.ts";
import { noSpaceBeforeUnit, noSpaceBesideDigits, noSpaceBesideLatin } from "./chinese-spacing.ts";
import { mailAddresses, standardMailAddress } from "./mail-addresses.ts";
import { countryCodes, phoneNumbers } from "./phone-numbers/phone-number-format.ts";

/** How addresses, telephone numbers and mixed scripts are written. */
export const formatting: CategoryRules<"formatting"> = {
  email_address_format: {
    place_domain_in_parentheses: "instruction",
    replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets:
      mailAddresses.bracketsForBoth,
    replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side: mailAddresses.brackets,
    replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side: mailAddresses.parentheses,
    replace_at_symbol_with_english_word_at_with_space_on_either_side: mailAddresses.words,
    use_standard_format: standardMailAddress,
  },
  phone_number_country_code_format: {
    use_00_before_country_code: countryCodes.doubleZero,
    use_plus_sign_before_country_code: countryCodes.plus,
  },
  phone_number_format: {
    do_not_use_spaces: phoneNumbers.withoutSpaces,
    do_not_use_spaces_or_special_characters_between_digits_of_phone_number: phoneNumbers.digitsAlone,
    keep_original_format: "instruction",
    place_area_code_in_parentheses_followed_by_space: phoneNumbers.areaCodeInParentheses,
    separate_area_code_and_phone_number_with_slash: phoneNumbers.areaCodeAndSlash,
    separate_area_code_and_phone_number_with_space: phoneNumbers.areaCodeAndSpace,
    separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens: phoneNumbers.byHyphens,
    separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods: phoneNumbers.byPeriods,
    separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces: phoneNumbers.bySpaces,
    use_north_american_numbering_plan_format: phoneNumbers.northAmerican,
    use_space_after_country_code: phoneNumbers.spaceAfterCountryCode,
  },
  space_between_arabic_numerals_and_unit: {
    do_not_use: noSpaceBeforeUnit,
  },
  space_between_chinese_and_english: {
    do_not_use: noSpaceBesideLatin,
  },
  space_between_chinese_characters_and_arabic_numerals: {
    do_not_use: noSpaceBesideDigits,
  },
};
