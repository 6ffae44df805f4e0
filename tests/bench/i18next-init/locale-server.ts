/**
 * The server of the benchmark, in a process of its own: a service with the `pseudo` engine behind the locale handler, and
 * the same resources as files of JSON, for those that read files.
 */
import { createServer } from "node:http";
import { createClient } from "@dragoman/client";
import { createLocaleHandler, toNodeHandler } from "@dragoman/i18next/handler";
import { createTestService } from "@dragoman/server/testing";
import { type Cold, languages, namespaces, sourceOf } from "./locales.ts";

const service = await createTestService({ engine: "pseudo" });
const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
const handler = createLocaleHandler({
  ...{ client, sourceLanguage: "en", loadSource: sourceOf, languages, namespaces },
  // The first answer is waited for, however long it takes.
  budgetMs: 600_000,
});
const locales = toNodeHandler(handler);

/** As the handler gives them; filled by its first answer. */
const files = new Map<string, string>();
let resources: Record<string, Record<string, unknown>> = {};

/** `/multi/de+pl/page0+page1`, as the multiload adapter asks. */
function several(path: string): string | undefined {
  const [, kind, named = "", rooms = ""] = path.split("/");
  if (kind !== "multi") return undefined;
  const wanted = named
    .split("+")
    .map((language) => [
      language,
      Object.fromEntries(rooms.split("+").map((namespace) => [namespace, resources[language]?.[namespace]])),
    ]);
  return JSON.stringify(Object.fromEntries(wanted));
}

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  if (pathname.startsWith("/locales/")) return void locales(request, response);
  const path = decodeURIComponent(pathname);
  const file = files.get(path) ?? several(path);
  response.writeHead(file === undefined ? 404 : 200, { "content-type": "application/json" });
  response.end(file ?? "{}");
});
server.listen(0, "127.0.0.1", async () => {
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  service.calls.clear();
  const answer = await fetch(`${url}/locales/${languages.join("+")}/${namespaces.join("+")}`);
  resources = JSON.parse(await answer.text());
  const cold = languages.map((language) => coldOf(language));
  for (const language of languages) {
    for (const namespace of namespaces) {
      files.set(`/files/${language}/${namespace}.json`, JSON.stringify(resources[language]?.[namespace]));
    }
  }
  files.set("/all.json", JSON.stringify(resources));
  process.send?.({ url, cold });
});
/** What the service was asked for a language, while nothing was known. */
function coldOf(language: string): Cold {
  const bodies = service.calls
    .of("translateText")
    .map(({ body }) => ({ text: [], target_lang: "", ...Object(body) }))
    .filter((body) => String(body.target_lang).toLowerCase() === language);
  const texts = bodies.flatMap(({ text }): readonly string[] => text);
  const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(JSON.stringify(body)), 0);
  return { language, requests: bodies.length, texts: texts.length, bytes };
}

process.on("disconnect", () => process.exit());
