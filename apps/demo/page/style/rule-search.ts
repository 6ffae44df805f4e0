import type { StyleProperty, StyleTreatment } from "@dragoman/server";
import type { ChosenRules } from "../../src/steering-protocol.ts";
import { labelOf } from "./rule-labels.ts";

export interface RuleQuery {
  /** Words that stand in the name of the rule, of its category or of one of its values. */
  readonly typed: string;
  readonly language: string;
  /** Leaves out what is an instruction to engines in this language, unless it is chosen. */
  readonly onlyEdited: boolean;
}

export interface FoundRules {
  readonly properties: readonly StyleProperty[];
  /** Rules that would be found if instructions were not left out. */
  readonly leftOut: number;
}

/** The rules that fit, each with those of its values that do. */
export function findRules(properties: readonly StyleProperty[], chosen: ChosenRules, query: RuleQuery): FoundRules {
  const words = query.typed.toLowerCase().split(/\s+/).filter(Boolean);
  const named = properties.filter((property) => words.every((word) => nameOf(property).includes(word)));
  const shown = named.flatMap((property) => {
    const value = chosen[property.category]?.[property.property];
    const values = property.values.filter(
      (each) => !query.onlyEdited || each.value === value || isEdited(each, query.language),
    );
    return values.length === 0 ? [] : [{ ...property, values }];
  });
  return { properties: shown, leftOut: named.length - shown.length };
}

export function isEdited({ editedIn }: StyleTreatment, language: string): boolean {
  return editedIn.some((each) => each === language);
}

/** The rules with one set, or off. A category without any is none. */
export function withRule(
  chosen: ChosenRules,
  { category, property }: Pick<StyleProperty, "category" | "property">,
  value: string | undefined,
): ChosenRules {
  const { [property]: _off, ...others } = chosen[category] ?? {};
  const { [category]: _category, ...categories } = chosen;
  const rules = value === undefined ? others : { ...others, [property]: value };
  return Object.keys(rules).length === 0 ? categories : { ...categories, [category]: rules };
}

export function countRules(chosen: ChosenRules): number {
  return Object.values(chosen).reduce((sum, rules) => sum + Object.keys(rules).length, 0);
}

function nameOf({ category, property, values }: StyleProperty): string {
  return [category, property, ...values.map(({ value }) => value)].map(labelOf).join(" ").toLowerCase();
}
