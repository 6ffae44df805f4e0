import { LRUCache } from "lru-cache";
import type { BodyMemory, EncodedBody } from "./body-localizer.ts";
import { bodyChecksum, bodyHash } from "./http/body-hash.ts";
import { copied, isSame } from "./http/bytes.ts";
import { madeOnce } from "./made-once.ts";

/** What an answer was, and became. */
interface Answer {
  readonly source: Uint8Array;
  readonly localized: EncodedBody;
}

/** What is known of an answer that came for the first time: most bodies that change never come again. */
type Checksum = ReturnType<typeof bodyChecksum>;

interface Entry {
  readonly key: BodyKey;
  readonly known: Answer | Checksum;
  /** The map that it is in. */
  readonly among: Map<BodyKey, Entry>;
}

/** What an answer's result hangs on beside its body. */
export interface AnswerKind {
  /** What its translations hang on. */
  readonly lane: object;
  /** By what its body is read. */
  readonly root: object;
  readonly html: object;
  /** Where its links lead on from; empty where that changes nothing. */
  readonly address: string;
}

/**
 * Bodies as they were localized before: an answer that is the same again is not read again. Only what is whole in the
 * reader's language is kept, and nothing of private answers, for these have no lane to keep it under. A body is found
 * among those of its kind, so that a hit joins no strings; those of all kinds are in one cache, which drops those not
 * used for longest.
 */
export class WholeAnswers {
  readonly #entries: LRUCache<Entry, true> | undefined;
  readonly #bodiesOf = madeOnce((_lane: object) =>
    madeOnce((_root: object) => madeOnce((_html: object) => new Map<BodyKey, Entry>())),
  );

  /** @param mostBytes of bodies and what became of them together; 0 keeps none */
  constructor(mostBytes: number) {
    if (mostBytes === 0) return;
    this.#entries = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: (_, { known }) => bytesOf(known),
      dispose: (_, { among, key }) => among.delete(key),
    });
  }

  memoryOf({ lane, root, html, address }: AnswerKind): BodyMemory | undefined {
    const entries = this.#entries;
    if (entries === undefined) return undefined;
    const among = this.#bodiesOf(lane)(root)(html);
    return {
      recall: (source) => {
        const entry = among.get(keyOf(address, source));
        if (entry === undefined || !isAnswer(entry.known) || !isSame(entry.known.source, source)) return undefined;
        entries.get(entry);
        return entry.known.localized;
      },
      keep: (source, { bytes, outcome }) => {
        if (outcome.pending + outcome.declined > 0) return;
        const key = keyOf(address, source);
        const checksum = bodyChecksum(source);
        const before = among.get(key);
        if (before !== undefined) entries.delete(before);
        const isAgain = before?.known === checksum;
        const entry = { key, among, known: isAgain ? answerOf(source, bytes, outcome) : checksum };
        entries.set(entry, true);
        // One that is too long for the cache is not in it.
        if (entries.has(entry)) among.set(key, entry);
      },
    };
  }
}

/** Copied, for their writers may use their memory again, or have cut them out of more. */
function answerOf(source: Uint8Array, bytes: Uint8Array, outcome: EncodedBody["outcome"]): Answer {
  return { source: new Uint8Array(source), localized: { bytes: copied(bytes), outcome, hash: bodyHash(bytes) } };
}

function isAnswer(known: Answer | Checksum | undefined): known is Answer {
  return typeof known === "object";
}

function bytesOf(known: Answer | Checksum): number {
  return entryBytes + (isAnswer(known) ? known.source.length + known.localized.bytes.length : 0);
}

/** What an entry takes beside its bodies. */
const entryBytes = 200;

/** Its address, where that counts, and a sample of the body. */
type BodyKey = string | number;

/** A sample tells most bodies apart, so that only the same one is compared with. */
function keyOf(address: string, source: Uint8Array): BodyKey {
  const step = Math.ceil(source.length / 256);
  let sample = source.length;
  for (let at = 0; at < source.length; at += step) sample = (Math.imul(sample, 31) + (source[at] ?? 0)) | 0;
  return address === "" ? sample : `${sample} ${address}`;
}
