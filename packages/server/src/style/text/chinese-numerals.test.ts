import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  chineseMyriads,
  fromChineseNumerals,
  japaneseMyriads,
  toChineseNumerals,
  traditionalMyriads,
} from "./chinese-numerals.ts";

describe("digits in characters", () => {
  test.each([
    ["0", "", "零", "〇"],
    ["10", "", "十", "十"],
    ["15", "", "十五", "十五"],
    ["105", "", "一百零五", "百五"],
    ["110", "", "一百一十", "百十"],
    ["1005", "", "一千零五", "千五"],
    ["10000", "", "一万", "一万"],
    ["100005", "", "十万零五", "十万五"],
    ["12", "5", "十二点五", "十二・五"],
    ["100000000", "", "一亿", "一億"],
  ])("%s.%s", (whole, fraction, chinese, japanese) => {
    expect(toChineseNumerals(whole, fraction, chineseMyriads)).toBe(chinese);
    expect(toChineseNumerals(whole, fraction, japaneseMyriads)).toBe(japanese);
  });

  test.each([
    ["simplified", chineseMyriads],
    ["traditional", traditionalMyriads],
    ["Japanese", japaneseMyriads],
  ] as const)("what is written in %s characters reads as the same number", (_, myriads) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }), (value) => {
        expect(fromChineseNumerals(toChineseNumerals(String(value), "", myriads) ?? "")).toBe(String(value));
      }),
    );
  });

  test.each(["十百", "万五万", "一二万", "五五十"])("%s is no number", (written) => {
    expect(fromChineseNumerals(written)).toBeUndefined();
  });
});
