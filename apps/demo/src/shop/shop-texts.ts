import { readFile } from "node:fs/promises";
import type { Client } from "@dragoman/client";
import { DragomanBackend, type Resources } from "@dragoman/i18next";
import { createInstance } from "i18next";
import { type Namespace, namespaces, type PageLanguage, pageLanguages, sourceLanguage } from "../page-languages.ts";
import type { EnginesOfKeys, Texts } from "../protocol.ts";

/**
 * The texts of the page and its shop, in every language they are offered in. Each read makes them anew, as servers do
 * that come and go: what was translated before is known to the phrase store of the client, and to nobody else.
 */
export interface ShopTexts {
  read(language: PageLanguage, namespace: Namespace): Promise<Texts>;
  /** Which engine answered each key; `source` for the original texts. */
  engines(language: PageLanguage, namespace: Namespace): Promise<EnginesOfKeys>;
}

/** i18next as an application's server runs it: the original texts on disk, all other languages through the backend. */
export async function createShopTexts(client: Client): Promise<ShopTexts> {
  const backend = new DragomanBackend();
  const i18n = createInstance();
  await i18n.use(backend).init({
    lng: sourceLanguage,
    fallbackLng: false,
    load: "currentOnly",
    ns: namespaces,
    // The client's phrase store remembers the translations; nothing else need.
    backend: { client, sourceLanguage, loadSource, languages: pageLanguages, namespaces, cacheSize: 0 },
  });

  // i18next tells the second who asks for a language that it is there while it is still on its way.
  const underWay = new Map<string, Promise<void>>();
  const load = (language: PageLanguage, namespace: Namespace): Promise<void> => {
    const name = `${language}/${namespace}`;
    const running = underWay.get(name);
    if (running !== undefined) return running;
    const loading = i18n.reloadResources(language, namespace).finally(() => underWay.delete(name));
    underWay.set(name, loading);
    return loading;
  };
  const read: ShopTexts["read"] = async (language, namespace) => {
    await load(language, namespace);
    const texts: Texts | undefined = i18n.getResourceBundle(language, namespace);
    if (texts === undefined) throw new Error(`The texts ${language}/${namespace} could not be made.`);
    return texts;
  };

  return {
    read,
    async engines(language, namespace) {
      const texts = await read(language, namespace);
      const infos = backend.info(language, namespace);
      return Object.fromEntries(
        keysOf(texts).map((key) => {
          const info = infos?.get(key);
          return [key, info?.state === "translated" ? (info.engine ?? "unknown") : "source"];
        }),
      );
    },
  };
}

async function loadSource(namespace: string): Promise<Resources> {
  const file = new URL(`../../shop/${sourceLanguage}/${namespace}.json`, import.meta.url);
  return JSON.parse(await readFile(file, "utf8"));
}

function keysOf(texts: Texts, path: readonly string[] = []): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string" ? [[...path, key].join(".")] : keysOf(value, [...path, key]),
  );
}
