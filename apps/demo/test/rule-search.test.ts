import { styleTreatments } from "@dragoman/server";
import { expect, test } from "vitest";
import { labelOf } from "../page/style/rule-labels.ts";
import { countRules, findRules, withRule } from "../page/style/rule-search.ts";

const properties = styleTreatments();
const all = { typed: "", language: "de", onlyEdited: false };

test("labels are the interface's names as people write them", () => {
  expect(labelOf("use_24_hour_clock")).toBe("Use 24 hour clock");
});

test("every rule is found, and by the words of its category, its name and its values", () => {
  expect(findRules(properties, {}, all).properties).toHaveLength(properties.length);
  const named = findRules(properties, {}, { ...all, typed: "german QUOTATION" }).properties;
  expect(named.map(({ property }) => property)).toContain("quotation_style");
  expect(findRules(properties, {}, { ...all, typed: "no such rule" }).properties).toEqual([]);
});

test("instructions can be left out, are counted, and stay where they are chosen", () => {
  const query = { typed: "formality", language: "de", onlyEdited: true };
  expect(findRules(properties, {}, query)).toMatchObject({ properties: [], leftOut: expect.any(Number) });
  const chosen = { style_and_tone: { formality: "use_formal_tone" } };
  expect(findRules(properties, chosen, query).properties).toMatchObject([
    { property: "formality", values: [{ value: "use_formal_tone" }] },
  ]);
});

test("a rule is set, changed and taken away, and a category without any goes", () => {
  const rule = { category: "numbers", property: "percentage_format" } as const;
  const one = withRule({ punctuation: { ellipsis: "x" } }, rule, "a");
  expect(one).toEqual({ punctuation: { ellipsis: "x" }, numbers: { percentage_format: "a" } });
  expect(countRules(withRule(one, rule, "b"))).toBe(2);
  expect(withRule(one, rule, undefined)).toEqual({ punctuation: { ellipsis: "x" } });
});
