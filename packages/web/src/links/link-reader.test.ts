import { expect, test } from "vitest";
import { createHtmlLocalizer } from "../html/html-localizer.ts";
import type { LocaleOptions } from "../locale/locale-options.ts";
import { kept } from "../phrases/phrase.ts";
import type { LinkOptions } from "./link-options.ts";
import { createPageLinks } from "./page-links.ts";

/** The page as its readers get it, with all its texts as they are. */
async function localized(html: string, options: LinkOptions, url = "/de/shop?page=2&size=1"): Promise<string> {
  const detecting: LocaleOptions = { sourceLanguage: "en", locales: ["de", "pt-BR"], detect: ["path", "query"] };
  const startTags = createPageLinks(detecting, options).readerOf({ locale: "de", url });
  const phrases = { known: () => kept, translate: async () => [] };
  const localizer = createHtmlLocalizer({ phrases, locale: "de", sourceLanguage: "en", startTags });
  return (await localizer.whole(html)).body;
}

const alternates = (path: string) =>
  [
    ["de", `/de${path}`],
    ["pt-BR", `/pt-BR${path}`],
    ["en", `/en${path}`],
    ["x-default", path],
  ]
    .map(([language, href]) => `<link rel="alternate" hreflang="${language}" href="https://shop.example${href}">`)
    .join("");

test("links, areas and forms that ask lead on in the reader's locale", async () => {
  const page = `<body><p>See <a href="/tea">tea</a>, <A HREF='/ink?a=1&amp;b=2'>ink</A>.</p><form action=/find><input></form>
<map><area href="/cup" alt=""></map>`;
  expect(
    await localized(page, {}),
  ).toBe(`<body><p>See <a href="/de/tea">tea</a>, <A HREF='/de/ink?a=1&amp;b=2'>ink</A>.</p><form action="/de/find"><input></form>
<map><area href="/de/cup" alt=""></map>`);
});

test.each([
  '<a href="/tea" hreflang="pl">',
  '<a href="/tea" download>',
  '<a href="/tea" download="tea.txt">',
  '<a href="https://other.example/tea">',
  '<a href="#top">',
  '<a name="/tea">',
  '<form action="/buy" method="POST">',
  '<form action="/buy" method=dialog>',
  "<form>",
  '<link rel="stylesheet" href="/style">',
  '<link rel="next" href="/shop">',
  '<img src="/tea">',
  '<script src="/tea"></script>',
])("%s stays", async (tag) => {
  expect(await localized(tag, {})).toBe(tag);
});

test.each(["<div contenteditable>", "<template>", "<svg>"])("links within %s stay, as all of it does", async (tag) => {
  const page = `${tag}<a href="/tea">1</a>`;
  expect(await localized(page, {})).toBe(page);
});

test("links in what is not translated lead on as well", async () => {
  expect(await localized('<div translate="no"><a href="/tea">Tea</a></div>', {})).toContain('<a href="/de/tea">');
});

test.each([
  ["/", "/de/item", "/de/tea"],
  ["/en/", "item", "/de/tea"],
  ["sub/", "/de/sub/item", "/de/tea"],
  ["https://shop.example/a/", "/de/a/item", "/de/tea"],
  ["https://cdn.example/", "item", "/tea"],
  ["//cdn.example", "item", "/tea"],
])("links are relative to %s where the page says so", async (base, relative, rooted) => {
  const page = (item: string, tea: string) =>
    `<base href="${base}"><base href="/x/"><body><a href="${item}">1</a><a href="${tea}">2</a>`;
  const body = await localized(page("item", "/tea"), { baseUrl: "https://shop.example" }, "/list");
  expect(body.replaceAll(/<link[^>]*>/g, "")).toBe(page(relative, rooted));
});

test("a form that asks keeps its address where a parameter names the locale, which its fields would replace", async () => {
  const options: LinkOptions = { by: "query" };
  expect(await localized('<form action="/find">', options)).toBe('<form action="/find">');
  expect(await localized('<a href="/find?a=1&amp;b=2">', options)).toBe('<a href="/find?a=1&amp;b=2&amp;lang=de">');
});

test("a page tells its addresses in all locales, behind its canonical address, which is the reader's", async () => {
  const page =
    '<html lang="de"><head><meta charset="utf-8"><link rel="canonical" href="/shop"><title>1</title></head><body>';
  expect(await localized(page, { baseUrl: "https://shop.example" })).toBe(
    `<html lang="de"><head><meta charset="utf-8"><link rel="canonical" href="https://shop.example/de/shop">${alternates("/shop")}<title>1</title></head><body>`,
  );
});

test("a page without a canonical address tells them of its own, before its body", async () => {
  expect(await localized("<head></head><body>", { baseUrl: "https://shop.example" })).toBe(
    `<head></head>${alternates("/shop?page=2&amp;size=1")}<body>`,
  );
});

test("in a parameter, addresses have it beside others", async () => {
  const body = await localized("<body>", { by: "query", baseUrl: "https://shop.example" }, "/shop?lang=de&page=2");
  expect(body).toContain('hreflang="pt-BR" href="https://shop.example/shop?page=2&amp;lang=pt-BR"');
  expect(body).toContain('hreflang="x-default" href="https://shop.example/shop?page=2"');
});

test("the source language has the address without a locale where the options say so", async () => {
  const body = await localized("<body>", { bareSource: true, baseUrl: "https://shop.example" }, "/de/shop");
  expect(body).toContain('hreflang="en" href="https://shop.example/shop"');
  expect(body).toContain('hreflang="x-default" href="https://shop.example/shop"');
});

test.each([
  ["a page that tells them itself", '<link rel="alternate" hreflang="de" href="/x"><body>'],
  ["a page that stands for one elsewhere", '<link rel="canonical" href="https://other.example/shop"><body>'],
])("%s is told nothing else", async (_, page) => {
  expect(await localized(page, { baseUrl: "https://shop.example" })).toBe(page);
});

test("without a public address nothing is told, and a canonical path is the reader's", async () => {
  expect(await localized('<link rel="canonical" href="/shop"><body>', {})).toBe(
    '<link rel="canonical" href="/de/shop"><body>',
  );
});

test.each([
  ['/shop?q="><script>alert(1)</script>', "q=&quot;&gt;&lt;script&gt;"],
  ["//evil.example/x", "https://shop.example/de//evil.example/x"],
  ["/de//evil.example/x", "https://shop.example/pt-BR/evil.example/x"],
])("an address such as %s stays within its attribute and host", async (url, expected) => {
  const body = await localized("<body>", { baseUrl: "https://shop.example" }, url);
  expect(body).toContain(expected);
  const hrefs = Array.from(
    body.matchAll(/href="([^"]*)"/g),
    ([, href = ""]) => new URL(href.replaceAll("&amp;", "&")).host,
  );
  expect(hrefs).toEqual(["shop.example", "shop.example", "shop.example", "shop.example"]);
});

test("addresses that are no path, or longer than search engines take, are not told", async () => {
  for (const url of ["*", "http://evil.example/", `/${"a".repeat(2000)}`]) {
    expect(await localized("<body>", { baseUrl: "https://shop.example" }, url)).toBe("<body>");
  }
});
