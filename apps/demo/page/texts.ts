import { createInstance, type i18n } from "i18next";
import HttpBackend from "i18next-http-backend";
import { initReactI18next } from "react-i18next";
import { directionOf, type PageLanguage, pageLanguages, sourceLanguage } from "../src/page-languages.ts";
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
      // Whoever chose a language is told soon, and can try again.
      maxRetries: 1,
      backend: { loadPath: "/locales/{{lng}}/{{ns}}.json" },
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
  texts.on("languageChanged", (chosen) => applyLanguage(texts, room, chosen));
  return texts;
}

/**
 * Changes the page's language once its texts are there. A language that was there before is shown at once and its texts
 * asked for again, as the service may know better ones by now.
 * @param isWanted asked when the texts are there: another language may have been chosen since.
 * @returns false where the texts could not be loaded.
 */
export async function changeLanguage(texts: i18n, language: PageLanguage, isWanted: () => boolean): Promise<boolean> {
  const isThere = () => namespacesOf(texts).every((namespace) => texts.hasResourceBundle(language, namespace));
  const wasThere = isThere();
  const loading = texts.reloadResources([language]);
  if (!wasThere) await loading;
  if (!isThere()) return false;
  if (isWanted()) await texts.changeLanguage(language);
  return true;
}

function namespacesOf({ options }: i18n): readonly string[] {
  return [options.ns ?? []].flat();
}

function applyLanguage(texts: i18n, room: Room, language: string): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  document.title = texts.t("title", { ns: rooms[room].title });
  forgetLanguageInAddress();
  void rememberPreferences({ language });
}

/** `?lang=` decided the first language only. */
function forgetLanguageInAddress(): void {
  if (location.search !== "") history.replaceState(null, "", location.pathname);
}
