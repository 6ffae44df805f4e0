import type { Span } from "@dragoman/engines";
import type { AskedText } from "./recall-memory.ts";

/** A stretch of a text that must be found in its translation again. */
export interface Mark extends Span {
  readonly of: "spans" | "kept";
  /** Its place among the text's spans or kept words. */
  readonly index: number;
}

/** All stretches in the order of the text, what encloses before what is enclosed. A kept word encloses nothing. */
export function marksOf({ spans = [], kept = [] }: AskedText): readonly Mark[] {
  const marks: Mark[] = [];
  let next = 0;
  const takeWordsBefore = (position: number): void => {
    for (let word = kept[next]; word !== undefined && word.start < position; word = kept[next]) {
      marks.push({ start: word.start, end: word.end, of: "kept", index: next++ });
    }
  };
  for (const [index, { start, end }] of spans.entries()) {
    takeWordsBefore(start);
    marks.push({ start, end, of: "spans", index });
  }
  takeWordsBefore(Number.POSITIVE_INFINITY);
  return marks;
}

export function isEmpty({ start, end }: Span): boolean {
  return start === end;
}

/** Whether stretches are nested in their new places as they were: what was inside another is, what was apart is apart. */
export function isNestedAsBefore(marks: readonly Mark[], places: ReadonlyMap<Mark, Span>): boolean {
  const children = Map.groupBy(withParents(marks), ([, parent]) => parent);
  return [...children].every(([parent, group]) => {
    const around = parent === undefined ? undefined : places.get(parent);
    const siblings = group.flatMap(([mark]) => places.get(mark) ?? []).sort(byPlace);
    return siblings.every((place, at) => {
      const before = siblings[at - 1];
      if (before !== undefined && place.start < before.end) return false;
      return around === undefined || (around.start <= place.start && place.end <= around.end);
    });
  });
}

/** Each with the innermost one around it. */
function withParents(marks: readonly Mark[]): readonly (readonly [Mark, Mark | undefined])[] {
  const open: Mark[] = [];
  return marks.map((mark) => {
    for (let last = open.at(-1); last !== undefined && last.end <= mark.start; last = open.at(-1)) open.pop();
    const parent = open.at(-1);
    if (!isEmpty(mark) && mark.of === "spans") open.push(mark);
    return [mark, parent];
  });
}

function byPlace(one: Span, other: Span): number {
  return one.start - other.start || one.end - other.end;
}
