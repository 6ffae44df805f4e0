import { describe, expect, test } from "vitest";
import type { PhraseResult, ResponsePhrases } from "../phrases/phrase.ts";
import { createJsonLocalizer } from "./json-localizer.ts";
import { compileJsonPaths, type JsonPath } from "./json-path.ts";

/** Knows every phrase at once. */
function knowing(resultOf: (text: string) => PhraseResult): ResponsePhrases {
  const known: ResponsePhrases["known"] = ({ text }) => resultOf(text);
  return { known, translate: async (phrases) => phrases.map(({ text }) => resultOf(text)) };
}
/** Knows nothing before it is asked. */
function asked(resultOf: (text: string) => PhraseResult, calls: string[][] = []): ResponsePhrases {
  return {
    known: () => undefined,
    translate: async (phrases) => {
      calls.push(phrases.map(({ text }) => text));
      return phrases.map(({ text }) => resultOf(text));
    },
  };
}

const german = (text: string): PhraseResult => ({ status: "translated", text: `de:${text}` });

function localized(body: string, paths: readonly JsonPath[], phrases = knowing(german)) {
  return createJsonLocalizer({ phrases, root: compileJsonPaths(paths) }).whole(body);
}

/** The body, of a localizer that need not wait. */
function bodyOf(body: string, ...paths: readonly JsonPath[]): string {
  const result = localized(body, paths);
  if (result instanceof Promise) throw new Error("It waits.");
  return result.body;
}

describe("paths", () => {
  const shop = JSON.stringify({
    title: "Shop",
    "odd name's": "Odd",
    items: [
      { title: "Tea", tags: ["hot", "wet"] },
      { title: "Ink", more: { title: "Blue" } },
    ],
  });

  test.each<[string, readonly string[]]>([
    ["$.title", ["Shop"]],
    ["$['title']", ["Shop"]],
    ['$[ "title" ]', ["Shop"]],
    ["$['odd name\\'s']", ["Odd"]],
    ["$.items[*].title", ["Tea", "Ink"]],
    ["$.items.*.title", ["Tea", "Ink"]],
    ["$ .items [1] .title", ["Ink"]],
    ["$..title", ["Shop", "Tea", "Ink", "Blue"]],
    ["$..['title']", ["Shop", "Tea", "Ink", "Blue"]],
    ["$.items..title", ["Tea", "Ink", "Blue"]],
    ["$.items[0].tags[*]", ["hot", "wet"]],
    ["$..[0]", ["hot"]],
    ["$..tags..*", ["hot", "wet"]],
    ["$.*", ["Shop", "Odd"]],
    ["$.items[7].title", []],
    ["$.items", []],
    ["$", []],
  ])("%s", (path, chosen) => {
    const expected = chosen.reduce((body, text) => body.replace(`"${text}"`, `"de:${text}"`), shop);
    expect(bodyOf(shop, path)).toBe(expected);
  });

  test("choose what any of them chooses, once", () => {
    expect(bodyOf('{"a":{"b":"x","c":"y"},"b":"z"}', "$.a.b", "$.a.*", "$..b")).toBe(
      '{"a":{"b":"de:x","c":"de:y"},"b":"de:z"}',
    );
    expect(bodyOf('"Hello"', "$")).toBe('"de:Hello"');
  });

  test.each([
    ["title", /at 0: begin with \$/],
    ["$title", /at 1/],
    ["$.", /at 2/],
    ["$.items[-1]", /at 8/],
    ["$.items[01]", /at 8/],
    ["$.items[0:2]", /at 9/],
    ["$.items[?@.price]", /at 8/],
    ["$['a','b']", /at 5/],
    ["$['a'", /at 5/],
    ["$.1st", /at 2/],
    ["$...title", /at 3/],
    ["$.title ", undefined],
  ])("%s is refused where it has no meaning", (path, message) => {
    const compiling = () => compileJsonPaths(["$", path]);
    if (message === undefined) expect(compiling).not.toThrow();
    else {
      expect(compiling).toThrow(message);
      expect(compiling).toThrow(/json\.paths\[1\]/);
    }
  });
});

describe("a body", () => {
  test("keeps all but the chosen strings as they were written", () => {
    const body =
      '\n{ "id" : 12345678901234567890, "n":[1.0,1e3,-0 ], "t":"Tea" , "t" : "T\\u0065a","k\\/":"\\u00e9" }\t';
    expect(bodyOf(body, "$.t")).toBe(body.replace('"Tea"', '"de:Tea"').replace('"T\\u0065a"', '"de:Tea"'));
    expect(bodyOf(`\ufeff${body}`, "$.none")).toBe(`\ufeff${body}`);
    expect(bodyOf('\ufeff{"t":"Tea"}', "$.t")).toBe('\ufeff{"t":"de:Tea"}');
    expect(bodyOf('{"a/b":"x"}', "$['a/b']")).toBe('{"a/b":"de:x"}');
    expect(bodyOf('{"a\\/b":"x"}', "$['a/b']")).toBe('{"a\\/b":"de:x"}');
  });

  test("keeps from a browser what it kept from it", () => {
    expect(bodyOf('{"t":"\\u003cb\\u003eTea\\u003c/b\\u003e \\u0026 more"}', "$.t")).toBe(
      '{"t":"de:\\u003cb\\u003eTea\\u003c/b\\u003e \\u0026 more"}',
    );
    expect(bodyOf('{"t":"<b>Tea</b>"}', "$.t")).toBe('{"t":"de:<b>Tea</b>"}');
    expect(bodyOf('{"t":"\\u003cb> & x"}', "$.t")).toBe('{"t":"de:\\u003cb> & x"}');
  });

  test("is there at once where everything is known, and counts what became of its texts", async () => {
    const results: Record<string, PhraseResult> = {
      Tea: { status: "translated", text: "Tee" },
      Ink: { status: "missing", reason: "late", isFinal: false },
      Cup: { status: "missing", reason: "declined", isFinal: true },
    };
    const resultOf = (text: string) => results[text] ?? { status: "kept" };
    const body = '{"a":["Tea","Ink","Cup","12","Tea"]}';
    const expected = {
      body: '{"a":["Tee","Ink","Cup","12","Tee"]}',
      outcome: { translated: 2, pending: 1, declined: 1 },
    };
    expect(localized(body, ["$.a[*]"], knowing(resultOf))).toEqual(expected);
    const calls: string[][] = [];
    const promise = localized(body, ["$.a[*]"], asked(resultOf, calls));
    expect(promise).toBeInstanceOf(Promise);
    expect(await promise).toEqual(expected);
    expect(calls).toEqual([["Tea", "Ink", "Cup", "12", "Tea"]]);
  });

  test("gives its fragments of HTML to whoever understands them", async () => {
    const root = compileJsonPaths(["$.title", { path: "$.html", format: "html" }]);
    const body = JSON.stringify({ title: "Tea", html: '<p class="x">Hot & <b>wet</b></p>' });
    expect(createJsonLocalizer({ phrases: knowing(german), root }).whole(body)).toEqual({
      body: body.replace("Tea", "de:Tea"),
      outcome: { translated: 1, pending: 0, declined: 0 },
    });
    const outcome = { translated: 2, pending: 1, declined: 0 };
    const html = { whole: async (fragment: string) => ({ body: fragment.replace("Hot", "Heiß"), outcome }) };
    expect(await createJsonLocalizer({ phrases: asked(german), root, html }).whole(body)).toEqual({
      body: body.replace("Tea", "de:Tea").replace("Hot", "Heiß"),
      outcome: { translated: 3, pending: 1, declined: 0 },
    });
  });
});
