import { expect, test } from "vitest";
import { isSame, utf8Bytes } from "./bytes.ts";

test.each(["", "plain", "déjà vu", "Zażółć gęślą jaźń", "日本語", "a👍b", "half \ud800 a pair", "\udc00"])(
  "%j is written as a TextEncoder writes it",
  (text) => {
    expect([...utf8Bytes(text)]).toEqual([...new TextEncoder().encode(text)]);
  },
);

test("bytes are the same wherever they stand in memory, and no others are", () => {
  const some = new Uint8Array([1, 2, 3]);
  expect(isSame(some, new Uint8Array([0, 1, 2, 3]).subarray(1))).toBe(true);
  expect(isSame(new Uint8Array(), new Uint8Array())).toBe(true);
  for (const others of [
    [1, 2, 4],
    [1, 2],
    [1, 2, 3, 0],
    [3, 2, 1],
  ]) {
    expect(isSame(some, new Uint8Array(others))).toBe(false);
  }
});
