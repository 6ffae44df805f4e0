import { createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { asked, type Question } from "../test/asked.ts";
import { type Handler, site } from "../test/site.ts";
import { createLocalization, type Localization } from "./localization.ts";
import { exchangeOf } from "./node.ts";
import type { LocalizationOptions } from "./options.ts";

const html = { "content-type": "text/html; charset=utf-8" };
const german: Question = { headers: { "accept-language": "de" } };
const page: Handler = (_request, response) => response.writeHead(200, html).end("<p>Hello <b>world</b></p>");

describe("with a service", () => {
  let service: TestService;
  let localization: Localization;
  beforeEach(async () => {
    service = await createTestService({ engine: "pseudo" });
  });
  afterEach(async () => {
    localization.close();
    await service.close();
  });

  function localized(options: Partial<LocalizationOptions> = {}): Localization {
    const client = createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0 });
    const locales = ["en", "en-GB", "de", "pl"];
    localization = createLocalization({ client, sourceLanguage: "en", locales, budgetMs: 60_000, ...options });
    return localization;
  }
  const translations = () => service.calls.of("translateText").length;

  test("a page is whole for the first reader, and is not asked for again for the second", async () => {
    const url = await site(page, { localization: localized() });
    const first = await asked(url, german);
    expect(first.headers).toMatchObject({ "x-localization": "complete", "content-language": "de" });
    expect(first.body.toString()).toMatch(/^<p lang="de">.*<b>.*<\/b>.*<\/p>$|^<p>.*<b>.*<\/b>.*<\/p>$/);
    expect(first.body.toString()).not.toContain("Hello");
    expect((await asked(url, german)).body).toEqual(first.body);
    expect(translations()).toBe(1);
  });

  test("what does not come in time comes for the next reader, and nobody keeps what has gaps", async () => {
    const url = await site(page, { localization: localized({ budgetMs: 0 }) });
    const first = await asked(url, german);
    expect(first.body.toString()).toContain("Hello <b>world</b>");
    expect(first.headers).toMatchObject({ "x-localization": "partial", "cache-control": "no-store" });
    expect(first.headers.etag).toBeUndefined();
    await localization.flush();
    const second = await asked(url, german);
    expect(second.headers["x-localization"]).toBe("complete");
    expect(second.headers.etag).toMatch(/^W\//);
    expect(second.body.toString()).not.toContain("Hello");
  });

  test("the chosen strings of JSON are localized, fragments of HTML among them, and all else stays", async () => {
    const json = '{"title": "Hello", "id": "Hello", "text": "<p>Hello</p>", "price": 1.0}';
    const paths = ["$.title", { path: "$.text", format: "html" as const }];
    const url = await site(
      (_request, response) => response.writeHead(200, { "content-type": "application/json" }).end(json),
      { localization: localized({ json: { paths } }) },
    );
    const body = (await asked(url, german)).body.toString();
    expect(body).toMatch(/^\{"title": "[^"]+", "id": "Hello", "text": "<p>[^"]+<\/p>", "price": 1.0\}$/);
    expect(body.match(/Hello/g)).toHaveLength(1);
  });

  test("readers of the source language in another country get the source, unless they shall not", async () => {
    const british: Question = { headers: { "accept-language": "en-GB" } };
    const source = await asked(await site(page, { localization: localized() }), british);
    expect(source.headers["content-language"]).toBe("en");
    expect(source.body.toString()).toContain("Hello");
    localization.close();
    const variant = await asked(await site(page, { localization: localized({ translateVariants: true }) }), british);
    expect(variant.headers["content-language"]).toBe("en-GB");
    expect(variant.body.toString()).not.toContain("Hello");
  });

  test("the source language is never translated into itself, however the locales spell it", async () => {
    const options = { sourceLanguage: "en-us", locales: ["EN-US", "de"], translateVariants: true };
    const url = await site(page, { localization: localized(options) });
    expect((await asked(url, { headers: { "accept-language": "en" } })).body.toString()).toContain("Hello");
    expect(translations()).toBe(0);
  });

  test.each<[string, Question, Partial<LocalizationOptions>, string | undefined, number]>([
    ["nobody else's, where a key was shown", { headers: { authorization: "Bearer x" } }, {}, undefined, 2],
    ["nobody else's, where a session's cookie came", { headers: { cookie: "sid=1" } }, {}, undefined, 2],
    ["nobody else's, where the answer says so", {}, {}, "private", 2],
    ["everybody's, where only the locale's cookie came", { headers: { cookie: "locale=de" } }, {}, undefined, 1],
    ["everybody's, where the answer says so", { headers: { cookie: "sid=1" } }, {}, "public, max-age=60", 1],
    ["everybody's, where the options say so", { headers: { cookie: "sid=1" } }, { storePrivate: true }, undefined, 1],
    ["everybody's, where a function says so", { headers: { cookie: "a=1" } }, { storePrivate: notSid }, undefined, 1],
    [
      "nobody else's, where a function says so",
      { headers: { cookie: "sid=1" } },
      { storePrivate: notSid },
      undefined,
      2,
    ],
    ["nobody else's, where a function fails", { headers: { cookie: "a=1" } }, { storePrivate: failing }, undefined, 2],
  ])("phrases are %s", async (_, question, options, cacheControl, count) => {
    const url = await site(
      (_request, response) => {
        if (cacheControl !== undefined) response.setHeader("cache-control", cacheControl);
        page(_request, response);
      },
      { localization: localized(options) },
    );
    const headers = { "accept-language": "de", ...question.headers };
    const first = await asked(url, { headers });
    expect(first.body.toString()).not.toContain("Hello");
    expect((await asked(url, { headers })).body).toEqual(first.body);
    expect(translations()).toBe(count);
  });

  test("a handler translates what it says elsewhere, by the same rules", async () => {
    const said: unknown[] = [];
    const url = await site(
      async (request, response) => {
        const { locale, translator } = exchangeOf(request) ?? {};
        said.push(locale, await translator?.translate("Hello"), await translator?.translate(["Hello", "42"]));
        page(request, response);
      },
      { localization: localized() },
    );
    await asked(url);
    expect(said.splice(0)).toEqual(["en", "Hello", ["Hello", "42"]]);
    await asked(url, german);
    const [locale, hello, list] = said;
    expect(locale).toBe("de");
    expect(hello).not.toBe("Hello");
    expect(list).toEqual([hello, "42"]);
  });

  test("a route has options of its own", async () => {
    const json = { paths: ["$.title"] };
    const url = await site(
      (request, response) => {
        const exchange = exchangeOf(request);
        if (request.url?.startsWith("/raw")) exchange?.adjust({ html: false });
        if (request.url?.startsWith("/json")) exchange?.adjust({ json });
        if (request.url?.startsWith("/json")) {
          response.writeHead(200, { "content-type": "application/json" }).end('{"title": "Hello"}');
        } else page(request, response);
      },
      { localization: localized() },
    );
    const raw = await asked(`${url}/raw`, german);
    expect([raw.body.toString(), raw.headers.vary]).toEqual(["<p>Hello <b>world</b></p>", undefined]);
    expect((await asked(`${url}/json`, german)).body.toString()).not.toContain("Hello");
  });

  test("a route's paths that cannot be right are refused where they are given", async () => {
    const exchange = localized().begin({ method: "GET", url: "/", header: () => undefined });
    expect(() => exchange.adjust({ json: { paths: ["$["] } })).toThrow(
      expect.objectContaining({ kind: "invalid-request", code: "invalid_option" }),
    );
  });

  test("a page in pieces may be collected, so that caches may keep it", async () => {
    const url = await site(
      (_request, response) => {
        response.writeHead(200, { ...html, "cache-control": "public, max-age=60" }).write("<p>Hello <b>wor");
        response.end("ld</b></p>");
      },
      { localization: localized({ stream: false }) },
    );
    const { headers } = await asked(url, german);
    expect(headers).toMatchObject({ "x-localization": "complete", "cache-control": "public, max-age=60" });
    expect(headers.etag).toMatch(/^W\//);
  });

  test("a locale in the path is the localization's own; the application gets the path without it", async () => {
    const url = await site(
      (request, response) => response.writeHead(200, html).end(`<p translate="no">${request.url}</p><p>Hello</p>`),
      { localization: localized({ detect: ["path", "header"] }) },
    );
    const answer = await asked(`${url}/de/shop?page=2`);
    expect(answer.body.toString()).toContain(">/shop?page=2<");
    expect(answer.body.toString()).not.toContain("Hello");
    expect(answer.headers.vary).toBeUndefined();
    expect((await asked(`${url}/shop`, german)).headers.vary).toBe("Accept-Language");
  });

  test("what a request is counted under may be read of it", async () => {
    const reportingTag = (request: { readonly url: string }) => `tenant-${request.url.slice(1)}`;
    const url = await site(page, { localization: localized({ reportingTag }) });
    await asked(`${url}/blue`, german);
    expect(JSON.stringify(service.calls.of("translateText"))).toContain("tenant-blue");
  });
});

function notSid({ header }: { readonly header: (name: string) => string | undefined }): boolean {
  return !header("cookie")?.includes("sid=");
}

function failing(): boolean {
  throw new Error("Nobody knows.");
}

test("a service that is down costs an answer its language, and the application hears of it once", async () => {
  const errors: unknown[] = [];
  const localization = createLocalization({
    client: createClient({ baseUrl: "http://127.0.0.1:9", apiKey: "key", maxRetries: 0 }),
    sourceLanguage: "en",
    locales: ["de"],
    budgetMs: 60_000,
    onError: (error) => {
      errors.push(error);
      throw new Error("A log that fails.");
    },
  });
  const url = await site(page, { localization });
  for (let count = 0; count < 3; count++) {
    const { status, headers, body } = await asked(url, german);
    expect([status, headers["x-localization"], body.toString().includes("Hello")]).toEqual([200, "partial", true]);
  }
  expect(errors).toHaveLength(1);
  localization.close();
});

test.each<[string, Partial<Record<keyof LocalizationOptions, unknown>>]>([
  ["client", { client: {} }],
  ["sourceLanguage", { sourceLanguage: "not a tag" }],
  ["locales", { locales: [] }],
  ["detect", { detect: ["moon"] }],
  ["html", { html: "yes" }],
  ["json", { json: {} }],
  ["stream", { stream: 1 }],
  ["translateVariants", { translateVariants: "de" }],
  ["budgetMs", { budgetMs: -1 }],
  ["budgetMs", { budgetMs: Number.NaN }],
  ["cacheSize", { cacheSize: 1.5 }],
  ["maxBodyBytes", { maxBodyBytes: -1 }],
  ["reportingTag", { reportingTag: 1 }],
  ["storePrivate", { storePrivate: "no" }],
  ["translate", { translate: "formal" }],
  ["onError", { onError: "log" }],
])("an option %s that cannot be right is named when the application starts", (name, wrong) => {
  const options = { client: { translateSettled: async () => [] }, sourceLanguage: "en", locales: ["de"], ...wrong };
  expect(() => Reflect.apply(createLocalization, undefined, [options])).toThrow(
    expect.objectContaining({
      kind: "invalid-request",
      code: "invalid_option",
      message: expect.stringContaining(`${name}`),
    }),
  );
});
