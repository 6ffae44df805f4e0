/**
 * Whether a locale is the source language in another country: the same language and script, as `en-GB` is of `en` and
 * `zh-TW` is not of `zh-CN` (likely subtags of CLDR).
 */
export function isVariantOf(sourceLanguage: string, locale: string): boolean {
  const source = new Intl.Locale(sourceLanguage).maximize();
  const other = new Intl.Locale(locale).maximize();
  return source.language === other.language && source.script === other.script;
}
