import { describe, expect, test } from "vitest";
import { unit, variant } from "../../test/units.ts";
import { distancesTo, intlLanguage, languageDistance, sameLanguage, withVariants } from "./language.ts";

test.each<[string, string, number | undefined]>([
  ["de", "de", 0],
  ["DE_at", "de-AT", 0],
  ["iw", "he", 0],
  ["de", "de-AT", 1],
  ["nb", "no", 0],
  ["nb-NO", "no", 1],
  ["nn", "no", undefined],
  ["prs", "PRS", 0],
  ["prs", "fa", undefined],
  ["fa-AF", "prs", undefined],
  ["de-CH", "de-AT", 2],
  ["zh-TW", "zh-Hant", 1],
  ["zh-TW", "zh-CN", undefined],
  ["sr-Latn", "sr", undefined],
  ["de", "en", undefined],
  ["x-elvish", "X-Elvish", 0],
  // What stands behind x- is all that tells them apart.
  ["x-elvish", "x-klingon", undefined],
  ["*all*", "de", undefined],
  ["", "de", undefined],
])("the distance from %j to %j is %j", (wanted, offered, distance) => {
  expect(languageDistance(wanted, offered)).toBe(distance);
  const distanceOf = distancesTo(wanted);
  expect([distanceOf(offered), distanceOf(offered)]).toEqual([distance, distance]);
});

test.each([
  ["pt_br", "pt-BR"],
  [" de ", "de"],
  ["x-elvish", "und"],
  ["not a tag", "und"],
  ["", "und"],
])("Intl is told of %j as %j", (language, tag) => expect(intlLanguage(language)).toBe(tag));

test("a tag is the same in any case", () => expect(sameLanguage("zh_hant_tw", "zh-Hant-TW")).toBe(true));

describe("a unit with some of its variants", () => {
  const [en, de, fr] = [variant("en-US", "a"), variant("de", "b"), variant("fr", "c")];
  const whole = { ...unit("a", "b"), variants: [en, de, fr] };

  test("keeps its source language where a text is in it, and names none where it named none", () => {
    expect(withVariants(whole, [en, fr], en)).toEqual({ ...whole, variants: [en, fr] });
    const { sourceLanguage: _, ...nameless } = whole;
    expect(withVariants(nameless, [de, fr], de)).toEqual({ ...nameless, variants: [de, fr] });
    const any = { ...whole, sourceLanguage: "*all*" };
    expect(withVariants(any, [de, fr], de)).toEqual({ ...any, variants: [de, fr] });
  });

  test("has the new source where none of its texts is in the old one's language", () => {
    expect(withVariants(whole, [de, fr], de)).toEqual({ ...whole, sourceLanguage: "de", variants: [de, fr] });
  });
});
