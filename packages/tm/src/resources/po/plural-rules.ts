import type { PluralCategory } from "@dragoman/message";
import { intlLanguage } from "../../model/language.ts";
import { pluralCategories } from "../keyed/keyed-scheme.ts";
import { type PluralForms, pluralForms, sampleNumbers } from "./plural-expression.ts";

/**
 * Expressions that gettext's projects use. Which of them a language has is found by its CLDR rules, so that there is no
 * table of languages to keep.
 */
const known: readonly string[] = [
  "nplurals=1; plural=0;",
  "nplurals=2; plural=(n != 1);",
  "nplurals=2; plural=(n > 1);",
  "nplurals=2; plural=(n%10 != 1 || n%100 == 11);",
  "nplurals=2; plural=(n > 1 && (n < 11 || n > 99));",
  "nplurals=2; plural=(n != 1 && n != 2 && n != 3 && (n%10 == 4 || n%10 == 6 || n%10 == 9));",
  "nplurals=3; plural=(n == 0 ? 0 : n == 1 ? 1 : 2);",
  "nplurals=3; plural=(n == 1 ? 0 : n == 2 ? 1 : 2);",
  "nplurals=3; plural=(n <= 1 ? 0 : n <= 10 ? 1 : 2);",
  "nplurals=3; plural=(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2);",
  "nplurals=3; plural=(n == 1 ? 0 : n == 0 || (n%100 > 0 && n%100 < 20) ? 1 : 2);",
  "nplurals=3; plural=(n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2);",
  "nplurals=3; plural=(n == 1 ? 0 : n%10 >= 2 && n%10 <= 4 && (n%100 < 12 || n%100 > 14) ? 1 : 2);",
  "nplurals=3; plural=(n%10 == 1 && n%100 != 11 ? 0 : n%10 >= 2 && (n%100 < 11 || n%100 > 19) ? 1 : 2);",
  "nplurals=3; plural=(n%10 == 0 || (n%100 >= 11 && n%100 <= 19) ? 0 : n%10 == 1 && n%100 != 11 ? 1 : 2);",
  "nplurals=4; plural=(n%100 == 1 ? 0 : n%100 == 2 ? 1 : n%100 == 3 || n%100 == 4 ? 2 : 3);",
  "nplurals=4; plural=(n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3);",
  "nplurals=4; plural=(n == 1 ? 0 : n == 2 ? 1 : n > 10 && n%10 == 0 ? 2 : 3);",
  "nplurals=4; plural=(n%10 == 1 ? 0 : n%10 == 2 ? 1 : n%20 == 0 ? 2 : 3);",
  "nplurals=5; plural=(n == 1 ? 0 : n == 2 ? 1 : n < 7 && n > 0 ? 2 : n < 11 && n > 0 ? 3 : 4);",
  "nplurals=5; plural=(n == 1 ? 0 : n == 2 ? 1 : n == 0 || (n%100 >= 3 && n%100 <= 10) ? 2 : n%100 >= 11 && n%100 <= 19 ? 3 : 4);",
  "nplurals=4; plural=(n%10 == 1 && n%100 != 11 && n%100 != 71 && n%100 != 91 ? 0 : n%10 == 2 && n%100 != 12 && n%100 != 72 && n%100 != 92 ? 1 : (n%10 == 3 || n%10 == 4 || n%10 == 9) && (n%100 < 10 || n%100 > 19) && (n%100 < 70 || n%100 > 79) && (n%100 < 90 || n%100 > 99) ? 2 : 3);",
  "nplurals=6; plural=(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n%100 >= 3 && n%100 <= 10 ? 3 : n%100 >= 11 ? 4 : 5);",
  "nplurals=6; plural=(n == 0 ? 0 : n == 1 ? 1 : n == 2 ? 2 : n == 3 ? 3 : n == 6 ? 4 : 5);",
];

/**
 * The `Plural-Forms` of a language: the known expression that tells whole numbers apart as CLDR does. Where a category
 * is only for millions (`many` in French), gettext has none.
 */
export function pluralFormsOf(language: string): string | undefined {
  if (!hasPluralRules(language)) return undefined;
  const rules = new Intl.PluralRules(intlLanguage(language));
  return known.find((value) => tellsApart(pluralForms(value, 1), rules));
}

export function hasPluralRules(language: string): boolean {
  return Intl.PluralRules.supportedLocalesOf(intlLanguage(language)).length > 0;
}

/** Whether every form is one category of whole numbers, and the other way round, in CLDR's order. */
function tellsApart({ count, indexOf }: PluralForms, rules: Intl.PluralRules): boolean {
  const categories = new Map<number, PluralCategory>();
  for (const number of sampleNumbers) {
    const index = indexOf(number);
    const category = rules.select(number);
    if ((categories.get(index) ?? category) !== category) return false;
    categories.set(index, category);
  }
  const inOrder = Array.from({ length: count }, (_, index) => categories.get(index));
  return inOrder.join() === pluralCategories.filter((category) => inOrder.includes(category)).join();
}
