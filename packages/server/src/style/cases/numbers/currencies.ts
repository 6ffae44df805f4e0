import type { StyleLanguage } from "../../rule.ts";
import { eastAsianLanguages, everyLanguage } from "../../rules/language-groups.ts";
import type { Case, Cases } from "../case.ts";

type CurrencyCases = Required<Cases<"numbers">>["currency_format"];
type Value = CurrencyCases[number]["value"];

/** $5, €1, CHF 100 and 3 yen spelled out, and where symbols and codes stand. */
const languages: Readonly<
  Record<
    StyleLanguage,
    { readonly names: readonly [string, string, string]; readonly isBefore: boolean; readonly space: string }
  >
> = {
  de: { names: ["5 Dollar", "1 Euro", "100 Schweizer Franken"], isBefore: false, space: "\u{a0}" },
  en: { names: ["5 dollars", "1 euro", "100 Swiss francs"], isBefore: true, space: "\u{a0}" },
  es: { names: ["5 dólares", "1 euro", "100 francos suizos"], isBefore: false, space: "\u{a0}" },
  fr: { names: ["5 dollars", "1 euro", "100 francs suisses"], isBefore: false, space: "\u{202f}" },
  it: { names: ["5 dollari", "1 euro", "100 franchi svizzeri"], isBefore: false, space: "\u{a0}" },
  ja: { names: ["5ドル", "1ユーロ", "100スイス フラン"], isBefore: true, space: "\u{a0}" },
  ko: { names: ["5달러", "1유로", "100스위스 프랑"], isBefore: true, space: "\u{a0}" },
  zh: { names: ["5美元", "1欧元", "100瑞士法郎"], isBefore: true, space: "\u{a0}" },
};
const others = [
  "5–10 €, $5-off",
  "$10–$20, 10 €–20 €, €10 - €20",
  "USD 10 – USD 20, 100 CHF ~ 200 CHF",
  "$10K–$20K, 10 Mio. € – 20 Mio. €",
  "US5, AUS$5, $x, 5",
  "{price} €",
];

function cases(
  value: Value,
  of: readonly StyleLanguage[],
  written: (of: StyleLanguage, space: string, isBefore: boolean) => readonly (readonly [string, string])[],
  keeps: readonly string[] = [],
): readonly Case<Value>[] {
  return of.map((language) => {
    const { space, isBefore } = languages[language];
    const changes = written(language, space, isBefore);
    return { value, language, changes, keeps: [...others, ...keeps] };
  });
}

function spelled(language: StyleLanguage, gap?: " "): readonly (readonly [string, string])[] {
  const [dollars, euro, francs] = languages[language].names.map((name) =>
    gap === undefined ? name : name.replace(/^(\d+) ?/, `$1${gap}`),
  );
  return [
    [language === "ja" ? "$5だ" : "$5", language === "ja" ? `${dollars}だ` : (dollars ?? "")],
    ["5 $", dollars ?? ""],
    ["1 €", euro ?? ""],
    ["EUR1", euro ?? ""],
    ["CHF 100", francs ?? ""],
  ];
}

const spelledInLatin: readonly StyleLanguage[] = ["de", "en", "es", "fr", "it", "ko"];

export const currencyCases: CurrencyCases = [
  ...cases("spell_out", everyLanguage, (language) => spelled(language), ["5 SEKunden"]),
  ...cases("use_amount_followed_by_space_then_spell_out_currency_name", spelledInLatin, (language) =>
    spelled(language, " "),
  ),
  ...cases(
    "use_amount_followed_by_space_then_spell_out_currency_name_in_lowercase",
    ["en", "es", "fr", "it"],
    (language) => [...spelled(language), ["5 Euro", language === "it" ? "5 euro" : "5 euros"]],
  ),
  ...cases("use_amount_followed_by_spelled_out_currency_name_in_japanese_without_space", ["ja"], (language) => [
    ...spelled(language),
    ["¥1,000", "1,000円"],
  ]),
  ...cases("use_amount_followed_by_spelled_out_currency_name_without_space", eastAsianLanguages, (language) =>
    spelled(language),
  ),
  ...cases(
    "spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space",
    ["zh"],
    () => [
      ["¥100，$5", "人民币100，美元5"],
      ["100 CHF", "瑞士法郎100"],
    ],
    ["人民币100"],
  ),
  ...cases(
    "spell_out_currency_name_followed_by_amount_in_chinese",
    ["zh"],
    () => [
      ["¥100，$5.50", "人民币一百，美元五点五〇"],
      ["1,050欧元", "欧元一千零五十"],
    ],
    ["人民币一百", "$5 million"],
  ),
  ...cases("use_amount_followed_by_currency_symbol_without_space", everyLanguage, () => [
    ["$5", "5$"],
    ["5 €", "5€"],
    ["EUR 5", "5€"],
  ]),
  ...cases(
    "use_amount_followed_by_space_then_currency_symbol",
    everyLanguage,
    (_, space) => [
      ["$5", `5${space}$`],
      ["5€", `5${space}€`],
      ["EUR 5", "5 €"],
      ["-$5", `-5${space}$`],
    ],
    ["5 €", "CHF 5"],
  ),
  ...cases(
    "use_amount_followed_by_space_then_iso_code",
    everyLanguage,
    (_, space) => [
      ["€5", `5${space}EUR`],
      ["5 €", "5 EUR"],
      ["£1.50", `1.50${space}GBP`],
    ],
    ["5 EUR"],
  ),
  ...cases("use_currency_symbol_but_spell_out_if_no_symbol_exists", everyLanguage, (language, space, isBefore) => [
    ["EUR5", isBefore ? "€5" : `5${space}€`],
    ["100 CHF", languages[language].names[2]],
  ]),
  ...cases(
    "use_currency_symbol_but_use_iso_code_if_no_symbol_exists",
    everyLanguage,
    (_, space, isBefore) => [
      ["EUR5", isBefore ? "€5" : `5${space}€`],
      ["CHF100", isBefore ? `CHF${space}100` : `100${space}CHF`],
    ],
    ["Schweiz"],
  ),
  ...cases(
    "use_currency_symbol_followed_by_amount_without_space",
    everyLanguage,
    () => [
      ["5 $", "$5"],
      ["€ 5", "€5"],
      ["5 EUR", "€5"],
    ],
    ["5, 10, 15 €"],
  ),
  ...cases("use_currency_symbol_followed_by_space_then_amount", everyLanguage, (_, space) => [
    ["5 $", "$ 5"],
    ["€5", `€${space}5`],
  ]),
  ...cases("use_currency_symbol_followed_by_amount_in_arabic_numerals_without_space", eastAsianLanguages, () => [
    ["5 $", "$5"],
    ["¥ 1,000", "¥1,000"],
  ]),
  ...cases("use_currency_symbol_followed_by_space_then_amount_in_arabic_numerals", eastAsianLanguages, (_, space) => [
    ["¥1,000", `¥${space}1,000`],
  ]),
  ...cases(
    "use_full_width_currency_symbol_followed_by_amount_without_space",
    eastAsianLanguages,
    () => [
      ["¥1,000", "￥1,000"],
      ["$ 5", "＄5"],
    ],
    ["￥1,000", "€5"],
  ),
  ...cases(
    "use_half_width_currency_symbol_followed_by_amount_without_space",
    eastAsianLanguages,
    () => [
      ["￥1,000", "¥1,000"],
      ["＄ 5", "$5"],
    ],
    ["¥1,000"],
  ),
  ...cases("use_half_width_currency_symbol_followed_by_space_then_amount", eastAsianLanguages, (_, space) => [
    ["￥1,000", `¥${space}1,000`],
  ]),
  ...cases("use_iso_code", everyLanguage, (_, space, isBefore) => [
    ["€5", isBefore ? `EUR${space}5` : `5${space}EUR`],
    ["£5", isBefore ? `GBP${space}5` : `5${space}GBP`],
  ]),
  ...cases("use_iso_code_followed_by_space_then_amount", everyLanguage, (_, space) => [
    ["€5", `EUR${space}5`],
    ["5 €", "EUR 5"],
  ]),
  ...cases("use_iso_code_followed_by_space_then_amount_in_arabic_numerals", eastAsianLanguages, (_, space) => [
    ["€5", `EUR${space}5`],
  ]),
  {
    value: "use_amount_followed_by_space_then_spell_out_currency_name",
    language: "es",
    target: "es-419",
    changes: [
      ["5 millones €", "5 millones de euros"],
      ["US$ 5", "5 dólares estadounidenses"],
    ],
    keeps: ["$5"],
  },
  {
    value: "use_amount_followed_by_space_then_spell_out_currency_name",
    language: "en",
    changes: [["It costs $5 more.", "It costs 5 dollars more."]],
    keeps: ["a $5 ticket", "this $2bn deal"],
  },
  {
    value: "use_amount_followed_by_space_then_spell_out_currency_name",
    language: "de",
    changes: [["für 5 CHF", "für 5 Schweizer Franken"]],
    keeps: ["CHF 5.–", "CHF 5,-"],
  },
  {
    value: "spell_out_currency_name_followed_by_amount_in_arabic_numerals_without_space",
    language: "zh",
    changes: [["共100元", "共人民币100"]],
    keeps: ["人民币100元", "港币50元"],
  },
  {
    value: "use_amount_followed_by_space_then_spell_out_currency_name",
    language: "fr",
    target: "fr-CA",
    changes: [["5 millions €, 2 milliards $", "5 millions d’euros, 2 milliards de dollars"]],
    keeps: ["5"],
  },
];
