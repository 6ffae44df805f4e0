import type { Category, EditRule } from "./rule.ts";
import { datesAndTimes } from "./rules/dates-and-times.ts";
import { formatting } from "./rules/formatting.ts";
import { numbers } from "./rules/numbers.ts";
import { punctuation } from "./rules/punctuation.ts";
import { spellingAndGrammar } from "./rules/spelling-and-grammar.ts";
import { styleAndTone } from "./rules/style-and-tone.ts";
import { vocabulary } from "./rules/vocabulary.ts";

export interface CategoryTable {
  readonly category: Category;
  readonly properties: readonly PropertyTable[];
}

export interface PropertyTable {
  readonly property: string;
  readonly treatments: ReadonlyMap<string, EditRule | "instruction">;
}

/**
 * Every rule there is, in the order in which edits are made: words and numbers first, then what stands between and
 * around them.
 */
export const styleRules: readonly CategoryTable[] = [
  tableOf("vocabulary", vocabulary),
  tableOf("style_and_tone", styleAndTone),
  tableOf("spelling_and_grammar", spellingAndGrammar),
  tableOf("dates_and_times", datesAndTimes),
  tableOf("numbers", numbers),
  tableOf("formatting", formatting),
  tableOf("punctuation", punctuation),
];

function tableOf(
  category: Category,
  rules: { readonly [property: string]: { readonly [value: string]: EditRule | "instruction" } },
): CategoryTable {
  const properties = Object.entries(rules).map(([property, treatments]) => ({
    property,
    treatments: new Map(Object.entries(treatments)),
  }));
  return { category, properties };
}
