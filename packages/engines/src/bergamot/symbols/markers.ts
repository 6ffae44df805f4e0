import { wordEdge } from "../../carry/stretches.ts";
import { firstEndingAfter, type Token, tokensOf } from "../../carry/words.ts";
import type { EngineText, Span } from "../../ports.ts";

/** Where a span begins or ends, or, of an empty one, where it is: what a tag of its own would be. */
export interface Marker {
  /** The span, by its index. */
  readonly span: number;
  readonly side: "start" | "end" | "place";
  /** Where it stands in the text: never within a word. */
  readonly at: number;
}

/** Which spans go as symbols: `all`, only the empty ones, or `none`. */
export type Marking = "all" | "places" | "none";

/**
 * The markers of a text in the order in which tags would stand: ends before starts, inner ends first. A span around all of
 * the text needs none.
 */
export function markersOf({ text, spans = [] }: EngineText, marking: Marking): readonly Marker[] {
  if (marking === "none" || spans.length === 0) return [];
  const tokens = tokensOf(text);
  const at = (place: number) => wordEdge(tokens, place);
  const markers = spans.flatMap(({ start, end }, span): readonly Marker[] => {
    if (start === end) return [{ span, side: "place", at: at(start) }];
    if (marking === "places" || isAroundAll(text, { start, end })) return [];
    if (hasNoWord(tokens, at(start), at(end))) return [];
    return [
      { span, side: "start", at: at(start) },
      { span, side: "end", at: at(end) },
    ];
  });
  return markers.sort((one, other) => one.at - other.at || order(one, other));
}

/** Whether any span but those around all of the text encloses something. */
export function hasEnclosing({ text, spans = [] }: EngineText): boolean {
  return spans.some((span) => span.start < span.end && !isAroundAll(text, span));
}

function isAroundAll(text: string, { start, end }: Span): boolean {
  return text.slice(0, start).trim() === "" && text.slice(end).trim() === "";
}

function hasNoWord(tokens: readonly Token[], start: number, end: number): boolean {
  const token = tokens[firstEndingAfter(tokens, start)];
  return token === undefined || token.start >= end;
}

function order(one: Marker, other: Marker): number {
  if (one.side === "end" && other.side === "end") return other.span - one.span;
  if (one.side === "end" || other.side === "end") return one.side === "end" ? -1 : 1;
  return one.span - other.span;
}

/** Whether markers in another order still are the ends of the same tags, each within the one that it was within. */
export function areNestedAs(source: readonly Marker[], target: readonly Marker[]): boolean {
  const [before, now] = [parentsOf(source), parentsOf(target)];
  if (before === undefined || now === undefined) return false;
  return before.size === now.size && [...before].every(([span, parent]) => now.has(span) && now.get(span) === parent);
}

/** Of each span, the one around it; `undefined` where starts and ends do not match. */
function parentsOf(markers: readonly Marker[]): ReadonlyMap<number, number | undefined> | undefined {
  const parents = new Map<number, number | undefined>();
  const open: number[] = [];
  for (const { span, side } of markers) {
    if (side === "end") {
      if (open.pop() !== span) return undefined;
      continue;
    }
    parents.set(span, open.at(-1));
    if (side === "start") open.push(span);
  }
  return open.length === 0 ? parents : undefined;
}
