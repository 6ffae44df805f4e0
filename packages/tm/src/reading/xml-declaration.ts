/** The encoding that an XML declaration names (XML 1.0, 4.3.3), from the first characters of the file. */
export function declaredXmlEncoding(start: string): string | undefined {
  return /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([A-Za-z][\w.-]*)["']/.exec(start)?.[1];
}
