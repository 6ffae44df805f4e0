import { DragomanBackend } from "@dragoman/i18next/browser";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

export const languages = ["en", "de", "pl"] as const;

/** Not awaited: components suspend until their texts are there. */
export function startI18n(): void {
  i18next
    .use(DragomanBackend)
    .use(initReactI18next)
    .init({
      lng: new URLSearchParams(location.search).get("lng") ?? "en",
      fallbackLng: "en",
      supportedLngs: languages,
      ns: ["files"],
      defaultNS: "files",
      // Keys that `locales/en` does not have yet are told to the server, and come back translated.
      saveMissing: true,
      // React escapes what it shows, and shows anew what comes late.
      interpolation: { escapeValue: false },
      react: { bindI18nStore: "added" },
    });
}
