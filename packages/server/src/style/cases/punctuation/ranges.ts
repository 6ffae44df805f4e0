import { eastAsianLanguages, everyLanguage } from "../../rules/language-groups.ts";
import { type Case, type Cases, inEach } from "../case.ts";

const noRange = [
  "2026-03-01",
  "555-1234",
  "+49 30-1234",
  "a score of 3-2",
  "5 - 3 = 2",
  "COVID-19",
  "1-2-3",
  "v1-2",
  "12345-678",
  "(030) 123-456",
  "800101-1234567",
  "Table 1-2",
  "图2-1",
  "그림 2-1",
  "{1-2}",
  "https://a.b/1-2",
];

type RangeValue = NonNullable<Cases<"punctuation">["range_indicator"]>[number]["value"];

function joinedBy(
  languages: Parameters<typeof inEach>[0],
  value: RangeValue,
  dash: string,
): readonly Case<RangeValue>[] {
  const other = dash.trim() === "~" ? "–" : "~";
  return inEach(languages, {
    value,
    changes: [
      [`pages 5${other}10`, `pages 5${dash}10`],
      [`1914${other}1918`, `1914${dash}1918`],
      [`10:00${other}12:30`, `10:00${dash}12:30`],
      [`5%${other}10%`, `5%${dash}10%`],
    ],
    keeps: [...noRange, `5${dash}10`],
  });
}

export const rangeCases: Cases<"punctuation"> = {
  range_indicator: [
    ...joinedBy(everyLanguage, "use_en_dash_with_spaces", " – "),
    ...joinedBy(everyLanguage, "use_en_dash_without_space_on_either_side", "–"),
    ...joinedBy(everyLanguage, "use_en_dash_without_spaces", "–"),
    ...joinedBy(everyLanguage, "use_hyphen", "-"),
    ...joinedBy(everyLanguage, "use_hyphen_with_space_on_either_side", " - "),
    ...joinedBy(everyLanguage, "use_hyphen_with_spaces", " - "),
    ...joinedBy(everyLanguage, "use_hyphen_without_space_on_either_side", "-"),
    ...joinedBy(everyLanguage, "use_hyphen_without_spaces", "-"),
    ...joinedBy(eastAsianLanguages, "use_full_width_dash", "－"),
    ...joinedBy(eastAsianLanguages, "use_full_width_wave_dash", "～"),
    ...joinedBy(eastAsianLanguages, "use_half_width_dash", "-"),
    ...joinedBy(eastAsianLanguages, "use_tilde", "~"),
    {
      value: "use_en_dash_without_spaces",
      language: "es",
      changes: [["niños de 5 a 10 años", "niños 5–10 años"]],
      keeps: ["El precio subió de 5 a 10.", "pasó de 1.000 € a 1.500 €"],
    },
    {
      value: "use_en_dash_without_spaces",
      language: "it",
      changes: [["bambini da 5 a 10 anni", "bambini 5–10 anni"]],
      keeps: ["Il prezzo è salito da 5 a 10.", "aumenta da 3 a 4"],
    },
    {
      value: "use_en_dash_without_spaces",
      language: "en",
      changes: [["5 to 10 days", "5–10 days"]],
      keeps: ["from 5 to 10", "10 to 5"],
    },
    {
      value: "use_en_dash_without_spaces",
      language: "de",
      changes: [["5 bis 10 Tage", "5–10 Tage"]],
      keeps: ["von 5 bis 10"],
    },
    {
      value: "use_en_dash_without_spaces",
      language: "ko",
      changes: [["5부터 10까지", "5–10"]],
      keeps: ["10부터 5까지"],
    },
    {
      value: "use_english_word_to",
      language: "en",
      changes: [
        ["5–10 days", "5 to 10 days"],
        ["$5-$10", "$5 to $10"],
      ],
      keeps: [...noRange, "between 5–10", "5 to 10"],
    },
    {
      value: "use_german_word_bis",
      language: "de",
      changes: [
        ["5–10 Tage", "5 bis 10 Tage"],
        ["1.000-2.000 Euro", "1.000 bis 2.000 Euro"],
      ],
      keeps: [...noRange, "zwischen 5–10", "5 bis 10"],
    },
    {
      value: "use_italian_words_da_a",
      language: "it",
      changes: [["Età 5-10 anni", "Età da 5 a 10 anni"]],
      keeps: [...noRange, "in 5-10 giorni", "da 5 a 10"],
    },
    {
      value: "use_spanish_words_de_a",
      language: "es",
      changes: [["Edad 5-10 años", "Edad de 5 a 10 años"]],
      keeps: [...noRange, "en 5-10 días", "de 5 a 10"],
    },
    {
      value: "use_japanese_word_から",
      language: "ja",
      changes: [["5～10", "5から10"]],
      keeps: [...noRange, "5から10"],
    },
    {
      value: "use_korean_words_부터_까지",
      language: "ko",
      changes: [
        ["5~10일", "5일부터 10일까지"],
        ["5-10", "5부터 10까지"],
      ],
      keeps: [...noRange, "5일부터 10일까지", "5~10일에는"],
    },
  ],
};
