import { HashSet } from "./hash-set.ts";

/**
 * Tells of most ASCII texts that they hold no term, without folding and cutting them: by the words that terms of one word
 * are, and by the first two of all others.
 */
export class FirstLook {
  readonly #alone: HashSet;
  readonly #pairs: HashSet;
  /** Signs that terms begin with, by their code. */
  readonly #signs = new Uint8Array(0x80);

  /** @param size How many terms it is going to have. */
  constructor(size: number) {
    this.#alone = new HashSet(size);
    this.#pairs = new HashSet(size);
  }

  /** @param folded A term as texts are compared with it. */
  add(folded: string): void {
    const [, first, second] = /^([a-z0-9_]+)(?: ([a-z0-9_]+))?/.exec(folded) ?? [];
    const code = folded.charCodeAt(0);
    if (second !== undefined) this.#pairs.add(pairOf(hashOf(first ?? ""), hashOf(second)));
    else if (first !== undefined) this.#alone.add(hashOf(first));
    else if (code < 0x80) this.#signs[code] = 1;
  }

  /** Whether a text holds no term for sure. A text that is not all ASCII always may. */
  holdsNone(text: string): boolean {
    const { length } = text;
    let hash = 0;
    let isInWord = false;
    // The word before, and where it ends: one space behind it, this one makes a pair with it.
    let before = 0;
    let beforeEnd = -2;
    for (let at = 0; at <= length; at++) {
      const code = at === length ? 0x20 : text.charCodeAt(at);
      if (code > 0x7f) return false;
      const folded = foldedWordUnit(code);
      if (folded !== 0) {
        if (!isInWord && at !== beforeEnd + 1) beforeEnd = -2;
        hash = isInWord ? mixed(hash, folded) : folded;
        isInWord = true;
        continue;
      }
      if (isInWord) {
        if (this.#alone.mayHave(hash) || (beforeEnd >= 0 && this.#pairs.mayHave(pairOf(before, hash)))) return false;
        before = hash;
        beforeEnd = code === 0x20 ? at : -2;
        isInWord = false;
      }
      if (this.#signs[code] === 1) return false;
    }
    return true;
  }
}

function hashOf(word: string): number {
  let hash = word.charCodeAt(0);
  for (let at = 1; at < word.length; at++) hash = mixed(hash, word.charCodeAt(at));
  return hash;
}

function mixed(hash: number, code: number): number {
  return (Math.imul(hash, 31) + code) | 0;
}

function pairOf(first: number, second: number): number {
  return (Math.imul(first, 0x9e3779b1) + second) | 0;
}

/** A letter in lower case, a digit or the underscore, of which words are made in ASCII; 0 for any other. */
function foldedWordUnit(code: number): number {
  if (code >= 0x61 && code <= 0x7a) return code;
  if (code >= 0x41 && code <= 0x5a) return code + 0x20;
  return (code >= 0x30 && code <= 0x39) || code === 0x5f ? code : 0;
}
