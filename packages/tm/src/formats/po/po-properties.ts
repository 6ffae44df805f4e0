import type { Property } from "../../model/unit.ts";
import type { PoEntry } from "./po-entry.ts";

/**
 * What a PO entry says of itself, as properties of its unit. An entry with a plural becomes one unit for each of its
 * forms, one after the other: the first has the singular as its source and the plural as a property `msgid_plural`, the
 * others the plural as their source and the singular as `msgid`. A language with a single form has the plural for it.
 * `plural-form` is the number of the form.
 */
export type PoPropertyType =
  | "msgctxt"
  | "reference"
  | "flag"
  | "obsolete"
  | "previous-msgctxt"
  | "previous-msgid"
  | "previous-msgid_plural"
  | "plural-form"
  | "msgid"
  | "msgid_plural";

/** The properties of an entry's units but for those of their plural form. */
export function entryProperties(entry: PoEntry): readonly Property[] {
  const { previous } = entry;
  return [
    ...property("msgctxt", entry.context),
    ...entry.references.flatMap((reference) => property("reference", reference)),
    ...entry.flags.flatMap((flag) => property("flag", flag)),
    ...property("previous-msgctxt", previous.context),
    ...property("previous-msgid", previous.id),
    ...property("previous-msgid_plural", previous.plural),
    ...property("obsolete", entry.isObsolete ? "yes" : undefined),
  ];
}

/** The source of one form, and the properties that say which it is. */
export function pluralForm(
  { id, plural = id, translations }: PoEntry,
  form: number,
): { readonly source: string; readonly properties: readonly Property[] } {
  const number = property("plural-form", String(form));
  if (form === 0 && translations.length > 1) {
    return { source: id, properties: [...number, ...property("msgid_plural", plural)] };
  }
  return { source: plural, properties: [...number, ...property("msgid", id)] };
}

function property(type: PoPropertyType, value: string | undefined): readonly Property[] {
  return value === undefined ? [] : [{ type, value }];
}

const singleTypes: ReadonlySet<string> = new Set<PoPropertyType>([
  "msgctxt",
  "previous-msgctxt",
  "previous-msgid",
  "previous-msgid_plural",
]);

/** Which form of a plural a unit is. */
export interface PluralUnit {
  readonly form: number;
  /** Whether the unit's source is the plural; `other` is the one that it is not. */
  readonly side: "singular" | "plural";
  readonly other: string;
}

/** The properties of a unit that PO can hold, those it cannot, and which form of a plural the unit is. */
export function takePoProperties(properties: readonly Property[]): {
  readonly known: readonly Property[];
  readonly others: readonly Property[];
  readonly plural: PluralUnit | undefined;
} {
  const plural = pluralOf(properties);
  const seen = new Set<string>();
  const canHold = ({ type, value }: Property): boolean => {
    const isFirst = !seen.has(type);
    seen.add(type);
    if (singleTypes.has(type)) return isFirst;
    if (type === "obsolete") return isFirst && value === "yes";
    if (type === "reference") return isLine(value);
    if (type === "flag") return isLine(value) && !value.includes(",");
    return plural !== undefined && isFirst && ["plural-form", "msgid", "msgid_plural"].includes(type);
  };
  const known: Property[] = [];
  const others: Property[] = [];
  for (const property of properties) (canHold(property) ? known : others).push(property);
  return { known, others, plural };
}

function pluralOf(properties: readonly Property[]): PluralUnit | undefined {
  const value = (wanted: PoPropertyType) => properties.find(({ type }) => type === wanted)?.value;
  const [form = "", singular, plural] = [value("plural-form"), value("msgid"), value("msgid_plural")];
  if (!/^\d{1,2}$/.test(form) || (singular === undefined) === (plural === undefined)) return undefined;
  if (singular !== undefined) return { form: Number(form), side: "plural", other: singular };
  return plural === undefined ? undefined : { form: Number(form), side: "singular", other: plural };
}

function isLine(text: string): boolean {
  return text !== "" && text === text.trim() && !/[\r\n]/.test(text);
}
