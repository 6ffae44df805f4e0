import type { StyleLanguage } from "../../rule.ts";
import type { Case } from "../case.ts";
import { type ByLanguage, casesByLanguage } from "./by-language.ts";

/** What is no whole date, or no day of the calendar, or must stay, whatever the style. */
export const noDates: Readonly<Record<StyleLanguage, readonly string[]>> = {
  de: [
    "Version 3.4.2026.1 und {2026-03-04}",
    "Am 31.02.2026 ist nichts.",
    "vom 3.–5. März 2026",
    "im März 2026, 3:4",
    "IP 10.3.20.26",
    "Bericht 2026-03-04.pdf",
  ],
  en: [
    "Build 3.4.2026.1 and {2026-03-04}",
    "on 2/30/2026",
    "March 3–5, 2026",
    "in March 2026, May 5",
    "at 2026-03-04T10:00Z",
    "04/03/2026 or 03/04/2026?",
  ],
  es: ["Versión 3.4.2026.1 y {2026-03-04}", "el 31/02/2026", "del 3 al 5 de marzo de 2026", "en marzo de 2026"],
  fr: ["Version 3.4.2026.1 et {2026-03-04}", "le 31/02/2026", "du 3 au 5 mars 2026", "en mars 2026"],
  it: ["Versione 3.4.2026.1 e {2026-03-04}", "il 31/02/2026", "dal 3 al 5 marzo 2026", "a marzo 2026"],
  ja: ["バージョン3.4.2026.1と{2026-03-04}", "2026年3月", "2026年2月31日", "03/04/2026-1", "report 2026-03-04.pdf"],
  ko: ["버전 3.4.2026.1, {2026-03-04}", "2026년 3월", "2026년 2월 31일", "report 2026-03-04.pdf"],
  zh: ["版本3.4.2026.1和{2026-03-04}", "2026年3月", "2026年2月31日"],
};

/** The cases of a value, and of another of the same meaning where there is one. */
export function datesInEach<Value extends string>(
  changes: ByLanguage,
  ...values: readonly Value[]
): readonly Case<Value>[] {
  return casesByLanguage(values, changes, noDates);
}
