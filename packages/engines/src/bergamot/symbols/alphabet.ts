import { FileFault } from "../byte-reader.ts";
import type { Placeholders } from "../manifest.ts";
import { readPieces } from "../vocabulary-file.ts";

/** What a model can read and write: its symbols, and the other characters of its vocabulary. */
export interface Alphabet {
  /** Characters that the model copies, in the order in which it met them in training: the first for a sentence's first. */
  readonly symbols: readonly string[];
  /** Whether the source's vocabulary has every character of a text. No symbol is known: a text may have one of its own. */
  knows(text: string): boolean;
}

/**
 * @param vocabularies the one of both languages, or the source's and the target's.
 * @throws FileFault for a vocabulary that cannot be read, or that has no piece for a symbol.
 */
export function readAlphabet({ first, count }: Placeholders, vocabularies: readonly Uint8Array[]): Alphabet {
  const symbols = Array.from({ length: count }, (_, index) => String.fromCodePoint(first + index));
  const [known = new Set<string>(), ...others] = vocabularies.map(charactersOf);
  for (const characters of [known, ...others]) {
    const missing = symbols.find((symbol) => !characters.has(symbol));
    if (missing !== undefined) {
      const name = missing.codePointAt(0)?.toString(16).toUpperCase();
      throw new FileFault(`has no piece for the placeholder U+${name} that model.json names`);
    }
  }
  for (const symbol of symbols) known.delete(symbol);
  return {
    symbols,
    knows(text) {
      for (const character of text) if (!known.has(character)) return false;
      return true;
    },
  };
}

/** A character that has no piece of its own cannot be read wherever it stands. */
function charactersOf(vocabulary: Uint8Array): Set<string> {
  const characters = new Set([" "]);
  for (const { text, kind } of readPieces(vocabulary)) {
    if ((kind === "normal" || kind === "symbol") && isOneCharacter(text)) characters.add(text);
  }
  return characters;
}

function isOneCharacter(text: string): boolean {
  return text.length === 1 || (text.length === 2 && (text.codePointAt(0) ?? 0) > 0xffff);
}
