import type { MessageOutcome } from "./outcome.ts";
import type { MessageSyntax } from "./syntax.ts";

/** What belongs together in a file of messages: one message, or the plural forms of one. */
export type MessageUnit = SingleUnit | PluralUnit;

/** One message. Plurals and selects of ICU are inside of it. */
export interface SingleUnit {
  readonly kind: "single";
  readonly text: string;
  readonly syntax: MessageSyntax;
}

/** The forms of a message that a project keeps one by one: i18next's keys, gettext's `msgstr[n]`. */
export interface PluralUnit {
  readonly kind: "plural";
  readonly type: PluralType;
  /** By CLDR category of the source language; `other` may be missing where the language needs none for whole numbers. */
  readonly forms: ReadonlyMap<PluralCategory, string>;
  readonly syntax: MessageSyntax;
  /** The name of the variable that is the number; of formats without names, the first that takes a number. */
  readonly countName: string;
}

/** What i18next calls cardinal (`2 items`) and ordinal (`2nd item`). */
export type PluralType = "cardinal" | "ordinal";
export type PluralCategory = Intl.LDMLPluralRule;

/** BCP 47 tags. */
export interface Direction {
  readonly source: string;
  readonly target: string;
}

/** What became of a unit. */
export type UnitOutcome<Failure> =
  | { readonly kind: "single"; readonly outcome: MessageOutcome<Failure> }
  /** One form for each category of the target language, `other` always among them, in CLDR's order. */
  | { readonly kind: "plural"; readonly forms: ReadonlyMap<PluralCategory, MessageOutcome<Failure>> };
