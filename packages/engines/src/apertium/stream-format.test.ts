import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeBlock, encodeBlock } from "./stream-format.ts";

test("reserved characters are escaped, and what no text needs is removed", () => {
  expect(encodeBlock(["a^b$c@d\\e/f<g>h{i}j[k]l~m\0n\uffffo"])).toBe(
    "a\\^b\\$c\\@d\\\\e\\/f\\<g\\>h\\{i\\}j\\[k\\]l[~]mno[].[;0]",
  );
});

test("a block that comes back as it went is the texts again", () => {
  const text = fc.string({ unit: "binary" }).map((value) => value.toWellFormed().replace(/[\0\uffff]/g, ""));
  fc.assert(
    fc.property(fc.array(text, { minLength: 1 }), (texts) => {
      expect(decodeBlock(encodeBlock(texts), texts.length)).toEqual(texts);
    }),
  );
});

test.each([
  ["a text is missing", "Hola[].[;0]", 2],
  ["a text too many", "Hola[].[;0]Sol[].[;1]", 1],
  ["the texts are out of order", "Hola[].[;1]Sol[].[;0]", 2],
  ["it is broken off", "Hola[].[;0]Sol", 2],
  ["a full stop is lost", "Hola[][;0]", 1],
  ["it is empty", "", 1],
])("no answer is taken from a block where %s", (_, block, count) => {
  expect(decodeBlock(block, count)).toBeUndefined();
});

test("a full stop of the text's own stays", () => {
  expect(decodeBlock("Hola.[].[;0]¿Sol?.[][;1]", 2)).toEqual(["Hola.", "¿Sol?"]);
});
