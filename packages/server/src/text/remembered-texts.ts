import { LRUCache } from "lru-cache";

/** What one maker made of texts, by text. */
export interface TextMemory<Made> {
  get(text: string): Made | undefined;
  set(text: string, made: Made): void;
}

/** What was made of the texts seen last, by all makers together: interfaces say the same again and again. */
export class RememberedTexts<Made> {
  /**
   * By the text alone, which knows its hash where it was looked up before: of several makers that are given the same
   * text, the last is remembered.
   */
  readonly #texts: LRUCache<string, { readonly maker: number; readonly made: Made }>;
  readonly #longest: number;
  #makers = 0;

  /**
   * @param mostCharacters UTF-16 units of texts that are kept.
   * @param longest Of a text; a longer one is not kept.
   */
  constructor({ mostCharacters, longest }: { readonly mostCharacters: number; readonly longest: number }) {
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
        // Twice: what was made is about as long. A short one takes room too.
        if (text.length <= this.#longest) this.#texts.set(text, { maker, made }, { size: 100 + 2 * text.length });
      },
    };
  }
}
