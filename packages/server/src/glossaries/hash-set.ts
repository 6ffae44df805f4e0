/** Numbers that were added, and few others (a Bloom filter). */
export class HashSet {
  readonly #bits: Uint32Array;
  readonly #mask: number;

  /**
   * @param size How many numbers it is going to have.
   * @param bitsPerHash How large it is for each. With 64, one in a thousand that was not added looks as if it was, or
   * fewer; with 12, one in forty.
   */
  constructor(size: number, bitsPerHash: number) {
    const bits = 2 ** Math.min(26, Math.ceil(Math.log2(bitsPerHash * (size + 1))));
    this.#bits = new Uint32Array(bits / 32);
    this.#mask = bits - 1;
  }

  add(hash: number): void {
    this.#set(hash & this.#mask);
    this.#set(scattered(hash) & this.#mask);
  }

  /** True for every number that was added. */
  mayHave(hash: number): boolean {
    return this.#isSet(hash & this.#mask) && this.#isSet(scattered(hash) & this.#mask);
  }

  #set(bit: number): void {
    this.#bits[bit >>> 5] = (this.#bits[bit >>> 5] ?? 0) | (1 << (bit & 31));
  }

  #isSet(bit: number): boolean {
    return (((this.#bits[bit >>> 5] ?? 0) >>> (bit & 31)) & 1) === 1;
  }
}

/** The upper half of the bits counts too: hashes that end alike do not look alike twice. */
function scattered(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x9e3779b1) >>> 4;
}
