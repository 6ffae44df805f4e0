import { expect, test } from "vitest";
import { beginsInSmallLetters, inSmallLetters, isInCapitals, withCapital } from "./letter-case.ts";

test.each([
  ["SAVE CHANGES", true],
  ["\uE000 DATEIEN: ÄÖÜ 12", true],
  ["PDF", false],
  ["Save CHANGES", false],
  ["12 %", false],
  ["保存变更", false],
])("%s is in capitals: %s", (sentence, expected) => {
  expect(isInCapitals(sentence)).toBe(expected);
});

test.each([
  [["“SAVE ", "ALL", "”"], "“Save all”"],
  [["\uE000", " IS HERE"], "\uE000 is here"],
  [["12 ", "FILES"], "12 Files"],
])("%j is sent as %s", (parts, expected) => {
  expect(inSmallLetters(parts).join("")).toBe(expected);
});

test.each([
  ["Log in", "iniciar sesión", true],
  ["log in", "iniciar sesión", false],
  ["PDF file", "archivo PDF", false],
  ["Install npm", "npm installieren", false],
  ["Install it", "„installieren“", false],
  ["Install it", "\uE000 installieren", false],
])("%s answered by %s lacks a capital: %s", (source, answer, expected) => {
  expect(beginsInSmallLetters(source, answer)).toBe(expected);
});

test("a capital is the language's own", () => {
  expect([withCapital("iptal", "tr"), withCapital("iptal", undefined), withCapital("12 a", undefined)]).toEqual([
    "İptal",
    "Iptal",
    "12 A",
  ]);
});
