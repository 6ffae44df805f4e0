import { expect, test } from "vitest";
import { compileJsonPaths } from "./json-path.ts";
import { stringsAt } from "./strings-at.ts";

test("the strings that paths choose, each with a way to replace it where it stands", () => {
  const body = { title: "Tea", note: "<p>Hot</p>", items: [{ title: "Ink" }, "Cup"], count: 3, nothing: null };
  const root = compileJsonPaths(["$..title", "$.items[1]", "$.count", { path: "$.note", format: "html" }]);
  const strings = stringsAt(body, root);
  expect(new Set(strings.map(({ text, format }) => [text, format].join()))).toEqual(
    new Set(["Tea,text", "<p>Hot</p>,html", "Ink,text", "Cup,text"]),
  );
  for (const { text, replace } of strings) replace(text.toUpperCase());
  expect(body).toEqual({ title: "TEA", note: "<P>HOT</P>", items: [{ title: "INK" }, "CUP"], count: 3, nothing: null });
});

test("every string says where it stands", () => {
  const body = { "a/b": [{ "~": "Tea" }], title: "Ink" };
  const paths = stringsAt(body, compileJsonPaths(["$..*"])).map(({ path }) => path());
  expect(new Set(paths)).toEqual(new Set([["a/b", "0", "~"], ["title"]]));
});

test("what only a prototype has, and what is computed, is not read", () => {
  const body: object = Object.create({ title: "inherited" }, { shown: { get: () => "computed", enumerable: true } });
  expect(stringsAt(body, compileJsonPaths(["$..*"]))).toEqual([]);
  expect(stringsAt("Tea", compileJsonPaths(["$"]))).toEqual([]);
});

test("what cannot be written stays, and throws nothing", () => {
  const frozen = Object.freeze({ title: "Tea" });
  for (const { replace } of stringsAt(frozen, compileJsonPaths(["$.title"]))) replace("Tee");
  expect(frozen).toEqual({ title: "Tea" });
});
