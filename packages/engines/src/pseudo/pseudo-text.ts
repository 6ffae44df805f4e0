import { splitProtected } from "../protected-spans.ts";
import { splitEnds } from "../text-ends.ts";

const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "áƀćđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁĆĐÉƑĜĤÍĴĶĹṀÑÓÞɊŔŠŢÚṼŴẊÝŽ";
const accents: ReadonlyMap<string, string> = new Map(
  [...plain].map((letter, index) => [letter, [...accented][index] ?? letter]),
);

/** Translations are longer than English by about this much (IBM's guideline for texts of a sentence). */
const growth = 0.3;

/**
 * The text as a pseudo-translation: accents on its letters, brackets around it, and dots that make it about 30 % longer,
 * so that a hard-coded, clipped or glued-together string shows. Placeholders, tags and addresses stay as they are; a
 * text without letters of its own stays whole.
 */
export function pseudoText(text: string): string {
  const { leading, core, trailing } = splitEnds(text);
  const spans = splitProtected(core);
  const letters = spans.reduce((sum, span) => (span.isProtected ? sum : sum + lettersIn(span.text)), 0);
  if (letters === 0) return text;
  const words = spans.map((span) => (span.isProtected ? span.text : accent(span.text))).join("");
  return `${leading}[${words} ${"·".repeat(Math.ceil(letters * growth))}]${trailing}`;
}

function accent(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? letter);
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
