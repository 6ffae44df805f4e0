import { Buffer } from "node:buffer";
import { HashSet } from "./hash-set.ts";

/** UTF-8 bytes of texts that are looked at; a longer one is taken for one that may hold a term. */
const longestText = 16_384;

/**
 * Tells where terms may begin in ASCII texts, in most of them nowhere, without folding and cutting them: by the words
 * that terms of one word are, and by the first two of all others.
 */
export class FirstLook {
  /** The first words of terms. It says no to most words, and is small enough to stay near the processor. */
  readonly #first: HashSet;
  readonly #alone: HashSet;
  readonly #pairs: HashSet;
  /** Signs that terms begin with, by their code. */
  readonly #signs = new Uint8Array(0x80);
  /** Where texts are written: bytes are read in a third of the time of a string's units. */
  readonly #bytes = Buffer.allocUnsafeSlow(longestText);

  /** @param size How many terms it is going to have. */
  constructor(size: number) {
    this.#first = new HashSet(size, 12);
    this.#alone = new HashSet(size, 64);
    this.#pairs = new HashSet(size, 64);
  }

  /** @param folded A term as texts are compared with it. */
  add(folded: string): void {
    const [, first, second] = /^([a-z0-9_]+)(?: ([a-z0-9_]+))?/.exec(folded) ?? [];
    const code = folded.charCodeAt(0);
    if (first === undefined) {
      if (code < 0x80) this.#signs[code] = 1;
      return;
    }
    this.#first.add(hashOf(first));
    if (second === undefined) this.#alone.add(hashOf(first));
    else this.#pairs.add(pairOf(hashOf(first), hashOf(second)));
  }

  /**
   * Where terms may begin in a text, in UTF-16 units and in order; nowhere else one does. Of a text that is not all ASCII,
   * or long, nothing is said: `undefined`.
   */
  placesIn(text: string): readonly number[] | undefined {
    const { length } = text;
    if (length >= longestText || this.#bytes.write(text, "utf8") !== length) return undefined;
    const bytes = this.#bytes;
    bytes[length] = 0x20;
    const places: number[] = [];
    // The word before, where it is one space away and a term may begin with it; else -1.
    let before = 0;
    let beforeStart = -1;
    for (let at = 0; at < length; ) {
      const start = at;
      let hash = 0;
      // Ends at the space behind the text, if not before.
      for (let unit = wordUnits[bytes[at] ?? 0] ?? 0; unit !== 0; unit = wordUnits[bytes[at] ?? 0] ?? 0) {
        hash = mixed(hash, unit);
        at += 1;
      }
      if (at > start) {
        if (beforeStart >= 0 && this.#pairs.mayHave(pairOf(before, hash))) places.push(beforeStart);
        const mayBegin = this.#first.mayHave(hash);
        if (mayBegin && this.#alone.mayHave(hash)) places.push(start);
        before = hash;
        beforeStart = mayBegin && bytes[at] === 0x20 ? start : -1;
      } else beforeStart = -1;
      if (at < length && this.#signs[bytes[at] ?? 0] === 1) places.push(at);
      at += 1;
    }
    return places;
  }
}

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}

function mixed(hash: number, code: number): number {
  return ((hash << 5) - hash + code) | 0;
}

function pairOf(first: number, second: number): number {
  return (Math.imul(first, 0x9e3779b1) + second) | 0;
}

/** For each byte the letter in lower case, the digit or the underscore that it is, of which words are made; else 0. */
const wordUnits = Uint8Array.from({ length: 0x100 }, (_, code) => {
  const character = String.fromCharCode(code).toLowerCase();
  return /^[a-z0-9_]$/.test(character) ? character.charCodeAt(0) : 0;
});
