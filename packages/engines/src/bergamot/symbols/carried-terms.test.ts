import { describe, expect, test } from "vitest";
import { spanned, term } from "../../../test/tagged.ts";
import type { EngineText } from "../../ports.ts";
import { carriedTerms } from "./carried-terms.ts";

const known = new Set(
  " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZäöüß0123456789.,!?:;'\"-()/%&+<>$#_{}\\~@=",
);
const alphabet = { knows: (text: string) => [...text].every((character) => known.has(character)) };

function carried(text: EngineText | string): readonly string[] {
  const asked = typeof text === "string" ? { text, sentences: [text] } : text;
  return carriedTerms(asked, alphabet).map(({ start, end }) => asked.text.slice(start, end));
}

describe("what a model must copy", () => {
  test.each([
    ["Delete {count} files in {{folder}}", ["{count}", "{{folder}}"]],
    ["Hello $".concat("{name}, %{n} of #{m}"), ["$".concat("{name}"), "%{n}", "#{m}"]],
    ["%s of %1$d, %(name)s", ["%s", "%1$d", "%(name)s"]],
    ["%1 of %L2 at %H", ["%1", "%L2", "%H"]],
    ["100 % sure, 50% done, 5 %", []],
    ["100% sure", []],
    ["Set %PATH% and __name__ with --force", ["%PATH%", "__name__", "--force"]],
    ["A well-known file -- or not", []],
    ["See https://a.example/b?c=d, or write to me@a.example", ["https://a.example/b?c=d", "me@a.example"]],
    ["Edit /etc/hosts or ~/notes, and/or leave it", ["/etc/hosts", "~/notes"]],
    ["Click <b>here</b><br/> &amp; wait", ["<b>", "</b>", "<br/>", "&amp;"]],
    ["One\\nTwo", ["\\n"]],
    ["Plain words. 12 of them!", []],
  ])("%s", (text, expected) => {
    expect(carried(text)).toEqual(expected);
  });

  test.each([
    ["Done 🎉", ["🎉"]],
    ["Family 👨‍👩‍👧 and flag 🇩🇪", ["👨‍👩‍👧", "🇩🇪"]],
    ["Bjørn and José", ["Bjørn", "José"]],
    ["Привет мир, hello", ["Привет мир"]],
    ["保存 the file", ["保存"]],
    ["the 保存file", ["保存"]],
    ["5 € → 6 €", ["€ →", "€"]],
    ["u\u0308ber, o\u0308\u0301", ["o\u0308\u0301"]],
    ["no\u00A0break and soft\u00ADhyphen\u200B", []],
    ["a symbol \uE003 of its own", ["\uE003"]],
  ])("characters that the vocabulary has not: %s", (text, expected) => {
    expect(carried(text)).toEqual(expected);
  });
});

describe("beside what is marked", () => {
  test("terms stay what they are, and no form in one is another", () => {
    const text = "Open {file} in Studio 🎉";
    const asked = { text, sentences: [text], terms: [term(text, "{file} in Studio", "{file} im Studio", "kept")] };
    expect(carriedTerms(asked, alphabet)).toMatchObject([
      { translation: "{file} im Studio", own: 0 },
      { translation: "🎉", own: undefined },
    ]);
  });

  test("nothing crosses the edge of a span", () => {
    expect(carried(spanned("Bj<0>ør</0>n and {a<1/>b} <2>🎉 🎉</2> 🎉"))).toEqual([
      "Bj",
      "ør",
      "n",
      "{a",
      "b}",
      "🎉 🎉",
      "🎉",
    ]);
  });

  test("glossary terms can be left out", () => {
    const text = "The dog of {name}";
    const asked = {
      text,
      sentences: [text],
      terms: [term(text, "dog", "Hund"), term(text, "{name}", "{name}", "kept")],
    };
    expect(carriedTerms(asked, alphabet, (kind) => kind === "kept")).toMatchObject([{ own: 1 }]);
  });
});

test("a long text of what is not known takes no longer than it must", () => {
  for (const part of ["ø", "øa", "{", "%", "__", "--a", "/a", "<", "🎉 ", "%(", "\u0308"]) {
    const text = part.repeat(50_000 / part.length);
    const started = performance.now();
    carriedTerms({ text, sentences: [text] }, alphabet);
    expect(performance.now() - started, part).toBeLessThan(3_000);
  }
});
