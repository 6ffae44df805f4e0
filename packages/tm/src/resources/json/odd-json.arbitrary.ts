import fc from "fast-check";

const blanks = fc.constantFrom("", " ", "\n", "\r\n", "\t", "\n    ", " \n\n\t", "\r\n\r\n  ");
const names = fc.oneof(
  fc.constantFrom("a", "b", "c", "a.b", "*", "\\", "__proto__", "constructor", "", "ü", "x_*", "0", "1"),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const strings = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.constantFrom("{{name}}", '"', "\\", "\n", "\u0000"),
);

/** A string in one of the ways to write it. */
const written = (text: fc.Arbitrary<string>) =>
  fc
    .tuple(text, fc.boolean())
    .map(([value, isEscaped]) =>
      isEscaped
        ? `"${[...Array(value.length).keys()].map((at) => `\\u${value.charCodeAt(at).toString(16).padStart(4, "0").toUpperCase()}`).join("")}"`
        : JSON.stringify(value),
    );

const { value } = fc.letrec<{ value: string; object: string; list: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    written(strings),
    fc.constantFrom("null", "1.50", "true", "-1e3"),
    tie("object"),
    tie("list"),
  ),
  object: membersOf(tie("value")),
  list: fc
    .array(fc.tuple(blanks, tie("value"), blanks), { maxLength: 3 })
    .map((items) => `[${items.map((item) => item.join("")).join(",")}]`),
}));

function membersOf(values: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.uniqueArray(fc.tuple(names, blanks, blanks, blanks, blanks, values), {
        selector: ([name]) => name,
        maxLength: 5,
      }),
      blanks,
    )
    .map(([members, inside]) =>
      members.length === 0
        ? `{${inside}}`
        : `{${members.map(([name, before, behind, colon, after, one]) => `${before}${JSON.stringify(name)}${behind}:${colon}${one}${after}`).join(",")}}`,
    );
}

/** An object as no formatter would write it. */
export const oddJson: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("", "\uFEFF"), blanks, membersOf(value), blanks)
  .map((parts) => parts.join(""));
