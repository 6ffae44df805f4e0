import { LRUCache } from "lru-cache";
import type { BodyLocalizer, LocalizedBody } from "./body-localizer.ts";
import { bodyHash } from "./http/body-hash.ts";

/**
 * Bodies as they were localized before: an answer that is the same again is not read again. Only what is whole in the
 * reader's language is kept, and nothing of private answers, for these have no name to keep it under.
 */
export class WholeAnswers {
  readonly #answers: LRUCache<string, LocalizedBody> | undefined;
  /** Numbers of bodies that came before, by what a few of their characters say: what never comes again is not kept. */
  readonly #seen = new Uint32Array(4096);

  /** @param mostCharacters of bodies and what became of them together; 0 keeps none */
  constructor(mostCharacters: number) {
    if (mostCharacters > 0) this.#answers = new LRUCache({ maxSize: mostCharacters });
  }

  /** @param name what the result hangs on beside the body: how it is read, and into what it is translated */
  remembering(localizer: BodyLocalizer, name: string): BodyLocalizer {
    const answers = this.#answers;
    if (answers === undefined) return localizer;
    const keep = (key: string, size: number, localized: LocalizedBody): LocalizedBody => {
      const { pending, declined } = localized.outcome;
      if (pending + declined > 0) return localized;
      const kept = { ...localized, hash: bodyHash(localized.body) };
      answers.set(key, kept, { size: size + kept.body.length });
      return kept;
    };
    return {
      stream: localizer.stream,
      whole: (body) => {
        const key = `${name}\n${body}`;
        const known = answers.get(key);
        if (known !== undefined) return known;
        const localized = localizer.whole(body);
        if (!this.#hasCome(key)) return localized;
        return localized instanceof Promise
          ? localized.then((late) => keep(key, key.length, late))
          : keep(key, key.length, localized);
      },
    };
  }

  /** Whether a body much like it came before. Another one that is taken for it costs memory for a while, nothing else. */
  #hasCome(key: string): boolean {
    const step = Math.ceil(key.length / 256);
    let sample = key.length;
    for (let at = 0; at < key.length; at += step) sample = (Math.imul(sample, 31) + key.charCodeAt(at)) >>> 0;
    const place = sample % this.#seen.length;
    const hasCome = this.#seen[place] === sample;
    this.#seen[place] = sample;
    return hasCome;
  }
}
