import { expect, test } from "vitest";
import { byteSize, counted, decimal } from "./figures.ts";

test("decimals are rounded as they are written, not as they are stored", () => {
  expect([14.35, 1.35, 0.45, 90, 12_345.6, 99.96].map((number) => decimal(number))).toEqual([
    "14.4",
    "1.4",
    "0.5",
    "90",
    "12,345.6",
    "100",
  ]);
  expect(decimal(1.005, 2)).toBe("1.01");
});

test("one is one, and sizes go up in thousands", () => {
  expect([counted(1, "file"), counted(1200, "memory", "memories")]).toEqual(["1 file", "1,200 memories"]);
  expect([0, 999, 1000, 999_499, 36_200_000].map(byteSize)).toEqual(["0 B", "999 B", "1.0 kB", "999 kB", "36.2 MB"]);
});
