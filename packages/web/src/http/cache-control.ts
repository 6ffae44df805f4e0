/** A test of whether a `Cache-Control` has one of some directives (RFC 9111, section 5.2), in any case. */
export function hasDirective(...names: readonly string[]): (cacheControl: string | undefined) => boolean {
  const directive = new RegExp(`(?:^|,)\\s*(?:${names.join("|")})\\s*(?:[=,]|$)`, "i");
  return (cacheControl) => cacheControl !== undefined && directive.test(cacheControl);
}
