/** A `Vary` that also names these request headers (RFC 9110, section 12.5.5). `*` says more than any name. */
export function varyWith(vary: string | undefined, names: readonly string[]): string {
  if (vary === undefined || vary.trim() === "") return names.join(", ");
  const named = new Set(vary.split(",").map((name) => name.trim().toLowerCase()));
  if (named.has("*")) return vary;
  return [vary, ...names.filter((name) => !named.has(name.toLowerCase()))].join(", ");
}
