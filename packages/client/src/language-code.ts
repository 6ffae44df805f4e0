/** The languages most services know. Any other code is as good: what a service knows, `languages()` says. */
export type KnownLanguage =
  | "ar"
  | "bg"
  | "ca"
  | "cs"
  | "da"
  | "de"
  | "de-CH"
  | "el"
  | "en"
  | "en-GB"
  | "en-US"
  | "es"
  | "es-419"
  | "et"
  | "fi"
  | "fr"
  | "fr-CA"
  | "he"
  | "hu"
  | "id"
  | "it"
  | "ja"
  | "ko"
  | "lt"
  | "lv"
  | "nb"
  | "nl"
  | "pl"
  | "pt"
  | "pt-BR"
  | "pt-PT"
  | "ro"
  | "ru"
  | "sk"
  | "sl"
  | "sv"
  | "th"
  | "tr"
  | "uk"
  | "vi"
  | "zh"
  | "zh-Hans"
  | "zh-Hant";

/** A BCP 47 code, such as `de`, `pt-BR` or `zh-Hans`. Upper and lower case are the same. */
export type LanguageCode = KnownLanguage | (string & {});

/** The code in BCP 47 casing (RFC 5646, 2.1.1), which services write in several ways: `ZH-HANT` is `zh-Hant`. */
export function bcp47Casing(code: string): LanguageCode {
  const [language = "", ...rest] = String(code).split("-");
  const cased = rest.map((part) => {
    if (part.length === 4) return part.slice(0, 1).toUpperCase() + part.slice(1).toLowerCase();
    return part.length === 2 ? part.toUpperCase() : part.toLowerCase();
  });
  return [language.toLowerCase(), ...cased].join("-");
}

/** The code without region and script: most services take the language of a text so, `en` for `en-GB`. */
export function baseLanguage(code: string): string {
  return code.split("-", 1)[0] ?? code;
}
