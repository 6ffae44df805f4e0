import { createClient } from "@dragoman/client";
import { DragomanBackend } from "@dragoman/i18next";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { createInstance } from "i18next";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listening, majors } from "../test/listening.ts";
import { locales, translations } from "./i18next.ts";
import { localize } from "./index.ts";

const resources = { title: "Our shop", cart_one: "{{count}} chair", cart_other: "{{count}} chairs" };
const translated = {
  en: {
    "Our shop": { pl: "Nasz sklep" },
    "1 chair": { pl: "1 krzesło" },
    "2 chairs": { pl: "2 krzesła" },
    "5 chairs": { pl: "5 krzeseł" },
    "1.5 chairs": { pl: "1,5 krzesła" },
  },
};

let service: TestService;
beforeAll(async () => {
  service = await createTestService({ engine: "scripted", script: translated });
});
afterAll(() => service.close());

const connected = () => createClient({ baseUrl: service.url, apiKey: service.apiKey });
const localization = () => localize({ client: connected(), sourceLanguage: "en", locales: ["en", "pl"] });

describe.each(majors)("on %s", (_name, createApp) => {
  test("each request has i18next's t in its reader's locale, which is loaded for its first reader", async () => {
    const i18n = createInstance();
    await i18n.use(DragomanBackend).init({
      lng: "en",
      fallbackLng: "en",
      ns: ["shop"],
      defaultNS: "shop",
      backend: { client: connected(), sourceLanguage: "en", loadSource: () => resources },
    });
    const app = createApp();
    app.use(localization(), translations(i18n));
    app.get("/", ({ t }, response) => void response.type("text").send(`${t("title")}: ${t("cart", { count: 5 })}`));
    const url = await listening(app);
    const polish = { headers: { "accept-language": "pl" } };
    const both = await Promise.all([fetch(url, polish), fetch(url, polish)]);
    for (const response of both) expect(await response.text()).toBe("Nasz sklep: 5 krzeseł");
    expect(await (await fetch(url)).text()).toBe("Our shop: 5 chairs");
  });

  test("the backend of pages has its handler by one line", async () => {
    const app = createApp();
    app.use(
      locales({
        client: connected(),
        sourceLanguage: "en",
        languages: ["en", "pl"],
        namespaces: ["shop"],
        loadSource: () => resources,
      }),
    );
    app.get("/", (_request, response) => void response.send("page"));
    const url = await listening(app);
    const answer = await fetch(`${url}/locales/pl/shop`);
    expect(await answer.json()).toMatchObject({ title: "Nasz sklep", cart_many: "{{count}} krzeseł" });
    expect(await (await fetch(url)).text()).toBe("page");
    expect((await fetch(`${url}/locales/..%2f..%2fetc/passwd`)).status).toBe(404);
  });

  test("a language that cannot be loaded is the fallback for its reader", async () => {
    const i18n = createInstance();
    await i18n.init({ lng: "en", fallbackLng: "en", resources: { en: { translation: { title: "Our shop" } } } });
    i18n.loadLanguages = () => Promise.reject(new Error("no"));
    const app = createApp();
    app.use(localization(), translations(i18n));
    app.get("/", ({ t }, response) => void response.type("text").send(t("title")));
    const response = await fetch(await listening(app), { headers: { "accept-language": "pl" } });
    expect(await response.text()).toBe("Our shop");
  });
});
