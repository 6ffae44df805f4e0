import { describe, expect, test } from "vitest";
import { rowsOf, type TermRow, withRead, withSaved } from "../page/glossaries/term-rows.ts";

const saved = rowsOf([
  ["cart", "Wagen"],
  ["folder", "Mappe"],
]);

describe("terms that were read again", () => {
  test("take the place of what was not edited", () => {
    const read = rowsOf([["basket", "Korb"]]);
    expect(withRead(undefined, read)).toEqual({ rows: read, saved: read });
    expect(withRead({ rows: saved, saved }, read)).toEqual({ rows: read, saved: read });
  });

  test("come to what was edited, and a term that is there gets the new translation", () => {
    const rows: readonly TermRow[] = [
      { key: 5, source: "shelf", target: "" },
      { key: 0, source: "cart", target: "Karren" },
    ];
    const read = rowsOf([
      ["cart", "Wagen"],
      ["folder", "Ordner"],
      ["shelf", "Regal"],
      ["basket", "Korb"],
    ]);
    expect(withRead({ rows, saved }, read)).toEqual({
      rows: [
        { key: 5, source: "shelf", target: "Regal" },
        { key: 0, source: "cart", target: "Karren" },
        { key: 6, source: "folder", target: "Ordner" },
        { key: 7, source: "basket", target: "Korb" },
      ],
      saved: read,
    });
  });

  test("leave a row as it is that was given another term", () => {
    const rows = saved.with(0, { key: 0, source: "trolley", target: "Wagen" });
    const read = saved.with(0, { key: 0, source: "cart", target: "Karren" });
    expect(withRead({ rows, saved }, read).rows).toEqual([...rows, { key: 2, source: "cart", target: "Karren" }]);
  });
});

test("what is typed while others are saved is not taken for saved", () => {
  const typed = saved.with(0, { key: 0, source: "cart", target: "Karren" });
  expect(withSaved({ rows: saved, saved: [] }, saved)).toEqual({ rows: saved, saved });
  expect(withSaved({ rows: typed, saved: [] }, saved)).toEqual({ rows: typed, saved });
});
