import fc from "fast-check";
import { expect, test } from "vitest";
import { allCases } from "./cases/all-cases.ts";
import type { EditedRule } from "./cases/edited-rules.ts";
import { contextOf, editByList, editedRules, editOnce, listOf } from "./cases/edited-rules.ts";
import { maskText } from "./mask.ts";
import { type Category, fixedUnit, type StyleLanguage } from "./rule.ts";
import { triggersIn } from "./trigger.ts";

const fixedParts = ["{name}", "%s", "<b>", "</b>", "https://example.com/a-b?c=1.5", '`a  -- "b" 1,000`', "$t(key)"];
const marks = [..."\"'«»‹›„“”‚‘’「」『』()[]（）【】〔〕-–—〜～…・。.、，,;；:：/&＆+%％!！$€£¥₩°×x=ß~"];
const words = [
  ..."the and or is und bis oder der die et le à de y el da e il o".split(" "),
  ..."日本 日本語です 中文 从 北京 한국어 부터 까지 東京から大阪まで ÉCOLE Straße don't James' l'été 5\" 6' U.S. e.g. i.e.".split(
    " ",
  ),
  ..."0 1 2 3.5 1,5 12 1000 1.000 1,000,000 2026 10:30 0.5 50% $5 5 € 01/02/2026 2026-03-04 3. März +49 555-0100 1-2".split(
    " ",
  ),
];
const gaps = [" ", " ", " ", "", "\u00a0", "\n", "  "];

function textsOf(language: StyleLanguage): fc.Arbitrary<string> {
  const known = allCases.filter((each) => each.language === language);
  const shown = known.flatMap(({ changes, keeps }) => [...changes.flat(), ...keeps]);
  const pieces = fc.oneof(
    fc.constantFrom(...words),
    fc.constantFrom(...marks),
    fc.constantFrom(...fixedParts),
    ...(shown.length > 0 ? [fc.constantFrom(...shown), fc.constantFrom(...shown.join(" ").split(" "))] : []),
  );
  return fc.array(fc.tuple(pieces, fc.constantFrom(...gaps)), { maxLength: 12 }).map((parts) => parts.flat().join(""));
}

const languages = [...new Set(editedRules.map(({ language }) => language))];
const rulesByLanguage = languages.map((language): [StyleLanguage, readonly EditedRule[]] => [
  language,
  editedRules.filter((edited) => edited.language === language),
]);

const rulesByCategory = rulesByLanguage.flatMap(([language, rules]) =>
  [...new Set(rules.map(({ category }) => category))].map(
    (category): [StyleLanguage, Category, readonly EditedRule[]] => [
      language,
      category,
      rules.filter((edited) => edited.category === category),
    ],
  ),
);

test.each(rulesByCategory)("%s, %s: each rule alone changes nothing the second time", (language, _, rules) => {
  const context = contextOf(language);
  for (const { property, value, rule } of rules) {
    fc.assert(
      fc.property(textsOf(language), (text) => {
        const once = editOnce(rule, text, context);
        expect(editOnce(rule, once, context), `${property}: ${value}`).toBe(once);
      }),
      { numRuns: 60 },
    );
  }
});

test.each(rulesByLanguage)("%s: lists of rules change nothing the second time", (language, rules) => {
  const context = contextOf(language);
  fc.assert(
    fc.property(fc.subarray([...rules]), textsOf(language), (chosen, text) => {
      const list = listOf(chosen);
      const once = editByList(list, text, context);
      expect(editByList(list, once, context), JSON.stringify(list)).toBe(once);
    }),
    { numRuns: 300 },
  );
});

test.each(rulesByLanguage)("%s: what must stay stays, in its order", (language, rules) => {
  const context = contextOf(language);
  fc.assert(
    fc.property(fc.subarray([...rules]), textsOf(language), (chosen, text) => {
      let rest = editByList(listOf(chosen), text, context);
      for (const part of fixedIn(text)) {
        expect(rest).toContain(part);
        rest = rest.slice(rest.indexOf(part) + part.length);
      }
    }),
    { numRuns: 200 },
  );
});

test.each(rulesByCategory)("%s, %s: no edit touches a fixed unit", (language, _, rules) => {
  const context = contextOf(language);
  for (const { property, value, rule } of rules) {
    fc.assert(
      fc.property(textsOf(language), (text) => {
        const { masked } = maskText({ text, spans: [], fixed: [] }, triggersIn(text));
        let end = 0;
        for (const edit of rule.find(masked, context)) {
          expect(edit.start, `${property}: ${value}: edits are disjoint and in order`).toBeGreaterThanOrEqual(end);
          expect(masked.slice(edit.start, edit.end) + edit.text, `${property}: ${value}`).not.toContain(fixedUnit);
          end = edit.end;
        }
      }),
      { numRuns: 40 },
    );
  }
});

/** The parts that must stay; addresses of mail aside, which one property is about. */
function fixedIn(text: string): readonly string[] {
  return maskText({ text, spans: [], fixed: [] }, triggersIn(text), "addresses shown").ranges.map(({ start, end }) =>
    text.slice(start, end),
  );
}
