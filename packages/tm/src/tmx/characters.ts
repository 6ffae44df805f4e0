/** Whether XML 1.0 lets the character stand in a document (2.2, Char). */
export function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

/** What XML 1.0 does not let stand in a document, half surrogate pairs included. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
export const invalidCharacters = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Surrogate}/gu;
