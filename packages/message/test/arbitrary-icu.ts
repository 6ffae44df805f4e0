import { parse } from "@formatjs/icu-messageformat-parser";
import fc from "fast-check";

/** Texts as ICU spells them: quotes, apostrophes and signs that mean something elsewhere. */
const texts = [
  "files ",
  " of ",
  "it's ",
  "it''s ",
  "'{x}' ",
  "'}'",
  "'{'''",
  " 5 ",
  "Größe ",
  "'<'b ",
  "a < b ",
  "& ",
  "# ",
  "dogs' ",
  "| ",
];
const counted = ["n", "m"];

const argument = fc.constantFrom("{name}", "{ name }", "{n}", "{n, number}", "{m}", "{when, date, ::yMMMd}", "<br/>");
const text = fc.constantFrom(...texts);

/** Messages in ICU MessageFormat: plurals, ordinals, selects and tags in each other, offsets, exact cases. */
const parts = fc.letrec<{ message: string; part: string; choice: string; tag: string }>((tie) => ({
  message: fc.array(tie("part"), { minLength: 1, maxLength: 4 }).map((parts) => parts.join("")),
  part: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    { weight: 4, arbitrary: text },
    { weight: 2, arbitrary: argument },
    { weight: 3, arbitrary: tie("choice") },
    { weight: 1, arbitrary: tie("tag") },
  ),
  choice: fc.oneof(
    options("{g, select,", ["male", "female", "2"], tie("message")),
    fc
      .tuple(fc.constantFrom(...counted), fc.constantFrom("", "offset:1 ", "offset:2 "))
      .chain(([name, offset]) =>
        options(`{${name}, plural, ${offset}`, ["=0", "=1", "=3", "zero", "one", "two", "few", "many"], tie("message")),
      ),
    options("{n, selectordinal,", ["one", "two", "few", "=2"], tie("message")),
  ),
  tag: tie("message").map((content) => `<b>${content}</b>`),
}));

/** A message that parses and has something to branch on. */
export const icuMessage: fc.Arbitrary<string> = fc
  .tuple(parts.message, parts.choice, parts.message)
  .map((all) => all.join(""))
  .filter(isIcu);

function options(head: string, keys: readonly string[], content: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.subarray([...keys], { maxLength: 3 }), fc.array(content, { minLength: 4, maxLength: 4 }))
    .map(([chosen, contents]) => {
      const cases = [...chosen, "other"].map((key, index) => `${key} {${contents[index] ?? ""}}`);
      return `${head} ${cases.join(" ")}}`;
    });
}

export function isIcu(message: string): boolean {
  try {
    parse(message);
    return true;
  } catch {
    return false;
  }
}
