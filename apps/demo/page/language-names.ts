/** A language's name in itself (`Deutsch`), as its own readers write it (CLDR display names); the tag where unknown. */
export function nativeName(language: string): string {
  const name = nameIn(language, language);
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** A language's name in another language: `German` for `de` in `en`. */
export function nameIn(reader: string, language: string): string {
  try {
    return new Intl.DisplayNames([reader], { type: "language" }).of(language) ?? language;
  } catch {
    return language;
  }
}
