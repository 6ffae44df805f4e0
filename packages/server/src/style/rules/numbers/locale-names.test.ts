import { parseLanguageTag } from "@dragoman/engines";
import { describe, expect, test } from "vitest";
import { currenciesIn } from "./currency-names.ts";
import { unitNames } from "./unit-names.ts";

const units: Readonly<Record<string, string>> = {
  ...{ km: "kilometer", m: "meter", cm: "centimeter", mm: "millimeter", kg: "kilogram", g: "gram", l: "liter" },
  ...{ L: "liter", ml: "milliliter", "km/h": "kilometer-per-hour", "m/s": "meter-per-second", mph: "mile-per-hour" },
  ...{ kB: "kilobyte", MB: "megabyte", GB: "gigabyte", TB: "terabyte", ko: "kilobyte", Mo: "megabyte" },
  ...{ Go: "gigabyte", To: "terabyte", h: "hour", min: "minute", s: "second", ms: "millisecond", mi: "mile" },
  ...{ ft: "foot", yd: "yard", lb: "pound", oz: "ounce", ha: "hectare" },
};

describe("units are named as the Unicode locale data name them", () => {
  test.each([...unitNames])("%s", (language, rows) => {
    for (const { symbol, one, other } of rows) {
      const nameFor = (count: number) =>
        new Intl.NumberFormat(language, { style: "unit", unit: units[symbol] ?? symbol, unitDisplay: "long" })
          .formatToParts(count)
          .find(({ type }) => type === "unit")?.value;
      expect([symbol, one, other]).toEqual([symbol, nameFor(1), nameFor(2)]);
    }
  });
});

/** Shorter than in the data: everybody says 원, and yen in Japan need no Japan. */
const shorter: ReadonlySet<string> = new Set(["ko KRW"]);

describe("currencies are named as the Unicode locale data name them", () => {
  test.each(["de", "en", "es", "fr", "it", "ja", "ko", "zh", "zh-Hant"] as const)("%s", (target) => {
    const tag = parseLanguageTag(target);
    if (tag === undefined) throw new Error(target);
    const language = target === "zh-Hant" ? "zh" : target;
    const names = currenciesIn({ language, target: tag })?.byCurrency ?? new Map();
    expect(names.size).toBeGreaterThan(10);
    for (const [code, { one, other }] of names) {
      if (!/^[A-Z]{3}$/.test(code) || shorter.has(`${target} ${code}`)) continue;
      const nameFor = (count: number) =>
        new Intl.NumberFormat(target, {
          style: "currency",
          currency: code,
          currencyDisplay: "name",
          maximumFractionDigits: 0,
        })
          .formatToParts(count)
          .find(({ type }) => type === "currency")?.value;
      expect([code, one, other]).toEqual([code, nameFor(1), nameFor(2)]);
    }
  });
});
