const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "áƀćđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁĆĐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";
const accents: ReadonlyMap<string, string> = new Map(
  [...plain].map((letter, at) => [letter, [...accented][at] ?? letter]),
);

/** Tags, character references, placeholders of the usual formats, addresses: what a translation keeps. */
const kept =
  /(<[^<>]*>|&#?\w{1,32};|\{\{[^{}]*\}\}|\{[^{}]*\}|%(?:\(\w{1,64}\)|\d{1,3}\$)?[sdif]\b|https?:\/\/[^\s<>"']+)/;

/**
 * The text as the service's own pseudo engine has it, so that tests read the same over either: accents, brackets, and
 * dots for what a translation is longer. A text without letters stays as it is.
 */
export function pseudoText(text: string): string {
  const core = text.trim();
  const start = text.indexOf(core);
  const parts = core.split(kept);
  const words = parts.filter((_, index) => index % 2 === 0);
  const letters = words.join("").match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return text;
  const changed = parts.map((part, index) => (index % 2 === 0 ? part.replace(/[a-z]/gi, accent) : part)).join("");
  return `${text.slice(0, start)}[${changed} ${"·".repeat(Math.ceil(letters * 0.3))}]${text.slice(start + core.length)}`;
}

function accent(letter: string): string {
  return accents.get(letter) ?? letter;
}
