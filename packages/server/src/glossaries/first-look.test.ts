import { parseLanguageTag } from "@dragoman/engines";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createTermMatcher } from "./term-matcher.ts";

const english = parseLanguageTag("en") ?? expect.unreachable();

test("what is looked at first loses no term and finds no other", () => {
  const word = fc.constantFrom("a", "A", "cart", "Cart", "carts", "sign", "in", "e", "mail", "x_1", "0", "iPhone");
  const gap = fc.constantFrom(" ", " ", " ", "  ", "-", ", ", "'", "\n", "/", "(", "&");
  const written = fc.array(fc.tuple(word, gap), { minLength: 1, maxLength: 12 }).map((parts) => parts.flat().join(""));
  const terms = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom("", "", "", "#", "-"), written)
      .map((parts) => parts.join("").trim().slice(0, 12).trim())
      .filter((term) => term !== ""),
    { minLength: 1, maxLength: 6 },
  );
  fc.assert(
    fc.property(terms, fc.array(written, { maxLength: 6 }), (sources, texts) => {
      const { find } = createTermMatcher([sources.map((term, index) => [term, `T${index}`] as const)], english);
      const text = texts.join(" ");
      // What stands behind is not ASCII, so that all of the text is looked at closely.
      expect(find(text)).toEqual(find(`${text} é`));
    }),
    { numRuns: 2000 },
  );
});
