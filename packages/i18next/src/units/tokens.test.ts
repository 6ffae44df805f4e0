import fc from "fast-check";
import { expect, test } from "vitest";
import { isWhole } from "./proof.ts";
import { defaultSyntax, hasWords, tokenize } from "./tokens.ts";

const tokensIn = (message: string, syntax = defaultSyntax) =>
  tokenize(message, syntax)
    .filter(({ kind }) => kind !== "text")
    .map(({ value }) => value);

const whole = (source: string, translation: string) =>
  isWhole(tokenize(source, defaultSyntax), tokenize(translation, defaultSyntax));

test.each<[string, string[]]>([
  ["Hello {{name}}!", ["{{name}}"]],
  ["{{- raw}} {{ n, number(minimumFractionDigits: 2) }}", ["{{- raw}}", "{{ n, number(minimumFractionDigits: 2) }}"]],
  ["See $t(common.help).", ["$t(common.help)"]],
  ['$t(girls, {"count": {{girls}}, "note": ")" }) and more', ['$t(girls, {"count": {{girls}}, "note": ")" })']],
  ["$t(a(b)c) $t(never closed", ["$t(a(b)c)", "$t("]],
  [
    'Click <0>here</0><1/> or <br> <a href="/x?a>b">there</a>',
    ["<0>", "</0>", "<1/>", "<br>", '<a href="/x?a>b">', "</a>"],
  ],
  ["2 < 3 and {{never closed, 5 > 4 <3", ["{{"]],
  ["<svg/onload=x> <!-- </p class <?php", ["<", "<", "<", "<"]],
  ["", []],
])("%s", (message, tokens) => {
  expect(tokensIn(message)).toEqual(tokens);
});

test("the project's own brackets are used", () => {
  const syntax = { ...defaultSyntax, prefix: "__", suffix: "__", nestingPrefix: "@(", nestingSuffix: ")" };
  expect(tokensIn("Hi __name__ @(key) {{x}}", syntax)).toEqual(["__name__", "@(key)"]);
});

test("pieces joined give the message, whatever it holds", () => {
  const part = fc.oneof(
    fc.constantFrom("{{", "}}", "$t(", ")", '"', "\\", "<", ">", "</0>", "<a ", "{{x}}", "$t(k)"),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(part), (parts) => {
      const message = parts.join("");
      expect(
        tokenize(message, defaultSyntax)
          .map(({ value }) => value)
          .join(""),
      ).toBe(message);
    }),
  );
});

test("long rows of openings are read in a moment", () => {
  for (const opening of ["{{", "$t(", "<a ", '<a b="', "<", "$t({"]) {
    const message = opening.repeat(5000);
    expect(
      tokenize(message, defaultSyntax)
        .map(({ value }) => value)
        .join(""),
    ).toBe(message);
  }
});

test("a translation is whole when its tokens are the source's, in any order", () => {
  expect(whole("{{a}} of {{b}}", "{{b}} von {{a}}")).toBe(true);
  expect(whole("Click <0>here</0>", "<0>Hier</0> klicken")).toBe(true);
  expect(whole("a <br> b", "c <br> d")).toBe(true);
});

test.each([
  ["Hello {{name}}", "Hallo"],
  ["Hello {{name}}", "Hallo {{name}} {{name}}"],
  ["Hello {{name}}", "Hallo {{Name}}"],
  ["Hello {{name}}", "Hallo {{ name }}"],
  ["Hello {{name}}", "Hallo {{nom}}"],
  ["Hello", "Hallo {{name}}"],
  ["See $t(help)", "Siehe $t(hilfe)"],
  ["<0>a</0>", "</0>a<0>"],
  ["<0><1>a</1></0>", "<0><1>a</0></1>"],
  ["<0>a</0>", "a"],
  ["words", "  "],
  ["words", "Worte <svg/onload=alert(1)>"],
  ["words", "Worte <img src=x onerror=alert(1) "],
  ["words", `Worte <script${" ".repeat(2000)}>`],
  ["words", "Worte $t(secret{ )"],
  ["words", `Worte {{${"x".repeat(2000)}}}`],
])("%s is damaged as %s", (source, translation) => {
  expect(whole(source, translation)).toBe(false);
});

test("words are letters outside of tokens", () => {
  expect(
    ["Hi", "日本", "{{x}} €", "$t(key)", "12 / 3", "<b></b>"].map((text) => hasWords(tokenize(text, defaultSyntax))),
  ).toEqual([true, true, false, false, false, false]);
});
