import type { StyleLanguage } from "../../rule.ts";
import { everyLanguage, latinLanguages } from "../../rules/language-groups.ts";
import { type Cases, inEach } from "../case.ts";

/** 20 °C and 1,5 °F as each language spells them out. */
const names: Readonly<Record<StyleLanguage, readonly [string, string]>> = {
  de: ["20 Grad Celsius", "-1,5 Grad Fahrenheit"],
  en: ["20 degrees Celsius", "-1,5 degrees Fahrenheit"],
  es: ["20 grados Celsius", "-1,5 grados Fahrenheit"],
  fr: ["20 degrés Celsius", "-1,5 degré Fahrenheit"],
  it: ["20 gradi Celsius", "-1,5 gradi Fahrenheit"],
  ja: ["摂氏20度", "華氏-1,5度"],
  ko: ["섭씨 20도", "화씨 -1,5도"],
  zh: ["20摄氏度", "-1,5华氏度"],
};
const angles = ["20°, 20", "{n} °C", "vitamin C", "90° C4"];

export const temperatureCases: Required<Cases<"numbers">>["temperature_format"] = [
  {
    value: "spell_out_unit",
    language: "ja",
    changes: [["気温は−5℃", "気温は摂氏−5度"]],
    keeps: ["華氏−5度"],
  },
  ...everyLanguage.flatMap((language) => {
    const [celsius, fahrenheit] = names[language];
    const spaced = language === "fr" ? "\u{202f}°C" : "\u{a0}°C";
    return [
      {
        value: "spell_out_unit",
        language,
        changes: [
          ["20 °C", celsius],
          ["20°C", celsius],
          ["-1,5 °F", fahrenheit],
        ],
        keeps: [...angles, celsius, fahrenheit],
      },
      {
        value: "use_numerals_followed_by_space_then_unit_symbol",
        language,
        changes: [
          ["20°C", `20${spaced}`],
          [celsius, /[a-z]/.test(celsius) ? "20 °C" : `20${spaced}`],
        ],
        keeps: [...angles, "20 °C", `20${spaced}`],
      },
      ...(
        [
          "use_numerals_followed_by_unit_symbol_without_space",
          "use_arabic_numerals_followed_by_unit_symbol_without_space",
        ] as const
      ).map((value) => ({
        value,
        language,
        changes: [
          ["20 °C", "20°C"],
          [celsius, "20°C"],
        ] as const,
        keeps: [...angles, "20°C, 20℃"],
      })),
    ] as const;
  }),
  ...latinLanguages.map((language) => ({
    value: "use_numerals_followed_by_space_then_spell_out_unit" as const,
    language,
    changes: [["20°C", names[language][0]]] as const,
    keeps: [...angles, names[language][0]],
  })),
  ...inEach(["ko"], {
    value: "spell_out_unit_followed_by_numerals_then_korean_word_도",
    changes: [["20°C는 -5℉", "섭씨 20도는 화씨 -5도"]],
    keeps: [...angles, "섭씨 20도", "90도"],
  }),
  ...inEach(["ko"], {
    value: "use_numerals_followed_by_korean_word_도",
    changes: [
      ["20°C는", "20도는"],
      ["섭씨 20도", "20도"],
    ],
    keeps: [...angles, "20°F", "90도"],
  }),
  ...inEach(["ja"], {
    value: "use_numerals_followed_by_japanese_word_度_without_space",
    changes: [
      ["20°Cで", "20度で"],
      ["摂氏20度", "20度"],
    ],
    keeps: [...angles, "20℉", "90度"],
  }),
  ...inEach(["zh"], {
    value: "use_arabic_numerals_followed_by_space_then_spell_out_unit",
    changes: [["20°C", "20 摄氏度"]],
    keeps: [...angles, "20 摄氏度"],
  }),
  ...inEach(["zh"], {
    value: "use_arabic_numerals_then_spell_out_unit",
    changes: [["20°C，20 °F", "20摄氏度，20华氏度"]],
    keeps: [...angles, "20摄氏度"],
  }),
  ...inEach(["zh"], {
    value: "use_chinese_numbers_then_spell_out_unit",
    changes: [["20°C，25.5℃", "二十摄氏度，二十五点五摄氏度"]],
    keeps: [...angles, "二十摄氏度", "-5°C"],
  }),
  ...inEach(["it"], {
    value: "use_italian_word_grado_and_do_not_specify_temperature_scale",
    changes: [["20 °C e 1°C, 20 gradi Celsius", "20 gradi e 1 grado, 20 gradi"]],
    keeps: [...angles, "20 °F", "20 gradi"],
  }),
  ...inEach(["es"], {
    value: "use_spanish_word_grado_and_do_not_specify_temperature_scale",
    changes: [["20 °C y 1°C, 20 grados centígrados", "20 grados y 1 grado, 20 grados"]],
    keeps: [...angles, "20 °F", "20 grados"],
  }),
];
