import type { Span } from "@dragoman/engines";
import { countWhile } from "./count-while.ts";
import { protectedPlaces } from "./protected-places.ts";

/**
 * Where in a text a glossary's term may stand: on nothing that is kept, and on a placeholder, a tag or an address only
 * where it holds all of it, since then the glossary says what becomes of it.
 */
export function placeForTerms(text: string, kept: readonly Span[]): (start: number, end: number) => boolean {
  // Most texts have no term, and then nobody has to know.
  let ranges: readonly Span[] | undefined;
  return (start, end) => {
    ranges ??= protectedPlaces(text);
    const next = firstBehind(kept, start);
    if (next !== undefined && next.start < end) return false;
    return rangeAround(ranges, start) === undefined && rangeAround(ranges, end) === undefined;
  };
}

/** Of ranges that are apart and in order, the one that has a position strictly inside. */
export function rangeAround<Range extends Span>(ranges: readonly Range[], position: number): Range | undefined {
  const range = firstBehind(ranges, position);
  return range !== undefined && range.start < position ? range : undefined;
}

function firstBehind<Range extends Span>(ranges: readonly Range[], position: number): Range | undefined {
  return ranges[countWhile(ranges, ({ end }) => end <= position)];
}
