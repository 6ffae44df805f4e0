/**
 * Levenshtein distance from one text to many, token by token, a column of the matrix in a few operations on whole
 * words: Myers (1999), "A fast bit-vector algorithm for approximate string matching based on dynamic programming", in
 * blocks for more than 32 tokens. Written here because the libraries compare strings only, without a bound.
 */
export class BoundedDistance {
  /** For each token of the dictionary its row, from 1; 0 for those that the query has not. */
  #rows = new Int32Array(0);
  /** For each row the bits of its places, for a query of one block. */
  #masks = new Int32Array(33);
  /** For each row its places, for a longer query: a mask for every block and token would grow with their product. */
  #places: number[][] = [];
  /** For each row with more places than there are blocks, the bits of them all: no more rows than a block has bits. */
  #fullMasks: (Int32Array | undefined)[] = [];
  #query: ArrayLike<number> = [];
  #positive = new Int32Array(0);
  #negative = new Int32Array(0);
  #mask = new Int32Array(0);

  /** Takes the text that the next calls compare with. Tokens that no other text has are -1. */
  prepare(query: ArrayLike<number>, dictionarySize: number): void {
    this.#forget();
    if (this.#rows.length < dictionarySize) this.#rows = new Int32Array(Math.ceil(dictionarySize * 1.25));
    this.#query = query;
    this.#masks.fill(0);
    this.#places = [[]];
    this.#fullMasks = [];
    const isShort = query.length <= 32;
    let rows = 0;
    for (let at = 0; at < query.length; at++) {
      const token = query[at] ?? -1;
      if (token < 0) continue;
      const row = this.#rows[token] || ++rows;
      this.#rows[token] = row;
      if (isShort) this.#masks[row] = (this.#masks[row] ?? 0) | (1 << at);
      else this.#placesOf(row).push(at);
    }
    const blocks = Math.ceil(query.length / 32);
    for (const [row, places] of this.#places.entries()) {
      if (places.length > blocks) this.#fullMasks[row] = maskOf(places, blocks);
    }
  }

  /**
   * The distance to the tokens from `start` until `end`, or any number over `bound` where it is over it.
   */
  to(tokens: Uint32Array, start: number, end: number, bound: number): number {
    const length = this.#query.length;
    if (Math.abs(length - (end - start)) > bound) return bound + 1;
    if (length === 0 || start === end) return Math.max(length, end - start);
    if (this.#isSame(tokens, start, end)) return 0;
    if (bound < 1) return bound + 1;
    return length <= 32 ? this.#toShort(tokens, start, end, bound) : this.#toLong(tokens, start, end, bound);
  }

  #isSame(tokens: Uint32Array, start: number, end: number): boolean {
    if (end - start !== this.#query.length) return false;
    for (let at = start; at < end; at++) if (tokens[at] !== this.#query[at - start]) return false;
    return true;
  }

  #toShort(tokens: Uint32Array, start: number, end: number, bound: number): number {
    const rows = this.#rows;
    const masks = this.#masks;
    const last = 1 << (this.#query.length - 1);
    let positive = -1;
    let negative = 0;
    let distance = this.#query.length;
    for (let at = start; at < end; at++) {
      const equal = masks[rows[tokens[at] ?? 0] ?? 0] ?? 0;
      const vertical = equal | negative;
      const horizontal = (((equal & positive) + positive) ^ positive) | equal;
      let up = negative | ~(horizontal | positive);
      let down = positive & horizontal;
      if ((up & last) !== 0) distance++;
      else if ((down & last) !== 0) distance--;
      // A column that is left can lower the distance by one at most.
      if (distance - (end - at - 1) > bound) return bound + 1;
      up = (up << 1) | 1;
      down <<= 1;
      positive = down | ~(vertical | up);
      negative = up & vertical;
    }
    return distance;
  }

  #toLong(tokens: Uint32Array, start: number, end: number, bound: number): number {
    const length = this.#query.length;
    const blocks = Math.ceil(length / 32);
    if (this.#positive.length < blocks) {
      this.#positive = new Int32Array(blocks);
      this.#negative = new Int32Array(blocks);
      this.#mask = new Int32Array(blocks);
    }
    const positives = this.#positive.fill(-1);
    const negatives = this.#negative.fill(0);
    const lastOfAll = 1 << ((length - 1) & 31);
    let distance = length;
    for (let at = start; at < end; at++) {
      const row = this.#rows[tokens[at] ?? 0] ?? 0;
      const full = this.#fullMasks[row];
      const masks = full ?? this.#mask;
      const places = full === undefined ? (this.#places[row] ?? []) : none;
      for (const place of places) masks[place >>> 5] = (masks[place >>> 5] ?? 0) | (1 << (place & 31));
      // What enters the first block from above: the empty query is one token further from each longer text.
      let carry = 1;
      for (let block = 0; block < blocks; block++) {
        const positive = positives[block] ?? 0;
        const negative = negatives[block] ?? 0;
        const mask = masks[block] ?? 0;
        const vertical = mask | negative;
        const equal = carry < 0 ? mask | 1 : mask;
        const horizontal = (((equal & positive) + positive) ^ positive) | equal;
        let up = negative | ~(horizontal | positive);
        let down = positive & horizontal;
        const last = block === blocks - 1 ? lastOfAll : 1 << 31;
        const leaving = (up & last) !== 0 ? 1 : (down & last) !== 0 ? -1 : 0;
        up = (up << 1) | (carry > 0 ? 1 : 0);
        down = (down << 1) | (carry < 0 ? 1 : 0);
        positives[block] = down | ~(vertical | up);
        negatives[block] = up & vertical;
        carry = leaving;
      }
      for (const place of places) masks[place >>> 5] = 0;
      distance += carry;
      if (distance - (end - at - 1) > bound) return bound + 1;
    }
    return distance;
  }

  #placesOf(row: number): number[] {
    const places = this.#places[row] ?? [];
    this.#places[row] = places;
    return places;
  }

  #forget(): void {
    for (let at = 0; at < this.#query.length; at++) {
      const token = this.#query[at] ?? -1;
      if (token >= 0) this.#rows[token] = 0;
    }
  }
}

const none: readonly never[] = [];

function maskOf(places: readonly number[], blocks: number): Int32Array {
  const mask = new Int32Array(blocks);
  for (const place of places) mask[place >>> 5] = (mask[place >>> 5] ?? 0) | (1 << (place & 31));
  return mask;
}
