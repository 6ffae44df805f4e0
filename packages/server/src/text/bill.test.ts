import fc from "fast-check";
import { expect, test } from "vitest";
import { codePoints } from "./bill.ts";

test("counts what a reader of Unicode counts", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(codePoints(text)).toBe([...text].length);
    }),
  );
});

test("counts half a pair as one", () => {
  expect(codePoints("\ud83d")).toBe(1);
  expect(codePoints("\ude00\ud83d\ude00\ud83d")).toBe(3);
});
