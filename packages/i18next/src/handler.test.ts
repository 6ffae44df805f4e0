import { expect, test } from "vitest";
import { heldClient } from "../test/held-client.ts";
import { english, localeSite, secret } from "../test/locale-site.ts";
import { DragomanBackend } from "./backend.ts";
import { createLocaleHandler } from "./handler.ts";

const polish = {
  title: "pl:Shop",
  item_one: "pl:{{count}} item",
  item_few: "pl:{{count}} items",
  item_many: "pl:{{count}} items",
  item_other: "pl:{{count}} items",
};

test("one namespace in one language is the resources alone", async () => {
  const { url } = await localeSite();
  const response = await fetch(`${url}/locales/pl/shop`);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  expect(response.headers.get("vary")).toBeNull();
  expect(response.headers.get("access-control-allow-origin")).toBeNull();
  expect(response.headers.get("x-missing-key-token")).toBeNull();
  expect(await response.json()).toEqual(polish);
});

test("several are by language and namespace, and languages are compared without case", async () => {
  const { url } = await localeSite();
  const response = await fetch(`${url}/locales/PL+en/shop+cart`);
  expect(await response.json()).toEqual({
    pl: { shop: polish, cart: polish },
    en: { shop: english, cart: english },
  });
});

test("of several, what the server has not is left out, and the answer keeps its form", async () => {
  const { url } = await localeSite();
  const ask = async (path: string) => (await fetch(`${url}/locales/${path}`)).json();
  expect(await ask("pl-PL+pl/shop")).toEqual({ pl: { shop: polish } });
  expect(await ask("pl/shop+unknown")).toEqual({ pl: { shop: polish } });
  expect(await ask("pl/shop")).toEqual(polish);
  expect(await ask("pl+pl/shop+shop")).toEqual(polish);
  expect(await ask("pl+PL/shop")).toEqual({ pl: { shop: polish } });
});

test("what the browser has is not sent again", async () => {
  const { url } = await localeSite();
  const first = await fetch(`${url}/locales/pl/shop`);
  const etag = first.headers.get("etag") ?? "";
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
    const second = await fetch(`${url}/locales/pl/shop`, { headers: { "if-none-match": known } });
    expect([second.status, await second.text(), second.headers.get("etag")]).toEqual([304, "", etag]);
  }
  const other = await fetch(`${url}/locales/pl/shop`, { headers: { "if-none-match": '"other"' } });
  expect(other.status).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  const { url } = await localeSite();
  const get = await fetch(`${url}/locales/pl/shop`);
  const head = await fetch(`${url}/locales/pl/shop`, { method: "HEAD" });
  for (const name of ["etag", "content-type", "content-length", "cache-control"]) {
    expect(head.headers.get(name)).toBe(get.headers.get(name));
  }
  expect(await head.text()).toBe("");
});

test("what is not complete is marked and not kept, and complete a moment later", async () => {
  const { url, client } = await localeSite({ isHeld: true, budgetMs: 1 });
  const first = await fetch(`${url}/locales/pl+en/shop+cart`);
  expect(first.headers.get("x-locale-incomplete")).toBe("pl/cart pl/shop");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  expect(await first.json()).toMatchObject({ pl: { shop: { title: "Shop", item_few: "{{count}} items" } } });
  client.release();
  await expect
    .poll(async () => (await fetch(`${url}/locales/pl+en/shop+cart`)).headers.get("x-locale-incomplete"))
    .toBeNull();
});

test("a service that fails leaves the source, marked; a source that fails is a 503", async () => {
  const site = await localeSite();
  site.client.fail("connection");
  const response = await fetch(`${site.url}/locales/pl/shop`);
  expect([response.status, response.headers.get("x-locale-incomplete")]).toEqual([200, "pl/shop"]);

  const broken = await localeSite({ loadSource: () => Promise.reject(new Error("secret path")) });
  const failed = await fetch(`${broken.url}/locales/pl/shop`);
  expect([failed.status, failed.headers.get("retry-after")]).toEqual([503, "5"]);
  expect(await failed.text()).not.toContain("secret");
});

test("other methods are refused with those that are allowed", async () => {
  const { url } = await localeSite();
  for (const method of ["PUT", "DELETE", "POST", "OPTIONS", "PATCH"]) {
    const response = await fetch(`${url}/locales/pl/shop`, { method });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  }
});

test("what is not the handler's goes on to what comes next", async () => {
  const { url } = await localeSite();
  expect(await (await fetch(`${url}/other`)).text()).toBe("the page's own");
});

test("other origins are told so where they are listed, and Vary is there for all", async () => {
  const { url } = await localeSite({ origins: ["https://shop.example"] });
  const get = async (origin?: string) => {
    const response = await fetch(`${url}/locales/pl/shop`, origin === undefined ? {} : { headers: { origin } });
    return [response.headers.get("access-control-allow-origin"), response.headers.get("vary")];
  };
  expect(await get("https://shop.example")).toEqual(["https://shop.example", "Origin"]);
  expect(await get("https://evil.example")).toEqual([null, "Origin"]);
  expect(await get()).toEqual([null, "Origin"]);
});

test("missing keys are translated for the page that tells them, and for nobody else", async () => {
  const told: unknown[] = [];
  const { url } = await localeSite({ missingKeys: { secret, onMissing: (one) => told.push(one) } });
  const page = await fetch(`${url}/locales/pl/shop`);
  expect(page.headers.get("cache-control")).toBe("private, no-cache");
  const response = await fetch(`${url}/locales/pl/shop`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-missing-key-token": page.headers.get("x-missing-key-token") ?? "",
    },
    body: JSON.stringify({
      "cart.apple_one": "{{count}} apple",
      "cart.apple_other": "{{count}} apples",
      "cart.pay": "Pay",
    }),
  });
  expect(await response.json()).toEqual({
    pl: {
      shop: {
        "cart.apple_one": "pl:{{count}} apple",
        "cart.apple_few": "pl:{{count}} apples",
        "cart.apple_many": "pl:{{count}} apples",
        "cart.apple_other": "pl:{{count}} apples",
        "cart.pay": "pl:Pay",
      },
    },
  });
  expect(told).toContainEqual({ namespace: "shop", key: "cart.pay", text: "Pay" });
  expect(await (await fetch(`${url}/locales/pl/shop`)).json()).toEqual(polish);
});

test("missing keys are translated into the languages that the server has", async () => {
  const { url } = await localeSite({ missingKeys: { secret } });
  const token = (await fetch(`${url}/locales/pl/shop`)).headers.get("x-missing-key-token") ?? "";
  const headers = { "content-type": "application/json", "x-missing-key-token": token };
  const body = JSON.stringify({ greeting: "Hello" });
  const response = await fetch(`${url}/locales/pl-PL+pl/shop`, { method: "POST", headers, body });
  expect(await response.json()).toEqual({ pl: { shop: { greeting: "pl:Hello" } } });
});

test("a backend that is at work serves too", async () => {
  const backend = new DragomanBackend();
  backend.init({}, { client: heldClient({ isHeld: false }), sourceLanguage: "en", loadSource: () => english });
  const handler = createLocaleHandler({ backend, languages: ["pl"], namespaces: ["shop"], path: "/i18n" });
  const response = await handler(new Request("http://x/i18n/pl/shop"));
  expect(await response.json()).toEqual(polish);
});

test("options that cannot be right are named", () => {
  const base = { client: heldClient(), sourceLanguage: "en", loadSource: () => english };
  const make = (options: object) => () =>
    Reflect.apply(createLocaleHandler, undefined, [{ ...base, languages: ["pl"], namespaces: ["shop"], ...options }]);
  expect(make({ languages: [] })).toThrow("languages:");
  expect(make({ languages: undefined })).toThrow("languages:");
  expect(make({ languages: ["pl\r\nx"] })).toThrow("language");
  expect(make({ namespaces: [] })).toThrow("namespaces:");
  expect(make({ namespaces: ["../x"] })).toThrow("namespace");
  expect(make({ path: "locales" })).toThrow("path:");
  expect(make({ missingKeys: { secret: "short" } })).toThrow("secret:");
  expect(make({ missingKeys: { secret, keys: /x/g } })).toThrow("keys:");
  expect(make({ missingKeys: { secret, perClient: 0 } })).toThrow("perClient:");
});
