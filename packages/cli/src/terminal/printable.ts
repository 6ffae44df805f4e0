/**
 * What a terminal would obey and not show: control characters (with U+0085 to U+009F, which some terminals take for
 * escape sequences), marks that turn the direction of what follows, half surrogate pairs.
 */
const commanding = /[\p{Cc}\p{Cs}\u202a-\u202e\u2028\u2029\u2066-\u2069]/gu;

const familiar: Readonly<Record<string, string>> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Text of unknown origin for a line on the terminal. */
export function printable(text: string): string {
  return text.replaceAll(commanding, (character) => familiar[character] ?? `\\u{${codeOf(character)}}`);
}

/** The same for several lines, which stay lines; tabs stay too. */
export function printableLines(text: string): string {
  return text.replaceAll(commanding, (character) =>
    character === "\n" || character === "\t" ? character : printable(character),
  );
}

/** JSON in one line, which means the same and may be shown on a terminal. */
export function printableJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(commanding, (character) => `\\u${codeOf(character).padStart(4, "0")}`);
}

function codeOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}
