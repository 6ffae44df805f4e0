import fc from "fast-check";
import { expect, test } from "vitest";
import { type Digest, digestOf } from "./digest.ts";
import { DigestTable } from "./digest-table.ts";

test("knows what was added, whatever it is, and keeps its value", () => {
  // Few different words, so that digests share slots, and zeros, which mark empty ones.
  const word = fc.constantFrom(0, 1, 2, 0xffff_ffff);
  const digest = fc.tuple(word, word, word, word).map((words): Digest => Uint32Array.from(words));
  fc.assert(
    fc.property(fc.array(digest, { maxLength: 200 }), (digests) => {
      const table = new DigestTable({ valueWords: 1 });
      const known = new Map<string, number>();
      for (const [at, digest] of digests.entries()) {
        // 0 and 1 as first word are one digest.
        const key = [Math.max(1, digest[0] ?? 0), ...digest.subarray(1)].join();
        const { isNew, value } = table.add(digest);
        expect(isNew).toBe(!known.has(key));
        expect(value[0]).toBe(known.get(key) ?? 0);
        value[0] = at;
        known.set(key, at);
        expect(table.find(digest)?.[0]).toBe(at);
      }
      expect(table.size).toBe(known.size);
    }),
  );
});

test("takes at most 24 bytes for each of many digests", () => {
  const table = new DigestTable();
  for (let number = 0; number < 60_000; number += 1) {
    table.add(digestOf(String(number)));
    if (number > 20_000 && number % 1000 === 0) expect(table.bytes / table.size).toBeLessThanOrEqual(24);
  }
  expect(table.size).toBe(60_000);
  expect(table.find(digestOf("60000"))).toBeUndefined();
});
