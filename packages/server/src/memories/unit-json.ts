import type { MemoryHeader, TranslationUnit } from "@dragoman/tm";

/** A unit, whole, as it is stored: an export gives again what was imported. */
export function unitToJson(unit: TranslationUnit): string {
  return JSON.stringify(unit);
}

export function unitFromJson(text: string): TranslationUnit {
  const unit: Written<TranslationUnit> = JSON.parse(text);
  return { ...withDates(unit), variants: unit.variants.map(withDates) };
}

export function headerToJson(header: MemoryHeader): string {
  return JSON.stringify(header);
}

export function headerFromJson(text: string): MemoryHeader {
  const header: Written<MemoryHeader> = JSON.parse(text);
  return withDates(header);
}

type DateField = "created" | "changed" | "lastUsed";

/** JSON has times as text. */
type Written<Part> = { readonly [Field in keyof Part]: Field extends DateField ? string : Part[Field] };

/** The dates of a unit, a variant or a header. Nothing else of them is one, whatever it looks like. */
function withDates<Part extends object>(part: Part): Part & { readonly [Field in DateField]?: Date } {
  const dates: { [Field in DateField]?: Date } = {};
  for (const field of ["created", "changed", "lastUsed"] as const) {
    const written: unknown = Reflect.get(part, field);
    if (typeof written === "string") dates[field] = new Date(written);
  }
  return { ...part, ...dates };
}
