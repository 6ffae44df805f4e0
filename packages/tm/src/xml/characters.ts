/** Whether XML 1.0 lets the character stand in a document (2.2, Char). */
export function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

/** What XML 1.0 does not let stand in a document, half surrogate pairs included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const invalidCharacters = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const nameStart =
  ":A-Z_a-z\\u00C0-\\u00D6\\u00D8-\\u00F6\\u00F8-\\u02FF\\u0370-\\u037D\\u037F-\\u1FFF\\u200C\\u200D\\u2070-\\u218F\\u2C00-\\u2FEF\\u3001-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFFD\\u{10000}-\\u{EFFFF}";
const namePattern = new RegExp(`^[${nameStart}][${nameStart}\\-.0-9\\u00B7\\u0300-\\u036F\\u203F\\u2040]*$`, "u");

/** Whether an element or attribute may have the name (XML 1.0, 2.3, Name). */
export function isXmlName(name: string): boolean {
  return namePattern.test(name);
}
