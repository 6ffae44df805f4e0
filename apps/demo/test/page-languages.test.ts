import { describe, expect, test } from "vitest";
import { directionOf, preferredPageLanguage } from "../src/page-languages.ts";

describe("the language a browser asks for", () => {
  test.each([
    [undefined, "en"],
    ["", "en"],
    ["pl", "pl"],
    ["de-AT,de;q=0.9,en;q=0.5", "de"],
    ["en;q=0.3, fr-CA;q=0.8", "fr"],
    ["xx, pt;q=0.4", "pt-BR"],
    ["zh-CN", "zh-Hans"],
    ["zh-TW", "en"],
    ["fr;q=0, it", "it"],
    ["*", "en"],
    ["ar-EG", "ar"],
  ])("%s: %s", (header, expected) => {
    expect(preferredPageLanguage(header)).toBe(expected);
  });

  test.each(["\u0000", "a".repeat(100_000), ",;=,;q=9", "-", "x-y-z;q=1e9"])("nonsense is English (%#)", (header) => {
    expect(preferredPageLanguage(header)).toBe("en");
  });
});

test("scripts that are written from right to left", () => {
  expect(["ar", "he", "fa", "ur", "de", "zh-Hans"].map(directionOf)).toEqual([
    "rtl",
    "rtl",
    "rtl",
    "rtl",
    "ltr",
    "ltr",
  ]);
});
