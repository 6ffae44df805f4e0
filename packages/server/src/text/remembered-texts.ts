import { LRUCache } from "lru-cache";

/** What one maker made of texts, by text. */
export interface TextMemory<Made> {
  get(text: string): Made | undefined;
  set(text: string, made: Made): void;
}

/** Of each text, what so many makers made last is kept: a text goes into many languages, and by many ways. */
const mostOfOne = 32;

/**
 * What was made of texts that came twice, by all makers together: interfaces say the same again and again, and most
 * other texts never come again and are not worth the room.
 */
export class RememberedTexts<Made> {
  /** By the text alone, which knows its hash where it was looked up before, with the latest maker first. */
  readonly #texts: LRUCache<string, readonly Kept<Made>[]>;
  readonly #sizeOf: (made: Made) => number;
  readonly #longest: number;
  readonly #seen = new SeenTexts();
  #makers = 0;

  /**
   * @param sizeOf UTF-16 units of what was made.
   * @param mostCharacters UTF-16 units that are kept, of texts and what was made of them.
   * @param longest Of a text, and a third of what was made of it; longer ones are not kept.
   */
  constructor(sizeOf: (made: Made) => number, mostCharacters: number, longest = 2000) {
    this.#sizeOf = sizeOf;
    this.#texts = new LRUCache({ maxSize: mostCharacters });
    this.#longest = longest;
  }

  /** The memory of another maker. What one made that is no longer used goes as others' texts come. */
  memory(): TextMemory<Made> {
    const maker = ++this.#makers;
    return {
      get: (text) => this.#texts.get(text)?.find((kept) => kept.maker === maker)?.made,
      set: (text, made) => {
        const units = this.#sizeOf(made);
        if (text.length > this.#longest || units > 3 * this.#longest || !this.#seen.isSecondTime(text, maker)) return;
        const others = this.#texts.get(text)?.filter((kept) => kept.maker !== maker) ?? [];
        const kept = [{ maker, made, units }, ...others.slice(0, mostOfOne - 1)];
        // A short one takes room too.
        const size = kept.reduce((sum, each) => sum + 100 + each.units, text.length);
        this.#texts.set(text, kept, { size });
      },
    };
  }
}

interface Kept<Made> {
  readonly maker: number;
  readonly made: Made;
  /** UTF-16 units of what was made. */
  readonly units: number;
}

/** A power of two: of texts that are more than this apart, the second is mostly taken for the first. */
const placesOfSeen = 16_384;
/** UTF-16 units of a text that are looked at: these at its end, and so many all over it. */
const looks = { atEnd: 12, allOver: 24 } as const;

/** Tells which texts were there lately, by a hash of some of their letters: now and then it takes one for another. */
class SeenTexts {
  readonly #hashes = new Int32Array(placesOfSeen);

  isSecondTime(text: string, maker: number): boolean {
    let hash = Math.imul(text.length, 0x9e3779b1) + maker;
    const end = Math.max(0, text.length - looks.atEnd);
    const step = Math.ceil((end + 1) / looks.allOver);
    for (let at = 0; at < end; at += step) hash = mixed(hash, text.charCodeAt(at));
    for (let at = end; at < text.length; at++) hash = mixed(hash, text.charCodeAt(at));
    const place = (hash ^ (hash >>> 15)) & (placesOfSeen - 1);
    if (this.#hashes[place] === hash) return true;
    this.#hashes[place] = hash;
    return false;
  }
}

/** One step of FNV-1a. */
function mixed(hash: number, code: number): number {
  return Math.imul(hash ^ code, 0x01000193);
}
