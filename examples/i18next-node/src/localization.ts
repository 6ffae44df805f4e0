import { readFile } from "node:fs/promises";
import { createClient } from "@dragoman/client";
import { DragomanBackend, type DragomanBackendOptions, type Resources } from "@dragoman/i18next";
import { createLocaleHandler, type NodeHandler, toNodeHandler } from "@dragoman/i18next/handler";
import { createPhraseStore } from "@dragoman/tm/store";
import { createInstance, type TFunction } from "i18next";

/** The first is the one that people write, in `locales/en`. */
export const languages = ["en", "de", "pl"] as const;
export type Language = (typeof languages)[number];
const namespace = "files";

export interface LocalizationOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
  /** A folder, or an address of Redis or PostgreSQL: what was translated once is kept there over restarts. */
  readonly store: string;
}

export interface Localization {
  /** Waits for translations no longer than the budget; `complete` says whether all were there. */
  readonly textsOf: (language: Language) => Promise<{ readonly t: TFunction; readonly complete: boolean }>;
  /** Answers pages that fill in, at `/locales`. */
  readonly serveLocales: NodeHandler;
  readonly close: () => Promise<void>;
}

export async function createLocalization({ baseUrl, apiKey, store }: LocalizationOptions): Promise<Localization> {
  const phraseStore = await createPhraseStore({ tenant: "example", place: store });
  const backend = new DragomanBackend();
  const i18n = createInstance();
  await i18n.use(backend).init<DragomanBackendOptions>({
    preload: languages,
    fallbackLng: "en",
    ns: [namespace],
    defaultNS: namespace,
    // The page escapes whole texts.
    interpolation: { escapeValue: false },
    backend: {
      client: createClient({ baseUrl, apiKey, phraseStore }),
      sourceLanguage: "en",
      loadSource,
      languages,
      namespaces: [namespace],
      budgetMs: 200,
    },
  });
  const handler = createLocaleHandler({ backend, languages, namespaces: [namespace] });
  return {
    textsOf: async (language) => {
      const { resources, complete } = await backend.load(language, namespace);
      i18n.addResourceBundle(language, namespace, resources, true, true);
      return { t: i18n.getFixedT(language), complete };
    },
    serveLocales: toNodeHandler(handler),
    close: async () => {
      // What is on its way is paid for: it is waited for, and kept.
      await backend.flush();
      await backend.close();
      await phraseStore.close();
    },
  };
}

export function isLanguage(name: string): name is Language {
  return languages.some((language) => language === name);
}

async function loadSource(name: string): Promise<Resources> {
  return JSON.parse(await readFile(new URL(`../locales/en/${name}.json`, import.meta.url), "utf8"));
}
