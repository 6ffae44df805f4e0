import { DragomanError } from "@dragoman/client";
import { describe, expect, test } from "vitest";
import type { RequestFacts } from "../request-facts.ts";
import { createLocaleDetector } from "./locale-detector.ts";
import type { LocaleOptions } from "./locale-options.ts";
import type { LocaleSource } from "./locale-source.ts";

const locales = ["en", "de", "pl", "pt-BR", "zh-Hans", "zh-Hant"];

function request(url: string, headers: Readonly<Record<string, string>> = {}): RequestFacts {
  return { method: "GET", url, header: (name) => (Object.hasOwn(headers, name) ? headers[name] : undefined) };
}

function detected(detect: readonly LocaleSource[] | undefined, facts: RequestFacts) {
  return createLocaleDetector({ sourceLanguage: "en", locales, detect }).detect(facts);
}

test("without options it looks at the parameter lang, the cookie locale and Accept-Language, in this order", () => {
  const headers = { cookie: "a=1; locale=pl", "accept-language": "pt" };
  expect(detected(undefined, request("/shop?page=2&lang=de", headers))).toEqual({
    locale: "de",
    from: "query",
    variesBy: [],
    path: "/shop?page=2&lang=de",
  });
  expect(detected(undefined, request("/shop", headers))).toMatchObject({ locale: "pl", from: "cookie" });
  expect(detected(undefined, request("/shop", { "accept-language": "pt" }))).toMatchObject({
    locale: "pt-BR",
    from: "header",
  });
});

test("the headers that were looked at vary an answer, also when they are absent", () => {
  const varies = (url: string, headers?: Readonly<Record<string, string>>) =>
    detected(undefined, request(url, headers)).variesBy;
  expect(varies("/")).toEqual(["Cookie", "Accept-Language"]);
  expect(varies("/?lang=fr", { cookie: "locale=fr" })).toEqual(["Cookie", "Accept-Language"]);
  expect(varies("/", { cookie: "locale=de" })).toEqual(["Cookie"]);
  expect(varies("/?lang=de", { cookie: "locale=pl" })).toEqual([]);
});

test("where nothing is named that is served, readers get the source language", () => {
  const facts = request("/?lang=fr", { cookie: "locale=fr", "accept-language": "fr" });
  expect(detected(undefined, facts)).toMatchObject({ locale: "en", from: "fallback" });
});

describe("the locale at the front of a path", () => {
  test.each([
    ["/de/shop?page=2", "de", "/shop?page=2"],
    ["/DE/shop", "de", "/shop"],
    ["/de", "de", "/"],
    ["/de/", "de", "/"],
    ["/de?page=2", "de", "/?page=2"],
    ["/pt-br/", "pt-BR", "/"],
    ["/pt/shop", "pt-BR", "/shop"],
    ["/zh-TW/shop", "zh-Hant", "/shop"],
    ["/zh_Hant/shop", "zh-Hant", "/shop"],
    ["/de/de/shop", "de", "/de/shop"],
  ])("%s is %s, and %s is left", (url, locale, path) => {
    expect(detected(["path"], request(url))).toEqual({ locale, from: "path", variesBy: [], path });
  });

  test.each([
    "/",
    "/shop",
    "/fr/shop",
    "/design",
    "/de.html",
    "/de-facto",
    "/en-masse/de",
    "/pl-info12",
    "/shop/de",
    "//de/shop",
    "/%64%65/shop",
    "https://example.com/de/shop",
    "*",
    "",
  ])("%j has none, and stays as it is", (url) => {
    expect(detected(["path"], request(url))).toEqual({ locale: "en", from: "fallback", variesBy: [], path: url });
  });

  test("it is taken away also where another source decides, and only where path is a source", () => {
    expect(detected(["query", "path"], request("/de/shop?lang=pl"))).toMatchObject({
      locale: "pl",
      from: "query",
      path: "/shop?lang=pl",
    });
    expect(detected(["query"], request("/de/shop"))).toMatchObject({ locale: "en", path: "/de/shop" });
  });

  test("a tag with a variant counts where it is served", () => {
    const detector = createLocaleDetector({ sourceLanguage: "en", locales: ["ca-valencia"], detect: ["path"] });
    expect(detector.detect(request("/ca-Valencia/x"))).toMatchObject({ locale: "ca-valencia", path: "/x" });
  });
});

test("parameters, cookies and headers have the names that they are given", () => {
  const sources: readonly LocaleSource[] = [{ query: "l" }, { cookie: "ui.lang" }, { header: "X-Locale" }];
  const facts = (url: string, cookie: string) => request(url, { cookie, "x-locale": "pt_BR" });
  expect(detected(sources, facts("/?lang=de&l=pl", ""))).toMatchObject({ locale: "pl", from: "query" });
  expect(detected(sources, facts("/?xl=pl", 'lang=de; ui.lang="de"'))).toMatchObject({ locale: "de", from: "cookie" });
  expect(detected(sources, facts("/", "xui.lang=de"))).toEqual({
    locale: "pt-BR",
    from: "header",
    variesBy: ["Cookie", "X-Locale"],
    path: "/",
  });
});

test("a header with one tag is no list, and Accept-Language in any case is one", () => {
  const listed = request("/", { "x-locale": "de, pl", "accept-language": "fr, pl;q=0.5" });
  expect(detected([{ header: "x-locale" }], listed).from).toBe("fallback");
  expect(detected([{ header: "accept-language" }], listed).locale).toBe("pl");
});

test("the first of several values of a name counts", () => {
  const facts = request("/?lang=pl&lang=de", { cookie: "xlocale=pl;locale=de; locale=pl" });
  expect(detected(["query"], facts).locale).toBe("pl");
  expect(detected(["cookie"], facts).locale).toBe("de");
});

describe("a custom source", () => {
  const failing = (detect: readonly LocaleSource[]) => {
    const errors: unknown[] = [];
    const detector = createLocaleDetector({
      sourceLanguage: "en",
      locales,
      detect,
      onError: (error) => errors.push(error),
    });
    return { detector, errors };
  };

  test("answers a tag, which is matched as a chosen one is", () => {
    const custom = ({ header }: RequestFacts) => header("host")?.split(".")[0];
    expect(detected([{ custom }], request("/", { host: "pt.example.com" }))).toEqual({
      locale: "pt-BR",
      from: "custom",
      variesBy: ["host"],
      path: "/",
    });
  });

  test("varies by the headers that it reads, or by those that it names", () => {
    const reading = { custom: ({ header }: RequestFacts) => header("x-user") };
    const naming = { custom: ({ header }: RequestFacts) => header("x-user"), variesBy: ["Cookie"] };
    expect(detected([reading], request("/")).variesBy).toEqual(["x-user"]);
    expect(detected([naming, "cookie"], request("/")).variesBy).toEqual(["Cookie"]);
    expect(detected(["query", reading], request("/?lang=de")).variesBy).toEqual([]);
  });

  test("is passed over in silence where it names nothing that is served", () => {
    const { detector, errors } = failing([{ custom: () => "fr" }, { custom: () => undefined }, "cookie"]);
    expect(detector.detect(request("/", { cookie: "locale=de" })).locale).toBe("de");
    expect(errors).toEqual([]);
  });

  test("that throws is passed over and told of", () => {
    const broken = new Error("no session");
    const { detector, errors } = failing([
      {
        custom: () => {
          throw broken;
        },
      },
      "cookie",
    ]);
    expect(detector.detect(request("/", { cookie: "locale=de" })).locale).toBe("de");
    expect(errors).toEqual([broken]);
  });

  test("that answers no tag is passed over and told of, without what it answered", () => {
    const custom: () => string | undefined = Object.assign(() => JSON.parse('{"secret":"de"}'));
    const { detector, errors } = failing([{ custom }]);
    expect(detector.detect(request("/")).from).toBe("fallback");
    expect(errors).toEqual([expect.objectContaining({ kind: "invalid-request", code: "invalid_locale" })]);
    expect(JSON.stringify(errors)).not.toContain("secret");
  });
});

describe("options that cannot be right are refused by name", () => {
  const options: LocaleOptions = { sourceLanguage: "en", locales: ["en", "de"] };

  test.each([
    ["sourceLanguage", { sourceLanguage: "" }],
    ["sourceLanguage", { sourceLanguage: "english language" }],
    ["sourceLanguage", { sourceLanguage: "und" }],
    ["sourceLanguage", { sourceLanguage: undefined }],
    ["locales", { locales: [] }],
    ["locales", { locales: undefined }],
    ["locales", { locales: "de" }],
    ["locales", { locales: ["de", ""] }],
    ["locales", { locales: ["de", "../de"] }],
    ["locales", { locales: ["de", "DE"] }],
    ["locales", { locales: ["he", "iw"] }],
    ["locales", { locales: ["de_CH"] }],
    ["detect", { detect: "path" }],
    ["detect", { detect: ["session"] }],
    ["detect", { detect: [null] }],
    ["detect", { detect: [{ session: "x" }] }],
    ["detect", { detect: [{ query: "" }] }],
    ["detect", { detect: [{ query: "a=b" }] }],
    ["detect", { detect: [{ cookie: "a;b" }] }],
    ["detect", { detect: [{ header: "a b" }] }],
    ["detect", { detect: [{ header: 1 }] }],
    ["detect", { detect: [{ custom: "de" }] }],
    ["detect", { detect: [{ custom: () => "de", variesBy: ["a\r\nb"] }] }],
  ])("%s: %j", (name, wrong) => {
    let thrown: unknown;
    try {
      createLocaleDetector(Object.assign({ ...options }, wrong));
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(DragomanError);
    expect(thrown).toMatchObject({ kind: "invalid-request", code: "invalid_option" });
    expect(thrown).toMatchObject({ message: expect.stringContaining(`Localization: ${name}: `) });
  });
});
