import { createInstance, type i18n } from "i18next";
import HttpBackend from "i18next-http-backend";
import { initReactI18next } from "react-i18next";
import { directionOf, pageLanguages, sourceLanguage } from "../src/page-languages.ts";
import type { PageStart } from "../src/protocol.ts";
import { type Room, rooms } from "../src/rooms.ts";
import { rememberPreferences } from "./server.ts";

/** The page's texts: the first language from the document, every other from the demo's server when it is chosen. */
export async function startTexts({ room, language, resources }: PageStart): Promise<i18n> {
  const texts = createInstance();
  await texts
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: sourceLanguage,
      supportedLngs: pageLanguages,
      load: "currentOnly",
      ns: rooms[room].namespaces,
      defaultNS: "ui",
      resources,
      partialBundledLanguages: true,
      backend: { loadPath: "/locales/{{lng}}/{{ns}}.json" },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  texts.on("languageChanged", (chosen) => applyLanguage(texts, room, chosen));
  return texts;
}

function applyLanguage(texts: i18n, room: Room, language: string): void {
  const { title } = rooms[room];
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = texts.t(title.key, { ns: title.namespace });
  forgetLanguageInAddress();
  void rememberPreferences({ language });
}

/** `?lang=` decided the first language only. */
function forgetLanguageInAddress(): void {
  if (location.search !== "") history.replaceState(null, "", location.pathname);
}
