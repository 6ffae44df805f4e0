import type { Category } from "../rule.ts";
import type { Case, Cases } from "./case.ts";
import { datesAndTimesCases } from "./dates-and-times.ts";
import { formattingCases } from "./formatting.ts";
import { numbersCases } from "./numbers.ts";
import { punctuationCases } from "./punctuation.ts";
import { spellingAndGrammarCases } from "./spelling-and-grammar.ts";
import { styleAndToneCases } from "./style-and-tone.ts";
import { vocabularyCases } from "./vocabulary.ts";

/** A case with the rule it belongs to. */
export interface RuleCase extends Case {
  readonly category: Category;
  readonly property: string;
}

const byCategory: { readonly [Name in Category]: Cases<Name> } = {
  dates_and_times: datesAndTimesCases,
  formatting: formattingCases,
  numbers: numbersCases,
  punctuation: punctuationCases,
  spelling_and_grammar: spellingAndGrammarCases,
  style_and_tone: styleAndToneCases,
  vocabulary: vocabularyCases,
};

export const allCases: readonly RuleCase[] = [
  ...casesOf("dates_and_times"),
  ...casesOf("formatting"),
  ...casesOf("numbers"),
  ...casesOf("punctuation"),
  ...casesOf("spelling_and_grammar"),
  ...casesOf("style_and_tone"),
  ...casesOf("vocabulary"),
];

function casesOf(category: Category): readonly RuleCase[] {
  const byProperty: Readonly<Record<string, readonly Case[] | undefined>> = byCategory[category];
  return Object.entries(byProperty).flatMap(([property, cases = []]) =>
    cases.map((each) => ({ ...each, category, property })),
  );
}
