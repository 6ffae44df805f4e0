import { match } from "@formatjs/intl-localematcher";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createServedLocales } from "./served-locales.ts";

const measured = ["en", "en-GB", "de", "de-CH", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant", "es-419", "sr-Latn", "he"];

describe("what a browser prefers", () => {
  const served = createServedLocales("en", measured);

  test.each([
    ["zh-TW,zh;q=0.9", "zh-Hant"],
    ["zh-Hant-TW", "zh-Hant"],
    ["zh-HK", "zh-Hant"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG,en;q=0.5", "zh-Hans"],
    ["zh", "zh-Hans"],
    ["zh-Hans-TW", "zh-Hans"],
    ["sr-Latn-RS", "sr-Latn"],
    ["sr", "sr-Latn"],
    ["iw", "he"],
    ["iw-IL,en;q=0.1", "he"],
    ["es-MX,es;q=0.8", "es-419"],
    ["es-ES", "es-419"],
    ["pt", "pt-BR"],
    ["pt-AO", "pt-PT"],
    ["en-AU", "en-GB"],
    ["en-US", "en"],
    ["de-CH-1996", "de-CH"],
    ["de-AT", "de"],
    ["gsw", "de-CH"],
    ["de-u-co-phonebk", "de"],
    ["ja,ko;q=0.9,de;q=0.1", "de"],
    ["fr, cs, pl, it, nl, sv, da, fi, el, tr, de-AT", "de"],
    ["DE-ch", "de-CH"],
    ["en;q=0.2, de;q=0.9, he;q=0.5", "de"],
    ["de;q=0, de-CH", "de-CH"],
    ["pt-BR;q=0, pt", "pt-PT"],
    ["zh;q=0, zh-TW;q=0, en-GB", "en-GB"],
    ["de;q=0.5, *;q=0.1", "de"],
    ["*, de", "de"],
    ["en;q=0.1, en-GB;q=0.1, *", "de"],
    ["en;q=0, *", "de"],
    ["*;q=0.5, fr, en;q=0.1, de;q=0.1", "pt-BR"],
    ["de;q=1.000", "de"],
    ["de ; q=0.8 , en;\tq=0.9", "en"],
    ["de;Q=0.9,en;q=.5", "de"],
    ["de;q=high, he;q=0.1", "he"],
    ["de;q=1.5, he;q=0.1", "he"],
    ["de-, -de, de--CH, he", "he"],
  ])("%s is %s", (header, locale) => {
    expect(served.preferred(header)).toBe(locale);
  });

  test.each([
    "*",
    "*;q=0.5",
    "*, fr",
    "fr",
    "ja, ko",
    "nl-BE",
    "hr",
    "und",
    "x-klingon",
    "qaa",
    "",
    ",",
    ", ,",
    "*;q=0",
    "de;q=0",
  ])("%s prefers nothing to the fallback", (header) => {
    expect(served.preferred(header)).toBeUndefined();
  });
});

test.each([
  ["no", ["en", "nb"], "nb"],
  ["nb-NO", ["no"], "no"],
  ["nn", ["nb"], "nb"],
  ["da", ["nb", "sv"], "nb"],
  ["en-AU", ["en-US", "en-GB"], "en-GB"],
  ["en-CA", ["en-US", "en-GB"], "en-US"],
  ["zh-TW", ["zh-Hans"], undefined],
  ["zh-CN", ["zh-Hant"], undefined],
  ["sr-Cyrl", ["sr-Latn"], "sr-Latn"],
  ["uk", ["ru"], undefined],
  ["ca", ["es"], "es"],
  ["ca, fr;q=0.1", ["es", "fr"], "fr"],
  ["tl", ["fil"], "fil"],
  ["in", ["id"], "id"],
  ["ca", ["ca-valencia", "ca"], "ca"],
  ["de", ["de-DE-u-co-phonebk"], "de-DE-u-co-phonebk"],
  ["he", ["iw"], "iw"],
] as const)("by CLDR's distances, a reader of %s among %j reads %s", (header, locales, expected) => {
  expect(createServedLocales("el", locales).preferred(header)).toBe(expected);
});

test("the source language is served beside the locales, and preferred to them by its readers", () => {
  const served = createServedLocales("en", ["de", "pl"]);
  expect([served.fallback, served.preferred("en-US,de;q=0.9"), served.chosen("en")]).toEqual(["en", "en", "en"]);
});

test("the fallback is spelled as the locales spell it", () => {
  expect(createServedLocales("en-us", ["de", "EN-US"]).fallback).toBe("EN-US");
});

describe("a tag that somebody chose", () => {
  const served = createServedLocales("en", [...measured.filter((locale) => locale !== "pt-PT"), "nb"]);

  test.each([
    ["pt", "pt-BR"],
    ["pt-PT", "pt-BR"],
    ["PT-br", "pt-BR"],
    ["pt_BR", "pt-BR"],
    ["zh-tw", "zh-Hant"],
    ["zh", "zh-Hans"],
    ["iw", "he"],
    ["no", "nb"],
    ["en-AU", "en-GB"],
    ["de-AT", "de"],
    ["de-1996", "de"],
    ["zh-Hant-TW-u-nu-hanidec", "zh-Hant"],
  ])("%s means %s", (tag, locale) => {
    expect(served.chosen(tag)).toBe(locale);
  });

  test.each(["gsw", "ca", "nn", "da", "sr-Cyrl", "fr", "und", "*", "de,en", "de;q=1", " de", "", "d", "1", "de-"])(
    "%j means none of the served, however near",
    (tag) => {
      expect(served.chosen(tag)).toBeUndefined();
    },
  );
});

test("an answer that is remembered is the one that was worked out", () => {
  const served = createServedLocales("en", measured);
  const headers = ["zh-TW,zh;q=0.9", "fr", "*", `${"fr,".repeat(300)}de`, "de-CH,de;q=0.9"];
  expect(headers.map(served.preferred)).toEqual(headers.map(served.preferred));
});

test("whatever a header or a choice says, what comes out is a served locale or nothing", () => {
  const served = createServedLocales("en", measured);
  const subtag = fc.constantFrom(
    ...measured,
    "zh",
    "Hant",
    "TW",
    "nb",
    "*",
    ";q=0",
    ";q=0.5",
    "q=",
    "-",
    "__proto__",
    "u-co",
  );
  const made = fc.array(subtag, { maxLength: 12 }).map((parts) => parts.join(""));
  const listed = fc.array(subtag, { maxLength: 12 }).map((parts) => parts.join(","));
  fc.assert(
    fc.property(fc.oneof(made, listed, fc.string({ unit: "binary" })), (said) => {
      for (const answer of [served.preferred(said), served.chosen(said), served.spelled(said)]) {
        expect([undefined, ...measured]).toContain(answer);
      }
    }),
  );
});

test("one tag gets what the matcher gives for it, though that is shown no more of it than matters", () => {
  const languages = "ar ca cs da de en es fr gsw he hr iw lb nb nl nn no pl pt ru sr sv uk zh".split(" ");
  const regions = "AO AR AT AU BE BR CA CH CN DE ES GB HK IE IL IN LI MX NZ PT RS SG TW US ZA 419 001 150".split(" ");
  const lists = [
    measured,
    ["en-US", "en-GB", "es", "es-419", "fr", "nb"],
    ["en", "pt-PT", "zh-Hant", "de-AT", "hr", "ca"],
  ];
  const all = lists.map((locales) => ({ locales, served: createServedLocales(locales[0] ?? "", locales) }));
  fc.assert(
    fc.property(
      fc.constantFrom(...all),
      fc.constantFrom(...languages),
      fc.option(fc.constantFrom(...regions), { nil: undefined }),
      ({ locales, served }, language, region) => {
        const asked = region === undefined ? language : `${language}-${region}`;
        // The region of a language that is only near to a served one is not shown.
        const isServed = locales.some((locale) => locale.split("-")[0] === language);
        const best = match([isServed ? asked : language], locales, "und");
        expect(served.preferred(asked)).toBe(best === "und" ? undefined : best);
      },
    ),
    { numRuns: 1000 },
  );
});

test("a reader of one script is never served another script of the same language", () => {
  const served = createServedLocales("en", measured);
  const region = fc.constantFrom("CN", "TW", "HK", "SG", "MO", "US", "DE", "MY");
  fc.assert(
    fc.property(fc.constantFrom("Hans", "Hant"), region, (script, where) => {
      expect(served.preferred(`zh-${script}-${where},en;q=0.1`)).toBe(`zh-${script}`);
      expect(served.chosen(`zh-${script}-${where}`)).toBe(`zh-${script}`);
    }),
  );
});
