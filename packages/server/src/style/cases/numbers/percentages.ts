import { eastAsianLanguages, everyLanguage } from "../../rules/language-groups.ts";
import { type Cases, inEach } from "../case.ts";

const spaces: Readonly<Record<string, string>> = { fr: "\u{202f}" };
const words: Readonly<Record<string, string>> = {
  de: "50 Prozent",
  en: "50 percent",
  es: "50 por ciento",
  fr: "50 pour cent",
  it: "50 per cento",
  ja: "50パーセント",
  ko: "50퍼센트",
  zh: "百分之五十",
};

export const percentageCases: Required<Cases<"numbers">>["percentage_format"] = [
  ...everyLanguage.flatMap((language) => {
    const spaced = `50${spaces[language] ?? "\u{a0}"}%`;
    const word = words[language] ?? "";
    const keeps = ["#50, 50", "{n}%"];
    return [
      {
        value: "use_arabic_numerals_followed_by_percent_symbol_without_space",
        language,
        changes: [
          ["50 %, 12.5\u{a0}%", "50%, 12.5%"],
          [word, "50%"],
        ],
        keeps: [...keeps, "5–10%"],
      },
      {
        value: "use_numerals_followed_by_percent_symbol",
        language,
        changes: [[word, /^(?:de|es|fr)$/.test(language) ? "50 %" : "50%"]],
        keeps: [...keeps, "50%, 50 %"],
      },
      ...(
        [
          "use_numerals_followed_by_space_then_half_width_percent_symbol",
          "use_numerals_followed_by_space_then_percent_symbol",
        ] as const
      ).map((value) => ({
        value,
        language,
        changes: [
          ["50%", spaced],
          [word, language === "ja" || language === "zh" || language === "ko" ? spaced : "50 %"],
        ] as const,
        keeps: [...keeps, "50 %", spaced],
      })),
    ] as const;
  }),
  ...inEach(eastAsianLanguages, {
    value: "use_numerals_followed_by_full_width_percent_symbol_without_space",
    changes: [["50%と5 %", "50％と5％"]],
    keeps: ["50％", "%d"],
  }),
  {
    value: "use_chinese_numbers_followed_by_chinese_word_百分之",
    language: "zh",
    changes: [
      ["增长了50%。", "增长了百分之五十。"],
      ["12.5%和105%", "百分之十二点五和百分之一百零五"],
      ["0.5 %，10%", "百分之零点五，百分之十"],
    ],
    keeps: ["百分之五十", "5–10%", "-5%", "50"],
  },
  {
    value: "use_chinese_numbers_followed_by_chinese_word_百分之",
    language: "zh",
    target: "zh-Hant",
    changes: [["12.5%", "百分之十二點五"]],
    keeps: ["50"],
  },
  {
    value: "use_numerals_followed_by_japanese_word_パーセント_without_space",
    language: "ja",
    changes: [["50%、5 ％、5.5%の", "50パーセント、5パーセント、5.5パーセントの"]],
    keeps: ["50パーセント", "%"],
  },
  {
    value: "use_numerals_followed_by_korean_word_퍼센트",
    language: "ko",
    changes: [["50%는 5 퍼센트", "50퍼센트는 5퍼센트"]],
    keeps: ["50퍼센트", "퍼센트"],
  },
  {
    value: "use_numerals_followed_by_space_then_korean_word_퍼센트",
    language: "ko",
    changes: [["50%는 5퍼센트", "50 퍼센트는 5 퍼센트"]],
    keeps: ["50 퍼센트", "퍼센트"],
  },
  {
    value: "use_numerals_followed_by_space_then_german_word_prozent",
    language: "de",
    changes: [["50%, 5,5 % und 1.000%", "50 Prozent, 5,5 Prozent und 1.000 Prozent"]],
    keeps: ["50%ig, 50%-ige Lösung", "50 Prozent", "{n} %"],
  },
  {
    value: "use_numerals_followed_by_space_then_italian_word_per_cento",
    language: "it",
    changes: [["il 50%, 5,5 percento", "il 50 per cento, 5,5 per cento"]],
    keeps: ["50 per cento", "per cento"],
  },
  {
    value: "use_numerals_followed_by_space_then_italian_word_percento",
    language: "it",
    changes: [["il 50%, 5,5 per cento", "il 50 percento, 5,5 percento"]],
    keeps: ["50 percento", "per cento"],
  },
  {
    value: "use_numerals_followed_by_space_then_spell_out_per_cent",
    language: "en",
    changes: [["50%, 5.5 percent.", "50 per cent, 5.5 per cent."]],
    keeps: ["50 per cent", "percent", "5 percentage points"],
  },
  {
    value: "use_numerals_followed_by_space_then_spell_out_percent",
    language: "en",
    changes: [["50%, 5.5 per cent. 5–10%", "50 percent, 5.5 percent. 5–10 percent"]],
    keeps: ["50 percent", "percent", "100%d"],
  },
  {
    value: "use_spanish_word_por_cien",
    language: "es",
    changes: [["el 50 %, el 5 por ciento", "el 50 por cien, el 5 por cien"]],
    keeps: ["el 50 por cien", "por ciento"],
  },
  {
    value: "use_spanish_word_por_ciento",
    language: "es",
    changes: [["el 50%, el 5 por cien", "el 50 por ciento, el 5 por ciento"]],
    keeps: ["el 50 por ciento", "cien"],
  },
];
