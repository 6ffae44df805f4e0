import { LRUCache } from "lru-cache";
import { madeOnce } from "../made-once.ts";
import type { Phrase, PhraseResult } from "./phrase.ts";
import type { Lane } from "./steering.ts";

/** What is known of phrases, a lane at a time. */
export interface PhraseMemory {
  readonly of: (lane: Lane) => LaneMemory;
}

/** What is known of the phrases of one lane. */
export interface LaneMemory {
  readonly get: (phrase: Phrase) => PhraseResult | undefined;
  /** Keeps what asking again soon would not change. */
  readonly remember: (phrase: Phrase, result: PhraseResult) => void;
}

/** A text that was declined may be served when an engine is installed; a damaged one when the engine is another. */
const missingMs = 5 * 60_000;
/** So that long texts do not take more memory than so many phrases usually do. */
const charactersPerPhrase = 500;

interface Entry {
  readonly text: string;
  readonly result: PhraseResult;
  /** When it is to be asked for again, by `performance.now()`. */
  readonly until: number;
  /** The map that it is in. */
  readonly among: Map<string, Entry>;
}

/**
 * A phrase is found by its own text among those of its lane, so that a hit joins no strings; entries of all lanes are in
 * one cache, which drops those not used for longest.
 *
 * @param cacheSize how many phrases; 0 remembers nothing
 */
export function createPhraseMemory(cacheSize: number): PhraseMemory {
  if (cacheSize === 0) return { of: () => forgetful };
  const entries = new LRUCache<Entry, true>({
    max: cacheSize,
    maxSize: cacheSize * charactersPerPhrase,
    sizeCalculation: (_, { text, result }) =>
      text.length + (result.status === "translated" ? result.text.length : 0) + 1,
    dispose: (_, { among, text }) => among.delete(text),
  });
  const get = (among: Map<string, Entry>, text: string): PhraseResult | undefined => {
    const entry = among.get(text);
    if (entry === undefined) return undefined;
    if (entry.until === Number.POSITIVE_INFINITY || entry.until > performance.now()) {
      entries.get(entry);
      return entry.result;
    }
    entries.delete(entry);
    return undefined;
  };

  const remember = (among: Map<string, Entry>, text: string, result: PhraseResult): void => {
    if (result.status === "missing" && !result.isFinal) return;
    const before = among.get(text);
    if (before !== undefined) entries.delete(before);
    const until = result.status === "missing" ? performance.now() + missingMs : Number.POSITIVE_INFINITY;
    const entry = { text: ownCopy(text), result: ownResult(result), until, among };
    entries.set(entry, true);
    // One that is too long for the cache is not in it.
    if (entries.has(entry)) among.set(entry.text, entry);
  };

  return {
    of: madeOnce((_: Lane) => {
      const byFormat = { text: new Map<string, Entry>(), html: new Map<string, Entry>() };
      return {
        get: ({ format, text }) => get(byFormat[format], text),
        remember: ({ format, text }, result) => remember(byFormat[format], text, result),
      };
    }),
  };
}

const forgetful: LaneMemory = { get: () => undefined, remember: () => {} };

function ownResult(result: PhraseResult): PhraseResult {
  return result.status === "translated" ? { status: "translated", text: ownCopy(result.text) } : result;
}

/** A text that was cut out of a body holds all of the body in memory; V8 copies one that is joined and cut again. */
function ownCopy(text: string): string {
  return ` ${text}`.slice(1);
}
