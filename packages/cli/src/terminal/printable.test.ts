import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { printable, printableJson, printableLines } from "./printable.ts";

/** Control characters, half surrogate pairs, line and paragraph separators, marks of direction. */
const commanding = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const anyText = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string({ unit: fc.constantFrom("\u001b", "[", "2", "J", "\u009b", "\ud800", "\u202e", "\n", "\t", "é", "😀") }),
);

describe("printable", () => {
  test("shows what would command a terminal", () => {
    expect(printable("a\u001b[2J\n\u202eb\u009b1m")).toBe("a\\u{1b}[2J\\n\\u{202e}b\\u{9b}1m");
  });

  test("leaves letters of every script, with their marks, as they are", () => {
    const text = "Größe 你好 مرحبا\u200f שלום हिन्दी 👩\u200d💻";
    expect(printable(text)).toBe(text);
  });

  test("has nothing that commands, whatever the text", () => {
    fc.assert(fc.property(anyText, (text) => !commanding.test(printable(text))));
    fc.assert(fc.property(anyText, (text) => !commanding.test(printableLines(text).replaceAll(/[\n\t]/g, ""))));
  });
});

test("JSON has nothing that commands, and means the same", () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: "binary" }), anyText, (value, text) => {
      const json = printableJson([value, text]);
      expect(commanding.test(json)).toBe(false);
      expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify([value, text])));
    }),
  );
});
