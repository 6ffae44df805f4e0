import { baseOf, parseLanguageTag } from "@dragoman/engines";
import { compileStyle } from "../compile.ts";
import { applyEdits } from "../edit.ts";
import { maskText } from "../mask.ts";
import type { Category, ConfiguredRules, EditContext, EditRule, StyleLanguage } from "../rule.ts";
import { styleRules } from "../rules.ts";
import { triggersIn } from "../trigger.ts";

/** A value that is edited here, in one of its languages. */
export interface EditedRule {
  readonly category: Category;
  readonly property: string;
  readonly value: string;
  readonly language: StyleLanguage;
  readonly rule: EditRule;
}

export const editedRules: readonly EditedRule[] = styleRules.flatMap(({ category, properties }) =>
  properties.flatMap(({ property, treatments }) =>
    [...treatments].flatMap(([value, rule]) =>
      rule === "instruction" ? [] : rule.languages.map((language) => ({ category, property, value, language, rule })),
    ),
  ),
);

/** The rules as a list that has one value for each property: the last that is given. */
export function listOf(
  rules: readonly { readonly category: Category; readonly property: string; readonly value: string }[],
): ConfiguredRules {
  const list: { [category: string]: { [property: string]: string } } = {};
  for (const { category, property, value } of rules) list[category] = { ...list[category], [property]: value };
  return list;
}

export function contextOf(language: StyleLanguage, target: string = language): EditContext {
  const tag = parseLanguageTag(target);
  if (tag === undefined || baseOf(tag) !== language) throw new Error(`${target} is no tag of ${language}.`);
  return { language, target: tag };
}

/** What a whole list makes of a text. */
export function editByList(list: ConfiguredRules, text: string, context: EditContext): string {
  return compileStyle(list, context).edit({ text, spans: [], fixed: [] }).text;
}

/** What one rule makes of a text when it is asked once. */
export function editOnce(rule: EditRule, text: string, context: EditContext): string {
  const whole = { text, spans: [], fixed: [] };
  const { masked } = maskText(whole, triggersIn(text), rule.editsAddresses ? "addresses shown" : undefined);
  return applyEdits(whole, rule.find(masked, context)).text;
}
