import { LRUCache } from "lru-cache";
import type { BodyLocalizer, LocalizedBody } from "./body-localizer.ts";
import { bodyHash } from "./http/body-hash.ts";

interface Answer {
  readonly source: string;
  /** Absent when it came for the first time: most bodies that change never come again. */
  readonly localized?: LocalizedBody | undefined;
}

/**
 * Bodies as they were localized before: an answer that is the same again is not read again. Only what is whole in the
 * reader's language is kept, and nothing of private answers, for these have no name to keep it under.
 */
export class WholeAnswers {
  readonly #answers: LRUCache<string, Answer> | undefined;

  /** @param mostCharacters of bodies and what became of them together; 0 keeps none */
  constructor(mostCharacters: number) {
    if (mostCharacters === 0) return;
    const sizeCalculation = ({ source, localized }: Answer) => source.length + (localized?.body.length ?? 0) + 1;
    this.#answers = new LRUCache({ maxSize: mostCharacters, sizeCalculation });
  }

  /** @param name what the result hangs on beside the body: how it is read, and into what it is translated */
  remembering(localizer: BodyLocalizer, name: string): BodyLocalizer {
    const answers = this.#answers;
    if (answers === undefined) return localizer;
    const keep = (key: string, source: string, localized: LocalizedBody): LocalizedBody => {
      const { pending, declined } = localized.outcome;
      if (pending + declined > 0) return localized;
      const kept = { ...localized, hash: bodyHash(localized.body) };
      answers.set(key, { source, localized: kept });
      return kept;
    };
    return {
      stream: localizer.stream,
      whole: (body) => {
        const key = `${name}\n${sampleOf(body)}`;
        const known = answers.get(key);
        if (known?.source !== body) {
          answers.set(key, { source: body });
          return localizer.whole(body);
        }
        if (known.localized !== undefined) return known.localized;
        const localized = localizer.whole(body);
        if (localized instanceof Promise) return localized.then((late) => keep(key, body, late));
        return keep(key, body, localized);
      },
    };
  }
}

/**
 * What tells most bodies apart, so that only the same one is compared with. V8's own hash of a long text is its length,
 * by which all versions of a page would be compared one after the other.
 */
function sampleOf(body: string): string {
  const step = Math.ceil(body.length / 256);
  let sample = 0;
  for (let at = 0; at < body.length; at += step) sample = (Math.imul(sample, 31) + body.charCodeAt(at)) | 0;
  return `${body.length} ${sample}`;
}
