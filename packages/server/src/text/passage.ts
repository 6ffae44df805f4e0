import type { EngineName, EngineText, LanguageTag, Steering } from "@dragoman/engines";
import type { StretchedText } from "../style/edit.ts";
import type { MarkupText } from "./markup/markup.ts";

/** One text of a request. */
export interface Passage {
  /** Position among the request's texts. */
  readonly index: number;
  /** As it was sent. */
  readonly source: string;
  /** As a reader sees it: the source without its tags. */
  readonly plain: string;
  /** The source as a document, where the request says that it is one. */
  readonly markup: MarkupText | undefined;
  /** The language it is in: given, or found by detection; `undefined` for a text without words. */
  readonly language: LanguageTag | undefined;
  /** Whether the language is no more than the detector's best guess. */
  readonly languageIsGuess: boolean;
  /** Unicode code points of what is translated, without tags: what it costs. */
  readonly characters: number;
}

/** What is translated by itself: a text without markup, a block of one with it, or a sentence that a memory knows. */
export interface Segment {
  readonly passage: Passage;
  /** Which block of the passage's markup it belongs to; 0 without markup. Segments of one block follow each other. */
  readonly block: number;
  /** White space around what is translated. */
  readonly lead: string;
  readonly trail: string;
  /** Whether all of it stands in an element of code. */
  readonly isCode: boolean;
  /** What is translated, where it may be cut, and what must be found in the translation again. */
  readonly text: EngineText;
  /** The text itself, until it is translated. */
  readonly translation: Translation;
  readonly maker: Maker;
  /** What was asked for and the maker did not do. */
  readonly notApplied: readonly Steering[];
  /** Whether the maker is an engine that would make the same of the text again. */
  readonly isRepeatable: boolean;
}

/** A translation, where the text's spans stand in it, and, as what is fixed, where its terms do. */
export interface Translation extends StretchedText {
  /** By the text's terms: which of the fixed stretches is theirs; `undefined` for a term that has no place. */
  readonly terms: readonly (number | undefined)[];
}

/** Who made a translation; `none` for a text that needed none. */
export type Maker = EngineName | "memory" | "none";

/** A text of a request with its translation. */
export interface TranslatedPassage {
  readonly passage: Passage;
  readonly text: string;
  readonly maker: Maker;
  readonly notApplied: readonly Steering[];
}
