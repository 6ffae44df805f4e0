import type { Span } from "../ports.ts";
import { firstWhere } from "./first-where.ts";

/** What comes in place of a stretch of a text. */
export interface Edit extends Span {
  readonly by: string;
}

export interface Replaced {
  readonly text: string;
  /** Where each edit's text stands now, in the order of the edits. */
  readonly places: readonly Span[];
  /** Where a stretch of the old text is now; one that reaches into an edit takes in all of it, and no insertion at its edges. */
  moved(span: Span): Span;
}

/** @param edits in order, none overlapping another. */
export function replaced(text: string, edits: readonly Edit[]): Replaced {
  const places: Span[] = [];
  let written = "";
  let from = 0;
  for (const { start, end, by } of edits) {
    written += text.slice(from, start);
    places.push({ start: written.length, end: written.length + by.length });
    written += by;
    from = end;
  }
  written += text.slice(from);

  /** The last edit that begins before an offset, or at it. */
  const lastBefore = (offset: number) => firstWhere(edits, ({ start }) => start > offset) - 1;

  function startOf(offset: number): number {
    const index = lastBefore(offset);
    const [edit, now] = [edits[index], places[index]];
    if (edit === undefined || now === undefined) return offset;
    return offset < edit.end ? now.start : now.end + offset - edit.end;
  }

  function endOf(offset: number): number {
    const index = lastBefore(offset - 1);
    const [edit, now] = [edits[index], places[index]];
    if (edit === undefined || now === undefined) return offset;
    return now.end + Math.max(0, offset - edit.end);
  }

  return {
    text: written,
    places,
    moved({ start, end }) {
      const from = startOf(start);
      return { start: from, end: start === end ? from : Math.max(from, endOf(end)) };
    },
  };
}
