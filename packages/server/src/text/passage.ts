import type { EngineName, EngineText, LanguageTag } from "@dragoman/engines";

/** One text of a request on its way through the pipeline. Steps add to it; none takes away. */
export interface Passage {
  /** Position among the request's texts. */
  readonly index: number;
  /** As it was sent. */
  readonly source: string;
  /** The language it is in: given, or found by detection; `undefined` for a text without words. */
  readonly language: LanguageTag | undefined;
  /** Whether the language is no more than the detector's best guess. */
  readonly languageIsGuess: boolean;
  /** White space around what is translated. */
  readonly lead: string;
  readonly trail: string;
  /** What is translated, and where it may be cut: the source without lead and trail. */
  readonly text: EngineText;
  /** The text itself, until an engine has translated it. */
  readonly translation: string;
  /** Who made the translation; `none` for a text that needed none. */
  readonly engine: EngineName | "none";
  /** Unicode code points of the source. */
  readonly characters: number;
}

export type SentenceSplitting = "0" | "1" | "nonewlines";

/** What is asked for all texts of a request alike. */
export interface TextRequest {
  readonly source: LanguageTag | undefined;
  readonly target: LanguageTag;
  readonly splitting: SentenceSplitting;
  readonly preserveFormatting: boolean;
  readonly context: string | undefined;
  readonly signal: AbortSignal;
}

/** One step of the pipeline. Answers at once where nothing has to be waited for. */
export type Step = (
  passages: readonly Passage[],
  request: TextRequest,
) => readonly Passage[] | Promise<readonly Passage[]>;
