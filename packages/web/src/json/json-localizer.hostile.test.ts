import { expect, test } from "vitest";
import type { ResponsePhrases } from "../phrases/phrase.ts";
import { createJsonLocalizer } from "./json-localizer.ts";
import { compileJsonPaths } from "./json-path.ts";
import { stringsAt } from "./strings-at.ts";

const loud: ResponsePhrases = {
  known: ({ text }) => ({ status: "translated", text: text.toUpperCase() }),
  translate: async () => [],
};

function loudBody(body: string, ...paths: readonly string[]): string {
  const localizer = createJsonLocalizer({ phrases: loud, root: compileJsonPaths(paths) });
  const result = localizer.whole(body);
  if (result instanceof Promise) throw new Error("It waits.");
  return result.body;
}

test.each([
  "",
  " ",
  "\ufeff",
  "\ufeff\ufeff{}",
  "hello",
  "<html><p>hello</p></html>",
  '{"t":"a"',
  '{"t":"a"}}',
  '{"t":"a"} {"t":"b"}',
  '{"t":"a",}',
  "{'t':'a'}",
  '{t:"a"}',
  '{"t":"a"/**/}',
  '{"t":"a\nb"}',
  '{"t":"\\x41"}',
  '{"t":"\\u00g0"}',
  '{"t":"\\',
  '{"t":"\\u12',
  '{"t" "a"}',
  '{"t":}',
  '["t":"a"]',
  '{"a":[}]',
  '{"t":"a","n":01}',
  '{"t":"a","n":1.}',
  '{"t":"a","n":.5}',
  '{"t":"a","n":+1}',
  '{"t":"a","n":1e}',
  '{"t":"a","n":NaN}',
  '{"t":"a","n":- 1}',
  '{"t":"a","n":truee}',
  '{"t":"a"}\u00a0',
  "\0",
])("what is no JSON goes out as it came: %j", (body) => {
  expect(loudBody(body, "$..*", "$..t", "$")).toBe(body);
});

test("depth without end goes out as it came, and breaks no stack", () => {
  for (const [open, close] of [
    ["[", "]"],
    ['{"a":', "}"],
  ] as const) {
    const deep = `${open.repeat(100_000)}"x"${close.repeat(100_000)}`;
    expect(loudBody(deep, "$..*")).toBe(deep);
    expect(loudBody(open.repeat(100_000), "$..*")).toBe(open.repeat(100_000));
    expect(loudBody(`${open.repeat(1000)}"x"${close.repeat(1000)}`, "$..*")).toContain('"X"');
  }
});

test("ten megabytes are read once", () => {
  const long = `{"t":"${"a".repeat(10_000_000)}","n":${"1".repeat(1_000_000)}}`;
  expect(loudBody(long, "$.t")).toBe(long.replace(/a+/, (found) => found.toUpperCase()));
  const many = JSON.stringify(Array.from({ length: 300_000 }, (_, index) => ({ id: index, t: "a" })));
  expect(loudBody(many, "$[*].t")).toBe(many.replaceAll('"a"', '"A"'));
  const escapes = `["${"\\u0041\\n".repeat(500_000)}"]`;
  expect(JSON.parse(loudBody(escapes, "$[*]"))).toEqual(["A\n".repeat(500_000)]);
  const quotes = '"'.repeat(1_000_000);
  expect(loudBody(quotes, "$")).toBe(quotes);
});

test("halves of surrogate pairs stay what they are", () => {
  expect(JSON.parse(loudBody('{"t":"a\\ud800b\\udc00"}', "$.t"))).toEqual({ t: "A\ud800B\udc00" });
  expect(JSON.parse(loudBody('{"t":"a\ud800"}', "$.t"))).toEqual({ t: "A\ud800" });
});

test("__proto__ and its like are names as all others", () => {
  const body = '{"__proto__":{"t":"a"},"constructor":"b","toString":"c","t":"d"}';
  expect(loudBody(body, "$['__proto__'].t", "$.constructor")).toBe(
    '{"__proto__":{"t":"A"},"constructor":"B","toString":"c","t":"d"}',
  );
  expect(loudBody(body, "$.toString.t", "$.hasOwnProperty")).toBe(body);
  const parsed: unknown = JSON.parse('{"__proto__":"a","t":"b"}');
  for (const { text, replace } of stringsAt(parsed, compileJsonPaths(["$.*"]))) replace(text.toUpperCase());
  expect(JSON.stringify(parsed)).toBe('{"__proto__":"A","t":"B"}');
  expect(Object.getPrototypeOf(parsed)).toBe(Object.prototype);
});

test("a value that contains itself, or is deep, has an end", () => {
  const ring: { t: string; self?: unknown } = { t: "a" };
  ring.self = [ring, ring];
  expect(stringsAt(ring, compileJsonPaths(["$..t"])).map(({ text }) => text)).toEqual(["a"]);
  const deep: unknown = JSON.parse(`${"[".repeat(100_000)}"x"${"]".repeat(100_000)}`);
  expect(stringsAt(deep, compileJsonPaths(["$..*"]))).toEqual([]);
});

test("patterns that double what they must remember still answer", () => {
  const path = `$..a${".*".repeat(20)}`;
  let body = '"x"';
  for (let depth = 0; depth < 60; depth++) body = `{"${depth % 3 === 0 ? "a" : "b"}":${body},"c":{"a":{"b":1}}}`;
  expect(JSON.parse(loudBody(body, path))).toBeTypeOf("object");
});
