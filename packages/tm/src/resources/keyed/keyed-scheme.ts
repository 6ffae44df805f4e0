import { categorySamples, type PluralCategory, type PluralType, type PluralUnit } from "@dragoman/message";
import { intlLanguage } from "../../model/language.ts";
import type { ResourceEntry, ResourceValue } from "../resource.ts";
import { ResourceError, shownKey } from "../resource-error.ts";
import type { KeyPath, KeyTree, TreeText } from "./key-tree.ts";

/** How a format keeps messages in a tree of keys. */
export interface KeyedScheme {
  /** @param source the entries of the source document, whose plural groups are taken over. */
  entriesOf(tree: KeyTree, source: readonly KeyedEntry[] | undefined): readonly KeyedEntry[];
  /** Where the texts of a value stand, in the order in which they do. */
  placesOf(entry: KeyedEntry, value: ResourceValue, tree: KeyTree): readonly Place[];
  /** What else goes with an entry that is removed. */
  remnantsOf(entry: KeyedEntry): readonly KeyPath[];
}

export interface KeyedEntry {
  readonly entry: ResourceEntry;
  /** Its texts in this file. */
  readonly texts: readonly TreeText[];
}

export type Place = Pick<TreeText, "path" | "text">;

/** The id of a message: its steps joined, with `*` for the plural form. No two paths have the same. */
export function keyOf(path: KeyPath, suffix = ""): string {
  return path.map((step) => step.replaceAll(/[\\.*]/g, "\\$&")).join(".") + suffix;
}

/** In the order in which CLDR names them. */
export const pluralCategories: readonly PluralCategory[] = ["zero", "one", "two", "few", "many", "other"];

/** The plural categories of a language (CLDR), in CLDR's order; without a language, only the one that all have. */
export function categoriesOf(language: string | undefined, type: PluralType): readonly PluralCategory[] {
  if (language === undefined) return ["other"];
  return categorySamples(intlLanguage(language), type).map(({ category }) => category);
}

/** The categories of whole numbers that have no text; fractions alone are no lack, as most messages count things. */
export function lackedForms(
  { type, forms }: Pick<PluralUnit, "type" | "forms">,
  language: string | undefined,
): readonly PluralCategory[] {
  const empty = [...forms].flatMap(([category, text]) => (text === "" ? category : []));
  const samples = categorySamples(intlLanguage(language ?? ""), type);
  const ofWholeNumbers = samples
    .filter(({ numbers }) => numbers.some(Number.isInteger))
    .map(({ category }) => category);
  const needed = language === undefined ? (["other"] as const) : ofWholeNumbers;
  return [...new Set([...empty, ...needed.filter((category) => !forms.has(category))])];
}

/**
 * The forms to write, in CLDR's order: those of the language, and of those that it lacks the `extra` ones.
 * @throws ResourceError where one is missing or empty: a plural is written whole or not at all.
 */
export function wholeForms(
  key: string,
  value: ResourceValue,
  { language, type, extra }: { language: string | undefined; type: PluralType; extra: readonly PluralCategory[] },
): readonly (readonly [PluralCategory, string])[] {
  if (value.kind === "single") {
    throw new ResourceError("invalid-value", `The message ${shownKey(key)} has plural forms; give them by category.`);
  }
  const needed = categoriesOf(language, type);
  const missing = needed.filter((category) => !value.forms.get(category));
  if (missing.length > 0) {
    const problem = `The plural forms of ${shownKey(key)} are not whole; give ${missing.join(", ")} as well.`;
    throw new ResourceError("invalid-value", problem);
  }
  const written = language === undefined ? pluralCategories : [...needed, ...extra];
  return pluralCategories.flatMap((category) => {
    const text = written.includes(category) ? value.forms.get(category) : undefined;
    return text ? [[category, text] as const] : [];
  });
}

/** @throws ResourceError where there are plural forms for a message that has none. */
export function singleText(key: string, value: ResourceValue): string {
  if (value.kind === "single") return value.text;
  throw new ResourceError("invalid-value", `The message ${shownKey(key)} has no plural forms; give one text.`);
}
