export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object, or an empty one where it is none: what is missing in it is then found field by field. */
export function recordOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

export function stringOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** A whole number from 0. */
export function countOf(value: unknown): number | undefined {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 ? value : undefined;
}

/** At most `most` elements, none where it is no list. */
export function listOf(value: unknown, most = Number.POSITIVE_INFINITY): readonly unknown[] {
  return Array.isArray(value) ? value.slice(0, most) : [];
}
