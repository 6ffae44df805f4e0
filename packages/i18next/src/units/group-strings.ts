import type { MessageSyntax, PluralCategory, PluralUnit } from "@dragoman/message";
import { findPluralGroups, pluralDirections } from "./plural-groups.ts";
import { defaultSyntax } from "./tokens.ts";

/** Strings of one object that are the plural forms of one message. */
export interface StringGroup {
  /** The key without its plural suffix, `item` or `item_ordinal`. */
  readonly stem: string;
  /** The keys of the source's forms. */
  readonly keys: readonly string[];
  readonly unit: PluralUnit;
  /** The key of a form in the target language. */
  readonly keyOf: (category: PluralCategory) => string;
}

/** How keys say that they are plural forms. */
export interface GroupSetting {
  readonly sourceLanguage: string;
  readonly pluralSeparator: string;
  readonly syntax: MessageSyntax;
}

/** The groups of plural forms among the strings of one object. */
export function groupStrings(strings: ReadonlyMap<string, string>, setting: GroupSetting): StringGroup[] {
  const { sourceLanguage, pluralSeparator, syntax } = setting;
  const tokenSyntax = syntax.kind === "i18next" ? syntax.interpolation : defaultSyntax;
  const plurals = pluralDirections(sourceLanguage, sourceLanguage);
  return findPluralGroups(strings, { plurals, pluralSeparator, syntax: tokenSyntax }).map(({ stem, type, forms }) => {
    const keyOf = (category: PluralCategory) => `${stem}${pluralSeparator}${category}`;
    return {
      stem,
      keys: [...forms.keys()].map(keyOf),
      unit: { kind: "plural", type, forms, syntax, countName: "count" },
      keyOf,
    };
  });
}
