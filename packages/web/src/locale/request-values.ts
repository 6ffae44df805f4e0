/** The first value of a parameter in an address, as it is written there: a tag needs no escapes. */
export function queryValue(url: string, name: string): string | undefined {
  const start = url.indexOf("?");
  return start === -1 ? undefined : valueNamed(url, start + 1, name, "&");
}

/**
 * The value of the first cookie of a name (RFC 6265, section 4.2). One value that needs no decoding is wanted of a header
 * that may hold hundreds, so it is looked for; the package `cookie` would read them all.
 */
export function cookieValue(header: string, name: string): string | undefined {
  const value = valueNamed(header, 0, name, ";")?.trim();
  return value?.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
}

/** The first of `name=value` between separators, from a place on; spaces may stand before a name. */
function valueNamed(text: string, from: number, name: string, separator: string): string | undefined {
  const wanted = `${name}=`;
  for (let at = text.indexOf(wanted, from); at !== -1; at = text.indexOf(wanted, at + wanted.length)) {
    let before = at;
    while (before > from && text[before - 1] === " ") before -= 1;
    if (before > from && text[before - 1] !== separator) continue;
    const start = at + wanted.length;
    const end = text.indexOf(separator, start);
    return text.slice(start, end === -1 ? undefined : end);
  }
  return undefined;
}
