import { expect, test } from "vitest";
import { bcp47Casing } from "./language-code.ts";
import { enginesOf, notAppliedOf } from "./text/engine-header.ts";

test("engines are counted out for each text", () => {
  expect(enginesOf("phrasebook;n=2, bergamot", 3)).toEqual(["phrasebook", "phrasebook", "bergamot"]);
  expect(enginesOf("phrasebook*3, apertium", 4)).toEqual(["phrasebook", "phrasebook", "phrasebook", "apertium"]);
  expect(enginesOf("scripted", 1)).toEqual(["scripted"]);
});

test("engines that cannot be matched to the texts are none", () => {
  for (const header of [
    null,
    "",
    "a",
    "a, b, c",
    "a;n=999999999",
    "a;n=0",
    "A*2",
    "a b",
    "a,,b",
    "a;n=2;m=1",
    "<x>*2",
    "a*2".repeat(50_000),
  ]) {
    expect(enginesOf(header, 2)).toBeUndefined();
  }
});

test("what was not applied is a list of parameter names", () => {
  expect(notAppliedOf("custom_instructions, formality")).toEqual(["custom_instructions", "formality"]);
  expect(notAppliedOf(null)).toEqual([]);
  expect(notAppliedOf("<script>, formality")).toEqual(["formality"]);
  // White space on both sides of a comma (RFC 9651, section 4.2.1).
  expect(notAppliedOf("formality ,\tcontext ")).toEqual(["formality", "context"]);
});

test("codes get the casing of BCP 47", () => {
  const codes = ["EN", "pt-br", "ZH-HANT", "zh-hant-tw", "es-419", "sr-Latn-RS", "x-unheard-of"];
  expect(codes.map(bcp47Casing)).toEqual([
    "en",
    "pt-BR",
    "zh-Hant",
    "zh-Hant-TW",
    "es-419",
    "sr-Latn-RS",
    "x-unheard-OF",
  ]);
});
