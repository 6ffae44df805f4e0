import { expect, test } from "vitest";
import { readProperties } from "./properties.ts";

test("entries, comments, continuations and escapes", () => {
  const entries = readProperties(
    [
      "# comment",
      "! comment",
      "SAVE=Speichern",
      "SIZE : Gr\\u00f6\\u00dfe",
      "LONG=one \\",
      "   two",
      "A\\=B=it''s\\n{0}",
    ].join("\r\n"),
  );
  expect([...entries]).toEqual([
    ["SAVE", "Speichern"],
    ["SIZE", "Größe"],
    ["LONG", "one two"],
    ["A=B", "it's\n{0}"],
  ]);
});
