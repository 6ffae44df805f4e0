import { expect, test } from "vitest";
import { distancesTo, intlLanguage, languageDistance, sameLanguage } from "./language.ts";

test.each<[string, string, number | undefined]>([
  ["de", "de", 0],
  ["DE_at", "de-AT", 0],
  ["iw", "he", 0],
  ["de", "de-AT", 1],
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
