import type { Segment } from "../model/segment.ts";
import type { TranslationUnit } from "../model/unit.ts";

/**
 * What surrounds a segment in its file. Neighbours are compared as plain text, without their codes; what is blank says
 * nothing.
 */
export interface SegmentContext {
  readonly before?: string;
  readonly after?: string;
  /** The segment's own key in its file, such as `cart.title`. */
  readonly id?: string;
}

/**
 * How a match came about, the best first:
 * - `context-double` (102): the same text, and both neighbours, or the id and one neighbour, are the same too;
 * - `context` (101): the same text, and one neighbour or the id is the same;
 * - `exact` (100): the same text, codes, numbers, case and punctuation, each in the same place. By words, white space of
 *   one kind or length is like any other, and at the ends it does not count;
 * - `repaired`: the translation was made to fit by exchanging numbers, codes and case, nothing else differs. By words
 *   only;
 * - `fuzzy`: similar text.
 */
export type MatchKind = "context-double" | "context" | "exact" | "repaired" | "fuzzy";

/** How the similarity of two texts is counted. */
export type ScoringProfile =
  /** By word; by character in scripts without spaces. Codes, numbers, case and punctuation are counted apart. */
  | "words"
  /** By character, everything counted alike. */
  | "characters"
  /** As OmegaT 3.6 does: by its words alone, or by their stems where there is a `Stem`; see `OmegatScores`. */
  | "omegat";

/**
 * What stands for a word among those that share its stem; `undefined` for one that does not count, such as `the`. For
 * the profile `omegat`, whose stems come from outside: OmegaT takes them from an analyzer for each language.
 * @param word As it is written in the text.
 * @param language Without script and region, such as `pt`.
 */
export type Stem = (word: string, language: string) => string | undefined;

/**
 * The scores that OmegaT 3.6 shows for a match, such as 100/85/78%, in the order in which they decide. Each is the share
 * of the longer text that needs no edit, in whole points rounded down, and 0 where neither text has anything to count.
 * `stems` takes no language apart that OmegaT does not stem (there case counts), and is there only with a `Stem`; `words`
 * leaves out numbers, and words with digits; `everything` counts tags, numbers, punctuation and spaces too.
 *
 * They are OmegaT's, with the tokenizers that it takes by itself for a language, for texts of up to 1000 tokens in letters
 * that its libraries know: those of Unicode 6.0, for German of 3.0. Not OmegaT's are the words in Chinese, Japanese and
 * Korean, which it cuts by dictionaries or by pairs of characters, the stems there and in Thai and Persian, everything in
 * Chinese and Japanese, and what its penalties and its `fuzzy` mark take off. It holds words that share a hash code for
 * the same, which is left to chance there and does not happen here.
 */
export interface OmegatScores {
  readonly stems?: number;
  readonly words: number;
  readonly everything: number;
}

/**
 * Points that a match loses. They rank matches, and never decide whether there is one. By `characters` of the parts only
 * codes lose points, by `omegat` none.
 */
export interface Penalties {
  /** Matches out of the named memories. */
  readonly memories?: Readonly<Record<string, number>>;
  /** The target is in another region than asked for (`es-MX` for `es-ES`). */
  readonly region?: number;
  readonly codes?: number;
  readonly numbers?: number;
  readonly letterCase?: number;
  readonly punctuation?: number;
}

export interface MatchOptions {
  /** Language of the text; any language of the index when left out. */
  readonly from?: string;
  readonly to: string;
  /** Least text score, 0 to 100. Default 75. */
  readonly threshold?: number;
  /** Most matches that are answered. Default 5. */
  readonly limit?: number;
  readonly context?: SegmentContext;
  readonly penalties?: Penalties;
  /** Whether translations are made to fit by exchanging numbers, codes and case, by words. Default true. */
  readonly repair?: boolean;
  /**
   * Most steps of the comparison, in each of which one token of an entry meets 32 of the text. Where they do not suffice,
   * equal texts are found all the same, and of similar ones those that were compared till then. Default: no limit.
   */
  readonly effort?: number;
}

/** Where a score comes from. `text` decides the threshold; `losses` are the points taken off it. */
export interface MatchExplanation {
  /** 0 to 100. */
  readonly text: number;
  readonly losses: readonly Loss[];
  /** How the indexed source becomes the asked one, in order; both texts can be put together from it. */
  readonly changes: readonly TextChange[];
  /** What was exchanged in the translation, for a `repaired` match. */
  readonly repairs: readonly Repair[];
  /** Under the profile `omegat`. The first is `text`, and the others decide among equal scores. */
  readonly omegat?: OmegatScores;
}

export interface Loss {
  readonly part: "codes" | "numbers" | "letterCase" | "punctuation" | "memory" | "region";
  readonly points: number;
}

/** A piece of text that both have, or that only one has. */
export interface TextChange {
  readonly kind: "same" | "added" | "removed";
  readonly text: string;
}

export interface Repair {
  readonly part: "codes" | "numbers" | "letterCase";
  readonly before: string;
  readonly after: string;
}

export interface Match {
  readonly kind: MatchKind;
  /** 102, 101 or 100 for the same text, else the text score; less the losses, never under 0. */
  readonly score: number;
  readonly source: Segment;
  readonly sourceLanguage: string;
  /** As it is in the memory; where `kind` is `repaired`, as it was made to fit. */
  readonly target: Segment;
  readonly targetLanguage: string;
  readonly unitId?: string;
  readonly memory?: string;
  readonly explanation: MatchExplanation;
}

declare const entryNumber: unique symbol;
/** Names what was added, for `remove`. Given once and never again. */
export type EntryNumber = number & { readonly [entryNumber]: true };

export interface AddOptions {
  /** The memory that the unit belongs to; matches name it, and it may have a penalty. */
  readonly memory?: string;
  /** The source language of the file (`srclang` of its header), for units that do not say theirs. */
  readonly fileLanguage?: string;
  /** What surrounded the source in its file; else what the unit's own properties say. */
  readonly context?: SegmentContext;
  /**
   * Whether the unit's id is its key in the file, as in XLIFF, PO and i18next resources, and so part of its context.
   * TMX numbers its units as it likes. Default false.
   */
  readonly idIsKey?: boolean;
}

/**
 * Translation units that can be searched for what is similar to a text. Finds every match over the threshold: the
 * index only leaves out what cannot be one.
 */
export interface MatchIndex {
  readonly profile: ScoringProfile;
  readonly stem?: Stem;
  /** Units that are in it now. */
  readonly size: number;
  add(unit: TranslationUnit, options?: AddOptions): EntryNumber;
  /** @returns whether it was there. */
  remove(entry: EntryNumber): boolean;
  /**
   * The best matches first: by score, kind, text score, then the entry added last, so that equal calls have equal
   * answers.
   * @throws RangeError for a threshold, limit or penalty out of range, or an empty target language.
   */
  match(text: string | Segment, options: MatchOptions): readonly Match[];
  /** The index as bytes, for `openIndex`. */
  save(): Uint8Array<ArrayBuffer>;
}
