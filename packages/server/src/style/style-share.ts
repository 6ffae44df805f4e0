import { type CategoryTable, styleRules } from "./rules.ts";

/** How many values of some categories are edited here, in at least one language. */
export interface StyleShare {
  readonly subject: string;
  readonly values: number;
  readonly edited: number;
}

/** Those whose rules are about writing, not about wording. */
const aboutWriting: ReadonlySet<string> = new Set(["dates_and_times", "formatting", "numbers", "punctuation"]);

/** One entry for each category, and at last one for those about writing together. */
export function styleShares(): readonly StyleShare[] {
  const together = styleRules.filter(({ category }) => aboutWriting.has(category));
  return [
    ...styleRules.map((table) => shareOf(table.category, [table])),
    shareOf(together.map(({ category }) => category).join(" + "), together),
  ];
}

function shareOf(subject: string, tables: readonly CategoryTable[]): StyleShare {
  const treatments = tables.flatMap(({ properties }) =>
    properties.flatMap((property) => [...property.treatments.values()]),
  );
  return {
    subject,
    values: treatments.length,
    edited: treatments.filter((treatment) => treatment !== "instruction").length,
  };
}

/** `numbers: 90 of 100 values are edited here (90.0 %)`. */
export function shareInWords({ subject, values, edited }: StyleShare): string {
  return `${subject}: ${edited} of ${values} values are edited here (${((100 * edited) / values).toFixed(1)} %)`;
}
