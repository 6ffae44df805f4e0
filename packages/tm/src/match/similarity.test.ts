import fc from "fast-check";
import { expect, test } from "vitest";
import { greatestDistance, lengthsWithin, similarity } from "./similarity.ts";

const length = fc.integer({ min: 0, max: 200 });
const threshold = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true }));

test("the greatest distance is similar enough, and one more is not", () => {
  fc.assert(
    fc.property(length, length, threshold, (one, other, least) => {
      const longer = Math.max(one, other);
      const distance = greatestDistance(one, other, least);
      expect(similarity(one, other, distance)).toBeGreaterThanOrEqual(least);
      if (distance < longer) expect(similarity(one, other, distance + 1)).toBeLessThan(least);
    }),
  );
});

test("no length outside of the bounds can be similar enough", () => {
  fc.assert(
    fc.property(length, length, threshold, (one, other, least) => {
      const { least: shortest, most } = lengthsWithin(one, least);
      const nearest = similarity(one, other, Math.abs(one - other));
      if (other < shortest || other > most) expect(nearest).toBeLessThan(least);
    }),
  );
});

test("two texts without tokens are the same", () => expect(similarity(0, 0, 0)).toBe(100));
