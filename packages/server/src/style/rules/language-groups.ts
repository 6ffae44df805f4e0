import type { StyleLanguage } from "../rule.ts";

export const everyLanguage: readonly StyleLanguage[] = ["de", "en", "es", "fr", "it", "ja", "ko", "zh"];

/** Those written in Latin letters. */
export const latinLanguages: readonly StyleLanguage[] = ["de", "en", "es", "fr", "it"];

export const eastAsianLanguages: readonly StyleLanguage[] = ["ja", "ko", "zh"];
