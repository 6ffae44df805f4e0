import type { PluralCategory, PluralType } from "../unit.ts";
import { pluralRules } from "./plural-rules.ts";

/** The numbers that stand for one plural category of a language. */
export interface CategorySamples {
  readonly category: PluralCategory;
  /** Numbers of the category, the most telling first. */
  readonly numbers: readonly number[];
  /** The category is this number and no other, so that its form need not name it. */
  readonly isOneNumber: boolean;
}

/** CLDR's order, in which forms are written. */
export const pluralCategories: readonly PluralCategory[] = ["zero", "one", "two", "few", "many", "other"];

// 0 comes late: it reads oddly in a sentence, and no category but `zero` is best shown by it.
const wholeNumbers = [...range(1, 200), 0, 1000, 1001, 1002, 10_000, 100_000, 1_000_000, 2_000_000];
const fractions = [1.5, 0.5, 2.5, 0.1, 3.2, 10.1];

/**
 * Sample numbers for every plural category of a language, in CLDR's order (CLDR, Language Plural Rules, as
 * `Intl.PluralRules` has them). Fractions stand only for a category that no whole number reaches.
 * @throws RangeError where the language is no BCP 47 tag.
 */
export function categorySamples(language: string, type: PluralType): readonly CategorySamples[] {
  const rules = pluralRules(language, type);
  const ofLanguage = new Set(rules.resolvedOptions().pluralCategories);
  const wholeOf = Map.groupBy(wholeNumbers, (number) => rules.select(number));
  const fractionsOf = Map.groupBy(type === "cardinal" ? fractions : [], (number) => rules.select(number));
  return pluralCategories
    .filter((category) => ofLanguage.has(category))
    .map((category) => {
      const whole = wholeOf.get(category) ?? [];
      const broken = fractionsOf.get(category) ?? [];
      return {
        category,
        numbers: whole.length > 0 ? moreThanOneFirst(category, whole) : broken,
        isOneNumber: whole.length === 1 && broken.length === 0,
      };
    });
}

/** Where `other` is also 1, as in Japanese, the plural of the source says more of it than the singular. */
function moreThanOneFirst(category: PluralCategory, numbers: readonly number[]): readonly number[] {
  if (category !== "other") return numbers;
  return numbers.toSorted((left, right) => Number(left === 1) - Number(right === 1));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
