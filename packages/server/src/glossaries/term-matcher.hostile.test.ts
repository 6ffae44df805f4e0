import { parseLanguageTag } from "@dragoman/engines";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTermMatcher, loadTermMatcher } from "./term-matcher.ts";

/** What a translate request's body may have. */
const longest = 131_072;

function find(terms: readonly string[], text: string, language = "en") {
  const tag = parseLanguageTag(language);
  if (tag === undefined) throw new Error("No language.");
  const dictionary = terms.map((term, index) => [term, `T${index}`] as const);
  return createTermMatcher([dictionary], tag).find(text);
}

function filled(piece: string): string {
  return piece.repeat(Math.ceil(longest / piece.length));
}

test.each<[string, readonly string[], string, number]>([
  ["a long term that misses its last word", [`${"a ".repeat(511)}b`], filled("a "), 0],
  [
    "long terms of every length that miss their last word",
    manyOf((length) => `${"a ".repeat(length)}b`),
    filled("a "),
    0,
  ],
  ["a long term of characters that misses the last", [`${"日".repeat(340)}本`], filled("日"), 0],
  ["terms of characters of every length", manyOf((length) => `${"日".repeat(length)}本`, 340), filled("日"), 0],
  ["many terms that begin alike", manyOf((index) => `the item ${index}`, 10_000), filled("the item x "), 0],
  [
    "many terms with equal beginnings, each found",
    manyOf((index) => `the item ${index}`, 100),
    filled("the item 7 "),
    11_916,
  ],
  ["marks without end", ["a"], `a${filled("\u0301")}`, 0],
  ["marks without end on a script without spaces", ["日"], `日${filled("\u3099")}`, 0],
  ["apostrophes without end", ["a'a"], filled("a'"), 0],
  ["surrogates without their halves", ["a"], filled("\ud800a\udc00"), 43_691],
  ["letters that become longer", ["i"], filled("İ"), 0],
  ["letters that become longer, one by one", ["x"], filled("İ x "), 32_768],
  ["decomposed letters", ["é"], filled("e\u0301 "), 43_691],
  ["line breaks before a capital", ["a"], `${filled("\n")}A`, 1],
  ["quotation marks before a capital", ["a"], `${filled('"')}A`, 1],
])("%s takes no time worth naming", (_, terms, text, count) => {
  expect(find(terms, text)).toHaveLength(count);
});

test("while many terms are loaded, others have their turn, and the matcher is the same", async () => {
  const tag = parseLanguageTag("en");
  if (tag === undefined) throw new Error("No language.");
  const dictionary = manyOf((index) => `the item ${index}`, 20_000).map((term, index) => [term, `T${index}`] as const);
  let turns = 0;
  const counting = setInterval(() => turns++, 1);
  const loaded = await loadTermMatcher([dictionary], tag, tag);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(3);
  const text = "the item 7, the item 19999, the item 20001";
  expect(loaded.find(text)).toEqual(createTermMatcher([dictionary], tag).find(text));
  expect(loaded.find(text)).toHaveLength(2);
});

test("whatever terms and texts are, matches are in order, within the text, and apart", () => {
  const text = fc.string({ unit: "binary", maxLength: 40 });
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 8 }),
      text,
      fc.constantFrom("en", "tr", "ja", "fr"),
      (terms, given, language) => {
        const kept = terms.filter((term) => term !== "");
        let end = 0;
        for (const match of find(kept, kept.join(" ") + given, language)) {
          expect(match.start).toBeGreaterThanOrEqual(end);
          expect(match.end).toBeGreaterThan(match.start);
          end = match.end;
        }
        expect(end).toBeLessThanOrEqual(kept.join(" ").length + given.length);
      },
    ),
    { numRuns: 2000 },
  );
});

function manyOf(make: (index: number) => string, count = 511): string[] {
  return Array.from({ length: count }, (_, index) => make(index + 1));
}
