import fc from "fast-check";
import { i18nextInterpolation, type MessageRequest, type MessageSyntax, type PrintfFamily } from "../src/index.ts";

/** Messages as projects write them, with every kind of token, nested and side by side. */
export function messages(syntax: MessageSyntax): fc.Arbitrary<MessageRequest> {
  return nodes(syntax).map((text) => ({ text, syntax }));
}

/** Messages with a count somewhere, as forms of plurals are sent. */
export function countedMessages(syntax: MessageSyntax): fc.Arbitrary<MessageRequest> {
  const count = countOf(syntax);
  return fc
    .record({
      before: nodes(syntax),
      after: nodes(syntax),
      sample: fc.constantFrom(0, 1, 2, 3, 5, 11, 21, 100, 1000000, 1.5),
      mayBeLeftOut: fc.boolean(),
    })
    .map(({ before, after, sample, mayBeLeftOut }) => ({
      text: `${before}${count.token} items ${after}`,
      syntax,
      count: { name: count.name, sample, mayBeLeftOut },
    }));
}

export const syntaxes: readonly MessageSyntax[] = [
  { kind: "i18next", interpolation: i18nextInterpolation },
  {
    kind: "i18next",
    interpolation: { ...i18nextInterpolation, prefix: "__", suffix: "__", nestingPrefix: "$t[", nestingSuffix: "]" },
  },
  { kind: "icu" },
  { kind: "plain" },
  { kind: "symfony" },
  { kind: "html" },
  ...(["c", "objc", "php", "python", "python-brace", "ruby"] as const).map(
    (family): MessageSyntax => ({ kind: "printf", family }),
  ),
];

/** What a test calls a syntax. */
export function nameOf(syntax: MessageSyntax): string {
  if (syntax.kind === "printf") return syntax.family;
  return syntax.kind === "i18next" ? `i18next with ${syntax.interpolation.prefix}` : syntax.kind;
}

/** Words, and all that is nearly a token. */
const words = fc.constantFrom(
  "Delete ",
  "the file",
  " it's",
  " l'eau",
  " Tom & Jerry ",
  " a < b > c",
  " ok?\nNext line",
  "日本語",
  " straße 😀 ",
  " »quoted« ",
  ' "quoted" ',
  " R&D",
  " MP3",
  " 50 $ ",
  " me@ home ",
  "…",
  " it''s ",
  " (x) ",
  "\n",
  " ",
);

const addresses = fc.constantFrom(
  "https://example.com/a?b=c&d=e",
  "www.example.org",
  "mailto:info@example.com",
  "jane.doe+news@example.co.uk",
);
const entities = fc.constantFrom("&nbsp;", "&#160;", "&amp;", "&lt;", "&#x1F600;");
const singleTags = fc.constantFrom("<br>", "<br/>", '<img src="a.png" alt="x > y">', "<hr />");

/** Pieces one after another, tags around some. */
function nodes(syntax: MessageSyntax): fc.Arbitrary<string> {
  const isIcu = syntax.kind === "icu";
  const single = isIcu
    ? fc.constant("<br/>")
    : syntax.kind === "i18next"
      ? fc.oneof(singleTags, fc.constant("<0/>"))
      : singleTags;
  const leaf = fc.oneof(
    { weight: 5, arbitrary: words },
    { weight: 4, arbitrary: placeholders(syntax) },
    { weight: 1, arbitrary: fc.oneof(addresses, entities).map((token) => ` ${token}`) },
    { weight: 1, arbitrary: single },
  );
  const { node } = fc.letrec<{ node: string; inside: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      { weight: 4, arbitrary: leaf },
      { weight: 1, arbitrary: tagged(syntax, tie("inside")) },
    ),
    inside: fc.array(tie("node"), { maxLength: 4 }).map((all) => all.join("")),
  }));
  return fc.array(node, { maxLength: 8 }).map((all) => all.join(""));
}

function tagged(syntax: MessageSyntax, inside: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const pairs: readonly [string, string][] =
    syntax.kind === "icu"
      ? [
          ["<b>", "</b>"],
          ["<link>", "</link>"],
        ]
      : [
          ["<b>", "</b>"],
          ['<span class="x" title="a > b">', "</span>"],
          ["<i>", "</i >"],
          ...(syntax.kind === "i18next"
            ? [["<0>", "</0>"] as [string, string], ["<1>", "</1>"] as [string, string]]
            : []),
        ];
  return fc.tuple(fc.constantFrom(...pairs), inside).map(([[open, close], content]) => open + content + close);
}

function placeholders(syntax: MessageSyntax): fc.Arbitrary<string> {
  switch (syntax.kind) {
    case "plain":
    case "html":
      return fc.constant("");
    case "icu":
      return fc.constantFrom(
        "{name}",
        "{ name }",
        "{n, number, ::currency/EUR}",
        "{when, date, short}",
        "{at, time, ::jmm}",
        "{n, plural, one {# file} other {# files}}",
        "'{literally}'",
        "'<b>'",
        "''",
      );
    case "symfony":
      return fc.constantFrom(...symfonyNames);
    case "printf":
      return fc.constantFrom(...printfFormats[syntax.family]);
    case "i18next": {
      const { prefix, suffix, nestingPrefix, nestingSuffix } = syntax.interpolation;
      return fc.constantFrom(
        `${prefix}name${suffix}`,
        `${prefix}- html${suffix}`,
        `${prefix}when, datetime(dateStyle: long)${suffix}`,
        `${prefix} user.name ${suffix}`,
        `${nestingPrefix}other.key${nestingSuffix}`,
        `${nestingPrefix}other, {"count": ${prefix}n${suffix}, "text": "(a)" }${nestingSuffix}`,
        `${nestingPrefix}other, {'text': '${nestingSuffix}' }${nestingSuffix}`,
      );
    }
  }
}

const symfonyNames: readonly string[] = ["%name%", "%user.id%", "%a%", "{{ limit }}", "{{value}}"];

export const printfFormats: Readonly<Record<PrintfFamily, readonly string[]>> = {
  c: ["%s", "%d", "%1$s", "%2$ld", "%-5.2f", "%%", "%*d", "%<PRIu64>"],
  objc: ["%@", "%1$@", "%ld", "%%"],
  php: ["%s", "%1$s", "%'.10d", "%05.2f", "%%"],
  python: ["%s", "%(name)s", "%(n)03d", "%%", "%r"],
  "python-brace": ["{}", "{0}", "{name}", "{when:%H:%M}", "{name!r:>{width}}", "{{", "}}"],
  ruby: ["%s", "%{name}", "%<n>d", "%-10s", "%%"],
};

export function countOf(syntax: MessageSyntax): { readonly token: string; readonly name: string } {
  switch (syntax.kind) {
    case "i18next":
      return { token: `${syntax.interpolation.prefix}count${syntax.interpolation.suffix}`, name: "count" };
    case "icu":
      return { token: "{count, number}", name: "count" };
    case "symfony":
      return { token: "%count%", name: "count" };
    case "printf":
      return syntax.family === "python-brace"
        ? { token: "{count}", name: "count" }
        : syntax.family === "python"
          ? { token: "%(count)d", name: "count" }
          : syntax.family === "ruby"
            ? { token: "%{count}", name: "count" }
            : { token: "%99$d", name: "99" };
    case "plain":
    case "html":
      return { token: "", name: "count" };
  }
}
