import type { Category, StyleLanguage } from "./rule.ts";
import { styleRules } from "./rules.ts";

/** A rule of style rule lists, with every value that the interface knows for it. */
export interface StyleProperty {
  readonly category: Category;
  readonly property: string;
  readonly values: readonly StyleTreatment[];
}

export interface StyleTreatment {
  readonly value: string;
  /** The languages in which the service edits by itself; in all others the value is an instruction to engines. */
  readonly editedIn: readonly StyleLanguage[];
}

/** Who follows which value: the table behind docs/style-rules.md, as data. */
export function styleTreatments(): readonly StyleProperty[] {
  return styleRules.flatMap(({ category, properties }) =>
    properties.map(({ property, treatments }) => ({
      category,
      property,
      values: [...treatments].map(([value, treatment]) => ({
        value,
        editedIn: treatment === "instruction" ? [] : treatment.languages,
      })),
    })),
  );
}
