import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { InitOptions } from "i18next";
import MultiloadAdapter from "i18next-multiload-backend-adapter";
import { describe, expect, test } from "vitest";
import { type Instance, versions } from "../test/i18next-versions.ts";
import { localeSite, secret } from "../test/locale-site.ts";
import { DragomanBackend } from "./browser.ts";

describe.each(versions)("$name", ({ createInstance }) => {
  test("a page asks once for all it needs", async () => {
    const { url, requests } = await localeSite();
    const instance = createInstance().use(DragomanBackend);
    await instance.init({
      lng: "pl",
      fallbackLng: "en",
      ns: ["shop", "cart"],
      defaultNS: "shop",
      backend: { path: `${url}/locales` },
    });
    expect(instance.t("item", { count: 5 })).toBe("pl:5 items");
    expect(instance.getResource("en", "cart", "title")).toBe("Shop");
    expect(requests).toEqual(["GET /locales/pl+en/cart+shop"]);
  });

  test.each<[string, InitOptions]>([
    ["by default", { fallbackLng: "en" }],
    ["saved to the current language", { fallbackLng: "en", saveMissingTo: "current" }],
    ["saved to all", { fallbackLng: "en", saveMissingTo: "all" }],
    ["without a fallback", { fallbackLng: false }],
  ])("a reader of a region gets what the server has of the language; missing keys %s", async (_, options) => {
    const { url, requests } = await localeSite({ missingKeys: { secret } });
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    const path = `${url}/locales`;
    await instance.init({ lng: "pl-PL", ns: "shop", saveMissing: true, ...options, backend: { path } });
    expect(instance.t("shop:title")).toBe("pl:Shop");
    expect(requests).toEqual([`GET /locales/pl-PL+pl${options.fallbackLng ? "+en" : ""}/shop`]);
    instance.t("shop:new", { defaultValue: "Hello" });
    await backend.flush();
    expect(instance.t("shop:new")).toBe("pl:Hello");
  });

  test("a language in other letters than the server's is the same", async () => {
    const { url, client, requests } = await localeSite({ isHeld: true, budgetMs: 1, languages: ["en", "pt-BR"] });
    const instance = createInstance().use(DragomanBackend);
    const backend = { path: `${url}/locales`, pollMs: 5 };
    await instance.init({ lng: "pt-BR", lowerCaseLng: true, fallbackLng: "en", ns: "shop", backend });
    expect(instance.t("shop:title")).toBe("Shop");
    const filled = new Promise((resolve) => instance.store.on("added", (...event) => resolve(event.slice(0, 2))));
    client.release();
    expect(await filled).toEqual(["pt-br", "shop"]);
    expect(instance.t("shop:title")).toBe("pt-BR:Shop");
    expect(requests.at(-1)).toBe("GET /locales/pt-br/shop");
  });

  test("a namespace that no server can have fails, and keeps nothing from the others", async () => {
    const { url } = await localeSite();
    const instance = createInstance().use(DragomanBackend);
    await instance.init({ lng: "pl", fallbackLng: false, ns: ["shop", "a+b"], backend: { path: `${url}/locales` } });
    expect(instance.t("shop:title")).toBe("pl:Shop");
  });

  test("many namespaces under i18next's limit of parallel reads are one request", async () => {
    const namespaces = Array.from({ length: 30 }, (_, index) => `space${index}`);
    const { url, requests } = await localeSite({ namespaces });
    const instance = createInstance().use(DragomanBackend);
    await instance.init({
      lng: "pl",
      fallbackLng: false,
      ns: namespaces,
      defaultNS: "space0",
      backend: { path: `${url}/locales` },
    });
    expect(instance.getResource("pl", "space29", "title")).toBe("pl:Shop");
    expect(requests).toHaveLength(1);
  });

  test("what was late fills in place", async () => {
    const { url, client, requests } = await localeSite({ isHeld: true, budgetMs: 1 });
    const instance = createInstance().use(DragomanBackend);
    await instance.init({ lng: "pl", fallbackLng: "en", backend: { path: `${url}/locales`, pollMs: 5 } });
    expect(instance.t("title")).toBe("Shop");
    const filled = new Promise((resolve) => instance.store.on("added", (...event) => resolve(event.slice(0, 2))));
    client.release();
    expect(await filled).toEqual(["pl", "translation"]);
    expect(instance.t("title")).toBe("pl:Shop");
    expect(requests.at(-1)).toBe("GET /locales/pl/translation");
  });

  test.each(["fallback", "current"])(
    "missing keys are told, and come translated, saved to %s",
    async (saveMissingTo) => {
      const { url, requests } = await localeSite({ missingKeys: { secret } });
      const backend = new DragomanBackend();
      const instance = createInstance().use(backend);
      const path = `${url}/locales`;
      await instance.init({ lng: "pl", fallbackLng: "en", saveMissing: true, saveMissingTo, backend: { path } });
      instance.t("new.title", { defaultValue: "Hello" });
      instance.t("apple", { count: 5, defaultValue_one: "{{count}} apple", defaultValue_other: "{{count}} apples" });
      await backend.flush();
      expect(instance.t("new.title")).toBe("pl:Hello");
      expect(instance.t("apple", { count: 2 })).toBe("pl:2 apples");
      expect(requests.filter((request) => request.startsWith("POST"))).toHaveLength(1);
    },
  );

  test("a key that was missed before the language is switched to is told in that language too", async () => {
    const { url, requests } = await localeSite({ missingKeys: { secret } });
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    await instance.init({ lng: "en", fallbackLng: "en", saveMissing: true, backend: { path: `${url}/locales` } });
    instance.t("new.title", { defaultValue: "Hello" });
    await backend.flush();
    expect(instance.t("new.title")).toBe("Hello");
    for (const language of ["pl", "en", "pl"]) {
      await instance.changeLanguage(language);
      await backend.flush();
    }
    expect(instance.t("new.title")).toBe("pl:Hello");
    expect(requests.filter((request) => request.startsWith("POST"))).toHaveLength(2);
  });

  test("missing keys in many languages are told in requests that the handler's limit has room for", async () => {
    const { url } = await localeSite({ missingKeys: { secret } });
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    const errors: Error[] = [];
    const fallbackLng = ["de", "en"];
    const options = { path: `${url}/locales`, onError: (error: Error) => errors.push(error) };
    await instance.init({ lng: "pl", fallbackLng, saveMissing: true, backend: options });
    for (let index = 0; index < 40; index++) instance.t(`new.${index}`, { defaultValue: `Text ${index}` });
    await backend.flush();
    expect(instance.t("new.0")).toBe("pl:Text 0");
    expect(instance.t("new.31")).toBe("pl:Text 31");
    expect(errors).toHaveLength(1);
  });

  test("a server that takes no missing keys is told none", async () => {
    const { url, requests } = await localeSite();
    const backend = new DragomanBackend();
    const instance = createInstance().use(backend);
    await instance.init({ lng: "pl", fallbackLng: "en", saveMissing: true, backend: { path: `${url}/locales` } });
    instance.t("new.title", { defaultValue: "Hello" });
    await backend.flush();
    expect(requests).toHaveLength(1);
  });

  test("a server at fault is asked again by i18next, a page's own fault is not", async () => {
    const { url, requests } = await localeSite();
    let broken = 1;
    const failing = (address: string, request: RequestInit) =>
      broken-- > 0 ? Promise.resolve(new Response("{}", { status: 503 })) : fetch(address, request);
    const instance = createInstance().use(DragomanBackend);
    const backend = { path: `${url}/locales`, fetch: failing };
    await instance.init({ lng: "pl", fallbackLng: false, retryTimeout: 1, backend });
    expect(instance.t("title")).toBe("pl:Shop");

    const before = requests.length;
    await instance.loadNamespaces("unknown");
    expect(requests).toHaveLength(before + 1);
  });

  test("it works behind the multiload adapter", async () => {
    const { url } = await localeSite();
    const instance = createInstance().use(MultiloadAdapter);
    await instance.init({
      lng: "pl",
      fallbackLng: "en",
      ns: ["shop", "cart"],
      defaultNS: "shop",
      backend: { backend: DragomanBackend, backendOption: { path: `${url}/locales` } },
    });
    expect(instance.getResource("pl", "cart", "title")).toBe("pl:Shop");
  });
});

/** A page whose server answers whatever it likes. */
async function pageOf(answer: () => Promise<Response>): Promise<Instance> {
  const [, , latest] = versions;
  const instance = latest?.createInstance().use(DragomanBackend);
  if (instance === undefined) throw new Error("There is no i18next.");
  const backend = { fetch: answer, polls: 0 };
  await instance.init({ lng: "pl", fallbackLng: false, retryTimeout: 1, maxRetries: 1, backend });
  return instance;
}

test.each<[string, () => Promise<Response>]>([
  ["no JSON", async () => new Response("<html>")],
  ["a list", async () => new Response("5")],
  ["an error", async () => new Response("{}", { status: 404 })],
  ["no connection", async () => Promise.reject(new TypeError("fetch failed"))],
])("an answer that is %s fails the read", async (_, answer) => {
  expect((await pageOf(answer)).getResourceBundle("pl", "translation")).toBeUndefined();
});

test("prototypes in an answer stay out of the store", async () => {
  const instance = await pageOf(async () => new Response('{"__proto__":{"polluted":"yes"},"a":"b"}'));
  expect(instance.getResource("pl", "translation", "a")).toBe("b");
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("options that cannot be right are named", () => {
  const init = (options: object) => () =>
    Reflect.apply(DragomanBackend.prototype.init, new DragomanBackend(), [{}, options]);
  expect(init({ path: "" })).toThrow("path:");
  expect(init({ pollMs: -1 })).toThrow("pollMs:");
  expect(init({ polls: 0.5 })).toThrow("polls:");
});

test("it brings no other package to the page", () => {
  const seen = new Set<string>();
  const visit = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const source = readFileSync(file, "utf8").replaceAll(/^(?:import|export) type [\s\S]*?from "[^"]+";$/gm, "");
    const specifiers = [...source.matchAll(/^(?:import|export) [\s\S]*?from "([^"]+)";$/gm)].map(
      ([, name = ""]) => name,
    );
    return specifiers.flatMap((name) => (name.startsWith(".") ? visit(join(dirname(file), name)) : [name]));
  };
  expect(visit(join(import.meta.dirname, "browser.ts"))).toEqual([]);
  expect(seen.size).toBeGreaterThan(5);
});
