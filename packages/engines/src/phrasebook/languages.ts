/** The languages of the phrasebook. English is the hub: every other language is known by its English string. */
export const phrasebookLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "it",
  "pt-BR",
  "pl",
  "ja",
  "ko",
  "zh-Hans",
  "zh-Hant",
  "ru",
  "tr",
  "cs",
] as const;

export type PhrasebookLanguage = (typeof phrasebookLanguages)[number];

export type TargetLanguage = Exclude<PhrasebookLanguage, "en">;

export const targetLanguages: readonly TargetLanguage[] = phrasebookLanguages.filter((language) => language !== "en");

/** Chinese and Japanese write their marks full-width and put no space between sentences. */
export function writesFullWidth(language: PhrasebookLanguage): boolean {
  return language === "zh-Hans" || language === "zh-Hant" || language === "ja";
}

/** Languages whose script has capital and small letters. */
export function hasCase(language: PhrasebookLanguage): boolean {
  return !writesFullWidth(language) && language !== "ko";
}
