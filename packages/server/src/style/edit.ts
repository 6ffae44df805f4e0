import { countWhile } from "../text/count-while.ts";

/** A change to a text: what stands from `start` up to `end`, in UTF-16 code units, becomes `text`. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A stretch of a text, in UTF-16 code units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** A text with stretches that keep standing around the same words when it is edited. */
export interface StretchedText {
  readonly text: string;
  /** What inline elements enclose. */
  readonly spans: readonly Stretch[];
  /** What no edit may touch. */
  readonly fixed: readonly Stretch[];
}

/** Makes the edits, which must be disjoint and in order. */
export function applyEdits({ text, spans, fixed }: StretchedText, edits: readonly Edit[]): StretchedText {
  const narrow = edits.map((edit) => narrowed(edit, text));
  let edited = "";
  let from = 0;
  for (const edit of narrow) {
    edited += text.slice(from, edit.start) + edit.text;
    from = edit.end;
  }
  const moved = movedBy(narrow);
  return { text: edited + text.slice(from), spans: spans.map(moved), fixed: fixed.map(moved) };
}

/** The edit without what it leaves as it is: that needs no place in or outside of a stretch. */
function narrowed({ start, end, text }: Edit, source: string): Edit {
  const most = Math.min(end - start, text.length);
  let before = 0;
  while (before < most && source[start + before] === text[before]) before += 1;
  let behind = 0;
  while (behind < most - before && source[end - 1 - behind] === text[text.length - 1 - behind]) behind += 1;
  return { start: start + before, end: end - behind, text: text.slice(before, text.length - behind) };
}

/**
 * Where stretches stand after the edits. What is inserted at the edge of a stretch stands outside it; what is replaced
 * across its edge stands inside. An empty one stays empty.
 */
function movedBy(edits: readonly Edit[]): (stretch: Stretch) => Stretch {
  /** By how much a text is longer after so many edits. */
  const growth = [0];
  for (const { start, end, text } of edits) growth.push((growth.at(-1) ?? 0) + text.length - (end - start));
  const grownAfter = (count: number) => growth[count] ?? 0;

  return ({ start, end }) => {
    const before = countWhile(edits, (edit) => edit.end <= start);
    const movedStart = Math.min(start, edits[before]?.start ?? start) + grownAfter(before);
    if (start === end) return { start: movedStart, end: movedStart };
    const upTo = countWhile(edits, (edit) => edit.end <= end && edit.start < end);
    const across = edits[upTo];
    const movedEnd = across !== undefined && across.start < end ? across.start + across.text.length : end;
    return { start: movedStart, end: Math.max(movedStart, movedEnd + grownAfter(upTo)) };
  };
}
