import type { BackendModule, InitOptions } from "i18next";
import ChainedBackend from "i18next-chained-backend";
import { describe, expect, test } from "vitest";
import { versions } from "../../test/i18next-versions.ts";
import { localeSite } from "../../test/locale-site.ts";
import { DragomanBackend } from "../browser.ts";

const nextTurn = () => new Promise((resolve) => setTimeout(resolve, 20));

describe.each(versions)("$name", ({ createInstance }) => {
  interface Site {
    readonly namespaces?: readonly string[];
    /** A language for which what stands before the server answers 404. */
    readonly refused?: string;
  }

  async function page(options: InitOptions, { namespaces = ["shop", "cart", "translation"], refused }: Site = {}) {
    const { url, requests } = await localeSite({ namespaces });
    const sent: string[] = [];
    const send = (address: string, request: RequestInit) => {
      const { pathname } = new URL(address);
      sent.push(pathname);
      const isRefused = refused !== undefined && pathname.startsWith(`/locales/${refused}`);
      return isRefused ? Promise.resolve(new Response("", { status: 404 })) : fetch(address, request);
    };
    const instance = createInstance().use(DragomanBackend);
    const ready = instance.init({ ...options, backend: { path: `${url}/locales`, fetch: send } });
    return { instance, ready, sent, requests };
  }
  const microtasks = async () => {
    for (let step = 0; step < 10; step++) await Promise.resolve();
  };

  test("what i18next will read is asked for before its timer", async () => {
    const { instance, ready, sent } = await page({
      lng: "pl",
      fallbackLng: "en",
      preload: ["de"],
      ns: ["shop", "cart"],
      defaultNS: "shop",
    });
    await microtasks();
    expect(sent).toEqual(["/locales/pl+en+de/cart+shop"]);
    await ready;
    expect(instance.t("title")).toBe("pl:Shop");
    expect(instance.getResource("de", "cart", "title")).toBe("de:Shop");
    expect(sent).toHaveLength(1);
  });

  test.each<[string, InitOptions]>([
    ["a variant of a supported language", { lng: "pl-PL", supportedLngs: ["pl", "en"] }],
    ["the language alone", { lng: "pl-PL", load: "languageOnly" }],
    ["a language that is not supported", { lng: "fr", supportedLngs: ["pl", "en"] }],
    ["one namespace as text", { lng: "pl", ns: "shop", defaultNS: "shop" }],
  ])("asks for exactly what i18next reads: %s", async (_, options) => {
    const { ready, sent, instance } = await page({ fallbackLng: "en", ...options });
    await microtasks();
    expect(sent).toHaveLength(1);
    await ready;
    await nextTurn();
    expect(sent).toHaveLength(1);
    expect(instance.t("title")).toMatch(/Shop$/);
  });

  test.each<[string, InitOptions]>([
    ["no language yet", {}],
    ["keys are shown", { lng: "cimode" }],
    ["resources are there", { lng: "pl", resources: { pl: { translation: { title: "Sklep" } } } }],
  ])("asks for nothing ahead where %s", async (_, options) => {
    const { ready, sent } = await page({ fallbackLng: false, ...options });
    await microtasks();
    expect(sent).toEqual([]);
    await ready;
    await nextTurn();
    expect(sent).toEqual([]);
  });

  test("what was asked for ahead and not read is read anew when it is", async () => {
    const { instance, ready, sent } = await page({ lng: "pl", fallbackLng: false });
    await instance.changeLanguage("de");
    await ready;
    await nextTurn();
    expect(instance.t("title")).toBe("de:Shop");
    const before = sent.length;
    await instance.changeLanguage("pl");
    expect(instance.t("title")).toBe("pl:Shop");
    expect(sent.slice(before)).toEqual(["/locales/pl/translation"]);
  });

  test.each<[string, string | undefined, readonly string[]]>([
    ["that the server has not", undefined, []],
    ["that is refused with all beside it", "xx", ["/locales/en/translation"]],
  ])("a language %s, replaced while it is asked for ahead, fails no other", async (_, refused, again) => {
    const { instance, ready, sent } = await page({ lng: "xx", fallbackLng: "en" }, refused ? { refused } : {});
    await microtasks();
    await instance.changeLanguage("de");
    await ready;
    expect(instance.t("title")).toBe("de:Shop");
    expect(instance.getResource("en", "translation", "title")).toBe("Shop");
    expect(sent).toEqual(["/locales/xx+en/translation", "/locales/de/translation", ...again]);
  });

  test("a language that is replaced at once is not asked for", async () => {
    const { url, requests } = await localeSite();
    const instance = createInstance().use(DragomanBackend);
    const ready = instance.init({ lng: "xx", fallbackLng: "en", backend: { path: `${url}/locales` } });
    await instance.changeLanguage("de");
    await ready;
    expect(instance.t("title")).toBe("de:Shop");
    expect(requests).toEqual(["GET /locales/de+en/translation"]);
  });

  test.each(["..", "../../api/x", "p l?<x>"])("a language %j is not asked for ahead", async (lng) => {
    const { ready, sent } = await page({ lng, fallbackLng: "en" });
    await microtasks();
    expect(sent).toEqual([]);
    await ready;
  });

  test.each<[string, object]>([
    ["text", { preload: "de" }],
    ["true", { preload: true }],
  ])("languages to preload that are no list are none: %s", async (_, options) => {
    const { instance, ready, sent } = await page({ lng: "pl", fallbackLng: "en", ...options });
    await ready.catch(() => {});
    await nextTurn();
    expect(sent).toEqual(["/locales/pl+en/translation"]);
    expect(instance.t("title")).toBe("pl:Shop");
  });

  test("languages that the server has not are asked for once", async () => {
    const { ready, sent } = await page({ lng: "fr", fallbackLng: false });
    await ready;
    await nextTurn();
    expect(sent).toEqual(["/locales/fr/translation"]);
  });

  test("many namespaces behind i18next's limit of parallel reads are kept until they are read", async () => {
    const namespaces = Array.from({ length: 40 }, (_, index) => `space${index}`);
    const options = {
      lng: "pl",
      fallbackLng: false as const,
      ns: namespaces,
      defaultNS: "space0",
      maxParallelReads: 2,
    };
    const { instance, ready, sent } = await page(options, { namespaces });
    await ready;
    expect(instance.getResource("pl", "space39", "title")).toBe("pl:Shop");
    await nextTurn();
    expect(sent).toHaveLength(1);
  });

  test("a cache in front of it is asked first", async () => {
    const { url, requests } = await localeSite();
    const read: BackendModule["read"] = (_language, _namespace, callback) => callback(null, { title: "Sklep" });
    const cached: BackendModule = { type: "backend", callbackApi: true, init: () => {}, read };
    const instance = createInstance().use(ChainedBackend);
    await instance.init({
      lng: "pl",
      fallbackLng: false,
      backend: { backends: [cached, DragomanBackend], backendOptions: [{}, { path: `${url}/locales` }] },
    });
    await nextTurn();
    expect(instance.t("title")).toBe("Sklep");
    expect(requests).toEqual([]);
  });
});
