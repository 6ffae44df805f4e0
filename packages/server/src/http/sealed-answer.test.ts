import fc from "fast-check";
import { expect, test } from "vitest";
import { openAnswer, sealAnswer } from "./sealed-answer.ts";

const answer = { status: 201, headers: { "x-engine": "pseudo" }, json: '{"key":"a secret of the account"}' };

test("an answer is read with its key, and with no other", () => {
  const sealed = sealAnswer("key", answer);
  expect(openAnswer("key", sealed)).toEqual(answer);
  expect(() => openAnswer("kez", sealed)).toThrow();
  expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("secret");
  expect(sealAnswer("key", answer)).not.toBe(sealed);
});

test("whatever was sealed is what is opened", () => {
  const answers = fc.record({
    status: fc.integer({ min: 200, max: 299 }),
    headers: fc.dictionary(fc.string(), fc.string()),
    json: fc.string({ unit: "binary" }),
  });
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), answers, (key, given) => {
      expect(openAnswer(key, sealAnswer(key, given))).toEqual({ ...given, headers: { ...given.headers } });
    }),
  );
});

test("a changed byte is noticed", () => {
  const bytes = Buffer.from(sealAnswer("key", answer), "base64");
  fc.assert(
    fc.property(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ change;
      expect(() => openAnswer("key", changed.toString("base64"))).toThrow();
    }),
  );
});
