import type { Column } from "./columns.ts";

/** For each token the texts that have it, in ascending order and each once. */
export class Postings {
  readonly #starts: Uint32Array<ArrayBuffer>;
  readonly #texts: Uint32Array<ArrayBuffer>;
  /** Texts from this number on are not in it. */
  readonly until: number;

  private constructor(starts: Uint32Array<ArrayBuffer>, texts: Uint32Array<ArrayBuffer>, until: number) {
    this.#starts = starts;
    this.#texts = texts;
    this.until = until;
  }

  static readonly none = new Postings(new Uint32Array(1), new Uint32Array(0), 0);

  /** Of all texts: `starts` has where each text's tokens begin, and at last where they end. */
  static of(tokens: Column, starts: Column, dictionarySize: number): Postings {
    const texts = starts.length - 1;
    const counted = new Uint32Array(dictionarySize + 1);
    // The text in which a token was seen last, from 1: a token that comes twice in a text stands there once.
    const lastSeen = new Uint32Array(dictionarySize);
    eachToken(tokens, starts, (token, text) => {
      if (lastSeen[token] === text + 1) return;
      lastSeen[token] = text + 1;
      counted[token + 1] = (counted[token + 1] ?? 0) + 1;
    });
    for (let token = 0; token < dictionarySize; token++)
      counted[token + 1] = (counted[token + 1] ?? 0) + (counted[token] ?? 0);
    const next = counted.slice();
    const listed = new Uint32Array(counted[dictionarySize] ?? 0);
    lastSeen.fill(0);
    eachToken(tokens, starts, (token, text) => {
      if (lastSeen[token] === text + 1) return;
      lastSeen[token] = text + 1;
      const at = next[token] ?? 0;
      listed[at] = text;
      next[token] = at + 1;
    });
    return new Postings(counted, listed, texts);
  }

  /** How many texts have the token; 0 for one that came later, and for -1. */
  frequency(token: number): number {
    return this.end(token) - this.start(token);
  }

  /** Where the token's texts begin in `texts`. */
  start(token: number): number {
    return token < 0 || token >= this.#starts.length - 1 ? 0 : (this.#starts[token] ?? 0);
  }

  end(token: number): number {
    return token < 0 || token >= this.#starts.length - 1 ? 0 : (this.#starts[token + 1] ?? 0);
  }

  get texts(): Uint32Array<ArrayBuffer> {
    return this.#texts;
  }
}

function eachToken(tokens: Column, starts: Column, visit: (token: number, text: number) => void): void {
  const { values } = tokens;
  const bounds = starts.values;
  for (let text = 0; text + 1 < starts.length; text++) {
    const end = bounds[text + 1] ?? 0;
    for (let at = bounds[text] ?? 0; at < end; at++) visit(values[at] ?? 0, text);
  }
}
