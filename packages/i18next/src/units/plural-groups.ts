import { canStandFor, countedMessage, isCount, type Message, plainMessage } from "./message.ts";
import { type CategorySamples, categorySamples, type PluralType } from "./plural-samples.ts";
import { type Piece, type TokenSyntax, tokenize } from "./tokens.ts";

/** The plural forms of one message in the source language: `item_one` and `item_other`, or their ordinals. */
export interface PluralGroup {
  /** The key without its plural suffix, `item` or `item_ordinal`. */
  readonly stem: string;
  readonly type: PluralType;
  readonly forms: ReadonlyMap<Intl.LDMLPluralRule, string>;
  /** The form of every number whose category has none. */
  readonly rest: string;
}

const suffix = /^(.+)(zero|one|two|few|many|other)$/;

/**
 * The groups of plural forms among the strings of one object. A group has an `other` form, and another form or a count
 * beside it, so that a key that merely ends in `_other` stays a string of its own. Where `other` is for fractions alone,
 * as in Polish, projects leave it out: then there are several forms, all of the source's categories, and a count.
 */
export function findPluralGroups(
  strings: ReadonlyMap<string, string>,
  { plurals, pluralSeparator: separator, syntax }: Omit<PluralSetting, "fullKey">,
): PluralGroup[] {
  const found = new Map<string, Map<Intl.LDMLPluralRule, string>>();
  for (const [key, text] of strings) {
    const { stem, category } = splitPluralKey(key, separator) ?? {};
    if (stem === undefined || category === undefined) continue;
    found.set(stem, (found.get(stem) ?? new Map()).set(category, text));
  }
  return [...found].flatMap(([stem, forms]) => {
    const type = stem.endsWith(`${separator}ordinal`) ? "ordinal" : "cardinal";
    const rest = restOf(forms, plurals[type].sourceRules, syntax);
    return rest === undefined ? [] : [{ stem, type, forms, rest }];
  });
}

/** The form for all that have none of their own; `undefined` where the forms are no group. */
function restOf(
  forms: ReadonlyMap<Intl.LDMLPluralRule, string>,
  sourceRules: Intl.PluralRules,
  syntax: TokenSyntax,
): string | undefined {
  const namesCount = [...forms.values()].some((form) => tokenize(form, syntax).some(isCount));
  const other = forms.get("other");
  if (other !== undefined) return forms.size > 1 || namesCount ? other : undefined;
  const { pluralCategories: ofSource } = sourceRules.resolvedOptions();
  const isOfSource = [...forms.keys()].every((category) => ofSource.includes(category));
  return forms.size > 1 && isOfSource && namesCount ? (forms.get("many") ?? forms.get("few")) : undefined;
}

/** `item_one` in its parts, `undefined` where the key has no plural suffix. */
export function splitPluralKey(
  key: string,
  separator: string,
): { stem: string; category: Intl.LDMLPluralRule } | undefined {
  const [, before, word] = suffix.exec(key) ?? [];
  const category = pluralCategories.find((known) => known === word);
  if (before === undefined || category === undefined || !before.endsWith(separator)) return undefined;
  const stem = before.slice(0, before.length - separator.length);
  return stem === "" ? undefined : { stem, category };
}

const pluralCategories: readonly Intl.LDMLPluralRule[] = ["zero", "one", "two", "few", "many", "other"];

/** From the plural rules of one language to the categories of another. */
export interface PluralDirection {
  readonly sourceRules: Intl.PluralRules;
  readonly targetSamples: readonly CategorySamples[];
}

export function pluralDirections(source: string, target: string): Record<PluralType, PluralDirection> {
  const direction = (type: PluralType) => ({
    sourceRules: new Intl.PluralRules(source, { type }),
    targetSamples: categorySamples(target, type),
  });
  return { cardinal: direction("cardinal"), ordinal: direction("ordinal") };
}

/** What the forms of a group need to know of their surroundings. */
export interface PluralSetting {
  readonly plurals: Readonly<Record<PluralType, PluralDirection>>;
  readonly pluralSeparator: string;
  readonly syntax: TokenSyntax;
  /** The full key of a key of this object. */
  readonly fullKey: (key: string) => string;
}

/** The messages of a group by their keys in the target language: one for each of its categories. */
export function targetForms(group: PluralGroup, setting: PluralSetting): Map<string, Message> {
  const { plurals, pluralSeparator, syntax, fullKey } = setting;
  const { sourceRules, targetSamples } = plurals[group.type];
  const messages = new Map<string, Message>();
  const formOf = (number: number) => group.forms.get(sourceRules.select(number)) ?? group.rest;
  for (const { category, numbers, isOneNumber } of targetSamples) {
    const key = `${group.stem}${pluralSeparator}${category}`;
    const sample = chooseSample(numbers, formOf, syntax);
    const form = { key: fullKey(key), source: formOf(sample), sample, isOneNumber };
    messages.set(key, countedMessage(form, syntax));
  }
  const zero = group.forms.get("zero");
  const zeroKey = `${group.stem}${pluralSeparator}zero`;
  // i18next asks for a cardinal `_zero` at a count of 0 in every language. In Latvian it is the form of 10 as well.
  const isZeroAlone = targetSamples.every(({ category, isOneNumber }) => category !== "zero" || isOneNumber);
  if (zero !== undefined && group.type === "cardinal" && isZeroAlone) {
    const form = { key: fullKey(zeroKey), source: zero, sample: 0, isOneNumber: true };
    messages.set(zeroKey, countedMessage(form, syntax));
  }
  if (!messages.has(`${group.stem}${pluralSeparator}other`)) {
    const key = `${group.stem}${pluralSeparator}other`;
    messages.set(key, plainMessage(fullKey(key), group.rest, syntax));
  }
  return messages;
}

/**
 * The number of the category whose source form can be told from its surroundings. Where the category holds several
 * numbers, a form that names the count is better than one that does not: `One item` is wrong for 21.
 */
function chooseSample(numbers: readonly number[], formOf: (number: number) => string, syntax: TokenSyntax): number {
  const tokenized = new Map<string, readonly Piece[]>();
  const piecesFor = (number: number) => {
    const form = formOf(number);
    const pieces = tokenized.get(form) ?? tokenize(form, syntax);
    tokenized.set(form, pieces);
    return pieces;
  };
  const namesCount = (number: number) => piecesFor(number).some(isCount);
  return (
    numbers.find((number) => namesCount(number) && canStandFor(number, piecesFor(number))) ??
    numbers.find((number) => !namesCount(number)) ??
    numbers[0] ??
    2
  );
}
