import type { StyleLanguage } from "../../rule.ts";
import { everyLanguage, latinLanguages } from "../../rules/language-groups.ts";
import { type Cases, inEach } from "../case.ts";

type All = Required<Cases<"numbers">>;

/** 5 km, 1 kg and 20 cm by their names. */
const names: Readonly<Record<StyleLanguage, readonly [string, string, string]>> = {
  de: ["5 Kilometer", "1 Kilogramm", "20 Zentimeter"],
  en: ["5 kilometers", "1 kilogram", "20 centimeters"],
  es: ["5 kilómetros", "1 kilogramo", "20 centímetros"],
  fr: ["5 kilomètres", "1 kilogramme", "20 centimètres"],
  it: ["5 chilometri", "1 chilogrammo", "20 centimetri"],
  ja: ["5キロメートル", "1キログラム", "20センチメートル"],
  ko: ["5킬로미터", "1킬로그램", "20센티미터"],
  zh: ["5公里", "1千克", "20厘米"],
};
const lists: Readonly<Record<StyleLanguage, readonly [string, string]>> = {
  de: ["5, 10 und 15 km", "5 km, 10 km und 15 km"],
  en: ["5, 10, and 15 km", "5 km, 10 km, and 15 km"],
  es: ["5, 10 o 15 km", "5 km, 10 km o 15 km"],
  fr: ["5, 10 et 15 km", "5 km, 10 km et 15 km"],
  it: ["5, 10 e 15 km", "5 km, 10 km e 15 km"],
  ja: ["5、10、15km", "5km、10km、15km"],
  ko: ["5, 10, 15km", "5km, 10km, 15km"],
  zh: ["5、10和15公里", "5公里、10公里和15公里"],
};
const others = ["the 90s", "$5 m", "5 ft 3", "km", "A4 kg", "5 m²", "100 MB/s", "5 km-x"];

function spelled(language: StyleLanguage): readonly (readonly [string, string])[] {
  const [km, kg, cm] = names[language];
  return [
    ["5 km", km],
    ["5km", km],
    ["1 kg", kg],
    ["20 cm", cm],
  ];
}

function abbreviated(language: StyleLanguage): readonly (readonly [string, string])[] {
  const gap = /[a-z]/.test(names[language][0]) ? " " : "";
  const [km, kg, cm] = names[language];
  return [
    [`${km}, ${kg}`, `5${gap}km, 1${gap}kg`],
    [cm, `20${gap}cm`],
  ];
}

export const unitCases: All["spelling_out_units"] = [
  {
    value: "always_spell_out_units_of_measure",
    language: "en",
    changes: [["It is 5 km away.", "It is 5 kilometers away."]],
    keeps: ["a 5 km walk", "1 h 30 min"],
  },
  {
    value: "always_spell_out_units_of_measure",
    language: "de",
    changes: [["nach 2 h", "nach 2 Stunden"]],
    keeps: ["um 10.30 h"],
  },
  ...everyLanguage.flatMap((language) => [
    {
      value: "always_spell_out_units_of_measure" as const,
      language,
      changes: spelled(language),
      keeps: [...others, ...names[language]],
    },
    ...(["always_abbreviate_units_of_measure", "use_unit_symbols", "use_si_symbols"] as const).map((value) => ({
      value,
      language,
      changes: abbreviated(language),
      keeps: [...others, "5 km, 1kg"],
    })),
  ]),
  { value: "spell_out_units_in_korean", language: "ko", changes: spelled("ko"), keeps: [...others, "5킬로미터"] },
  {
    value: "spell_out_units_of_measure_with_katakana_or_katakana_and_kanji",
    language: "ja",
    changes: spelled("ja"),
    keeps: [...others, "5キロメートル"],
  },
  {
    value: "always_spell_out_units_of_measure",
    language: "en",
    target: "en-GB",
    changes: [["5 km, 1.0 l", "5 kilometres, 1.0 litres"]],
    keeps: ["5 kilometres"],
  },
  {
    value: "always_spell_out_units_of_measure",
    language: "fr",
    changes: [["1,5 km, 5 Mo", "1,5 kilomètre, 5 mégaoctets"]],
    keeps: ["5"],
  },
  { value: "use_si_symbols", language: "en", changes: [["5 kgs", "5 kg"]], keeps: ["5 miles", "5 pounds"] },
  { value: "always_abbreviate_units_of_measure", language: "en", changes: [["5 miles", "5 mi"]], keeps: ["5 pounds"] },
  ...latinLanguages.map((language) => ({
    value:
      "spell_out_units_of_measure_when_used_with_spelled_out_numbers_but_abbreviate_when_used_with_numeral" as const,
    language,
    changes: [
      ...abbreviated(language),
      [
        `${{ de: "fünf", en: "five", es: "cinco", fr: "cinq", it: "cinque" }[language as "de"]} km`,
        names[language][0].replace(
          "5",
          { de: "fünf", en: "five", es: "cinco", fr: "cinq", it: "cinque" }[language as "de"],
        ),
      ] as const,
    ],
    keeps: [...others, "5 km"],
  })),
];

export const unitSpacingCases: All["units_of_measure_spacing"] = everyLanguage.flatMap((language) => [
  {
    value: "do_not_use_space_between_numeral_and_unit_of_measure" as const,
    language,
    changes: [
      ["5 kg, 100\u{a0}km/h, 2.4 GHz", "5kg, 100km/h, 2.4GHz"],
      ["2 h, 1 h 30 min, 1 h 30 mins", "2h, 1h 30min, 1h 30 mins"],
    ],
    keeps: ["5kg", "5 kilos", "$5 m", "5 % 10", "5 go", "44 B.C. in Rome", "5 A.M. sharp", "à 14 h 30."],
  },
  {
    value: "use_space_between_numeral_and_unit_of_measure" as const,
    language,
    changes: [["5kg", language === "fr" ? "5\u{202f}kg" : "5\u{a0}kg"]],
    keeps: ["5 kg", "5G, 4K, 3D, 2x", "the 90s", "v5kg", "MP3", "#5kg"],
  },
]);

export const repeatedUnitCases: All["list_of_measurements_with_units"] = everyLanguage.flatMap((language) =>
  inEach([language], {
    value: "repeat_unit_for_each_measurement_in_list",
    changes: [lists[language]],
    keeps: [lists[language][1], "5 km", "5–10 km", "3/4/2026, 10:30"],
  }),
);
