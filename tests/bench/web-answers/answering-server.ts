/**
 * One of the servers that the benchmark compares, in a process of its own: `fork(file, [name, address, key])`, the last
 * two of a service. It tells its address, and the processor time it has used whenever it is asked.
 */
import { createClient } from "@dragoman/client";
import { localize } from "@dragoman/express";
import express, { type Express, type RequestHandler } from "express";
import interceptor from "express-interceptor";
import i18next from "i18next";
import * as i18nextMiddleware from "i18next-http-middleware";
import { parse, serialize, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { page, productPaths, products } from "./bodies.ts";

const [name = "", baseUrl = "", apiKey = ""] = process.argv.slice(2);

/** What each server puts before the same two answers. */
const middlewares: Readonly<Record<string, () => Promise<RequestHandler | undefined>>> = {
  plain: async () => undefined,
  "i18next-http-middleware": async () => {
    const instance = i18next.createInstance();
    await instance.use(i18nextMiddleware.LanguageDetector).init({
      fallbackLng: "en",
      supportedLngs: ["en", "de", "pl"],
      resources: { en: { translation: {} }, de: { translation: {} }, pl: { translation: {} } },
    });
    return i18nextMiddleware.handle(instance);
  },
  "express-interceptor with parse5": async () => {
    const known = new Map<string, string>();
    return interceptor((_request, response) => ({
      isInterceptable: () => /text\/html/.test(String(response.get("content-type"))),
      intercept: (body, send) => {
        const document = parse(body);
        replaceTexts(document, known);
        send(serialize(document));
      },
    }));
  },
  "@dragoman/express": async () => {
    const client = createClient({ baseUrl, apiKey });
    const locales = ["en", "de", "pl"];
    return localize({ client, sourceLanguage: "en", locales, json: { paths: productPaths }, budgetMs: 10_000 });
  },
};

/** As a translation of whole text nodes does it: each is looked up, and what is new is made up. */
function replaceTexts(node: Tree.Node, known: Map<string, string>): void {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if (child.nodeName === "script" || child.nodeName === "style") continue;
    if ("value" in child && child.nodeName === "#text") {
      const text = child.value.trim();
      if (text === "") continue;
      const translation = known.get(text) ?? `[${text}]`;
      known.set(text, translation);
      child.value = child.value.replace(text, () => translation);
    } else replaceTexts(child, known);
  }
}

function listening(app: Express): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = app.listen(0, "127.0.0.1", () => {
      const address = server.address();
      if (typeof address === "object" && address !== null) resolve(address.port);
      else reject(new Error("The server has no port."));
    });
  });
}

const middleware = await middlewares[name]?.();
const app = express();
if (middleware !== undefined) app.use(middleware);
app.get("/json", (_request, response) => void response.json(products));
app.get("/html", (_request, response) => void response.type("html").send(page));
let answers = 0;
app.get("/json/new", (_request, response) => void response.json({ answer: answers++, ...products }));
app.get("/html/new", (_request, response) => void response.type("html").send(`${page}<!-- ${answers++} -->`));
process.on("message", () => process.send?.(process.cpuUsage()));
process.on("disconnect", () => process.exit());
process.send?.({ url: `http://127.0.0.1:${await listening(app)}` });
