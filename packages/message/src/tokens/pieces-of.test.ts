import { describe, expect, it } from "vitest";
import { i18nextInterpolation, type MessageSyntax, type PrintfFamily } from "../syntax.ts";
import { hasWords, piecesOf } from "./pieces-of.ts";

const i18next: MessageSyntax = { kind: "i18next", interpolation: i18nextInterpolation };
const icu: MessageSyntax = { kind: "icu" };
const plain: MessageSyntax = { kind: "plain" };

/** Each piece as `kind:value`, tokens with their names where these say more. */
function cut(text: string, syntax: MessageSyntax): readonly string[] {
  return piecesOf(text, syntax).map((piece) => {
    const kind = piece.kind === "token" ? piece.token : piece.kind;
    const name = piece.kind === "token" && !["opening", "control", "url", "email", "entity"].includes(kind);
    return `${kind}:${piece.value}${name && piece.name !== piece.value ? ` (${piece.name})` : ""}`;
  });
}

describe("i18next", () => {
  it.each([
    ["Hi {{name}}!", ["text:Hi ", "variable:{{name}} (name)", "text:!"]],
    ["{{- html}}", ["variable:{{- html}} (html)"]],
    ["{{when, datetime(dateStyle: long)}}", ["variable:{{when, datetime(dateStyle: long)}} (when)"]],
    ["{{ a {{b}}", ["variable:{{ a {{b}} (a {{b)"]],
    ["{{{name}}}", ["variable:{{{name}} ({name)", "text:}"]],
    ["{{}} x }}", ["variable:{{}} x }} (}} x)"]],
    ["Use {{ here", ["text:Use ", "opening:{{", "text: here"]],
    ["$t(a.b)", ["nesting:$t(a.b) (a.b)"]],
    ['$t(k, {"n": {{n}}, "s": ")" }) x', ['nesting:$t(k, {"n": {{n}}, "s": ")" }) (k)', "text: x"]],
    ["$t(k, {'s': ')' }) x", ["nesting:$t(k, {'s': ')' }) (k)", "text: x"]],
    ['$t(k, {"s": "\\")"}) x', ['nesting:$t(k, {"s": "\\")"}) (k)', "text: x"]],
    ['$t(k, {"s": "c:\\"}) x', ['nesting:$t(k, {"s": "c:\\"}) (k)', "text: x"]],
    ["$t(a (b) c) d)", ["nesting:$t(a (b) c) (a (b) c)", "text: d)"]],
    ["$t(a}b{c) d", ["nesting:$t(a}b{c) (a}b)", "text: d"]],
    ["$t(never", ["opening:$t(", "text:never"]],
    ["$t(don't) it's", ["opening:$t(", "text:don't) it's"]],
  ])("%s", (text, pieces) => {
    expect(cut(text, i18next)).toEqual(pieces);
  });

  it("takes a project's own prefixes", () => {
    const syntax: MessageSyntax = {
      kind: "i18next",
      interpolation: {
        prefix: "__",
        suffix: "__",
        unescapePrefix: "!",
        nestingPrefix: "$[",
        nestingSuffix: "]",
        formatSeparator: "|",
      },
    };
    expect(cut("__!a|upper__ $[key] {{b}}", syntax)).toEqual([
      "variable:__!a|upper__ (a)",
      "text: ",
      "nesting:$[key] (key)",
      "text: {{b}}",
    ]);
  });
});

describe("tags, addresses and entities", () => {
  it.each([
    ["<0>in</0>", ["open:<0>", "text:in", "close:</0>"]],
    ["a <br> b<br/>", ["text:a ", "tag:<br> (br)", "text: b", "tag:<br/> (br)"]],
    ["<b>a<br>b</b>", ["open:<b>", "text:a", "tag:<br> (br)", "text:b", "close:</b>"]],
    ["<b>a</i>", ["tag:<b> (b)", "text:a", "tag:</i> (i)"]],
    ["<B>a</b>", ["open:<B>", "text:a", "close:</b>"]],
    ['<a title="x > y" b=c/d>z</a>', ['open:<a title="x > y" b=c/d>', "text:z", "close:</a>"]],
    ["<a href={{url}}>z</a>", ["open:<a href={{url}}>", "text:z", "close:</a>"]],
    ["<!-- <b> -->x", ["tag:<!-- <b> --> (!--)", "text:x"]],
    ["<svg/onload=x", ["opening:<", "text:svg/onload=x"]],
    ["1 < 2 > 1", ["text:1 < 2 > 1"]],
    ["See https://a.example/x_(y)?z=1.", ["text:See ", "url:https://a.example/x_(y)?z=1", "text:."]],
    ["(www.example.org)", ["text:(", "url:www.example.org", "text:)"]],
    ["https://a.example/{{id}}/edit now", ["url:https://a.example/{{id}}/edit", "text: now"]],
    ["详见https://a.example/x。好", ["text:详见", "url:https://a.example/x", "text:。好"]],
    ["Mail jane.doe+a@example.org.", ["text:Mail ", "email:jane.doe+a@example.org", "text:."]],
    ["{{user}}@example.org", ["variable:{{user}} (user)", "email:@example.org"]],
    ["mailto:a@example.org now", ["url:mailto:a@example.org", "text: now"]],
    [
      "a&nbsp;b&#160;&#xA0;R&D; &",
      ["text:a", "entity:&nbsp;", "text:b", "entity:&#160;", "entity:&#xA0;", "text:R&D; &"],
    ],
    ["a\0b\ud800c😀", ["text:a", "control:\0", "text:b", "control:\ud800", "text:c😀"]],
  ])("%s", (text, pieces) => {
    expect(cut(text, i18next)).toEqual(pieces);
    if (!text.includes("{{")) expect(cut(text, plain)).toEqual(pieces);
  });
});

describe("HTML", () => {
  it.each([
    ["Terms &amp; Conditions", ["text:Terms &amp; Conditions"]],
    ["<b>a&nbsp;b</b> &lt;i&gt;", ["open:<b>", "text:a&nbsp;b", "close:</b>", "text: &lt;i&gt;"]],
    ["https://a.example/?b&amp;c=&lt;d", ["url:https://a.example/?b&amp;c=", "text:&lt;d"]],
    ["&lt;jane@example.org&gt;", ["text:&lt;", "email:jane@example.org", "text:&gt;"]],
    ["a&#0;b&#1;c", ["text:a&#0;b", "entity:&#1;", "text:c"]],
    ["R&D &copy 2 <!-- & -->", ["text:R&D &copy 2 ", "tag:<!-- & --> (!--)"]],
  ])("%s", (text, pieces) => {
    expect(cut(text, { kind: "html" })).toEqual(pieces);
  });

  it("has no words in references to signs", () => {
    expect(hasWords(piecesOf("&nbsp;&mdash; <b>&#160;</b>", { kind: "html" }), { kind: "html" })).toBe(false);
  });
});

describe("ICU MessageFormat", () => {
  it.each([
    ["{a} of { b }", ["argument:{a} (a)", "text: of ", "argument:{ b } (b)"]],
    ["{n, number, ::currency/EUR}", ["argument:{n, number, ::currency/EUR} (n)"]],
    ["<b>{a}</b>", ["open:<b>", "argument:{a} (a)", "close:</b>"]],
    ['<a href="{url}">x</a>', ['open:<a href="{url}">', "text:x", "close:</a>"]],
    ["It''s '{'not'}' l'eau", ["text:It''s '{'not'}' l'eau"]],
    ["'<b>'{a}", ["text:'<b>'", "argument:{a} (a)"]],
    [
      "{n, plural, one {# file} other {# files}} left",
      ["argument:{n, plural, one {# file} other {# files}} (n)", "text: left"],
    ],
    ["{never", ["opening:{never"]],
  ])("%s", (text, pieces) => {
    expect(cut(text, icu)).toEqual(pieces);
  });
});

describe("formats", () => {
  it.each<[PrintfFamily, string, readonly string[]]>([
    [
      "c",
      "%s %2$-5.2lf %% %*d",
      ["format:%s (1)", "text: ", "format:%2$-5.2lf (2)", "text: ", "format:%% (%)", "text: ", "format:%*d (3)"],
    ],
    ["c", "%<PRId64>%ld", ["format:%<PRId64> (1)", "format:%ld (2)"]],
    ["c", "50%", ["text:50", "opening:%"]],
    ["objc", "%@ %1$@", ["format:%@ (1)", "text: ", "format:%1$@ (1)"]],
    ["objc", "%#@files@ in %@", ["format:%#@files@ (1)", "text: in ", "format:%@ (2)"]],
    ["php", "%'.10d %1$s", ["format:%'.10d (1)", "text: ", "format:%1$s (1)"]],
    ["python", "%(name)s %d", ["format:%(name)s (name)", "text: ", "format:%d (1)"]],
    [
      "ruby",
      "%{name} %<n>.2f %s",
      ["format:%{name} (name)", "text: ", "format:%<n>.2f (n)", "text: ", "format:%s (1)"],
    ],
    ["ruby", "%-d. %^B %Y", ["format:%-d (1)", "text:. ", "format:%^B", "text: ", "format:%Y"]],
    ["ruby", "100% sure", ["text:100", "opening:%", "text: sure"]],
    [
      "python-brace",
      "{} {0} {a.b!r:>{w}} {{ {",
      [
        "format:{} (0)",
        "text: ",
        "format:{0} (0)",
        "text: ",
        "format:{a.b!r:>{w}} (a.b)",
        "text: ",
        "format:{{",
        "text: ",
        "opening:{",
      ],
    ],
  ])("of %s: %s", (family, text, pieces) => {
    expect(cut(text, { kind: "printf", family })).toEqual(pieces);
  });
});

it.each([
  ["Hello %name%, %user.id%", ["text:Hello ", "argument:%name% (name)", "text:, ", "argument:%user.id% (user.id)"]],
  ["At least {{ limit }}", ["text:At least ", "argument:{{ limit }} (limit)"]],
  ["100% sure, 20%", ["text:100% sure, 20%"]],
])("Symfony's names in %s", (text, pieces) => {
  expect(cut(text, { kind: "symfony" })).toEqual(pieces);
});

describe("a text of nothing but parts of a date", () => {
  const syntaxes: readonly MessageSyntax[] = [
    { kind: "plain" },
    { kind: "symfony" },
    i18next,
    { kind: "printf", family: "c" },
    { kind: "printf", family: "ruby" },
  ];
  it.each(syntaxes)("has no words in $kind $family", (syntax) => {
    for (const text of ["%Y-%m-%d", "%-d. %^B, %H:%M", "%B %d, %Y", "%a"]) {
      expect(hasWords(piecesOf(text, syntax))).toBe(false);
    }
  });
  it("is told from words with percent signs", () => {
    expect(cut("%a day", { kind: "plain" })).toEqual(["text:%a day"]);
    expect(cut("100%", { kind: "plain" })).toEqual(["text:100%"]);
  });
});

describe("hasWords", () => {
  it.each([
    ["{{name}} – 100 %", false],
    ["<b>a</b>", true],
    ["$t(some.words)", false],
    ["语", true],
    ["", false],
  ])("%s: %s", (text, expected) => {
    expect(hasWords(piecesOf(text, i18next))).toBe(expected);
  });
});
