import fc from "fast-check";
import { expect, test } from "vitest";
import { foldCase } from "./search-text.ts";

test.each([
  ["Straße", "STRASSE"],
  ["Maße", "MAẞE"],
  ["Οδός", "ΟΔΌΣ"],
  ["İstanbul", "ISTANBUL"],
  ["Iğdır", "ığdir"],
  ["ﬁnal", "FINAL"],
])("%s and %s differ in case alone", (one, other) => {
  expect(foldCase(one)).toBe(foldCase(other));
});

test("a part of a text folds to a part of the folded text, wherever it was taken from", () => {
  const letters = fc.constantFrom(..."aAsSßẞσςΣİiIı\u0307ŉǰΐᾳﬁ0 -");
  const text = fc.string({ unit: fc.oneof(letters, fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 })) });
  fc.assert(
    fc.property(text, text, text, (before, part, after) => {
      expect(foldCase(before + part + after)).toContain(foldCase(part));
    }),
    { numRuns: 5000 },
  );
});
