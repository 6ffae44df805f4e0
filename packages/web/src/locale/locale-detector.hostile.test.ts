import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { RequestFacts } from "../request-facts.ts";
import { createLocaleDetector } from "./locale-detector.ts";
import type { LocaleSource } from "./locale-source.ts";

const locales = ["en", "de", "pt-BR"];

const sources: Readonly<
  Record<string, { readonly source: LocaleSource; readonly carry: (said: string) => RequestFacts }>
> = {
  path: { source: "path", carry: (said) => request(`/${said}/shop`) },
  query: { source: "query", carry: (said) => request(`/shop?lang=${said}`) },
  cookie: { source: "cookie", carry: (said) => request("/shop", { cookie: `locale=${said}` }) },
  "Accept-Language": { source: "header", carry: (said) => request("/shop", { "accept-language": said }) },
  "another header": { source: { header: "X-Locale" }, carry: (said) => request("/shop", { "x-locale": said }) },
  "a custom function": {
    source: { custom: ({ header }) => header("x-said") },
    carry: (said) => request("/shop", { "x-said": said }),
  },
};

function request(url: string, headers: Readonly<Record<string, string>> = {}): RequestFacts {
  return { method: "GET", url, header: (name) => (Object.hasOwn(headers, name) ? headers[name] : undefined) };
}

describe.each(Object.entries(sources))("what %s says", (_, { source, carry }) => {
  const detector = createLocaleDetector({ sourceLanguage: "en", locales, detect: [source] });

  test.each([
    // Ways out of a folder and into another host: CVE-2026-42353 put the language into paths and addresses.
    "../..",
    "../../etc/passwd",
    "%2e%2e%2f%2e%2e%2fetc",
    "..%5c..%5cwindows",
    "de..",
    "de%2f..%2f..",
    "http://169.254.169.254/latest",
    "//evil.example",
    "de@evil.example",
    // Ends of lines: GHSA-c3h8-g69v-pjrg put them into Content-Language.
    "de\r\nSet-Cookie: a=1",
    "de%0d%0aSet-Cookie:%20a=1",
    "de\u0000",
    "de%00",
    "de\u2028x",
    // Names that objects have of themselves: CVE-2026-48713, CVE-2026-48714.
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "a.__proto__.b",
    "__proto__.polluted",
    "de.__proto__",
    // What is no tag, or is one in disguise.
    "<script>alert(1)</script>",
    "ｄｅ",
    "d\u0435",
    "DE\u0130",
    "root",
    "null",
    "undefined",
    "NaN",
    "0",
    "i-klingon",
    "x-de",
  ])("%j is served as no more than the fallback", (said) => {
    const { locale, from, variesBy } = detector.detect(carry(said));
    expect([locale, from]).toEqual(["en", "fallback"]);
    expect(variesBy.join()).not.toContain("proto");
  });

  test("is never answered, whatever it is", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme-ascii", maxLength: 12 })),
        (said) => {
          expect(locales).toContain(detector.detect(carry(said)).locale);
        },
      ),
    );
  });

  test("may be 60 kB of anything", () => {
    const long = 60_000;
    const texts = [
      "a",
      "-",
      "de-",
      " ",
      "\t",
      ",",
      ";q=",
      "de,",
      "lang=",
      "locale=",
      ";locale",
      "&lang",
      "=",
      "/",
      "%",
    ].map((piece) => piece.repeat(long / piece.length));
    for (const text of texts) expect(locales).toContain(detector.detect(carry(text)).locale);
  });
});

test.each(["/de//evil.example/x", "/de/\\evil.example/x", "/de/\\/evil.example/x", "/de//\\//evil.example/x"])(
  "%s without its locale is no address of another host",
  (url) => {
    const detector = createLocaleDetector({ sourceLanguage: "en", locales, detect: ["path"] });
    expect(detector.detect(request(url)).path).toBe("/evil.example/x");
  },
);

test("of a header, the first 32 ranges and 4 kB are read, and none is cut in two", () => {
  const { detect } = createLocaleDetector({ sourceLanguage: "en", locales, detect: ["header"] });
  const localeOf = (header: string) => detect(request("/", { "accept-language": header })).locale;
  expect(localeOf(`${"fr,".repeat(31)}de`)).toBe("de");
  expect(localeOf(`${"fr,".repeat(32)}de`)).toBe("en");
  expect(localeOf(`fr${" ".repeat(4090)},de`)).toBe("de");
  expect(localeOf(`fr${" ".repeat(4091)},de-DE`)).toBe("en");
  expect(localeOf(`fr${" ".repeat(5000)},de`)).toBe("en");
});

test("a cookie or parameter whose name ends with the wanted one is another", () => {
  const { detect } = createLocaleDetector({ sourceLanguage: "en", locales });
  expect(detect(request("/?xlang=de&a=lang=de#lang=de", { cookie: "xlocale=de; a=locale=de" })).from).toBe("fallback");
});

test("a custom source cannot put what it reads into Vary", () => {
  const custom = ({ header }: RequestFacts) => header("x\r\nevil: 1") ?? header("");
  const { detect } = createLocaleDetector({ sourceLanguage: "en", locales, detect: [{ custom }] });
  expect(detect(request("/")).variesBy).toEqual([]);
});

test("what strangers send is not kept: 2,000 headers, addresses and cookies take no memory", () => {
  setFlagsFromString("--expose-gc");
  const collect: () => void = runInNewContext("gc");
  const { detect } = createLocaleDetector({
    sourceLanguage: "en",
    locales,
    detect: ["path", "query", "cookie", "header"],
  });
  const letters = (number: number) => number.toString(26).replace(/\d/g, (digit) => "qrstuvwxyz".charAt(Number(digit)));
  const send = (from: number, to: number) => {
    for (let one = from; one < to; one += 1) {
      const tag = `${letters(one % 700).padStart(3, "a")}-${letters(one).padStart(4, "a").slice(-4)}-x-${one}`;
      const ranges = Array.from({ length: 30 }, (_, index) => `${tag}${index}`).join(",");
      detect(
        request(`/${tag}?lang=${tag}`, {
          cookie: `locale=${tag}`,
          "accept-language": `${tag},en-${letters(one % 676)}`,
        }),
      );
      detect(request("/", { "accept-language": ranges }));
    }
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = send(0, 500);
  expect(send(500, 2500) - before).toBeLessThan(3e6);
}, 30_000);
