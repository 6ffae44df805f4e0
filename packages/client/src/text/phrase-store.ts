import type { Translation } from "./translation.ts";

/** A text and everything that steers its translation: with the same steering, one translation serves all. */
export interface Phrase {
  readonly text: string;
  /**
   * The parameters of the call as the wire has them, languages included, as JSON with its names in order. What a glossary
   * or a style rule list says is not in it: after a change there, use another store or empty this one.
   */
  readonly steering: string;
}

/**
 * Keeps translations, so that a phrase translated once is not paid for again. It is asked before anything is sent, and
 * told of everything that was translated.
 */
export interface PhraseStore {
  /** For each phrase what is known of it, in order; `undefined` where nothing is. */
  readonly get: (phrases: readonly Phrase[]) => Promise<readonly (Translation | undefined)[]>;
  readonly set: (entries: readonly StoredPhrase[]) => Promise<void>;
}

export interface StoredPhrase {
  readonly phrase: Phrase;
  readonly translation: Translation;
}
