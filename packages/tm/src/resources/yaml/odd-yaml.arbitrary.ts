import fc from "fast-check";
import { stringify } from "yaml";

const names = fc.oneof(
  fc.constantFrom("a", "b", "c", "a.b", "yes", "__proto__", "one", "1", "ü x", "#"),
  // A merge key is refused.
  fc.string({ minLength: 1, maxLength: 4 }).filter((name) => name !== "<<"),
);
const texts = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 10 }),
  fc.constantFrom(
    "yes",
    "null",
    "1.5",
    "a: b",
    "a #b",
    "%{name}",
    "two\nlines\n",
    "- x",
    "'",
    '"',
    "\u2028",
    "{{x}}",
    "[a]",
    "@a",
    "&a",
    "*a",
    "!a",
  ),
);
const { tree } = fc.letrec<{ tree: object; value: unknown }>((tie) => ({
  tree: fc
    .uniqueArray(fc.tuple(names, tie("value")), { selector: ([name]) => name, maxLength: 4, minLength: 1 })
    .map((entries) => new Map(entries)),
  value: fc.oneof(
    { maxDepth: 3 },
    texts,
    fc.constantFrom(null, 5, true),
    fc.array(texts, { maxLength: 2 }),
    fc.array(fc.oneof(texts, tie("tree")), { maxLength: 3 }),
    tie("tree"),
  ),
}));

/** A mapping in one of the ways that YAML has for it, with comments and blank lines. */
export const oddYaml: fc.Arbitrary<string> = fc
  .record({
    tree,
    type: fc.constantFrom("PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_LITERAL", "BLOCK_FOLDED"),
    indent: fc.constantFrom(2, 3, 4),
    indentSeq: fc.boolean(),
    isFlow: fc.boolean(),
    comments: fc.boolean(),
    start: fc.constantFrom("", "---\n", "# top\n\n", "\uFEFF"),
    lineBreak: fc.constantFrom("\n", "\r\n"),
    isOpen: fc.boolean(),
  })
  .map(({ tree: root, type, indent, indentSeq, isFlow, comments, start, lineBreak, isOpen }) => {
    const written = stringify(root, {
      defaultStringType: type,
      defaultKeyType: type === "QUOTE_DOUBLE" ? "QUOTE_DOUBLE" : "PLAIN",
      indent,
      indentSeq,
      collectionStyle: isFlow ? "flow" : "any",
      lineWidth: 0,
    });
    const isPlain = type === "PLAIN" && !written.includes("|");
    const commented =
      comments && isPlain && !isFlow ? written.replaceAll(/^(\w+:.*)$/gm, "$1 # note\n\n# next") : written;
    const text = start + commented;
    return (isOpen ? text.replace(/\n$/, "") : text).replaceAll("\n", lineBreak);
  });
