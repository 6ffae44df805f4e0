import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { catalogue, catalogueSources } from "./catalogue.ts";
import { baseOf, matchSource, matchTarget, parseLanguageTag } from "./language.ts";
import type { LanguageTag } from "./ports.ts";

function tag(input: string): LanguageTag {
  const parsed = parseLanguageTag(input);
  if (parsed === undefined) throw new Error(`${input} is no language tag`);
  return parsed;
}

const tags = (...inputs: string[]) => inputs.map(tag);

describe("parseLanguageTag", () => {
  test.each([
    ["EN", "en"],
    ["en_us", "en-US"],
    ["PT-br", "pt-BR"],
    ["no", "nb"],
    ["no-NO", "nb-NO"],
    ["iw", "he"],
    ["eng", "en"],
    ["fil", "tl"],
    ["zh-TW", "zh-Hant"],
    ["zh_HK", "zh-Hant"],
    ["ZH-hant-mo", "zh-Hant"],
    ["zh-CN", "zh-Hans"],
    ["zh-SG", "zh-Hans"],
    ["zh-HANS", "zh-Hans"],
    ["cmn", "zh"],
    ["es-419", "es-419"],
    ["sr_latn_rs", "sr-Latn-RS"],
    ["ca-valencia", "ca-valencia"],
    ["de-DE-u-co-phonebk", "de-DE"],
    ["prs", "prs"],
    ["kmr", "kmr"],
    ["und", "und"],
    ["und-Latn", "und-Latn"],
  ])("%s is %s", (input, expected) => {
    expect(parseLanguageTag(input)).toBe(expected);
  });

  test.each([
    "",
    "e",
    "english",
    "en-",
    "-en",
    "en us",
    "e1",
    "123",
    "__proto__",
    "en--US",
    "x-private",
    "🇩🇪",
    `en${"-variant".repeat(50)}`,
  ])("%j is no language tag", (input) => {
    expect(parseLanguageTag(input)).toBeUndefined();
  });

  test("every tag of the catalogue is its own canonical form, in any casing", () => {
    expect(catalogue).toHaveLength(125);
    expect(catalogueSources).toHaveLength(114);
    expect(new Set(catalogue.map((language) => language.tag)).size).toBe(125);
    for (const language of catalogue) {
      expect(parseLanguageTag(language.tag)).toBe(language.tag);
      expect(parseLanguageTag(language.tag.toUpperCase().replace("-", "_"))).toBe(language.tag);
    }
  });

  test("any string is answered, and an answer is a fixed point", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,3}$/)), (input) => {
        const parsed = parseLanguageTag(input);
        if (parsed !== undefined) expect(parseLanguageTag(parsed)).toBe(parsed);
      }),
    );
  });
});

test("baseOf is the language alone", () => {
  expect(tags("pt-BR", "zh-Hant", "de", "sr-Latn-RS").map(baseOf)).toEqual(["pt", "zh", "de", "sr"]);
});

describe("matchTarget", () => {
  test.each([
    [["de", "en"], "de", "de"],
    [["en"], "en-GB", "en"],
    [["en"], "en-US", "en"],
    [["pt-PT", "pt-BR"], "pt", "pt-BR"],
    [["zh-Hant", "zh-Hans"], "zh", "zh-Hans"],
    [["en-GB", "en-US"], "en", "en-US"],
    [["en-GB"], "en", "en-GB"],
    [["fr-CA", "fr-BE"], "fr", "fr-BE"],
    [["pt", "pt-BR"], "pt-PT", "pt"],
    [["zh"], "zh-Hans", "zh"],
  ])("%j serves %s from %s", (offered, requested, expected) => {
    expect(matchTarget(tags(...offered), tag(requested))).toBe(expected);
  });

  test.each([
    [["pt-BR"], "pt-PT"],
    [["pt-PT"], "pt-BR"],
    [["zh-Hans"], "zh-Hant"],
    [["zh"], "zh-Hant"],
    [["sr"], "sr-Latn"],
    [["de", "fr"], "es"],
    [[], "en"],
  ])("%j does not serve %s", (offered, requested) => {
    expect(matchTarget(tags(...offered), tag(requested))).toBeUndefined();
  });
});

describe("matchSource", () => {
  test.each([
    [["pt"], "pt-BR", "pt"],
    [["pt-BR"], "pt-PT", "pt-BR"],
    [["zh"], "zh-Hans", "zh"],
    [["zh-Hant", "zh-Hans"], "zh", "zh-Hans"],
    [["en", "en-US"], "en-GB", "en"],
  ])("%j reads %s as %s", (offered, requested, expected) => {
    expect(matchSource(tags(...offered), tag(requested))).toBe(expected);
  });

  test("Chinese is not read across scripts", () => {
    expect(matchSource(tags("zh-Hans"), tag("zh-Hant"))).toBeUndefined();
    expect(matchSource(tags("zh"), tag("zh-Hant"))).toBeUndefined();
  });
});
