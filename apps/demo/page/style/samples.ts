import type { NewStyleRuleList } from "@dragoman/client";

type StyleLanguage = NewStyleRuleList["language"];

/** A list of our own for each language, and a text that its rules change. */
interface Sample {
  readonly text: string;
  readonly rules: NonNullable<NewStyleRuleList["configuredRules"]>;
}

export const styleLanguages = ["de", "en", "es", "fr", "it", "ja", "ko", "zh"] as const satisfies StyleLanguage[];

export function isStyleLanguage(tag: string): tag is StyleLanguage {
  return styleLanguages.some((language) => language === tag);
}

const ellipsis = { ellipsis: "use_ellipsis_character" } as const;
/** No edit follows it: it is there to show what is said of such rules. */
const formal = { formality: "use_formal_tone" } as const;
const euro = {
  currency_format: "use_amount_followed_by_space_then_currency_symbol",
  percentage_format: "use_numerals_followed_by_space_then_percent_symbol",
  decimal_separator: "use_comma_as_decimal_separator",
} as const;
const guillemets = {
  dates_and_times: { date_format: "use_dd_space_spelled_out_month_space_yyyy" },
  numbers: euro,
  punctuation: { ...ellipsis, quotation_mark: "use_guillemets" },
  style_and_tone: formal,
} as const;

export const samples: Readonly<Record<StyleLanguage, Sample>> = {
  de: {
    text: 'Am 5.3.2026 um 15:30 stand da: "Die Route ist 1234.5 km lang." Das sind 20% mehr, und sie kostet € 1200...',
    rules: {
      dates_and_times: {
        date_format: "use_dd_period_space_month_yyyy_without_leading_zeros_for_single_digit_days",
        time_format: "use_hh_period_mm_german_word_uhr_without_leading_zeros_for_single_digit_hours",
      },
      numbers: euro,
      punctuation: { ...ellipsis, quotation_mark: "use_curly_quotation_marks" },
      style_and_tone: formal,
    },
  },
  en: {
    text: 'On 5 March 2026 at 15:30 it read: "The route is 1234.5 km long." That is 20 % more, and it costs € 1200...',
    rules: {
      dates_and_times: { time_format: "use_12_hour_clock_and_lowercase_am_or_pm_with_periods" },
      numbers: {
        currency_format: "use_currency_symbol_followed_by_amount_without_space",
        percentage_format: "use_arabic_numerals_followed_by_percent_symbol_without_space",
        thousands_separator: "use_comma",
      },
      punctuation: { ...ellipsis, quotation_mark: "use_curly_quotation_marks" },
      style_and_tone: formal,
    },
  },
  es: {
    text: 'El 5/3/2026 a las 3:30 PM decía: "La ruta mide 1234.5 km". Es un 20% más y cuesta € 1200...',
    rules: { ...guillemets, dates_and_times: { time_format: "use_24_hour_clock" } },
  },
  fr: {
    text: 'Le 5/3/2026 à 15:30, on lisait : "La route fait 1234.5 km." C\'est 20% de plus, et elle coûte € 1200...',
    rules: guillemets,
  },
  it: {
    text: 'Il 5/3/2026 alle 15:30 si leggeva: "Il percorso è lungo 1234.5 km." È il 20% in più e costa € 1200...',
    rules: guillemets,
  },
  ja: {
    text: '2026年3月5日の午後3:30、"道は1234.5kmです"と書かれていました。20%長く、¥1200かかります...',
    rules: {
      dates_and_times: { time_format: "use_24_hour_clock" },
      numbers: {
        percentage_format: "use_numerals_followed_by_full_width_percent_symbol_without_space",
        thousands_separator: "use_comma",
      },
      punctuation: {
        ...ellipsis,
        quotation_style:
          "use_corner_brackets_for_primary_quotations_and_double_corner_brackets_for_secondary_quotations",
      },
      style_and_tone: formal,
    },
  },
  ko: {
    text: "2026년 3월 5일 오후 3:30에 “길은 1234.5km입니다”라고 적혀 있었습니다. 20 % 더 길고 ₩1200입니다...",
    rules: {
      dates_and_times: { time_format: "use_24_hour_clock" },
      numbers: {
        percentage_format: "use_arabic_numerals_followed_by_percent_symbol_without_space",
        thousands_separator: "use_comma",
      },
      punctuation: { ...ellipsis, quotation_mark: "use_straight_quotation_marks" },
      style_and_tone: formal,
    },
  },
  zh: {
    text: '2026年3月5日下午3:30，牌子上写着"路线长1234.5km"。长了20%，花费¥1200...',
    rules: {
      dates_and_times: { time_format: "use_24_hour_clock" },
      numbers: { thousands_separator: "use_comma", spelling_out_units: "always_spell_out_units_of_measure" },
      punctuation: { ...ellipsis, quotation_mark: "use_curly_quotation_marks" },
      style_and_tone: formal,
    },
  },
};
