import { LRUCache } from "lru-cache";
import type { PhraseResult } from "./phrase.ts";

/** What is known of phrases, by the key of each. */
export interface PhraseMemory {
  readonly get: (key: string) => PhraseResult | undefined;
  /** Keeps what asking again soon would not change. */
  readonly remember: (key: string, result: PhraseResult) => void;
}

/** A text that was declined may be served when an engine is installed; a damaged one when the engine is another. */
const missingMs = 5 * 60_000;
/** So that long texts do not take more memory than so many phrases usually do. */
const charactersPerPhrase = 500;

/** @param cacheSize how many phrases; 0 remembers nothing */
export function createPhraseMemory(cacheSize: number): PhraseMemory {
  if (cacheSize === 0) return { get: () => undefined, remember: () => {} };
  const results = new LRUCache<string, PhraseResult>({
    max: cacheSize,
    maxSize: cacheSize * charactersPerPhrase,
    sizeCalculation: (result, key) => key.length + (result.status === "translated" ? result.text.length : 1),
    ttlResolution: 0,
  });
  return {
    get: (key) => results.get(key),
    remember: (key, result) => {
      if (result.status !== "missing") results.set(key, result);
      else if (result.isFinal) results.set(key, result, { ttl: missingMs });
    },
  };
}
