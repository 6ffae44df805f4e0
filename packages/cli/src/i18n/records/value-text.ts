import type { MessageUnit, PluralCategory } from "@dragoman/message";
import type { ResourceValue } from "@dragoman/tm/resources";
import { sourceHash } from "@dragoman/tm/store";

/** In CLDR's order. */
const pluralCategories: readonly PluralCategory[] = ["zero", "one", "two", "few", "many", "other"];

/** A value as a record keeps it: its text, or as JSON its plural forms, by category and those of PO by index. */
export function textOfValue(value: ResourceValue): string {
  return value.kind === "single" ? value.text : JSON.stringify([...inOrder(value.forms), ...(value.byIndex ?? [])]);
}

/** `undefined` for what is no value of such a unit. */
export function valueOfText(text: string, kind: MessageUnit["kind"]): ResourceValue | undefined {
  if (kind === "single") return { kind, text };
  const forms = parsed(text);
  if (!Array.isArray(forms)) return undefined;
  const known = forms.flatMap((form: unknown) => (isForm(form) ? [form] : []));
  const byIndex = forms.flatMap((form: unknown) => (isFormByIndex(form) ? [form] : []));
  if (known.length + byIndex.length !== forms.length) return undefined;
  return { kind, forms: new Map(known), ...(byIndex.length > 0 && { byIndex: new Map(byIndex) }) };
}

/**
 * What a message is translated from. What steers it (glossary, style) is no part of it: a project's translations are not
 * all paid for again because an option was left out once.
 */
export function hashOfUnit(unit: MessageUnit): string {
  return sourceHash({
    text: unit.kind === "single" ? unit.text : JSON.stringify([unit.type, ...inOrder(unit.forms)]),
  });
}

function inOrder(forms: ReadonlyMap<PluralCategory, string>): readonly (readonly [PluralCategory, string])[] {
  return pluralCategories.flatMap((category) => {
    const text = forms.get(category);
    return text === undefined ? [] : [[category, text] as const];
  });
}

function isForm(value: unknown): value is [PluralCategory, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [category, text]: unknown[] = value;
  return pluralCategories.some((known) => known === category) && typeof text === "string";
}

function isFormByIndex(value: unknown): value is [number, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [index, text]: unknown[] = value;
  return Number.isInteger(index) && typeof text === "string";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
