import type { Span } from "@dragoman/engines";
import type { Inlay, Layout } from "./layout.ts";

/**
 * Line breaks are alike, so each stands where a line of the translation ends, where there are as many of these, as there
 * are in the source, and none of them leaves the element around it.
 */
export function breaksAtLineEnds(
  { inlays, text: source }: Layout,
  text: string,
  positions: readonly Span[],
): readonly Span[] {
  const breaks = inlays.flatMap(({ isBreak }, at) => (isBreak ? [at] : []));
  if (breaks.length === 0) return positions;
  const lineEnds = lineEndsOf(text);
  const ends = lineEndsOf(source);
  const isOneEach = lineEnds.length === breaks.length && ends.length === breaks.length;
  if (!isOneEach || breaks.some((at, line) => inlays[at]?.start !== ends[line])) return positions;
  const moved = new Map(breaks.map((at, line) => [at, lineEnds[line] ?? 0]));
  const around = innermostAt(lineEnds, inlays, positions);
  if (breaks.some((at, line) => inlays[at]?.parent !== around[line])) return positions;
  return positions.map((position, at) => {
    const lineEnd = moved.get(at);
    return lineEnd === undefined ? position : { start: lineEnd, end: lineEnd };
  });
}

/** For each place of the translation, in order, the innermost element around it. */
function innermostAt(
  places: readonly number[],
  inlays: readonly Inlay[],
  positions: readonly Span[],
): readonly (Inlay | undefined)[] {
  const pairs = inlays
    .flatMap((inlay, at) => (inlay.kind === "pair" ? [{ inlay, start: 0, end: 0, ...positions[at] }] : []))
    .sort((one, other) => one.start - other.start || other.end - one.end);
  const open: typeof pairs = [];
  let next = 0;
  return places.map((place) => {
    for (let pair = pairs[next]; pair !== undefined && pair.start < place; pair = pairs[++next]) open.push(pair);
    while ((open.at(-1)?.end ?? place + 1) <= place) open.pop();
    return open.at(-1)?.inlay;
  });
}

function lineEndsOf(text: string): readonly number[] {
  return [...text.matchAll(/\n/g)].map(({ index }) => index);
}
