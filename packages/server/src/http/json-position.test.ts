import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findJsonError } from "./json-position.ts";

describe("finds where JSON ends being JSON", () => {
  test.each([
    ["", 1, 1],
    ["{", 1, 2],
    ['{"a": 1,}', 1, 9],
    ['{"a": 1,\n "b": tru}', 2, 7],
    ["[1, 2", 1, 6],
    ["[1] x", 1, 5],
    ['{"a"}', 1, 5],
    ['["\\x"]', 1, 2],
    ["{'a': 1}", 1, 2],
    ["[01]", 1, 3],
  ])("%j: line %i, column %i", (text, line, column) => {
    expect(findJsonError(text)).toEqual({ line, column });
  });
});

test("what JSON.parse refuses has a place before its end, what it takes is read to the end", () => {
  fc.assert(
    fc.property(fc.json(), fc.nat(), fc.constantFrom("", ",", "}", "]", '"', "x", "\\"), (json, at, broken) => {
      const text = json.slice(0, at % (json.length + 1)) + broken + json.slice(at % (json.length + 1));
      const isJson = parses(text);
      const { column, line } = findJsonError(text);
      const lines = text.split("\n");
      const offset = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1;
      if (isJson) expect(offset).toBe(text.length);
      else expect(offset).toBeLessThanOrEqual(text.length);
    }),
  );
});

test("does not lose its way in deep or endless texts", () => {
  expect(findJsonError("[".repeat(100_000))).toEqual({ line: 1, column: 100_001 });
  expect(findJsonError(`["${"a".repeat(130_000)}`)).toEqual({ line: 1, column: 2 });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
