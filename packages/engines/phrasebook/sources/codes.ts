import type { PhrasebookLanguage } from "../../src/phrasebook/languages.ts";

/** What a package calls each language in its file names. */
export type Codes = Readonly<Record<PhrasebookLanguage, string>>;

export const plainCodes: Codes = {
  en: "en",
  de: "de",
  fr: "fr",
  es: "es",
  it: "it",
  "pt-BR": "pt-BR",
  pl: "pl",
  ja: "ja",
  ko: "ko",
  "zh-Hans": "zh-Hans",
  "zh-Hant": "zh-Hant",
  ru: "ru",
  tr: "tr",
  cs: "cs",
};

export const chinaAndTaiwan = { "zh-Hans": "zh-CN", "zh-Hant": "zh-TW" };

export const regionCodes: Codes = {
  en: "en-US",
  de: "de-DE",
  fr: "fr-FR",
  es: "es-ES",
  it: "it-IT",
  "pt-BR": "pt-BR",
  pl: "pl-PL",
  ja: "ja-JP",
  ko: "ko-KR",
  ...chinaAndTaiwan,
  ru: "ru-RU",
  tr: "tr-TR",
  cs: "cs-CZ",
};

export const underscored = (codes: Codes): Codes => mapCodes(codes, (code) => code.replace("-", "_"));

export function mapCodes(codes: Codes, change: (code: string) => string): Codes {
  return {
    en: change(codes.en),
    de: change(codes.de),
    fr: change(codes.fr),
    es: change(codes.es),
    it: change(codes.it),
    "pt-BR": change(codes["pt-BR"]),
    pl: change(codes.pl),
    ja: change(codes.ja),
    ko: change(codes.ko),
    "zh-Hans": change(codes["zh-Hans"]),
    "zh-Hant": change(codes["zh-Hant"]),
    ru: change(codes.ru),
    tr: change(codes.tr),
    cs: change(codes.cs),
  };
}

/** The codes without those of the languages that a package lacks, or whose strings are not to be used. */
export function without(codes: Codes, missing: readonly PhrasebookLanguage[]): Partial<Codes> {
  return Object.fromEntries(
    Object.entries(codes).filter(([language]) => !missing.some((absent) => absent === language)),
  );
}
