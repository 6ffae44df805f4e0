import { expect, test } from "vitest";
import { allCases } from "./cases/all-cases.ts";
import { contextOf, type EditedRule, editedRules } from "./cases/edited-rules.ts";
import { triggersFor } from "./rule.ts";
import { bitsOf, triggersIn } from "./trigger.ts";

/** Long enough that what is quadratic does not end in time. */
const length = 20_000;

/** What expressions that backtrack are slow on: one thing over and over, and pairs that never close. */
const units = [
  ...["1", "1,", "1.", "1 ", "1-", "1/", "1:", "9,999", "0.0", "１", "$1 ", "1€", "1%", "+1 ", "00 1"],
  ...["'", '"', "“", "„", "«", "‘", "「", "『", "(", "[", "（", "【", "〔", "''", '""', "“”", "「『", "(("],
  ...["a", "A", "é", "É", "ß", "a'", "a.", "A.", "a-", "a ", "A ", "a, ", "a, b and ", "a/", "a & ", "A.B.", "a b"],
  ...[
    " ",
    "\u00a0",
    "\n",
    "-",
    "–",
    "—",
    " - ",
    "~",
    "…",
    ".",
    "..",
    "。",
    "、",
    ",",
    ";",
    ":",
    "!",
    "?",
    "/",
    "&",
    "@",
  ],
  ...[
    "年",
    "一",
    "百",
    "万",
    "か",
    "ア",
    "ー",
    "한",
    "한 ",
    "漢a",
    "1年",
    "a1",
    "\u{fffc}",
    "\u{fffc} ",
    "\u{fffc}1",
    "x",
    "1x1",
  ],
  ...["1:1 ", "1-1-", "1, 1, ", "a@b", "January ", "1 January ", "am ", "1 am", "5 km ", "de 1 a ", "entre 1 y "],
];

/** Each rule in one of its languages: the others have the same expressions. */
const inOneLanguage = editedRules.filter(({ rule, language }) => rule.languages[0] === language);
const familyOf = ({ category, property, rule }: EditedRule) =>
  [category, property, ...rule.languages, ...rule.triggers].join(" ");
const families: ReadonlyMap<string, readonly EditedRule[]> = Map.groupBy(inOneLanguage, familyOf);

/**
 * The values of a property that hold for the same languages and wait for the same characters read alike, and differ in
 * what they write: between them they are given every unit, and each of them what its own cases hold.
 */
test.each([...families])(
  "%s: bears long texts",
  {
    timeout: 10_000,
  },
  (_, family) => {
    for (const [position, { rule, ...edited }] of family.entries()) {
      const bits = bitsOf(triggersFor(rule, edited.language));
      const given = units.filter((_, index) => index % family.length === position);
      const seen = [...given, ...ownTexts(edited).slice(0, 6)].filter((unit) => (triggersIn(unit) & bits) !== 0);
      for (const unit of seen) {
        const text = unit.repeat(Math.ceil(length / unit.length));
        const backwards = rule.find(text, contextOf(edited.language)).filter(({ start, end }) => end < start);
        expect(backwards).toEqual([]);
      }
    }
  },
);

function ownTexts({ property, value, language }: Omit<EditedRule, "rule">): readonly string[] {
  return allCases
    .filter((each) => each.property === property && each.value === value && each.language === language)
    .flatMap(({ changes, keeps }) => [...changes.map(([text]) => text), ...keeps]);
}
