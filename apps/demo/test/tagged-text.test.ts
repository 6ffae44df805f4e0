import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taggedText } from "../page/memories/worker/tagged-text.ts";
import { writtenSegment } from "../page/memories/written-segment.ts";

describe("typed text with tags", () => {
  test.each([
    ["", []],
    ["No tags, 1 < 2 and 3 > 2.", ["No tags, 1 < 2 and 3 > 2."]],
    [
      "Press <b>Save</b>.",
      ["Press ", { kind: "bpt", i: 1, content: ["<b>"] }, "Save", { kind: "ept", i: 1, content: ["</b>"] }, "."],
    ],
    ["One<br/>two", ["One", { kind: "ph", content: ["<br/>"] }, "two"]],
    ["<b/>x</b>", [{ kind: "ph", content: ["<b/>"] }, "x", { kind: "ph", content: ["</b>"] }]],
    ["</i>x<i>", [{ kind: "ph", content: ["</i>"] }, "x", { kind: "ph", content: ["<i>"] }]],
    ['<a href="x>y">', [{ kind: "ph", content: ['<a href="x>'] }, 'y">']],
  ])("%s", (text, segment) => {
    expect(taggedText(text)).toEqual(segment);
  });

  test("pairs are numbered, the inner one of two with the same name first", () => {
    const codes = taggedText("<b><b>x</b></B><i>y</i>").filter((part) => typeof part !== "string");
    expect(codes.map((code) => ("i" in code ? `${code.kind} ${code.i}` : code.kind))).toEqual([
      "bpt 2",
      "bpt 1",
      "ept 1",
      "ept 2",
      "bpt 3",
      "ept 3",
    ]);
  });

  const pieces = fc.constantFrom(
    "<b>",
    "</b>",
    "<i class='x'>",
    "</i>",
    "<br/>",
    "<",
    ">",
    "</",
    "text ",
    "\u0000",
    "é",
  );

  test("is the text again, whatever is typed", () => {
    fc.assert(
      fc.property(fc.array(pieces), (typed) => {
        const text = typed.join("");
        expect(writtenSegment(taggedText(text))).toBe(text);
      }),
    );
  });

  test("each number is one begin and, after it, one end", () => {
    fc.assert(
      fc.property(fc.array(pieces), (typed) => {
        const open = new Set<number>();
        for (const part of taggedText(typed.join(""))) {
          if (typeof part === "string") continue;
          if (part.kind === "bpt") {
            expect(open.has(part.i)).toBe(false);
            open.add(part.i);
          }
          if (part.kind === "ept") expect(open.delete(part.i)).toBe(true);
        }
        expect(open.size).toBe(0);
      }),
    );
  });
});
