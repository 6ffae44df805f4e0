import { expect, test } from "vitest";
import { readJson, readModule } from "./literals.ts";
import { flatten } from "./rows.ts";

const read = (source: string) => readModule("locale.mjs", source);

test("objects, arrays, constants, spreads and assignments are read", () => {
  const values = read(`
    import Other from "./other.js";
    const save = "Save";
    const base = { ok: "OK", "a-b": \`tick\` };
    const en = { ...base, save, menu: { items: ["One", "Two"] }, joined: "a" + "b", other: Other };
    en.strings = { late: "Late" };
    export { en as default };
  `);
  expect(Object.fromEntries(flatten(values.get("default")))).toEqual({
    ok: "OK",
    "a-b": "tick",
    save: "Save",
    "menu.items.0": "One",
    "menu.items.1": "Two",
    joined: "ab",
    "strings.late": "Late",
  });
});

test("nothing is run: calls, functions and interpolations are left out", () => {
  const values = read(`export const en = { a: fetchAll(), b: () => "x", c: \`\${a}\`, d: "D" };`);
  expect([...flatten(values.get("en"))]).toEqual([["d", "D"]]);
});

test("an export may have the name of another constant", () => {
  const values = read('const a = "A", b = "B"; export { b as a, a as c };');
  expect([values.get("a"), values.get("c")]).toEqual(["B", "A"]);
});

test("a constant may be assigned as it is exported", () => {
  expect(read('var _default = exports.default = { a: "A" };').get("_default")).toEqual(new Map([["a", "A"]]));
});

test("names of every object are names like any other", () => {
  const values = read('export default { constructor: "Constructor", "__proto__": "Proto" };');
  expect([...flatten(values.get("default"))]).toEqual([
    ["constructor", "Constructor"],
    ["__proto__", "Proto"],
  ]);
  expect([...flatten(readJson("x.json", '{"__proto__": {"a": "A"}}'))]).toEqual([["__proto__.a", "A"]]);
});

test("what cannot be read is named", () => {
  expect(() => read("const = 1")).toThrow("locale.mjs");
  expect(() => readJson("de.json", "{")).toThrow("de.json");
});
