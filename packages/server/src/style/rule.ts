import type { Schema } from "@dragoman/client/contract";
import type { LanguageTag } from "@dragoman/engines";
import type { Edit } from "./edit.ts";
import type { NumberToken } from "./text/number-tokens.ts";
import type { Trigger } from "./trigger.ts";

/** The rules of a style rule list, as the interface names them. */
export type ConfiguredRules = Schema<"ConfiguredRules">;
export type Category = keyof ConfiguredRules;
export type StyleLanguage = Schema<"StyleRuleLanguage">;

/** Where a text stands: the language of its rules, and the language it was asked for in (`en`, `en-GB`). */
export interface EditContext {
  readonly language: StyleLanguage;
  readonly target: LanguageTag;
  /** The numbers of a text, where they are remembered; see `numbersIn` for rules. */
  readonly numbersIn?: (text: string) => readonly NumberToken[];
}

/** A value of a rule that a program can follow by itself. */
export interface EditRule {
  /** In which languages it can; in others the value is an instruction to engines. */
  readonly languages: readonly StyleLanguage[];
  /** A text with none of these stays as it is, and is not looked at. */
  readonly triggers: readonly Trigger[];
  /** For languages in which it waits for others. */
  readonly triggersOf?: Readonly<Partial<Record<StyleLanguage, readonly Trigger[]>>>;
  /** Whether it edits mail addresses, which no other rule touches. */
  readonly editsAddresses?: true;
  /**
   * What to change, disjoint and in order; nothing in a text that it has changed already. What must stay (placeholders,
   * addresses, code, terms) stands in the text as runs of U+FFFC, one for each code unit.
   */
  find(text: string, context: EditContext): readonly Edit[];
}

/** What a rule waits for in texts of a language. */
export function triggersFor({ triggers, triggersOf }: EditRule, language: StyleLanguage): readonly Trigger[] {
  return triggersOf?.[language] ?? triggers;
}

/** Every property of a category, with its values. */
export type RulesOf<Name extends Category> = Required<NonNullable<ConfiguredRules[Name]>>;

/** Every value of every property of a category: followed by an edit, or left to engines that follow instructions. */
export type CategoryRules<Name extends Category> = {
  readonly [Property in keyof RulesOf<Name>]: {
    readonly [Value in RulesOf<Name>[Property] & string]: EditRule | "instruction";
  };
};

/** Stands for one code unit that no edit may touch. */
export const fixedUnit = "\u{fffc}";
