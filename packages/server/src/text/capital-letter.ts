import type { LanguageTag } from "@dragoman/engines";
import { protectedPlaces } from "./protected-places.ts";

/** Its capitals are for words that have no other letters, and no sentence begins with one. */
const georgian = /\p{Script=Georgian}/u;

/** The letter as a sentence begins with it; `undefined` where that is no other letter, or two, as of a sharp s. */
export function capitalOf(letter: string, language: LanguageTag): string | undefined {
  const upper = letter.toLocaleUpperCase(language);
  return upper === letter || [...upper].length > 1 || georgian.test(letter) ? undefined : upper;
}

/** Whether what stands at a position is no letter of a word, but of a placeholder, a tag or an address. */
export function isProtectedAt(text: string, position: number): boolean {
  return protectedPlaces(text).some(({ start, end }) => start <= position && position < end);
}
