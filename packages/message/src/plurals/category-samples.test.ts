import { expect, test } from "vitest";
import type { PluralType } from "../unit.ts";
import { categorySamples, pluralCategories } from "./category-samples.ts";

const types: readonly PluralType[] = ["cardinal", "ordinal"];
const letters = [..."abcdefghijklmnopqrstuvwxyz"];
/** Every language with a code of two letters that has plural rules. */
const languages = Intl.PluralRules.supportedLocalesOf(letters.flatMap((first) => letters.map((last) => first + last)));

test("every category of every language has samples of its own, whole numbers before fractions", () => {
  expect(languages.length).toBeGreaterThan(100);
  for (const language of languages) {
    for (const type of types) {
      const rules = new Intl.PluralRules(language, { type });
      const samples = categorySamples(language, type);
      const ofLanguage = pluralCategories.filter((known) => rules.resolvedOptions().pluralCategories.includes(known));
      expect(samples.map(({ category }) => category)).toEqual(ofLanguage);
      for (const { category, numbers } of samples) {
        expect(new Set(numbers.map((number) => rules.select(number)))).toEqual(new Set([category]));
        expect(new Set(numbers.map(Number.isInteger)).size).toBe(1);
      }
    }
  }
});

test("a category said to be one number is no other", () => {
  const numbers = [
    ...Array.from({ length: 2000 }, (_, index) => index),
    1e4,
    1e5,
    1e6,
    1e6 + 1,
    0.1,
    0.9,
    1.1,
    1.5,
    2.1,
  ];
  for (const language of languages) {
    for (const type of types) {
      const rules = new Intl.PluralRules(language, { type });
      for (const { category, isOneNumber } of categorySamples(language, type)) {
        if (!isOneNumber) continue;
        const ofCategory = numbers.filter(
          (number) => (type === "cardinal" || Number.isInteger(number)) && rules.select(number) === category,
        );
        expect([language, type, category, ofCategory.length]).toEqual([language, type, category, 1]);
      }
    }
  }
});

test("one is one number in English and Polish, and many in Russian and French", () => {
  const isOne = (language: string) => categorySamples(language, "cardinal").find(({ category }) => category === "one");
  expect(isOne("en")).toMatchObject({ numbers: [1], isOneNumber: true });
  expect(isOne("pl")).toMatchObject({ numbers: [1], isOneNumber: true });
  expect(isOne("ru")?.isOneNumber).toBe(false);
  expect(isOne("fr")?.isOneNumber).toBe(false);
});

test("where other is 1 as well, a plural stands for it", () => {
  expect(categorySamples("ja", "cardinal")[0]?.numbers[0]).toBe(2);
});

test("regions have rules of their own, and a language without rules has English's on every machine", () => {
  expect(categorySamples("pt-PT", "cardinal")[0]?.numbers).toEqual([1]);
  expect(categorySamples("pt-BR", "cardinal")[0]?.numbers).toContain(0);
  expect(categorySamples("tlh", "cardinal")).toEqual(categorySamples("en", "cardinal"));
});

test("what is no language tag is refused with the way to write it", () => {
  expect(() => categorySamples("pt_BR", "cardinal")).toThrow(/"pt_BR" is not a language tag.*"pt-BR"/);
});
