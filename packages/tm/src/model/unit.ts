import type { Segment } from "./segment.ts";

/** An attribute that the format has and this model does not. A pair, not a record, so that any name is harmless. */
export interface ExtraAttribute {
  readonly name: string;
  readonly value: string;
}

/** `prop` (TMX 1.4b, 2.2.9): what a tool says of an element in its own words. */
export interface Property {
  readonly type: string;
  readonly value: string;
  readonly language?: string;
  readonly encoding?: string;
  readonly extraAttributes?: readonly ExtraAttribute[];
}

/** `note` (TMX 1.4b, 2.2.7): what a person says of it. */
export interface Note {
  readonly text: string;
  readonly language?: string;
  readonly encoding?: string;
  readonly extraAttributes?: readonly ExtraAttribute[];
}

/** What may be said of a unit and of each of its variants (TMX 1.4b, 3.2). Times are to the second. */
export interface History {
  readonly originalEncoding?: string;
  readonly originalFormat?: string;
  readonly dataType?: string;
  readonly usageCount?: number;
  readonly lastUsed?: Date;
  readonly creationTool?: string;
  readonly creationToolVersion?: string;
  readonly created?: Date;
  readonly createdBy?: string;
  readonly changed?: Date;
  readonly changedBy?: string;
  readonly extraAttributes?: readonly ExtraAttribute[];
}

/** An element that the format does not know, kept where it stood: after so many of its parent's known children. */
export interface UnknownElement {
  readonly after: number;
  readonly name: string;
  readonly attributes: readonly ExtraAttribute[];
  readonly children: readonly (string | UnknownElement)[];
}

/** A segment in one language: `tuv`. */
export interface Variant extends History {
  /** As the file writes it (`en-US`, `EN_us`); compare with `sameLanguage`. */
  readonly language: string;
  readonly segment: Segment;
  /** Attributes of `seg` itself; TMX has none. */
  readonly segmentAttributes?: readonly ExtraAttribute[];
  readonly properties: readonly Property[];
  readonly notes: readonly Note[];
  readonly unknown?: readonly UnknownElement[];
}

export type SegmentationLevel = "block" | "paragraph" | "sentence" | "phrase";

/** The same segment in several languages: `tu`. */
export interface TranslationUnit extends History {
  readonly id?: string;
  /** The language that the others were translated from, or `*all*` where any may be the source. */
  readonly sourceLanguage?: string;
  readonly segmentation?: SegmentationLevel;
  readonly properties: readonly Property[];
  readonly notes: readonly Note[];
  readonly variants: readonly Variant[];
  readonly unknown?: readonly UnknownElement[];
}

/** What a file says of all its units (TMX 1.4b, 2.2.2). */
export interface MemoryHeader extends Omit<History, "usageCount" | "lastUsed"> {
  readonly sourceLanguage: string;
  readonly segmentation?: SegmentationLevel;
  readonly adminLanguage?: string;
  readonly properties: readonly Property[];
  readonly notes: readonly Note[];
  /** `ude`: characters that the tool's own encoding maps in its own way. */
  readonly encodings?: readonly UserDefinedEncoding[];
  readonly unknown?: readonly UnknownElement[];
  /** Attributes of `tmx` but for its version, such as the namespaces of unknown elements. */
  readonly rootAttributes?: readonly ExtraAttribute[];
  readonly bodyAttributes?: readonly ExtraAttribute[];
}

export interface UserDefinedEncoding {
  readonly name: string;
  readonly base?: string;
  readonly maps: readonly CharacterMap[];
  readonly extraAttributes?: readonly ExtraAttribute[];
}

/** `map`: one character. Each value as the file writes it, such as `#xF8FF`. */
export interface CharacterMap {
  readonly unicode: string;
  readonly code?: string;
  readonly entity?: string;
  readonly substitute?: string;
  readonly extraAttributes?: readonly ExtraAttribute[];
}

/** The source variant and what it was translated into. */
export interface SourceAndTargets {
  readonly source: Variant;
  readonly targets: readonly Variant[];
}
