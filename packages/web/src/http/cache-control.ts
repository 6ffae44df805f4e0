/** Whether a `Cache-Control` has one of these directives (RFC 9111, section 5.2). Names in lower case. */
export function hasDirective(cacheControl: string, ...names: readonly string[]): boolean {
  return cacheControl
    .toLowerCase()
    .split(",")
    .some((directive) => names.includes(directive.split("=", 1)[0]?.trim() ?? ""));
}
