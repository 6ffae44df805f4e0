import type { Phrase, PhraseStore, Translation } from "@dragoman/client";
import { LRUCache } from "lru-cache";

/** A client's phrase store that forgets when the demo ends. */
export interface PhraseMemory extends PhraseStore {
  /** Forgets everything, as other engines would now say it otherwise. What is on its way is not kept either. */
  empty(): void;
}

/** Characters of phrases and translations that are kept (UTF-16 code units); those not used for longest go first. */
const mostCharacters = 4_000_000;

export function createPhraseMemory(): PhraseMemory {
  const known = new LRUCache<string, Translation>({
    maxSize: mostCharacters,
    sizeCalculation: ({ text }, key) => key.length + text.length + 1,
  });
  /** Asked for since it was last emptied: only that is kept. */
  const asked = new LRUCache<string, true>({ maxSize: mostCharacters, sizeCalculation: (_, key) => key.length });

  return {
    async get(phrases) {
      return phrases.map((phrase) => {
        const key = keyOf(phrase);
        const translation = known.get(key);
        if (translation === undefined) asked.set(key, true);
        return translation;
      });
    },
    async set(entries) {
      for (const { phrase, translation } of entries) {
        const key = keyOf(phrase);
        if (asked.delete(key)) known.set(key, translation);
      }
    },
    empty() {
      known.clear();
      asked.clear();
    },
  };
}

function keyOf({ steering, text }: Phrase): string {
  return `${steering}\n${text}`;
}
