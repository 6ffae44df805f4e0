const escapes: ReadonlyMap<string, string> = new Map([
  ["a", "\x07"],
  ["b", "\b"],
  ["f", "\f"],
  ["n", "\n"],
  ["r", "\r"],
  ["t", "\t"],
  ["v", "\v"],
  ['"', '"'],
  ["\\", "\\"],
]);
const letters = new Map([...escapes].map(([letter, character]) => [character, letter]));

/**
 * The text of a quoted string. An escape that PO does not know, or that stands for a byte beyond ASCII, is kept as it
 * is written, and `isKnown` is false then.
 * @returns `undefined` where it is no quoted string.
 */
export function unquotePo(written: string): { readonly text: string; readonly isKnown: boolean } | undefined {
  const inside = written.slice(1, -1);
  const outsideEscapes = inside.replace(/\\./gs, "");
  const isQuoted = written.length >= 2 && written.startsWith('"') && written.endsWith('"');
  if (!isQuoted || /["\\]/.test(outsideEscapes)) return undefined;
  let isKnown = true;
  const text = inside.replace(escapePattern, (found: string, octal?: string, hex?: string, letter = "") => {
    const code = octal ? Number.parseInt(octal, 8) : hex ? Number.parseInt(hex, 16) : undefined;
    const character = code === undefined ? escapes.get(letter) : ascii(code);
    isKnown &&= character !== undefined;
    return character ?? found;
  });
  return { text, isKnown };
}

const escapePattern = /\\(?:([0-7]{1,3})|x([0-9A-Fa-f]{1,2})|(.))/gs;

function ascii(code: number): string | undefined {
  return code < 0x80 ? String.fromCharCode(code) : undefined;
}

/** The text as quoted strings: one, or an empty one and then a line each where it has several. */
export function quotePo(text: string): readonly string[] {
  const quoted = text.split(/(?<=\n)/).map((line) => `"${line.replace(/["\\\p{Cc}]/gu, escapePo)}"`);
  return quoted.length === 1 ? quoted : ['""', ...quoted];
}

function escapePo(character: string): string {
  const letter = letters.get(character);
  if (letter !== undefined) return `\\${letter}`;
  const code = character.charCodeAt(0);
  // Three digits, so that a digit of the text cannot be taken for one more.
  return code < 0x80 ? `\\${code.toString(8).padStart(3, "0")}` : character;
}
