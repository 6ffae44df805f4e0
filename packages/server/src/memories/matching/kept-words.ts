import type { Span } from "@dragoman/engines";
import { isEmpty } from "./marks.ts";
import type { AskedText } from "./recall-memory.ts";

/**
 * Where the text's kept words stand in a translation, by their place in the text; empty ones are left out. `undefined`
 * where the translation has not each of them, or where a word of the translation may be another than the kept one.
 */
export function findKeptWords({ text, kept = [] }: AskedText, translation: string): Map<number, Span> | undefined {
  const places = new Map<number, Span>();
  const words = Map.groupBy(kept.entries(), ([, { start, end }]) => text.slice(start, end));
  for (const [word, entries] of words) {
    if (entries.every(([, place]) => isEmpty(place))) continue;
    const found = occurrences(translation, word);
    if (found.length !== entries.length || occurrences(text, word).length !== entries.length) return undefined;
    for (const [at, [index]] of entries.entries()) {
      const start = found[at];
      if (start !== undefined) places.set(index, { start, end: start + word.length });
    }
  }
  return places;
}

function occurrences(text: string, word: string): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length)) found.push(at);
  return found;
}
