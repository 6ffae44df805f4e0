import { expect, test } from "vitest";
import { isVariantOf } from "./language-tag.ts";

test.each([
  ["en", "en-GB", true],
  ["en-US", "en", true],
  ["zh-CN", "zh-Hans", true],
  ["zh-CN", "zh-TW", false],
  ["sr", "sr-Latn", false],
  ["en", "de", false],
  ["no", "nb-NO", true],
  ["he", "iw", true],
  ["en", "en, de", false],
  ["en", "", false],
])("of %s, that %s is a variant is %s", (source, locale, isVariant) => {
  expect(isVariantOf(source, locale)).toBe(isVariant);
});
