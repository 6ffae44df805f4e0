import fc from "fast-check";
import { expect, test } from "vitest";
import { copyOfJson, isCopyOfJson } from "./json-copy.ts";

const json = fc.jsonValue({ maxDepth: 4 });

test("a copy is one of what it was made of, and of nothing of which other JSON is written", () => {
  fc.assert(
    fc.property(json, json, (value, other) => {
      const copy = copyOfJson(value);
      expect(isCopyOfJson(copy, structuredClone(value))).toBe(true);
      if (isCopyOfJson(copy, other)) expect(JSON.stringify(other)).toBe(JSON.stringify(value));
    }),
  );
});

test.each<[string, object, (value: object) => void]>([
  ["a text", { a: "x" }, (value) => Object.assign(value, { a: "y" })],
  ["a text deep within", { a: { b: ["x", { c: "y" }] } }, (value) => Object(value).a.b[1].c++],
  ["a key more", { a: "x" }, (value) => Object.assign(value, { b: "y" })],
  ["a key less", { a: "x", b: "y" }, (value) => Reflect.deleteProperty(value, "b")],
  ["an item less", { a: ["x", "y"] }, (value) => Object(value).a.pop()],
  ["a hole in a list", { a: ["x", "y"] }, (value) => Reflect.deleteProperty(Object(value).a, 0)],
  ["a list that writes itself", { a: ["x"] }, (value) => Object.assign(Object(value).a, { toJSON: () => "x" })],
  ["an object for a list", { a: ["x"] }, (value) => Object.assign(value, { a: { 0: "x" } })],
  ["a way of its own to be written", { a: {} }, (value) => Object.assign(value, { a: { toJSON: () => "x" } })],
])("a change in place is seen: %s", (_, value, change) => {
  const copy = copyOfJson(value);
  expect(isCopyOfJson(copy, value)).toBe(true);
  change(value);
  expect(isCopyOfJson(copy, value)).toBe(false);
});

test("keys in another order are another file", () => {
  expect(isCopyOfJson(copyOfJson({ a: "x", b: "y" }), { b: "y", a: "x" })).toBe(false);
});

test("what is not plain is never taken for the same", () => {
  const at = new Date(0);
  expect(isCopyOfJson(copyOfJson({ at }), { at })).toBe(false);
  class Text {}
  expect(isCopyOfJson(copyOfJson({ a: {} }), { a: new Text() })).toBe(false);
  expect(isCopyOfJson(copyOfJson({ at }), { at: undefined })).toBe(false);
  expect(isCopyOfJson(copyOfJson([at]), [at])).toBe(false);
  expect(isCopyOfJson(copyOfJson(Object.assign(["a"], { toJSON: () => ["z"] })), ["a"])).toBe(false);
  expect(isCopyOfJson(copyOfJson({ a: [] }), { a: {} })).toBe(false);
});
