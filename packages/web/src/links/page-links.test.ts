import { createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asked } from "../../test/asked.ts";
import { type Handler, site } from "../../test/site.ts";
import { createLocalization } from "../localization.ts";
import type { LocalizationOptions } from "../options.ts";

let service: TestService;
beforeAll(async () => {
  service = await createTestService({ engine: "scripted", script: { en: { Tea: { de: "Tee" } } } });
});
afterAll(() => service.close());

const page = '<html lang="en"><head></head><body><a href="/tea">Tea</a></body></html>';

const inOnePiece: Handler = (_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "public, max-age=60");
  response.end(page);
};

const inPieces: Handler = (_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "public, max-age=60");
  for (const piece of page.match(/.{1,7}/g) ?? []) response.write(piece);
  response.end();
};

function shop(handler: Handler, more: Partial<LocalizationOptions> = {}): Promise<string> {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey });
  const options: LocalizationOptions = {
    client,
    sourceLanguage: "en",
    locales: ["en", "de"],
    detect: ["path", "header"],
    links: { baseUrl: "https://shop.example" },
    budgetMs: 60_000,
    ...more,
  };
  return site(handler, { localization: createLocalization(options) });
}

const alternates =
  '<link rel="alternate" hreflang="en" href="https://shop.example/en/list">' +
  '<link rel="alternate" hreflang="de" href="https://shop.example/de/list">' +
  '<link rel="alternate" hreflang="x-default" href="https://shop.example/list">';

test.each([
  ["in one piece", inOnePiece],
  ["in pieces", inPieces],
])("a page %s leads readers of every language on in it, those of its own among them", async (_, handler) => {
  const url = await shop(handler);
  const german = await asked(`${url}/de/list`);
  expect(german.body.toString()).toBe(
    `<html lang="de"><head></head>${alternates}<body><a href="/de/tea">Tee</a></body></html>`,
  );
  const english = await asked(`${url}/en/list`);
  expect(english.body.toString()).toBe(
    `<html lang="en"><head></head>${alternates}<body><a href="/en/tea">Tea</a></body></html>`,
  );
  expect(english.headers).toMatchObject({
    "content-language": "en",
    "cache-control": "public, max-age=60",
    "x-localization": "complete",
  });
});

test("a reader whose browser decides is led on in the locale that it decided for", async () => {
  const url = await shop(inOnePiece);
  const { body, headers } = await asked(`${url}/list`, { headers: { "accept-language": "de-AT" } });
  expect(body.toString()).toContain(`${alternates}<body><a href="/de/tea">Tee</a>`);
  expect(headers.vary).toBe("Accept-Language");
});

test("a page in its own language has a tag of its own, and is not sent twice", async () => {
  const url = await shop(inOnePiece);
  const { headers } = await asked(`${url}/en/list`);
  const again = await asked(`${url}/en/list`, { headers: { "if-none-match": String(headers.etag) } });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test("what a reader typed into the address is told to search engines as an address, and no host is believed", async () => {
  const url = await shop(inOnePiece);
  const { body } = await asked(`${url}/de//evil.example/%22%3E?x="><b>`, { headers: { host: "evil.example" } });
  const hrefs = Array.from(
    body.toString().matchAll(/<link[^>]* href="([^"]*)"/g),
    ([, href = ""]) => new URL(href).host,
  );
  expect(hrefs).toEqual(["shop.example", "shop.example", "shop.example"]);
  expect(body.toString()).not.toContain("<b>");
});

test("without the option, links and pages in the source language stay as they are", async () => {
  const url = await shop(inOnePiece, { links: undefined });
  expect((await asked(`${url}/de/list`)).body.toString()).toContain('<a href="/tea">Tee</a>');
  expect((await asked(`${url}/en/list`)).body.toString()).toBe(page);
});

test("links stay where pages are not localized, and options that cannot be right are refused", async () => {
  const url = await shop(inOnePiece, { html: false });
  expect((await asked(`${url}/en/list`)).body.toString()).toBe(page);
  expect(() => shop(inOnePiece, { links: { baseUrl: "shop" } })).toThrow("Localization: links.baseUrl: ");
});
