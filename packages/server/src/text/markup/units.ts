/**
 * The parts of a stretch of text between two tags that split, in order; `from` and `to` are positions in the source,
 * each part begins where the last one ends.
 */
export type Unit = WordUnit | SpaceUnit | TagUnit | PlaceUnit | KeptUnit;

interface Slice {
  readonly from: number;
  readonly to: number;
}

/** Characters that are translated. */
export interface WordUnit extends Slice {
  readonly kind: "word";
  readonly text: string;
  /** Whether it is white space that counts as a character: `&nbsp;`. */
  readonly isBlank: boolean;
}

/** White space between words. */
export interface SpaceUnit extends Slice {
  readonly kind: "space";
  /** As it is translated. */
  readonly text: string;
}

interface TagUnit extends Slice {
  readonly kind: "open" | "close";
  /** Whether its element is a CDATA section. */
  readonly isCdata: boolean;
  /** Whether its element holds code. */
  readonly isCode: boolean;
  /** Whether its element holds a note's mark. */
  readonly isNote: boolean;
}

/** Markup that encloses no text. */
export interface PlaceUnit extends Slice {
  readonly kind: "place";
  /** What a reader sees there: a line break, a gap, a thing such as an image, or nothing. */
  readonly looks: "break" | "space" | "thing" | "nothing";
}

/** Content that comes back as it is. */
export interface KeptUnit extends Slice {
  readonly kind: "kept";
  /** What a reader sees of it, without white space around. */
  readonly text: string;
  /** White space within its markup, before and after the text. */
  readonly lead: string;
  readonly trail: string;
}
