import { describe, expect, test } from "vitest";
import { contextOf } from "../cases/edited-rules.ts";
import { conventionOf } from "./number-convention.ts";
import { plainValue, readNumbers } from "./number-tokens.ts";

function numbersIn(text: string, target = "en"): readonly string[] {
  const language = target.split("-")[0];
  if (language !== "de" && language !== "en" && language !== "fr" && language !== "ja") throw new Error(target);
  return readNumbers(text, conventionOf(contextOf(language, target))).map(
    (token) => plainValue(token) + (token.isAmbiguous ? "?" : ""),
  );
}

describe("what is a number", () => {
  test.each([
    ["1,234.5 and 0.5 and .5", "en", ["1234.5", "0.5", "0.5"]],
    ["1.234,5 und 1.234 und 1,234", "de", ["1234.5", "1234", "1.234?"]],
    ["1'234.50 und 1.234", "de-CH", ["1234.50", "1.234?"]],
    ["12 500 habitants", "fr", ["12500"]],
    ["12 500 people", "en", ["12", "500"]],
    ["12\u{a0}500 people", "en", ["12500"]],
    ["5-10 kg, 5–10 kg", "en", ["5", "10", "5", "10"]],
    ["USD100, $5, 5kg, 5x10 cm", "en", ["100", "5", "5", "5", "10"]],
    ["１，２３４．５円と3万5000人", "ja", ["1234.5", "3", "5000"]],
    ["<\u{fffc}5.5\u{fffc}>", "en", ["5.5"]],
  ])("%s (%s)", (text, target, expected) => expect(numbersIn(text, target)).toEqual(expected));
});

describe("what is none", () => {
  test.each([
    ["10.5.2026, 2026-03-04, 3/4/2026, 10:30", "en"],
    ["am 10.5. um", "de"],
    ["+49 30 123 456, 030 1234567, (555) 123-4567, 555-1234, 01 23 45 67 89", "fr"],
    ["v1.2, 2.0.1, GPT-4, A4, H2O, #5, x_1, 192.168.0.1, MP3, 1/2, 16:9, 007, 978-3-16-148410-0", "en"],
    ["\u{fffc}.5, a.5, 5.com", "en"],
  ])("%s (%s)", (text, target) => expect(numbersIn(text, target)).toEqual([]));
});
