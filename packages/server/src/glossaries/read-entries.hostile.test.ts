import fc from "fast-check";
import { expect, test } from "vitest";
import { EntriesError, readEntries } from "./read-entries.ts";

const pair = { source: "en", target: "de" };
/** As many characters as a body may have. */
const size = 11_534_336;

test.each([
  ["line breaks", "\n"],
  ["carriage returns", "\r"],
  ["commas", ","],
  ["tabs", "\t"],
  ["quotes", '"'],
  ["quoted cells", '"a",'],
  ["half-closed quotes", '"a"b'],
  ["quotes and line breaks", '"\n'],
  ["quoted rows", '"a\n","b\r\n",x,x\n'],
  ["rows of another pair", "a,b,fr,de\n"],
  ["cells without an end", "a"],
  ["a quote, commas and no end", ' "a,b'],
])("a body full of %s is refused, and the next one is read", (_, piece) => {
  const text = piece.repeat(Math.ceil(size / piece.length));
  expect(() => readEntries(text, "csv", pair)).toThrow(EntriesError);
  expect(() => readEntries(`"${text}`, "csv", pair)).toThrow(EntriesError);
  expect(() => readEntries(text, "tsv", pair)).toThrow(EntriesError);
  expect(readEntries("cart,Warenkorb", "csv", pair).size).toBe(1);
});

test("a body full of entries is read", () => {
  const lines = Array.from({ length: 500_000 }, (_, index) => `term ${index}\tWort`);
  expect(readEntries(lines.join("\n"), "tsv", pair).size).toBe(500_000);
  expect(readEntries(lines.join("\n").replaceAll("\t", ","), "csv", pair).size).toBe(500_000);
});

test("whatever is sent is read, or refused without a word of it", () => {
  const piece = fc.constantFrom(
    "secret",
    "a",
    ",",
    '"',
    '""',
    "\t",
    "\n",
    "\r",
    "\0",
    "\ud800",
    " ",
    "en",
    "é",
    "\uFEFF",
  );
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 40 }),
      fc.constantFrom("csv" as const, "tsv" as const),
      (pieces, format) => {
        try {
          const entries = readEntries(pieces.join(""), format, pair);
          for (const side of [...entries].flat()) {
            expect(side).toBe(side.trim());
            expect(side).not.toMatch(/^$|[\n\r\0\t]/);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(EntriesError);
          expect(String(error)).not.toContain("secret");
        }
      },
    ),
    { numRuns: 2000 },
  );
});
