import type { MissingKeys } from "./missing-key-telling.ts";

/** Keys that are remembered. */
const mostKeys = 1000;

/** What there is of a namespace in which no key was missed: of nearly all. */
const none: ReadonlyMap<string, string> = new Map();

interface MissedKey {
  readonly text: string;
  readonly languages: Set<string>;
}

/**
 * The keys that were missed in the languages of the time. Once i18next has such a key in one language, it falls back to
 * that, and misses it in no other: languages that are read later have to be told of it.
 */
export class MissedKeys {
  readonly #known = new Map<string, Map<string, MissedKey>>();
  #count = 0;

  add({ languages, namespace, strings }: MissingKeys): void {
    const keys = this.#known.get(namespace) ?? new Map<string, MissedKey>();
    this.#known.set(namespace, keys);
    for (const [key, text] of strings) {
      const known = keys.get(key);
      if (known === undefined && ++this.#count > mostKeys) return;
      keys.set(key, { text, languages: new Set([...(known?.languages ?? []), ...languages]) });
    }
  }

  /** Those that a language of the namespace was not asked for. */
  in(namespace: string, language: string): ReadonlyMap<string, string> {
    const known = this.#known.get(namespace);
    if (known === undefined) return none;
    const missed = [...known].filter(([, { languages }]) => !languages.has(language));
    return new Map(missed.map(([key, { text }]) => [key, text]));
  }
}
