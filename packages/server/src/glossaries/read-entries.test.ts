import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { mergeEntries, storedEntries, writeEntries } from "./entries.ts";
import { readEntries } from "./read-entries.ts";

const pair = { source: "en", target: "de" };
const shop = new Map([
  ["cart", "Warenkorb"],
  ["checkout", "Kasse"],
]);

describe("TSV", () => {
  test.each([
    ["lines", "cart\tWarenkorb\ncheckout\tKasse"],
    ["a line break at the end", "cart\tWarenkorb\ncheckout\tKasse\n"],
    ["empty lines", "\n\ncart\tWarenkorb\n\n\ncheckout\tKasse\n\n"],
    ["line breaks of Windows", "cart\tWarenkorb\r\ncheckout\tKasse\r\n"],
    ["carriage returns alone", "cart\tWarenkorb\rcheckout\tKasse"],
    ["a byte order mark", "\uFEFFcart\tWarenkorb\ncheckout\tKasse"],
  ])("may have %s", (_, text) => {
    expect(readEntries(text, "tsv", pair)).toEqual(shop);
  });

  test("has no escapes: quotes and commas are part of a term", () => {
    expect([...readEntries('"a, b"\t""', "tsv", pair)]).toEqual([['"a, b"', '""']]);
  });

  test("takes names of every object for terms", () => {
    const names = ["__proto__", "constructor", "toString", "hasOwnProperty"];
    const entries = readEntries(names.map((name) => `${name}\t${name}`).join("\n"), "tsv", pair);
    expect([...entries]).toEqual(names.map((name) => [name, name]));
  });

  test.each([
    ["cart", "Line 1: it misses the tab separator"],
    ["cart\tWarenkorb\n \ncheckout\tKasse", "Line 2: it misses the tab separator"],
    ["cart\tWarenkorb\tKorb", "Line 1: it has more than one tab"],
    ["cart\tWarenkorb\n\n\ncheckout\tKasse\ncart\tKorb", "Line 5: the source term duplicates that of line 1"],
    ["cart\t", "Line 1: the target term must not be empty"],
    ["\tWarenkorb", "Line 1: the source term must not be empty"],
    [" cart\tWarenkorb", "Line 1: the source term must not begin or end with white space"],
    ["cart\tWarenkorb\u00a0", "Line 1: the target term must not begin or end with white space"],
    ["ca\u0000rt\tWarenkorb", "Line 1: the source term must not hold control characters"],
    ["cart\tWaren\u0085korb", "Line 1: the target term must not hold control characters"],
    ["cart\tWaren\u2028korb", "Line 1: the target term must not hold control characters"],
    ["cart\tWaren\u2029korb", "Line 1: the target term must not hold control characters"],
    ["ca\ud800rt\tWarenkorb", "Line 1: the source term must not hold half of a surrogate pair"],
    [`cart\t${"ü".repeat(512)}n`, "Line 1: the target term must not have more than 1024 bytes"],
    [`${"x".repeat(1025)}\tWarenkorb`, "Line 1: the source term must not have more than 1024 bytes"],
    ["", "There are no entries for en-de"],
    ["\n\r\n", "There are no entries for en-de"],
  ])("%j is refused by line and rule", (text, message) => {
    expect(() => readEntries(text, "tsv", pair)).toThrow(message);
  });

  test("takes terms that are just as long as they may be", () => {
    const longest = ["ü".repeat(512), "x".repeat(1024), "😀".repeat(256)];
    for (const term of longest) expect(readEntries(`${term}\t${term}`, "tsv", pair).get(term)).toBe(term);
  });
});

describe("CSV", () => {
  test.each([
    ["rows", "cart,Warenkorb\ncheckout,Kasse"],
    ["quoted cells, and empty lines", '"cart","Warenkorb"\r\n\r\n"checkout",Kasse\r\n'],
    ["languages", "cart,Warenkorb,EN,DE\ncheckout,Kasse,en,de"],
    ["variants of the languages", "cart,Warenkorb,en-GB,de-AT\ncheckout,Kasse,,"],
    ["one language", "cart,Warenkorb,en\ncheckout,Kasse,en\ncaisse,Kasse,fr"],
    [
      "rows of other pairs, whatever is in them",
      'source,target,source_lang,target_lang\ncart,Warenkorb,en,de\ncart,,en,fr\n"a\nb",x,fr,de\ncheckout,Kasse,en,de',
    ],
  ])("may have %s", (_, text) => {
    expect(readEntries(text, "csv", pair)).toEqual(shop);
  });

  test("has doubled quotes within quoted terms, and commas", () => {
    expect([...readEntries('"say ""hi"", please",""""', "csv", pair)]).toEqual([['say "hi", please', '"']]);
  });

  test.each([
    ["cart,Warenkorb\ncheckout", "Line 2: it misses the comma"],
    ["a,b,en,de,x", "Line 1: it has more than four columns"],
    ['a,b\n"c,d\ne,f', "Line 2: its quotes are not closed"],
    ['a,b\n"c"x,d', "Line 2: its quotes are not closed, or a quote in a quoted term is not doubled"],
    ['a,b\n"c\nd",e', "Line 2: the source term must not hold control characters or line breaks"],
    ['"x\ny",z,fr,de\na,b\na,c', "Line 4: the source term duplicates that of line 3"],
    ["a, b", "Line 1: the target term must not begin or end with white space"],
    ["a,", "Line 1: the target term must not be empty"],
    [",b", "Line 1: the source term must not be empty"],
    ["a,b,en,fr\nc,d,de,en", "There are no entries for en-de"],
  ])("%j is refused by line and rule", (text, message) => {
    expect(() => readEntries(text, "csv", pair)).toThrow(message);
  });
});

const term = fc
  .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
  .filter((text) => text === text.trim() && text.isWellFormed() && !/[\p{Cc}\u2028\u2029]/u.test(text));
const dictionary = fc.uniqueArray(fc.tuple(term, term), { selector: ([source]) => source, minLength: 1 });

test("entries come back as they were written, in both formats and as they are kept", () => {
  fc.assert(
    fc.property(dictionary, (pairs) => {
      const { text, count, bytes } = writeEntries(new Map(pairs));
      expect([...storedEntries(text)]).toEqual(pairs);
      expect(count).toBe(pairs.length);
      expect(bytes).toBe(Buffer.byteLength(text));
      expect([...readEntries(text, "tsv", pair)]).toEqual(pairs);
      expect([...readEntries(Papa.unparse(pairs), "csv", pair)]).toEqual(pairs);
    }),
  );
});

test("merged entries are those that were there, with the new translations, and then the new ones", () => {
  fc.assert(
    fc.property(dictionary, dictionary, (kept, added) => {
      const merged = mergeEntries(writeEntries(new Map(kept)).text, new Map(added));
      expect([...storedEntries(merged.text)]).toEqual([...new Map([...kept, ...added])]);
      expect(mergeEntries(undefined, new Map(added)).text).toBe(writeEntries(new Map(added)).text);
    }),
  );
});
