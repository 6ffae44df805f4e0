import type { Span } from "../ports.ts";
import { firstWhere } from "./first-where.ts";

/**
 * The spans of an answer nested as those of the source are: what one holds stays within it, and what shares nothing
 * shares nothing. A span that loses all it had becomes empty, at the edge of what took it.
 * @param source in the order of their starts, the outer before the inner.
 * @param target as many, as good as could be found.
 * @param isFixed whether a place is within something that no span may cut.
 */
export function nestedAs(
  source: readonly Span[],
  target: readonly Span[],
  text: string,
  isFixed: (place: number) => boolean = () => false,
): readonly Span[] {
  const { top, inner } = treeOf(source);
  const settled = new Array<Span>(source.length);
  const isLoose = (place: number) => /\s/.test(text.charAt(place)) && !isFixed(place + 1);
  const open: { readonly within: Span; readonly children: readonly number[] }[] = [
    { within: { start: 0, end: text.length }, children: top },
  ];
  for (let level = open.pop(); level !== undefined; level = open.pop()) {
    for (const [child, span] of apart(level.children, level.within, target, isLoose)) {
      settled[child] = span;
      const children = inner[child];
      if (children !== undefined) open.push({ within: span, children });
    }
  }
  return settled;
}

/** Which spans stand within which: for each the ones directly within it, in order. */
function treeOf(spans: readonly Span[]) {
  const top: number[] = [];
  const inner: (number[] | undefined)[] = new Array(spans.length).fill(undefined);
  const around: number[] = [];
  for (const [index, { start }] of spans.entries()) {
    for (let last = around.at(-1); last !== undefined && start >= (spans[last]?.end ?? 0); last = around.at(-1)) {
      around.pop();
    }
    const parent = around.at(-1);
    if (parent === undefined) top.push(index);
    else {
      const siblings = inner[parent];
      if (siblings === undefined) inner[parent] = [index];
      else siblings.push(index);
    }
    around.push(index);
  }
  return { top, inner };
}

/** Spans side by side: the full ones first, none reaching into another, then the empty ones at their edges. */
function apart(
  children: readonly number[],
  within: Span,
  target: readonly Span[],
  isLoose: (place: number) => boolean,
): readonly (readonly [index: number, span: Span])[] {
  const wanted = children.map((index) => ({ index, span: clamped(target[index] ?? within, within) }));
  const settled = new Map<number, Span>();
  const fields: Wanted[] = [];
  let free = within.start;
  for (const { index, span } of wanted.filter(({ span }) => span.start < span.end).sort(byPlace)) {
    const cut = span.start < free ? withoutStart(span, free, isLoose) : span;
    settled.set(index, cut);
    if (cut.start < cut.end) fields.push({ index, span: cut });
    free = Math.max(free, cut.end);
  }
  for (const { index, span } of wanted) {
    if (!settled.has(index)) settled.set(index, outside(index, span.start, fields));
  }
  return [...settled];
}

interface Wanted {
  readonly index: number;
  readonly span: Span;
}

function byPlace(one: Wanted, other: Wanted): number {
  return one.span.start - other.span.start || one.span.end - other.span.end || one.index - other.index;
}

function clamped({ start, end }: Span, within: Span): Span {
  const from = Math.min(Math.max(start, within.start), within.end);
  return { start: from, end: Math.min(Math.max(end, from), within.end) };
}

/** What of a span lies behind a place, without white space at its start; the place where nothing does. */
function withoutStart({ end }: Span, free: number, isLoose: (place: number) => boolean): Span {
  let start = free;
  while (start < end && isLoose(start)) start += 1;
  return start < end ? { start, end } : { start: free, end: free };
}

/** A place that is inside of none of these spans, which are in order: before it or behind it, as in the source. */
function outside(index: number, place: number, fields: readonly Wanted[]): Span {
  const field = fields[firstWhere(fields, ({ span }) => span.end > place)];
  if (field === undefined || field.span.start >= place) return { start: place, end: place };
  const edge = index < field.index ? field.span.start : field.span.end;
  return { start: edge, end: edge };
}
