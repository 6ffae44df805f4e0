import fc from "fast-check";
import { expect, test } from "vitest";
import { Utf8Writer } from "./utf8.ts";

const utf8 = new Utf8Writer();

test.each([
  ["nothing", ""],
  ["ASCII", "Save changes"],
  ["Latin-1", "Ändern, façade, ÿ"],
  ["one letter beyond Latin-1", `${"a".repeat(5000)}„${"b".repeat(5000)}`],
  ["a text longer than the writer has a place for", `${"ż".repeat(65_536)}ó`],
  ["letters of two, three and four bytes", "żółć 日本語 🙂 \u{10ffff} \uffff"],
  ["halves of surrogate pairs", "a\ud83dz \ude42\ud83d"],
])("%s is written as Node writes it", (_, text) => {
  expect(utf8.write(text)).toEqual(Buffer.from(text));
});

test("any text is written as Node writes it", () => {
  const units = fc.oneof(fc.integer({ min: 0, max: 0xff }), fc.integer({ min: 0, max: 0xffff }));
  const texts = fc.array(units, { maxLength: 200 }).map((codes) => String.fromCharCode(...codes));
  fc.assert(fc.property(texts, (text) => utf8.write(text).equals(Buffer.from(text))));
});
