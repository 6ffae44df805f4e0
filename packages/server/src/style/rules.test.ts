import { describe, expect, test } from "vitest";
import { allCases } from "./cases/all-cases.ts";
import { contextOf, editByList, editedRules, listOf } from "./cases/edited-rules.ts";
import { styleRules } from "./rules.ts";

for (const { category } of styleRules) {
  describe(category, () => {
    const cases = allCases.filter((each) => each.category === category);
    test.each(cases)("$property: $value ($language)", (each) => {
      const list = listOf([each]);
      const context = contextOf(each.language, each.target);
      for (const [text, expected] of each.changes) {
        expect(text, "a change changes something").not.toBe(expected);
        expect(editByList(list, text, context)).toBe(expected);
        expect(editByList(list, expected, context)).toBe(expected);
      }
      for (const text of each.keeps) expect(editByList(list, text, context)).toBe(text);
    });

    test("each value that is edited here has cases in each of its languages", () => {
      const wanted = editedRules.filter((edited) => edited.category === category).map(nameOf);
      const shown = cases.filter(({ changes, keeps }) => changes.length > 0 && keeps.length > 0).map(nameOf);
      expect(wanted.filter((name) => !shown.includes(name))).toEqual([]);
    });

    test("no case is of a value that is left to engines", () => {
      const edited = new Set(editedRules.map(nameOf));
      expect(allCases.map(nameOf).filter((name) => !edited.has(name))).toEqual([]);
    });
  });
}

function nameOf(rule: { category: string; property: string; value: string; language: string }): string {
  return `${rule.category}.${rule.property}: ${rule.value} (${rule.language})`;
}
