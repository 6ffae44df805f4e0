import type { Span } from "@dragoman/engines";
import type { MarkupSegment, MarkupTranslation } from "./markup.ts";

/**
 * For tests: a translation in which each word is the same and all stand in the opposite order, at every level: the words
 * of an element stay in it, and it moves as if it were a word.
 */
export function reverseWords(segment: MarkupSegment): MarkupTranslation {
  const reversal = new Reversal(segment);
  reversal.write(reversal.root);
  return reversal;
}

interface Inlay extends Span {
  readonly list: "spans" | "kept";
  readonly index: number;
  readonly inside: Inlay[];
}

class Reversal implements MarkupTranslation {
  text = "";
  readonly spans: Span[] = [];
  readonly kept: Span[] = [];
  readonly root: Inlay;
  readonly #source: string;

  constructor({ text, spans, kept }: MarkupSegment) {
    this.#source = text;
    this.root = { start: 0, end: text.length, list: "spans", index: -1, inside: [] };
    const inlays = [
      ...spans.map((span, index): Inlay => ({ ...span, list: "spans", index, inside: [] })),
      ...kept.map((span, index): Inlay => ({ ...span, list: "kept", index, inside: [] })),
    ].sort((one, other) => one.start - other.start);
    const open = [this.root];
    for (const inlay of inlays) {
      while (open.length > 1 && !holds(open.at(-1), inlay)) open.pop();
      open.at(-1)?.inside.push(inlay);
      open.push(inlay);
    }
  }

  write(level: Inlay): void {
    const pieces: (string | Inlay)[] = [];
    let at = level.start;
    for (const inlay of level.inside) {
      pieces.push(...this.#words(at, inlay.start), inlay);
      at = Math.max(at, inlay.end);
    }
    pieces.push(...this.#words(at, level.end));
    for (const piece of pieces.reverse()) {
      if (typeof piece === "string") this.#space(piece);
      else this.#writeInlay(piece);
    }
  }

  #writeInlay(inlay: Inlay): void {
    if (inlay.end > inlay.start) this.#space("");
    const start = this.text.length;
    if (inlay.list === "kept") this.text += this.#source.slice(inlay.start, inlay.end);
    else this.write(inlay);
    this[inlay.list][inlay.index] = { start, end: this.text.length };
  }

  /** A word after another stands behind white space; where an element begins, its first word stands at its start. */
  #space(word: string): void {
    const begins = this.text === "" || this.text.endsWith(" ");
    this.text += (begins ? "" : " ") + word;
  }

  #words(start: number, end: number): readonly string[] {
    return this.#source
      .slice(start, end)
      .split(/[\t\n\f\r ]+/)
      .filter((word) => word !== "");
  }
}

/** A place at the end of an element is taken to stand outside: which it is, the positions do not tell. */
function holds(outer: Span | undefined, inner: Span): boolean {
  if (outer === undefined || inner.start < outer.start || inner.end > outer.end) return false;
  return inner.start < outer.end;
}
