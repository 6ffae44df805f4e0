/**
 * What a document is made of, in order: the slices of its tokens joined give the document. Positions are UTF-16 code
 * units of the source.
 */
export type Token = TextToken | TagToken | HiddenToken;

interface Slice {
  readonly from: number;
  readonly to: number;
}

interface TextToken extends Slice {
  readonly kind: "text";
  /** Whether `&…;` stands for itself, as in a CDATA section. */
  readonly isLiteral: boolean;
}

export interface TagToken extends Slice {
  /** `empty`: a start and an end in one. */
  readonly kind: "start" | "end" | "empty";
  /** As it is compared: in lower case in HTML. A CDATA section has two tags of the name `cdataName`. */
  readonly name: string;
  /** What the tag itself says about being translated. */
  readonly translate?: "on" | "off";
  /** Of HTML, where it ends SVG and MathML that are still open. */
  readonly leavesForeign?: true;
}

/** What no reader sees: comments, processing instructions, declarations, and markup that is dropped as broken. */
interface HiddenToken extends Slice {
  readonly kind: "hidden";
  /** What a document type says; `undefined` for all else. */
  readonly documentType?: string;
}

/** No element has this name. */
export const cdataName = "#cdata";
