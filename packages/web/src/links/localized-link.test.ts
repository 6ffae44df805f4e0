import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { NamedSource } from "../locale/locale-source.ts";
import { checkedLinkOptions, type LinkOptions } from "./link-options.ts";
import { createLocalizedAddresses } from "./localized-addresses.ts";
import { type LinkRules, localizedLink } from "./localized-link.ts";

const sources: readonly NamedSource[] = [
  { from: "path" },
  { from: "query", name: "lang" },
  { from: "query", name: "l" },
];

function rules(options: LinkOptions = {}): LinkRules {
  const checked = checkedLinkOptions(options, sources);
  return { ...checked, addresses: createLocalizedAddresses("en", ["de", "pt-BR"], checked) };
}

const germanPage = { locale: "de", url: "/de/shop/list?page=2" };
const bareGermanPage = { locale: "de", url: "/shop/list?page=2" };

describe("in the path", () => {
  test.each([
    ["/", "/de/"],
    ["/shop", "/de/shop"],
    ["/shop?page=2#tea", "/de/shop?page=2#tea"],
    ["/?page=2", "/de/?page=2"],
    ["/design", "/de/design"],
    ["/index.html", "/de/index.html"],
    ["/releases/v1.2", "/de/releases/v1.2"],
    [" /shop\n", "/de/shop"],
    ["https://shop.example/shop", "https://shop.example/de/shop"],
    ["https://shop.example", "https://shop.example/de/"],
    ["https://shop.example?page=2", "https://shop.example/de/?page=2"],
  ])("%j becomes %j", (href, expected) => {
    expect(localizedLink(href, germanPage, rules({ baseUrl: "https://shop.example" }))).toBe(expected);
  });

  test.each([
    "",
    "#tea",
    "item",
    "../tea",
    "?page=3",
    "/de/shop",
    "/en/shop",
    "/PT-br",
    "https://other.example/shop",
    "https://shop.example.evil/shop",
    "http://shop.example/shop",
    "//other.example/shop",
    "//shop.example/shop",
    "mailto:a@shop.example",
    "tel:+49301234",
    "javascript:alert(1)",
    "data:text/html,x",
    "/prices.pdf",
    "/photos/tea.JPG?size=2",
    "/api",
    "/api/tea",
    "/assets/",
    "/\\other.example",
    "\\\\other.example",
    "/\t/other.example",
    "java\nscript:alert(1)",
    "\u0001javascript:alert(1)",
  ])("%j stays", (href) => {
    const some = rules({ baseUrl: "https://shop.example", skip: ["/api", "/assets/"] });
    expect(localizedLink(href, germanPage, some)).toBeUndefined();
  });

  test.each([
    ["item", "/de/shop/item"],
    ["../tea#top", "/de/tea#top"],
    ["?page=3", "/de/shop/list?page=3"],
    ["./", "/de/shop/"],
  ])("a relative %j is made whole on a page whose address names no locale: %j", (href, expected) => {
    expect(localizedLink(href, bareGermanPage, rules())).toBe(expected);
  });

  test("without a public address, whole addresses are those of others", () => {
    expect(localizedLink("https://shop.example/shop", germanPage, rules())).toBeUndefined();
  });

  test("readers of the source language stay at addresses without a locale where the options say so", () => {
    const page = { locale: "en", url: "/shop" };
    expect(localizedLink("/tea", page, rules())).toBe("/en/tea");
    expect(localizedLink("/tea", page, rules({ bareSource: true }))).toBeUndefined();
    expect(localizedLink("/tea", germanPage, rules({ bareSource: true }))).toBe("/de/tea");
  });
});

describe("in a parameter", () => {
  test.each([
    ["/shop", "/shop?lang=de"],
    ["/shop?", "/shop?lang=de"],
    ["/shop??", "/shop??&lang=de"],
    ["/shop?page=2&", "/shop?page=2&lang=de"],
    ["/shop?page=2#tea", "/shop?page=2&lang=de#tea"],
    ["/shop?lang2=x", "/shop?lang2=x&lang=de"],
    ["/shop#lang=x", "/shop?lang=de#lang=x"],
    ["item", "item?lang=de"],
    ["?page=3", "?page=3&lang=de"],
    ["../tea#top", "../tea?lang=de#top"],
    ["/de/shop", "/de/shop?lang=de"],
  ])("%j becomes %j", (href, expected) => {
    expect(localizedLink(href, { locale: "de", url: "/shop?lang=de" }, rules({ by: "query" }))).toBe(expected);
  });

  test.each(["/shop?lang=en", "/shop?page=2&lang=", "#tea", "//other.example", "prices.pdf", "mailto:a@b.example"])(
    "%j stays",
    (href) => {
      expect(localizedLink(href, { locale: "de", url: "/shop?lang=de" }, rules({ by: "query" }))).toBeUndefined();
    },
  );

  test("it has the name that it is given", () => {
    expect(localizedLink("/shop?lang=x", germanPage, rules({ by: { query: "l" } }))).toBe("/shop?lang=x&l=de");
  });
});

test("whatever a link is, it leads to the host that it led to, and a changed one names the locale", () => {
  const piece = fc.constantFrom(
    "/",
    "//",
    "\\",
    ".",
    "..",
    "shop",
    "de",
    "?",
    "&",
    "lang=en",
    "#",
    "@",
    ":",
    "\t",
    " ",
    "evil.example",
    "%2f",
    "http:",
    "a.b",
  );
  const href = fc.oneof(
    fc.array(piece, { maxLength: 8 }).map((parts) => parts.join("")),
    fc.string({ unit: "binary" }),
    fc.webUrl(),
  );
  const page = fc.constantFrom(germanPage, bareGermanPage);
  const by = fc.constantFrom<LinkOptions>({}, { by: "query" });
  fc.assert(
    fc.property(href, page, by, (written, from, options) => {
      const some = rules(options);
      const changed = localizedLink(written, from, some);
      if (changed === undefined) return;
      const base = `http://own.example${from.url}`;
      const [before, after] = [new URL(written, base), new URL(changed, base)];
      expect(after.host).toBe(before.host);
      expect(after.hash).toBe(before.hash);
      expect(localizedLink(changed, from, some)).toBeUndefined();
    }),
    { numRuns: 2000 },
  );
});

test.each<[string, object]>([
  ["links.by", { by: "host" }],
  ["links.by", { by: { query: "a=b" } }],
  ["links.by", { by: null }],
  ["links.by", { by: { query: "other" } }],
  ["links.baseUrl", { baseUrl: "shop.example" }],
  ["links.baseUrl", { baseUrl: "https://shop.example/app" }],
  ["links.baseUrl", { baseUrl: "https://user:secret@shop.example" }],
  ["links.baseUrl", { baseUrl: "ftp://shop.example" }],
  ["links.baseUrl", { baseUrl: 'https://shop.example/"><script>' }],
  ["links.bareSource", { bareSource: "yes" }],
  ["links.skip", { skip: "/api" }],
  ["links.skip", { skip: ["api"] }],
])("%s is refused by name where it cannot be right: %j", (name, wrong) => {
  expect(() => checkedLinkOptions(wrong, sources)).toThrow(
    expect.objectContaining({ code: "invalid_option", message: expect.stringContaining(`Localization: ${name}: `) }),
  );
});

test("links name a locale where requests are looked at for it first, and nowhere else", () => {
  const path: NamedSource = { from: "path" };
  const query: NamedSource = { from: "query", name: "l" };
  expect(checkedLinkOptions({}, [{ from: "cookie", name: "locale" }, query, path]).parameter).toBe("l");
  expect(checkedLinkOptions({}, [path, query]).parameter).toBeUndefined();
  for (const [by, some] of [
    [undefined, []],
    ["path", [query]],
    ["query", [path, query]],
  ] as const) {
    expect(() => checkedLinkOptions({ by }, some)).toThrow("links.by: detect has to look");
  }
});
