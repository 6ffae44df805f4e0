import { everyLanguage } from "../rules/language-groups.ts";
import { type Cases, inEach } from "./case.ts";

/** Numbers that are no telephone numbers, and one that belongs to no plan. */
const otherNumbers = [
  "ID 4930231250",
  "10.000.000",
  "2026-03-04",
  "12:30",
  "{+49 30 23125000}",
  "+999 12345678",
  "no. 1234 5678",
  "+44 20/79460958 1000",
  "ISBN 3-16-148410-X",
  "1,000 1.000 1 000 1'000",
];

const noMail = ["https://example.com/@user", "3 @ 5", "@user", "{info@example.com}"];

export const formattingCases: Cases<"formatting"> = {
  email_address_format: [
    ...inEach(everyLanguage, {
      value: "replace_at_symbol_with_english_word_at_in_brackets_and_replace_periods_with_english_word_dot_in_brackets",
      changes: [["info.desk@example.com.", "info [dot] desk [at] example [dot] com."]],
      keeps: noMail,
    }),
    ...inEach(everyLanguage, {
      value: "replace_at_symbol_with_english_word_at_in_brackets_with_space_on_either_side",
      changes: [["(info@example.com)", "(info [at] example.com)"]],
      keeps: noMail,
    }),
    ...inEach(everyLanguage, {
      value: "replace_at_symbol_with_english_word_at_in_parentheses_with_space_on_either_side",
      changes: [["info@example.com", "info (at) example.com"]],
      keeps: noMail,
    }),
    ...inEach(everyLanguage, {
      value: "replace_at_symbol_with_english_word_at_with_space_on_either_side",
      changes: [["info@example.com", "info at example.com"]],
      keeps: noMail,
    }),
    ...inEach(everyLanguage, {
      value: "use_standard_format",
      changes: [
        ["info [at] example [dot] com", "info@example.com"],
        ["info(at)example.com", "info@example.com"],
      ],
      keeps: ["look at example.com", "a [at] b", "[at]", "info@example.com"],
    }),
  ],
  phone_number_country_code_format: [
    ...inEach(everyLanguage, {
      value: "use_00_before_country_code",
      changes: [["+49 30 23125000", "0049 30 23125000"]],
      keeps: [...otherNumbers, "0049 30 23125000"],
    }),
    ...inEach(everyLanguage, {
      value: "use_plus_sign_before_country_code",
      changes: [["0049 30 23125000", "+49 30 23125000"]],
      keeps: [...otherNumbers, "+49 30 23125000", "0012345"],
    }),
  ],
  phone_number_format: [
    ...inEach(everyLanguage, {
      value: "do_not_use_spaces",
      changes: [["+49 30 23125000, +44 20 7946 0958", "+493023125000, +442079460958"]],
      keeps: otherNumbers,
    }),
    ...inEach(everyLanguage, {
      value: "do_not_use_spaces_or_special_characters_between_digits_of_phone_number",
      changes: [
        ["+1 (212) 555-0123", "+12125550123"],
        ["0049 30/23125000", "00493023125000"],
      ],
      keeps: otherNumbers,
    }),
    ...inEach(everyLanguage, {
      value: "place_area_code_in_parentheses_followed_by_space",
      changes: [["+49 30 23125000", "+49 (30) 23125000"]],
      keeps: [...otherNumbers, "+33 1 99 00 12 34"],
    }),
    ...inEach(everyLanguage, {
      value: "separate_area_code_and_phone_number_with_slash",
      changes: [["+49 30 23125000", "+49 30/23125000"]],
      keeps: otherNumbers,
    }),
    {
      value: "separate_area_code_and_phone_number_with_slash",
      language: "de",
      target: "de-DE",
      changes: [["Tel. 030 23125 000", "Tel. 030/23125000"]],
      keeps: ["Nr. 030 23"],
    },
    ...inEach(everyLanguage, {
      value: "separate_area_code_and_phone_number_with_space",
      changes: [["+49 (30) 2312-5000", "+49 30 23125000"]],
      keeps: otherNumbers,
    }),
    {
      value: "separate_country_code_area_code_local_prefix_and_last_four_digits_with_hyphens",
      language: "en",
      changes: [
        ["(212) 555-0123", "212-555-0123"],
        ["+1 212 555 0123", "+1-212-555-0123"],
        ["1 (800) 555-0199", "1-800-555-0199"],
      ],
      keeps: [...otherNumbers, "+49 30 23125000"],
    },
    {
      value: "separate_country_code_area_code_local_prefix_and_last_four_digits_with_periods",
      language: "en",
      changes: [["(212) 555-0123", "212.555.0123"]],
      keeps: otherNumbers,
    },
    {
      value: "separate_country_code_area_code_local_prefix_and_last_four_digits_with_spaces",
      language: "en",
      changes: [["+1-212-555-0123", "+1 212 555 0123"]],
      keeps: otherNumbers,
    },
    {
      value: "use_north_american_numbering_plan_format",
      language: "en",
      changes: [
        ["212.555.0123", "(212) 555-0123"],
        ["+1 212 555 0123", "+1 (212) 555-0123"],
        ["1-800-555-0199", "1 (800) 555-0199"],
      ],
      keeps: [...otherNumbers, "+44 20 7946 0958"],
    },
    ...inEach(everyLanguage, {
      value: "use_space_after_country_code",
      changes: [
        ["+493023125000", "+49 3023125000"],
        ["+1-212-555-0123", "+1 212-555-0123"],
      ],
      keeps: [...otherNumbers, "+49 30 23125000"],
    }),
  ],
  space_between_arabic_numerals_and_unit: inEach(["ja", "ko", "zh"], {
    value: "do_not_use",
    changes: [
      ["5 kg, 1,000 km/h", "5kg, 1,000km/h"],
      ["20 °C", "20°C"],
    ],
    keeps: ["5 items", "v1.5 m_a", "5 in a row {5 kg}"],
  }),
  space_between_chinese_and_english: [
    {
      value: "do_not_use",
      language: "zh",
      changes: [["使用 Node 开发", "使用Node开发"]],
      keeps: ["Hello World", "第 5 章", "中文，English"],
    },
  ],
  space_between_chinese_characters_and_arabic_numerals: [
    {
      value: "do_not_use",
      language: "zh",
      changes: [["共 5 个，增长 8% 以上", "共5个，增长8%以上"]],
      keeps: ["5 6", "使用 Node 开发"],
    },
  ],
};
