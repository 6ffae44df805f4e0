import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createClient } from "@dragoman/client";
import type { Resources } from "@dragoman/i18next";
import { createLocaleHandler, type NodeHandler, toNodeHandler } from "@dragoman/i18next/handler";
import type { Logger, Plugin } from "vite";

/** Serves `/locales` beside the page, in `vite` and `vite preview`. The key stays in this process. */
export function locales(): Plugin {
  return {
    name: "locales",
    configureServer: ({ middlewares, config }) => void middlewares.use(serveLocales(config.logger)),
    configurePreviewServer: ({ middlewares, config }) => void middlewares.use(serveLocales(config.logger)),
  };
}

function serveLocales(logger: Logger): NodeHandler {
  const { DRAGOMAN_URL = "http://127.0.0.1:4100", DRAGOMAN_KEY } = process.env;
  if (DRAGOMAN_KEY === undefined) {
    throw new Error("DRAGOMAN_KEY: give the key that the service printed when it started.");
  }
  const handler = createLocaleHandler({
    client: createClient({ baseUrl: DRAGOMAN_URL, apiKey: DRAGOMAN_KEY }),
    sourceLanguage: "en",
    loadSource,
    languages: ["en", "de", "pl"],
    namespaces: ["files"],
    missingKeys: {
      secret: randomBytes(32).toString("hex"),
      onMissing: ({ namespace, key, text }) => logger.info(`Add to locales/en/${namespace}.json: "${key}": "${text}"`),
    },
  });
  return toNodeHandler(handler);
}

async function loadSource(namespace: string): Promise<Resources> {
  return JSON.parse(await readFile(new URL(`../locales/en/${namespace}.json`, import.meta.url), "utf8"));
}
