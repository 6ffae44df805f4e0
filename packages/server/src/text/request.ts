import type { LanguageTag, Span } from "@dragoman/engines";
import type { AccountId } from "../accounts/account.ts";
import type { RecallMemory } from "../memories/matching/recall-memory.ts";
import type { CompiledStyleList } from "../style/style-cache.ts";
import type { MarkupSettings } from "./markup/markup.ts";
import type { Passage, Segment } from "./passage.ts";

export type SentenceSplitting = "0" | "1" | "nonewlines";

/** What is asked for all texts of a request alike. */
export interface TextRequest {
  /** Whose texts they are: what was made of them is for nobody else. */
  readonly owner: AccountId;
  readonly source: LanguageTag | undefined;
  readonly target: LanguageTag;
  readonly splitting: SentenceSplitting;
  readonly preserveFormatting: boolean;
  readonly context: string | undefined;
  readonly formality: RequestedFormality | undefined;
  /** Those of the request itself, beside what its style list tells engines. */
  readonly instructions: readonly Instruction[];
  /** How tags are read; `undefined` where they are plain text. */
  readonly markup: MarkupSettings | undefined;
  /** Finds the words that glossaries settle. */
  readonly terms: TermFinder | undefined;
  /** Has translations that are taken before any engine is asked. */
  readonly memory: RecallMemory | undefined;
  readonly style: CompiledStyleList | undefined;
  readonly signal: AbortSignal;
}

/**
 * Finds words in a text, in order, none overlapping another, each with the translation that is settled for it; none
 * where something stands that is kept, or in a placeholder, a tag or an address.
 */
export interface TermFinder {
  find(text: string, kept: readonly Span[]): readonly FoundTerm[];
}

export interface FoundTerm extends Span {
  readonly translation: string;
}

/** In plain words, for engines that follow it. */
export interface Instruction {
  readonly prompt: string;
  /** The language of the texts that it is for, without script and region; `undefined` where it is for all. */
  readonly source: string | undefined;
}

export interface RequestedFormality {
  readonly level: "more" | "less";
  /** Whether an engine that does not honour it may answer. */
  readonly isPreference: boolean;
}

/** A step while texts are still whole. Answers at once where nothing has to be waited for. */
export type PassageStep = (
  passages: readonly Passage[],
  request: TextRequest,
) => readonly Passage[] | Promise<readonly Passage[]>;

/** A step of what is translated by itself; it may cut a segment into several. */
export type SegmentStep = (
  segments: readonly Segment[],
  request: TextRequest,
) => readonly Segment[] | Promise<readonly Segment[]>;
