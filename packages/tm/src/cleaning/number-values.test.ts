import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createNumberReader, sameNumbers } from "./number-values.ts";

const read = createNumberReader();
const same = (one: string, other: string) => sameNumbers(read(one), read(other));

test.each([
  ["1,000.5", "1.000,5"],
  ["1,000.5", "1\u202f000,5"],
  ["1,000.5", "1 000,5"],
  ["1,000.5", "1’000.5"],
  ["1,234,567", "1.234.567"],
  ["10,00,000", "1.000.000"],
  ["3.14", "3,14"],
  ["1.50 €", "1,5 €"],
  ["1,000.5", "١٬٠٠٠٫٥"],
  ["2024", "२०२४"],
  ["50 items", "５０個"],
  ["12 345", "12,345"],
  ["rooms 12 345", "Räume 12 und 345"],
  ["12/31/2024", "31.12.2024"],
  ["007", "7"],
  ["two of 15", "2 von 15"],
  ["version 1.2.3", "Version 1.2.3"],
  ["no number", "keine Zahl"],
  ["1.000 and 1", "1 und 1,000"],
])("%s and %s are the same", (one, other) => {
  expect(same(one, other)).toBe(true);
  expect(same(other, one)).toBe(true);
});

test.each([
  ["5 GB", "6 GB"],
  ["1,000", "10,000"],
  ["1,000.5", "1,000.6"],
  ["3.14", "314"],
  ["13 of 15", "15"],
  ["2 of 15", "3 von 15"],
  ["1.2.3", "1.2.4"],
  ["١٢٣", "124"],
  ["15 15", "15"],
])("%s and %s differ", (one, other) => {
  expect(same(one, other)).toBe(false);
  expect(same(other, one)).toBe(false);
});

test("missing numbers may be words only up to the largest that is told", () => {
  expect(sameNumbers(read("3 days"), read("drei Tage"), { wordsUpTo: 0 })).toBe(false);
});

describe("numbers as locales write them", () => {
  const locales = ["en", "de", "fr", "de-CH", "hi", "ar-EG", "fa", "mr-u-nu-deva", "sv", "pt-PT", "en-IN", "es"];
  const number = fc.oneof(
    fc.integer({ min: 0, max: 99_999_999 }),
    fc.integer({ min: 0, max: 99_999_999 }).map((hundredths) => hundredths / 100),
  );

  test("are the same in any two, and others are not", () => {
    fc.assert(
      fc.property(number, fc.constantFrom(...locales), fc.constantFrom(...locales), (value, one, other) => {
        const written = (locale: string, value: number) => `x ${new Intl.NumberFormat(locale).format(value)} y`;
        expect(same(written(one, value), written(other, value))).toBe(true);
        expect(same(written(one, value), written(other, value + 20_000_000))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

test("every digit that locale data know is read", () => {
  for (const numberingSystem of Intl.supportedValuesOf("numberingSystem")) {
    const written = new Intl.NumberFormat("en", { numberingSystem, useGrouping: false }).format(1_234_567_890);
    if (/^\p{Nd}+$/u.test(written)) expect(same(written, "1234567890")).toBe(true);
  }
});

test("a text of nothing but numbers takes no longer than others", () => {
  const many = Array.from({ length: 20_000 }, (_, at) => `${at}.5`).join(" ");
  expect(same(many, many.replaceAll(".", ","))).toBe(true);
  expect(same(many, many.replaceAll(".5", ".6"))).toBe(false);
  expect(same("1".repeat(100_000), "1".repeat(99_999))).toBe(false);
  expect(same("1,".repeat(50_000), "1.".repeat(50_000))).toBe(true);
});
