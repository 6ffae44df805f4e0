import type { MessageSyntax } from "../syntax.ts";
import { piecesOf } from "../tokens/pieces-of.ts";
import type { PluralCategory, PluralType, PluralUnit, SingleUnit } from "../unit.ts";
import { pluralCategories } from "./category-samples.ts";
import { countNameIn } from "./complete-plural.ts";
import { pluralRules } from "./plural-rules.ts";

/** A string of an object of i18next's resources, or the plural forms of one message among them. */
export type I18nextMessage =
  | { readonly key: string; readonly unit: SingleUnit }
  | {
      /** The key without its plural suffix; a context stays part of it. */
      readonly stem: string;
      /** The keys of its forms in the source. */
      readonly keys: readonly string[];
      readonly unit: PluralUnit;
    };

export interface I18nextGrouping {
  readonly sourceLanguage: string;
  readonly syntax: MessageSyntax;
  /** i18next's `pluralSeparator`, `_` by default. */
  readonly pluralSeparator?: string;
}

/**
 * The messages among the strings of one object, in the order of their first keys.
 *
 * The forms of a message have an `other`, and another form or a count beside it, so that a key that merely ends in
 * `_other` stays a string of its own. Where `other` is for fractions alone, as in Polish, projects leave it out: then
 * there are several forms, all of the source's categories, and a count. A context (`friend_male_one`) makes a message of
 * its own.
 * @throws RangeError where the source language is no BCP 47 tag.
 */
export function groupI18nextKeys(
  strings: ReadonlyMap<string, string>,
  { sourceLanguage, syntax, pluralSeparator = "_" }: I18nextGrouping,
): readonly I18nextMessage[] {
  const plurals = new Map<string, I18nextMessage>();
  for (const { stem, type, forms, keys } of candidates(strings, pluralSeparator)) {
    const unit: PluralUnit = { kind: "plural", type, forms, syntax, countName: "count" };
    if (!isPlural(unit, sourceLanguage)) continue;
    const message = { stem, keys, unit };
    for (const key of keys) plurals.set(key, message);
  }
  const messages = new Set<I18nextMessage>();
  for (const [key, text] of strings) {
    messages.add(plurals.get(key) ?? { key, unit: { kind: "single", text, syntax } });
  }
  return [...messages];
}

/** The key of a plural form, as i18next looks it up: `item_few`, `item_ordinal_few`. */
export function i18nextPluralKey(
  stem: string,
  type: PluralType,
  category: PluralCategory,
  pluralSeparator = "_",
): string {
  const ordinal = type === "ordinal" ? `${pluralSeparator}ordinal` : "";
  return `${stem}${ordinal}${pluralSeparator}${category}`;
}

interface PluralKey {
  readonly stem: string;
  readonly type: PluralType;
  readonly category: PluralCategory;
}

/** The parts of a key, as `i18nextPluralKey` puts them together; `undefined` where it has no plural suffix. */
export function splitI18nextKey(key: string, pluralSeparator = "_"): PluralKey | undefined {
  const category = pluralCategories.find((known) => key.endsWith(`${pluralSeparator}${known}`));
  if (category === undefined) return undefined;
  const before = key.slice(0, key.length - category.length - pluralSeparator.length);
  const ordinal = `${pluralSeparator}ordinal`;
  const type = before.endsWith(ordinal) ? "ordinal" : "cardinal";
  const stem = type === "ordinal" ? before.slice(0, before.length - ordinal.length) : before;
  return stem === "" ? undefined : { stem, type, category };
}

interface Candidate extends Omit<PluralKey, "category"> {
  readonly forms: Map<PluralCategory, string>;
  readonly keys: string[];
}

/** What has the same stem, whether its suffixes mean plurals or not. */
function candidates(strings: ReadonlyMap<string, string>, pluralSeparator: string): Iterable<Candidate> {
  const found = new Map<string, Candidate>();
  for (const [key, text] of strings) {
    const split = splitI18nextKey(key, pluralSeparator);
    if (split === undefined) continue;
    const { stem, type, category } = split;
    const together = `${type} ${stem}`;
    const candidate: Candidate = found.get(together) ?? { stem, type, forms: new Map(), keys: [] };
    candidate.forms.set(category, text);
    candidate.keys.push(key);
    found.set(together, candidate);
  }
  return found.values();
}

function isPlural(unit: PluralUnit, sourceLanguage: string): boolean {
  const { forms, type, syntax } = unit;
  const namesCount = () => [...forms.values()].some((form) => countNameIn(piecesOf(form, syntax), unit) !== undefined);
  if (forms.has("other")) return forms.size > 1 || namesCount();
  const ofSource = new Set(pluralRules(sourceLanguage, type).resolvedOptions().pluralCategories);
  return (forms.has("many") || forms.has("few")) && forms.size > 1 && allIn(forms.keys(), ofSource) && namesCount();
}

function allIn(categories: Iterable<PluralCategory>, known: ReadonlySet<PluralCategory>): boolean {
  return [...categories].every((category) => known.has(category));
}
