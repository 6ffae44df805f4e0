/** Numbers for tokens, in the order in which they first came. */
export class Dictionary {
  readonly #numbers = new Map<string, number>();

  constructor(tokens: readonly string[] = []) {
    for (const token of tokens) this.#numbers.set(token, this.#numbers.size);
  }

  get size(): number {
    return this.#numbers.size;
  }

  /** The token's number; a new one where it has none yet. */
  numberOf(token: string): number {
    const known = this.#numbers.get(token);
    if (known !== undefined) return known;
    const number = this.#numbers.size;
    this.#numbers.set(token, number);
    return number;
  }

  /** The token's number, or -1. */
  find(token: string): number {
    return this.#numbers.get(token) ?? -1;
  }

  tokens(): IterableIterator<string> {
    return this.#numbers.keys();
  }
}
