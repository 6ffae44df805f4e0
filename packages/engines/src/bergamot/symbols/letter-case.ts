/**
 * Models for strings of interfaces read sentences that begin with a capital and go on in small letters. Others are sent
 * so, and their answers get the letters of the source: a heading in capitals comes back in capitals.
 */

/** Of so few capitals, they are a name: `PDF`. */
const mostOfName = 3;

export function isInCapitals(sentence: string): boolean {
  const letters = sentence.match(/\p{L}/gu)?.join("") ?? "";
  return letters.length > mostOfName && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** A sentence in capitals, in parts, as it is sent; one that begins with a symbol begins in small letters behind it. */
export function inSmallLetters(parts: readonly string[]): readonly string[] {
  const first = parts.findIndex((part) => letterOrSymbol.test(part));
  return parts.map((part, index) => {
    const small = part.toLowerCase();
    return index === first ? withCapital(small, undefined) : small;
  });
}

/** Sentences of the source that begin with a capital do so in the answer, unless the word is one of the source's own. */
export function beginsInSmallLetters(source: string, answer: string): boolean {
  const [word = ""] = answer.match(/^[\p{L}\p{M}\p{N}]+/u) ?? [];
  return /^\p{Lu}(?!\p{Lu})/u.test(source) && /^\p{Ll}/u.test(word) && !wordsOf(source).includes(word);
}

export function withCapital(text: string, language: string | undefined): string {
  return text.replace(letterOrSymbol, (first) => first.toLocaleUpperCase(language));
}

/** Models copy symbols from a private use area. */
const letterOrSymbol = /[\p{L}\p{Co}]/u;

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
