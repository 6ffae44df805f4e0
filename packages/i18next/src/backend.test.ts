import { describe, expect, expectTypeOf, test } from "vitest";
import { versions } from "../test/i18next-versions.ts";
import { aroundTokens, localTranslator, type Translating } from "../test/local-translator.ts";
import { DragomanBackend } from "./backend.ts";
import type { DeclinedMessage, DragomanBackendOptions } from "./options.ts";

const polish: Record<string, string> = {
  Cart: "Koszyk",
  "1 item": "1 przedmiot",
  "2 items": "2 przedmioty",
  "5 items": "5 przedmiotów",
  "1.5 items": "1,5 przedmiotu",
  "Hello {{name}}": "Cześć {{name}}",
  'Read <t i="1">the terms</t>': 'Przeczytaj <t i="1">regulamin</t>',
  "Pay {{sum}}": "Zapłać {{kwota}}",
};

const english = {
  cart: { title: "Cart", item_one: "{{count}} item", item_other: "{{count}} items" },
  hello: "Hello {{name}}",
  terms: "Read <0>the terms</0>",
};

/** An engine that adds a placeholder to everything. */
const damaging: Translating = (text) => `${text} {{more}}`;

describe.each(versions)("$name", ({ createInstance }) => {
  async function start(
    options: Partial<DragomanBackendOptions> = {},
    translate: Translating = (text, target) => (target === "pl" ? polish[text] : `${target}:${text}`),
    init: { lng?: string; ns?: string[] } = {},
  ) {
    const { client, requests } = await localTranslator(aroundTokens(translate));
    const backend = new DragomanBackend();
    const instance = createInstance();
    await instance.use(backend).init({
      lng: "pl",
      fallbackLng: "en",
      ...init,
      backend: { client, sourceLanguage: "en", loadSource: () => english, ...options },
    });
    return { instance, backend, requests };
  }

  test("a language is filled from the source, its plurals right, in as few requests as there are ways to send", async () => {
    const { instance, requests } = await start();
    expect(instance.t("cart.title")).toBe("Koszyk");
    expect([1, 2, 5, 22, 1.5, 0].map((count) => instance.t("cart.item", { count }))).toEqual([
      "1 przedmiot",
      "2 przedmioty",
      "5 przedmiotów",
      "22 przedmioty",
      "1.5 przedmiotu",
      "0 przedmiotów",
    ]);
    expect(instance.t("hello", { name: "Ada" })).toBe("Cześć Ada");
    expect(instance.t("terms")).toBe("Przeczytaj <0>regulamin</0>");
    // What has no tokens goes as it is, the rest as markup.
    expect(requests).toHaveLength(2);
  });

  test("the class itself can be given to i18next", async () => {
    const { client } = await localTranslator(aroundTokens((text) => polish[text]));
    const instance = createInstance();
    await instance.use(DragomanBackend).init({
      lng: "pl",
      fallbackLng: "en",
      backend: { client, sourceLanguage: "en", loadSource: async () => english },
    });
    expect(instance.t("cart.title")).toBe("Koszyk");
    expectTypeOf<Parameters<DragomanBackend["init"]>[1]>().toEqualTypeOf<DragomanBackendOptions>();
  });

  test("the source language, its regions and dev are never sent", async () => {
    const { backend, requests } = await start({}, undefined, { lng: "en-GB" });
    for (const language of ["en", "EN-us", "dev"]) expect(await backend.read(language, "translation")).toEqual(english);
    expect(requests).toEqual([]);
  });

  test("the service is told the source language without its region", async () => {
    const from: (string | undefined)[] = [];
    const client: DragomanBackendOptions["client"] = {
      translateSettled: async (texts, options) => {
        from.push(options.from);
        return texts.map((text) => ({
          status: "translated",
          translation: { text, detectedSourceLanguage: "en", notApplied: [] },
        }));
      },
    };
    const { backend } = await start({ client, sourceLanguage: "en-US" }, undefined, { lng: "en" });
    await backend.read("pl", "translation");
    expect(new Set(from)).toEqual(new Set(["en"]));
  });

  test("what was declined or damaged stays in the source language, and is told", async () => {
    const declined: DeclinedMessage[] = [];
    const translate: Translating = (text) => (text.startsWith("Pay") ? damaging(text, "pl") : polish[text]);
    const loadSource = () => ({ ...english, pay: "Pay {{sum}}", rare: "A rare sentence" });
    const options = { loadSource, onDeclined: (one: DeclinedMessage) => declined.push(one) };
    const { instance, backend } = await start(options, translate);

    expect(instance.t("pay", { sum: "5 zł" })).toBe("Pay 5 zł");
    expect(instance.t("rare")).toBe("A rare sentence");
    expect(instance.t("cart.title")).toBe("Koszyk");
    expect(declined).toMatchObject([
      { language: "pl", namespace: "translation", key: "pay", reason: "damaged" },
      { language: "pl", namespace: "translation", key: "rare", reason: "declined", error: { code: "declined" } },
    ]);
    const info = backend.info("pl", "translation");
    expect(info?.get("cart.item_few")).toEqual({ state: "translated", engine: "scripted" });
    expect(info?.get("rare")).toMatchObject({
      state: "fallback",
      reason: "declined",
      error: { remedies: [{ engine: "bergamot" }] },
    });
    expect(info?.get("pay")).toEqual({ state: "fallback", reason: "damaged", engine: "scripted" });
  });

  test("what was translated once is not sent again, what was declined is", async () => {
    let installed = false;
    const translate: Translating = (text) => (text === "A rare sentence" && !installed ? undefined : `pl:${text}`);
    const loadSource = () => ({ cart: "Cart", rare: "A rare sentence" });
    const { instance, backend, requests } = await start({ loadSource }, translate);
    expect(instance.t("rare")).toBe("A rare sentence");

    installed = true;
    await instance.reloadResources("pl");
    expect(instance.t("rare")).toBe("pl:A rare sentence");
    expect(requests.at(-1)).toEqual(["A rare sentence"]);

    const sent = requests.length;
    await instance.reloadResources("pl");
    expect(requests).toHaveLength(sent);
    backend.forget();
    await instance.reloadResources("pl");
    expect(requests.at(-1)).toEqual(["Cart", "A rare sentence"]);
  });

  test("reads of the same at once are one, and equal strings are sent once", async () => {
    const loadSource = () => ({ a: "Save", b: "Save", c: "Save {{count}}" });
    const { backend, requests } = await start({ loadSource }, undefined, { lng: "en" });
    const [first, second] = await Promise.all([backend.read("de", "shop"), backend.read("de", "shop")]);
    expect(first).not.toBe(second);
    expect(first).toEqual(second);
    expect(first).toEqual({ a: "de:Save", b: "de:Save", c: "de:Save {{count}}" });
    expect(requests).toEqual([["Save"], ['Save <x i="1">{{count}}</x>']]);
  });

  test("numbers, blanks and strings without words are kept and not sent", async () => {
    const loadSource = () => ({ size: 12, on: true, none: null, blank: " ", sum: "{{a}} / {{b}}", more: "$t(size)" });
    const { backend, requests } = await start({ loadSource }, undefined, { lng: "en" });
    expect(await backend.read("de", "translation")).toEqual(loadSource());
    expect(backend.info("de", "translation")?.get("sum")).toEqual({ state: "kept" });
    expect(requests).toEqual([]);
  });

  test("what i18next does to the source language's resources is not done to the source", async () => {
    const source = { cart: { title: "Cart" }, list: ["One"] };
    const { instance, backend } = await start({ loadSource: () => source }, undefined, { lng: "en-US" });
    instance.addResource("en-US", "translation", "cart.title", "Basket");
    expect(instance.getResource("en", "translation", "cart.title")).toBe("Cart");
    expect(await backend.read("en", "translation")).toEqual({ cart: { title: "Cart" }, list: ["One"] });
  });

  test("a damaged answer is remembered until all is forgotten", async () => {
    const { instance, backend, requests } = await start({ loadSource: () => ({ pay: "Pay {{sum}}" }) }, damaging);
    const sent = requests.length;
    await instance.reloadResources("pl");
    expect(requests).toHaveLength(sent);
    backend.forget();
    await instance.reloadResources("pl");
    expect(requests).toHaveLength(2 * sent);
  });

  test("a count is known by the project's own format separator", async () => {
    const { client, requests } = await localTranslator((text) => text);
    const instance = createInstance();
    await instance.use(DragomanBackend).init({
      lng: "ja",
      fallbackLng: "en",
      interpolation: { formatSeparator: ";" },
      backend: { client, sourceLanguage: "en", loadSource: () => ({ n_other: "{{count; number}} items" }) },
    });
    expect(requests).toEqual([['<n i="0">2</n> items']]);
    expect(instance.getResource("ja", "translation", "n_other")).toBe("{{count; number}} items");
  });

  test("translate's options and the project's own brackets are used", async () => {
    const { client, requests } = await localTranslator((text) => text.replace("Hi", "Cześć"));
    const instance = createInstance();
    await instance.use(DragomanBackend).init({
      lng: "pl",
      fallbackLng: "en",
      keySeparator: "/",
      pluralSeparator: "#",
      interpolation: { prefix: "%(", suffix: ")" },
      backend: {
        client,
        sourceLanguage: "en",
        translate: { formality: "prefer_less" },
        loadSource: () => ({ hi: "Hi %(name)", n: { "k#one": "%(count) Hi", "k#other": "%(count) Hi" } }),
      },
    });
    expect(instance.t("hi", { name: "Ada" })).toBe("Cześć Ada");
    expect(instance.t("n/k", { count: 5 })).toBe("5 Cześć");
    const counted = ["1", "2", "5", "1.5"].map((number) => `<n i="0">${number}</n> Hi`);
    expect(requests).toEqual([['Hi <x i="1">%(name)</x>', ...counted]]);
  });

  test("a service that cannot be asked fails the read, and i18next falls back", async () => {
    const { client } = await localTranslator(() => "");
    const broken = {
      translateSettled: () => client.translateSettled(["a"], { to: "de", signal: AbortSignal.abort() }),
    };
    const { instance, backend } = await start({ client: broken });
    await expect(backend.read("pl", "translation")).rejects.toMatchObject({ kind: "aborted" });
    expect(instance.t("cart.title")).toBe("Cart");
  });

  test("with a cache of none every read asks the client, whose phrase store then remembers", async () => {
    const { backend, requests } = await start({ cacheSize: 0 });
    const sent = requests.length;
    const first = await backend.read("pl", "translation");
    expect(requests.length).toBe(2 * sent);
    expect(await backend.read("pl", "translation")).toEqual(first);
    expect(requests.length).toBe(3 * sent);
  });

  test("a missing option is named", () => {
    const init = (options: object) => () =>
      Reflect.apply(DragomanBackend.prototype.init, new DragomanBackend(), [{}, options, {}]);
    const client = { translateSettled: async () => [] };
    expect(init({})).toThrow("client");
    expect(init({ client })).toThrow("sourceLanguage");
    expect(init({ client, sourceLanguage: "en" })).toThrow("loadSource");
    for (const sourceLanguage of ["en_US", "", "english language"]) {
      expect(init({ client, sourceLanguage, loadSource: () => ({}) })).toThrow("sourceLanguage");
    }
    expect(init({ client, sourceLanguage: "en", loadSource: () => ({}), cacheSize: -1 })).toThrow("cacheSize");
  });
});
