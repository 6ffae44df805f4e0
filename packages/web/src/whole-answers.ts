import { LRUCache } from "lru-cache";
import type { BodyMemory, EncodedBody } from "./body-localizer.ts";
import { bodyChecksum, bodyHash } from "./http/body-hash.ts";
import { copied, isSame } from "./http/bytes.ts";

/** What an answer was, and became. */
interface Answer {
  readonly source: Uint8Array;
  readonly localized: EncodedBody;
}

/** What is known of an answer that came for the first time: most bodies that change never come again. */
type Checksum = ReturnType<typeof bodyChecksum>;

/**
 * Bodies as they were localized before: an answer that is the same again is not read again. Only what is whole in the
 * reader's language is kept, and nothing of private answers, for these have no name to keep it under.
 */
export class WholeAnswers {
  readonly #answers: LRUCache<string, Answer | Checksum> | undefined;

  /** @param mostBytes of bodies and what became of them together; 0 keeps none */
  constructor(mostBytes: number) {
    if (mostBytes > 0) this.#answers = new LRUCache({ maxSize: mostBytes, sizeCalculation: bytesOf });
  }

  /** @param name what the result hangs on beside the body: how it is read, and into what it is translated */
  memoryOf(name: string): BodyMemory | undefined {
    const answers = this.#answers;
    if (answers === undefined) return undefined;
    return {
      recall: (source) => {
        const known = answers.get(keyOf(name, source));
        return isAnswer(known) && isSame(known.source, source) ? known.localized : undefined;
      },
      keep: (source, { bytes, outcome }) => {
        if (outcome.pending + outcome.declined > 0) return;
        const key = keyOf(name, source);
        const checksum = bodyChecksum(source);
        if (answers.get(key) !== checksum) return void answers.set(key, checksum);
        // Copied, for their writers may use their memory again, or have cut them out of more.
        const localized = { bytes: copied(bytes), outcome, hash: bodyHash(bytes) };
        answers.set(key, { source: new Uint8Array(source), localized });
      },
    };
  }
}

function isAnswer(known: Answer | Checksum | undefined): known is Answer {
  return typeof known === "object";
}

function bytesOf(known: Answer | Checksum): number {
  return entryBytes + (isAnswer(known) ? known.source.length + known.localized.bytes.length : 0);
}

/** What an entry takes beside its bodies. */
const entryBytes = 200;

/** With a sample of the body, which tells most bodies apart, so that only the same one is compared with. */
function keyOf(name: string, source: Uint8Array): string {
  const step = Math.ceil(source.length / 256);
  let sample = 0;
  for (let at = 0; at < source.length; at += step) sample = (Math.imul(sample, 31) + (source[at] ?? 0)) | 0;
  return `${name}\n${source.length} ${sample}`;
}
