import type { Digest } from "./digest.ts";

/**
 * Digests, each with some 32-bit words of value. An entry takes 16 bytes and its words, and the table is at least 72 %
 * full once it has some thousands: at most 23 bytes for each digest without a value. Own code, as a JavaScript `Set` of
 * strings takes nearly three times as much.
 */
export class DigestTable {
  readonly #entryWords: number;
  /** By the first byte of the digest, so that growing copies only a small part. */
  readonly #shards: Shard[];
  #size = 0;

  constructor({ valueWords = 0 } = {}) {
    this.#entryWords = digestWords + valueWords;
    this.#shards = Array.from({ length: 256 }, () => ({
      words: new Uint32Array(firstSlots * this.#entryWords),
      used: 0,
    }));
  }

  get size(): number {
    return this.#size;
  }

  /** Bytes that the table takes. */
  get bytes(): number {
    return this.#shards.reduce((bytes, { words }) => bytes + words.byteLength, 0);
  }

  /** The value, to be read and written until the next `add`; `undefined` where the digest is not in the table. */
  find(digest: Digest): Uint32Array | undefined {
    const shard = this.#shardOf(digest);
    const at = this.#slotOf(shard.words, digest);
    return shard.words[at] === 0 ? undefined : this.#valueAt(shard.words, at);
  }

  /** Adds the digest where it is not there; its value is all zeros then. */
  add(digest: Digest): { readonly isNew: boolean; readonly value: Uint32Array } {
    const shard = this.#shardOf(digest);
    let at = this.#slotOf(shard.words, digest);
    if (shard.words[at] !== 0) return { isNew: false, value: this.#valueAt(shard.words, at) };
    if (shard.used + 1 > mostFull * (shard.words.length / this.#entryWords)) {
      this.#grow(shard);
      at = this.#slotOf(shard.words, digest);
    }
    for (let word = 0; word < digestWords; word += 1) shard.words[at + word] = wordOf(digest, word);
    shard.used += 1;
    this.#size += 1;
    return { isNew: true, value: this.#valueAt(shard.words, at) };
  }

  #shardOf(digest: Digest): Shard {
    const shard = this.#shards[(digest[3] ?? 0) >>> 24];
    if (shard === undefined) throw new RangeError("A digest has four words.");
    return shard;
  }

  /** Where the digest stands, else the empty slot where it would. */
  #slotOf(words: Uint32Array, digest: Digest): number {
    const slots = words.length / this.#entryWords;
    let slot = (digest[1] ?? 0) % slots;
    for (;;) {
      const at = slot * this.#entryWords;
      if (words[at] === 0 || isAt(words, at, digest)) return at;
      slot = (slot + 1) % slots;
    }
  }

  #grow(shard: Shard): void {
    const old = shard.words;
    const slots = Math.ceil((old.length / this.#entryWords) * growth);
    shard.words = new Uint32Array(slots * this.#entryWords);
    for (let at = 0; at < old.length; at += this.#entryWords) {
      if (old[at] === 0) continue;
      const entry = old.subarray(at, at + this.#entryWords);
      shard.words.set(entry, this.#slotOf(shard.words, entry));
    }
  }

  #valueAt(words: Uint32Array, at: number): Uint32Array {
    return words.subarray(at + digestWords, at + this.#entryWords);
  }
}

interface Shard {
  words: Uint32Array;
  used: number;
}

const digestWords = 4;
const firstSlots = 8;
const mostFull = 0.9;
const growth = 1.25;

function isAt(words: Uint32Array, at: number, digest: Digest): boolean {
  for (let word = 0; word < digestWords; word += 1) {
    if (words[at + word] !== wordOf(digest, word)) return false;
  }
  return true;
}

/** A first word of 0 marks an empty slot, so no digest has it. */
function wordOf(digest: Digest, word: number): number {
  const value = digest[word] ?? 0;
  return word === 0 && value === 0 ? 1 : value;
}
