import type { LanguageTag, Span } from "@dragoman/engines";

/** A memory that a request names, for one target language. */
export interface RecallMemory {
  readonly id: string;
  /** The language of its texts, without region; `undefined` where it is none that engines know. */
  readonly source: LanguageTag | undefined;
  /** Whether it has texts of the language. */
  covers(source: LanguageTag): boolean;
  /**
   * The best match of each text, in order; `undefined` where none reaches the request's threshold.
   * @throws HttpError 404 where the memory was deleted in the meantime, and the signal's reason once it is aborted.
   */
  match(texts: readonly AskedText[], signal: AbortSignal): Promise<readonly (MemoryMatch | undefined)[]>;
}

/** A text that a memory may know, and what must be found in its translation again. */
export interface AskedText {
  readonly text: string;
  /** What inline elements enclose: nested or apart, in the order of their starts, the outer before the inner. */
  readonly spans?: readonly Span[];
  /** Words that come back as they are, in order, none overlapping another. */
  readonly kept?: readonly Span[];
}

/** A translation with the spans and kept words of its source, as many and in their order, nested as they were. */
export interface KnownTranslation {
  readonly text: string;
  readonly spans: readonly Span[];
  readonly kept: readonly Span[];
}

/**
 * The best that a memory has for a text. `exact` and `repaired` are translations of the text itself, as they were
 * approved or with numbers, tags and case exchanged; `similar` is one of a text like it, as plain text.
 */
export type MemoryMatch =
  | { readonly kind: "exact" | "repaired"; readonly score: number; readonly translation: KnownTranslation }
  | { readonly kind: "similar"; readonly score: number; readonly source: string; readonly translation: string };
