import type { MarkupTranslation } from "./markup.ts";

/** For tests: a segment as one text, with `[]` around what spans enclose, `|` for places and `{}` around what is kept. */
export function drawSegment({ text, spans, kept }: MarkupTranslation): string {
  const marks = [
    ...spans.flatMap(({ start, end }, at) =>
      start === end ? [{ at: start, order: 0, by: at, mark: "|" }] : pairOf(start, end, at, "[", "]"),
    ),
    ...kept.flatMap(({ start, end }, at) => pairOf(start, end, spans.length + at, "{", "}")),
  ].sort((one, other) => one.at - other.at || one.order - other.order || one.by - other.by);
  let drawn = "";
  let end = 0;
  for (const { at, mark } of marks) {
    drawn += text.slice(end, at) + mark;
    end = at;
  }
  return drawn + text.slice(end);
}

/** Ends before places before starts, the inner end first. */
function pairOf(start: number, end: number, by: number, opening: string, closing: string) {
  return [
    { at: start, order: 1, by, mark: opening },
    { at: end, order: -1, by: -by, mark: closing },
  ];
}
