/** A stretch of a text, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text with these edits, which do not overlap. Of several at one place the first given comes first. */
export function edited(text: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((left, right) => left.start - right.start || left.end - right.end);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text: written } of sorted) {
    pieces.push(text.slice(at, start), written);
    at = end;
  }
  return pieces.join("") + text.slice(at);
}
