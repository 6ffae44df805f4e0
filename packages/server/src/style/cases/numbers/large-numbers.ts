import type { StyleLanguage } from "../../rule.ts";
import { everyLanguage, latinLanguages } from "../../rules/language-groups.ts";
import type { Cases } from "../case.ts";
import { separatorCases } from "./separator-cases.ts";

type All = Required<Cases<"numbers">>;
type Latin = "de" | "en" | "es" | "fr" | "it";
type Change = readonly [string, string];

const words: Readonly<Record<Latin, readonly Change[]>> = {
  de: [
    ["5.000.000 Euro", "5 Millionen Euro"],
    ["1.000.000 Menschen", "1 Million Menschen"],
    ["2,5 Mrd. Euro", "2,5 Milliarden Euro"],
  ],
  en: [
    ["5,000,000 people", "5 million people"],
    ["$2.5B", "$2.5 billion"],
    ["1,500,000 users", "1.5 million users"],
  ],
  es: [
    ["5.000.000 habitantes", "5 millones de habitantes"],
    ["1.000.000 de personas", "1 millón de personas"],
  ],
  fr: [
    ["5 000 000 personnes", "5 millions de personnes"],
    ["5 M€", "5 millions€"],
  ],
  it: [
    ["5.000.000 persone", "5 milioni di persone"],
    ["2 mld di euro", "2 miliardi di euro"],
  ],
};
const abbreviations: Readonly<Record<Latin, readonly Change[]>> = {
  de: [["5 Millionen Euro, 2 Milliarden Menschen", "5 Mio. Euro, 2 Mrd. Menschen"]],
  en: [["$5 million, 2.5 billion people, 3,000,000 users", "$5M, 2.5B people, 3M users"]],
  es: [["5 millones de euros", "5 M de euros"]],
  fr: [["5 millions d’euros, 2 milliards", "5 M d’euros, 2 Md"]],
  it: [["5 milioni di euro", "5 Mln di euro"]],
};
const numerals: Readonly<Record<StyleLanguage, readonly Change[]>> = {
  de: [["5 Millionen Euro, 2,5 Mrd. Euro", "5.000.000 Euro, 2.500.000.000 Euro"]],
  en: [["5 million people, $2.5B", "5,000,000 people, $2,500,000,000"]],
  es: [["5 millones de euros", "5.000.000 euros"]],
  fr: [["5 millions d’euros", "5\u{202f}000\u{202f}000 euros"]],
  it: [["1 milione di euro", "1.000.000 euro"]],
  ja: [["3万5000人、1億2,300万円", "35,000人、123,000,000円"]],
  ko: [["3만 5000명, 1억 원", "35,000명, 100,000,000 원"]],
  zh: [["3.5万人，1.2亿", "35,000人，120,000,000"]],
};
const others = ["Version 5000000", "ID 12345678", "5 km", "2026", "+49 30 1234567"];

export const largeNumberCases: All["large_number_format"] = [
  ...everyLanguage.map((language) => ({
    value: "always_use_arabic_numerals" as const,
    language,
    changes: numerals[language],
    keeps: [...others, "5,000,000"],
  })),
  ...latinLanguages.flatMap((language) => [
    {
      value: "spell_out_large_numbers" as const,
      language,
      changes: words[language as Latin],
      keeps: [...others, "1234567 km", "12 M"],
    },
    {
      value: "use_abbreviations_for_large_numbers" as const,
      language,
      changes: abbreviations[language as Latin],
      keeps: [...others, "1234567 km"],
    },
  ]),
  {
    value: "use_chinese_characters_for_ten_thousands_and_hundred_millions",
    language: "zh",
    changes: [["50,000人，35000元，120,000,000公里", "5万人，3.5万元，1.2亿公里"]],
    keeps: ["12,345人", "编号50000", "2026年", "邮编100000", "5万人", "9,999人"],
  },
  {
    value: "use_chinese_characters_for_ten_thousands_and_hundred_millions",
    language: "zh",
    target: "zh-Hant",
    changes: [["50,000人", "5萬人"]],
    keeps: ["2026年"],
  },
  ...separatorCases("use_comma_to_separate_large_numbers_into_units_of_three_except_for_calendar_years", {
    group: ",",
  }),
  {
    value: "use_kanji_for_trillions_hundred_millions_and_ten_thousands",
    language: "ja",
    changes: [
      ["50,000人と123456789円", "5万人と1億2345万6789円"],
      ["1.5億円", "1億5000万円"],
    ],
    keeps: ["番号50000", "5,000人", "2026年", "5万人", "5万〜6万人", "電話0312345678"],
  },
  {
    value: "use_korean_words_만_억_조_with_space",
    language: "ko",
    changes: [
      ["50,000명, 123456789원", "5만명, 1억 2345만 6789원"],
      ["1억2345만 원", "1억 2345만 원"],
    ],
    keeps: ["번호 50000", "5,000명", "2026년", "5만 명"],
  },
  {
    value: "use_korean_words_만_억_조_without_space",
    language: "ko",
    changes: [["50,000명, 1억 2345만 원", "5만명, 1억2345만 원"]],
    keeps: ["번호 50000", "5,000명", "2026년"],
  },
];

const money: Readonly<Record<Latin, { readonly glued: Change; readonly spaced: Change }>> = {
  de: { glued: ["5 Millionen €", "5Mio. €"], spaced: ["5 Millionen €", "5 Mio. €"] },
  en: { glued: ["$5 million", "$5M"], spaced: ["$5 million, $2B", "$5 M, $2\u{a0}B"] },
  es: { glued: ["5 millones €", "5M €"], spaced: ["5 millones €", "5 M €"] },
  fr: { glued: ["5 millions €", "5M €"], spaced: ["5 millions €", "5 M €"] },
  it: { glued: ["5 milioni €", "5Mln €"], spaced: ["5 milioni €", "5 Mln €"] },
};

export const largeSumFormatCases: All["large_sums_of_money_format"] = [
  ...latinLanguages.flatMap((language) => [
    {
      value: "use_amount_followed_by_abbreviation_for_million_or_billion_without_space" as const,
      language,
      changes: [money[language as Latin].glued],
      keeps: [...others, "$5", "5 millions"],
    },
    {
      value: "use_amount_followed_by_space_then_abbreviation_for_million_or_billion" as const,
      language,
      changes: [money[language as Latin].spaced],
      keeps: [...others, "$5", "5 millions"],
    },
  ]),
  {
    value: "use_amount_followed_by_space_then_english_word_million_or_billion",
    language: "en",
    changes: [
      ["$5M, €2.5bn", "$5\u{a0}million, €2.5\u{a0}billion"],
      ["$5 M", "$5 million"],
    ],
    keeps: [...others, "5M users", "$5 million"],
  },
  {
    value: "use_amount_followed_by_abbreviation_for_million_or_billion_without_space",
    language: "en",
    target: "en-GB",
    changes: [["£5 million, £2 billion", "£5m, £2bn"]],
    keeps: ["5 million people"],
  },
];

export const italianSumCases: All["large_sums_of_money"] = [
  {
    value: "spell_out_italian_words_milione_and_miliardo",
    language: "it",
    changes: [["5 mln di euro, 1 mld €, 2 mio di euro", "5 milioni di euro, 1 miliardo €, 2 milioni di euro"]],
    keeps: ["5 milioni di euro", "5 mln di persone"],
  },
  {
    value: "use_italian_words_mio_and_mrd_instead_of_italian_words_milione_and_miliardo",
    language: "it",
    changes: [["5 milioni di euro, 1 miliardo €", "5 mio di euro, 1 mrd €"]],
    keeps: ["5 mio di euro", "5 milioni di persone"],
  },
];
