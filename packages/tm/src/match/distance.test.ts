import fc from "fast-check";
import { expect, test } from "vitest";
import { levenshtein } from "../../test/naive-scan.ts";
import { BoundedDistance } from "./distance.ts";

const dictionarySize = 6;
/** Few different tokens, so that there is much to align; up to four blocks of 32. */
const tokens = (maxLength: number) => fc.array(fc.integer({ min: 0, max: dictionarySize - 1 }), { maxLength });
const withUnknown = (maxLength: number) => fc.array(fc.integer({ min: -1, max: dictionarySize - 1 }), { maxLength });

test.each([10, 33, 130])("is the distance by the whole matrix for texts of up to %i tokens", (longest) => {
  const distance = new BoundedDistance();
  fc.assert(
    fc.property(withUnknown(longest), tokens(longest), (query, other) => {
      distance.prepare(query, dictionarySize);
      expect(distance.to(Uint32Array.from(other), 0, other.length, 1000)).toBe(levenshtein(query, other));
    }),
    { numRuns: 500 },
  );
});

test("is over the bound exactly where the distance is", () => {
  const distance = new BoundedDistance();
  fc.assert(
    fc.property(tokens(80), tokens(80), fc.integer({ min: 0, max: 40 }), (query, other, bound) => {
      const expected = levenshtein(query, other);
      distance.prepare(query, dictionarySize);
      const found = distance.to(Uint32Array.from(other), 0, other.length, bound);
      if (expected <= bound) expect(found).toBe(expected);
      else expect(found).toBeGreaterThan(bound);
    }),
    { numRuns: 1000 },
  );
});

test("compares a part of a longer list", () => {
  const distance = new BoundedDistance();
  distance.prepare([1, 2, 3], 6);
  expect(distance.to(Uint32Array.of(5, 1, 3, 5), 1, 3, 3)).toBe(1);
});

test("forgets the text before", () => {
  const distance = new BoundedDistance();
  distance.prepare([1, 1, 1], 4);
  distance.prepare([2], 4);
  expect(distance.to(Uint32Array.of(1), 0, 1, 5)).toBe(1);
  expect(distance.to(Uint32Array.of(2), 0, 1, 5)).toBe(0);
});
