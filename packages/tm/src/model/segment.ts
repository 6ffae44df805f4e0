import type { ExtraAttribute } from "./unit.ts";

/**
 * Translatable text with its inline codes where they stand (TMX 1.4b, 2.3 and 4). Neighbouring strings are one, and
 * none is empty, so that equal segments are deeply equal.
 */
export type Segment = readonly SegmentPart[];

export type SegmentPart = string | InlineElement;

/** What stands between the tags of a native code: its own text, and translatable text within it. */
export type CodePart = string | SubFlow | UnknownInline;

export type InlineElement = PairedBegin | PairedEnd | Placeholder | Isolated | Highlight | UnknownTag | UnknownInline;

interface Inline {
  readonly extraAttributes?: readonly ExtraAttribute[];
}

/** `bpt`: where a pair of codes begins. */
export interface PairedBegin extends Inline {
  readonly kind: "bpt";
  /** Pairs it with the `ept` of the same segment that has the same number. */
  readonly i: number;
  /** Pairs it with its counterpart in the other variants. */
  readonly x?: number;
  readonly type?: string;
  readonly content: readonly CodePart[];
}

/** `ept`: where the pair ends. */
export interface PairedEnd extends Inline {
  readonly kind: "ept";
  readonly i: number;
  readonly content: readonly CodePart[];
}

/** `ph`: a code that stands alone. */
export interface Placeholder extends Inline {
  readonly kind: "ph";
  readonly x?: number;
  readonly type?: string;
  readonly association?: "p" | "f" | "b";
  readonly content: readonly CodePart[];
}

/** `it`: one half of a pair whose other half is in another segment. */
export interface Isolated extends Inline {
  readonly kind: "it";
  readonly position: "begin" | "end";
  readonly x?: number;
  readonly type?: string;
  readonly content: readonly CodePart[];
}

/** `hi`: text that is marked, such as a term. */
export interface Highlight extends Inline {
  readonly kind: "hi";
  readonly x?: number;
  readonly type?: string;
  readonly content: Segment;
}

/** `ut` (deprecated by TMX 1.4): a code of unknown kind. */
export interface UnknownTag extends Inline {
  readonly kind: "ut";
  readonly x?: number;
  readonly content: readonly CodePart[];
}

/** `sub`: translatable text inside a code, such as a footnote or an `alt`. */
export interface SubFlow extends Inline {
  readonly kind: "sub";
  readonly dataType?: string;
  readonly type?: string;
  readonly content: Segment;
}

/** An element that TMX does not know. */
export interface UnknownInline {
  readonly kind: "unknown";
  readonly name: string;
  readonly attributes: readonly ExtraAttribute[];
  readonly content: Segment;
}

/** The text without its codes, that of `hi` and unknown elements included, that of `sub` not. */
export function plainText(segment: Segment): string {
  let text = "";
  for (const part of segment) {
    if (typeof part === "string") text += part;
    else if (part.kind === "hi" || part.kind === "unknown") text += plainText(part.content);
  }
  return text;
}

/** The same segment with its text changed, that of `hi` and unknown elements included; codes stay as they are. */
export function mapText(segment: Segment, change: (text: string) => string): Segment {
  return joinText(
    segment.map((part) => {
      if (typeof part === "string") return change(part);
      return part.kind === "hi" || part.kind === "unknown" ? { ...part, content: mapText(part.content, change) } : part;
    }),
  );
}

/** Text without codes. */
export function textSegment(text: string): Segment {
  return text === "" ? [] : [text];
}

/** Joins neighbouring strings and leaves empty ones out, as `Segment` asks. */
export function joinText<Part>(parts: readonly (string | Part)[]): readonly (string | Part)[] {
  const joined: (string | Part)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part === "") continue;
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else joined.push(part);
  }
  return joined;
}
