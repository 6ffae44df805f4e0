import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitEnds } from "./text-ends.ts";

describe("the white space at the ends of a text", () => {
  test.each([
    ["  Save \n", { leading: "  ", core: "Save", trailing: " \n" }],
    ["a  b", { leading: "", core: "a  b", trailing: "" }],
    ["", { leading: "", core: "", trailing: "" }],
    [" \t", { leading: " \t", core: "", trailing: "" }],
  ])("of %j is set apart", (text, ends) => {
    expect(splitEnds(text)).toEqual(ends);
  });

  test("takes no longer for white space inside", () => {
    const text = `a${" ".repeat(500_000)}b`;
    expect(splitEnds(text).core).toBe(text);
  });

  test("joined with the rest gives the text", () => {
    const text = fc.string({ unit: fc.constantFrom(" ", "\n", "\u00a0", "\ufeff", "a", "\ud800") });
    fc.assert(
      fc.property(text, (value) => {
        const { leading, core, trailing } = splitEnds(value);
        expect(leading + core + trailing).toBe(value);
        expect(core).toBe(value.trim());
      }),
    );
  });
});
