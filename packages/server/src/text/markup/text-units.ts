import type { ReadReference } from "./references.ts";
import type { SpaceUnit, WordUnit } from "./units.ts";
import type { WrittenCharacters } from "./written-characters.ts";

/** How the text of a document is read. */
export interface TextReading {
  readonly source: string;
  readonly kind: "html" | "xml";
  readonly readReference: ReadReference;
  /** Takes note of how each character is written. */
  readonly written: WrittenCharacters;
}

/** How one stretch of it is read. */
export interface TextMode {
  /** Whether `&` stands for itself. */
  readonly isLiteral: boolean;
  /** Whether a run of white space is one space to the reader. */
  readonly collapses: boolean;
}

/** A character reference that is known to the document alone. */
export interface OwnReference {
  readonly kind: "reference";
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** White space of the language, an `&`, what stands between these, and a character that Unicode calls white space. */
const pieces = {
  html: /([\t\n\f\r ]+)|&|[^\s&]+|\s/g,
  xml: /([\t\n\r ]+)|&|[^\s&]+|\s/g,
} as const;

/** The words and the white space of a slice of the source. */
export function* readText(
  { source, kind, readReference, written }: TextReading,
  slice: { readonly from: number; readonly to: number },
  { isLiteral, collapses }: TextMode,
): Generator<WordUnit | SpaceUnit | OwnReference> {
  const text = source.slice(slice.from, slice.to);
  const piece = new RegExp(pieces[kind]);
  for (let match = piece.exec(text); match !== null; match = piece.exec(text)) {
    const [found, space] = match;
    const from = slice.from + match.index;
    const reference = found === "&" && !isLiteral ? readReference(text, match.index) : undefined;
    if (reference !== undefined) piece.lastIndex = match.index + reference.length;
    const to = slice.from + piece.lastIndex;
    if (space !== undefined) yield { kind: "space", from, to, text: collapses ? " " : space };
    else if (reference === undefined) {
      if (!isLiteral) written.addText(found);
      yield word(from, to, found);
    } else if (reference.text === undefined) yield { kind: "reference", from, to, text: source.slice(from, to) };
    else {
      written.addReference(reference.text, source.slice(from, to));
      yield word(from, to, reference.text);
    }
  }
}

function word(from: number, to: number, text: string): WordUnit {
  return { kind: "word", from, to, text, isBlank: text.trim() === "" };
}
