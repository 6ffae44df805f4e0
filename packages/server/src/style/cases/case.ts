import type { Category, RulesOf, StyleLanguage } from "../rule.ts";

/** What a value of a rule does to texts of one language. */
export interface Case<Value extends string = string> {
  readonly value: Value;
  readonly language: StyleLanguage;
  /** What the text was asked for in, where it matters: `de-CH`. Else the language itself. */
  readonly target?: string;
  /** Texts, and what becomes of each. */
  readonly changes: readonly (readonly [text: string, expected: string])[];
  /** Texts that stay as they are: what looks alike and is something else, and what is right already. */
  readonly keeps: readonly string[];
}

/** The cases of a category by property. Every value that is edited here has some for each of its languages. */
export type Cases<Name extends Category> = {
  readonly [Property in keyof RulesOf<Name>]?: readonly Case<RulesOf<Name>[Property] & string>[];
};

/** The same case in several languages. */
export function inEach<Value extends string>(
  languages: readonly StyleLanguage[],
  given: Omit<Case<Value>, "language">,
): readonly Case<Value>[] {
  return languages.map((language) => ({ ...given, language }));
}
