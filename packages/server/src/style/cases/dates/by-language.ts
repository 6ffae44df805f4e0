import type { StyleLanguage } from "../../rule.ts";
import { everyLanguage } from "../../rules/language-groups.ts";
import type { Case } from "../case.ts";

export type Change = readonly [text: string, expected: string];
export type ByLanguage = { readonly [Language in StyleLanguage]?: readonly Change[] };

/** Cases of values that mean the same, with what stays whatever the style. */
export function casesByLanguage<Value extends string>(
  values: readonly Value[],
  changes: ByLanguage,
  keeps: Readonly<Record<StyleLanguage, readonly string[]>>,
): readonly Case<Value>[] {
  return everyLanguage.flatMap((language) => {
    const own = changes[language];
    if (own === undefined) return [];
    return values.map((value) => ({ value, language, changes: own, keeps: keeps[language] }));
  });
}
