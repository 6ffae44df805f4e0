import { expect, test } from "vitest";
import { digestOfKey, isGuessable, makeKey, maskKey } from "./key-secret.ts";
import { createTestKeyDirectory } from "./test-keys.ts";

test("made keys are long, of letters and digits, and each another", () => {
  const keys = Array.from({ length: 1000 }, makeKey);
  expect(new Set(keys).size).toBe(1000);
  for (const key of keys) {
    expect(key).toMatch(/^[0-9A-Za-z]{40}$/);
    expect(isGuessable(key)).toBe(false);
  }
  expect(new Set(keys.join("")).size).toBe(62);
});

test("a masked key shows its ends, and a short one nothing", () => {
  expect(maskKey("abcdefghijklmnopqrst")).toBe("abcd****qrst");
  expect(maskKey("abcdefghijklmno")).toBe("****");
});

test("the digest is SHA-256, so that databases outlive this code", () => {
  expect(digestOfKey("abc").hash).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test.each(["secret", "aaaaaaaaaaaaaaaaaaaaaaaa", "0123456789abcdefghi"])("%s can be guessed", (key) => {
  expect(isGuessable(key)).toBe(true);
});

test("in test mode any key opens an account of its own, but an empty one and `invalid`", () => {
  const directory = createTestKeyDirectory();
  expect(directory.find("")).toBeUndefined();
  expect(directory.find("invalid")).toBeUndefined();
  expect(directory.find("a")).toMatchObject({
    account: { plan: "pro", betas: ["detect", "customizations"], characterLimit: null },
  });
  expect(directory.find("a")).toBe(directory.find("a"));
  expect(directory.find("b")).not.toEqual(directory.find("a"));
});
