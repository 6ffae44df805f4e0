import { LRUCache } from "lru-cache";

/** What one maker made of texts, by text. */
export interface TextMemory<Made> {
  get(text: string): Made | undefined;
  set(text: string, made: Made): void;
}

/**
 * What was made of texts that came twice, by all makers together: interfaces say the same again and again, and most
 * other texts never come again and are not worth the room.
 */
export class RememberedTexts<Made> {
  /**
   * By the text alone, which knows its hash where it was looked up before: of several makers that are given the same
   * text, the last is remembered.
   */
  readonly #texts: LRUCache<string, { readonly maker: number; readonly made: Made }>;
  readonly #longest: number;
  readonly #seen = new SeenTexts();
  #makers = 0;

  /**
   * @param mostCharacters UTF-16 units that are kept, of texts and what was made of them.
   * @param longest Of a text; a longer one is not kept.
   */
  constructor(mostCharacters = 8_000_000, longest = 2000) {
    this.#texts = new LRUCache({ maxSize: mostCharacters });
    this.#longest = longest;
  }

  /** The memory of another maker. What one made that is no longer used goes as others' texts come. */
  memory(): TextMemory<Made> {
    const maker = ++this.#makers;
    return {
      get: (text) => {
        const known = this.#texts.get(text);
        return known?.maker === maker ? known.made : undefined;
      },
      set: (text, made) => {
        if (text.length > this.#longest || !this.#seen.isSecondTime(text, maker)) return;
        // What was made is about as long, and a short one takes room too.
        this.#texts.set(text, { maker, made }, { size: 100 + 2 * text.length });
      },
    };
  }
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
