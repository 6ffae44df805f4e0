import fc from "fast-check";
import { expect, test } from "vitest";
import { appliedTerms } from "../page/glossaries/applied-terms.ts";

const shop = {
  name: "Shop",
  terms: [
    ["cart", "Wagen"],
    ["shopping cart", "Einkaufswagen"],
  ] as const,
};
const campaign = { name: "Campaign", terms: [["Cart", "Schlitten"]] as const };

const found = (text: string, translation: string, glossaries = [shop]) =>
  appliedTerms(text, translation, glossaries).map(({ source, target, glossary }) => `${source}>${target} ${glossary}`);

test("terms are seen where both the text and its translation have them", () => {
  expect(found("The CART is empty", "Der Wagen ist leer")).toEqual(["cart>Wagen Shop"]);
  expect(found("The cart is empty", "Der Korb ist leer")).toEqual([]);
  expect(found("The carton is empty", "Der Wagen ist leer")).toEqual([]);
});

test("the longest term wins, and of equal ones the first glossary's", () => {
  expect(found("A shopping cart", "Ein Einkaufswagen")).toEqual(["shopping cart>Einkaufswagen Shop"]);
  expect(appliedTerms("A cart", "Ein Schlitten", [campaign, shop])).toMatchObject([{ glossary: "Campaign" }]);
  expect(appliedTerms("A cart", "Ein Schlitten", [shop, campaign])).toEqual([]);
});

test("scripts without spaces have no edges of words", () => {
  const terms = { name: "ja", terms: [["羅針盤", "compass"]] as const };
  expect(appliedTerms("この羅針盤は", "This compass", [terms])).toHaveLength(1);
});

test("whatever the texts hold, the places are those of the targets and none overlaps another", () => {
  const word = fc.stringMatching(/^[ab一 .]{0,4}$/);
  const glossary = fc.record({ name: fc.constant("g"), terms: fc.array(fc.tuple(word, word), { maxLength: 6 }) });
  fc.assert(
    fc.property(
      fc.string({ maxLength: 30 }),
      fc.string({ maxLength: 30 }),
      word,
      fc.array(glossary),
      (a, b, c, all) => {
        const [text, translation] = [a + c, b + c];
        const applied = appliedTerms(text, translation, all).sort((one, other) => one.start - other.start);
        for (const { start, end, target } of applied) expect(translation.slice(start, end)).toBe(target);
        for (const [at, { start }] of applied.entries())
          expect(start).toBeGreaterThanOrEqual(applied[at - 1]?.end ?? 0);
      },
    ),
  );
});
