import type { Span, Term } from "@dragoman/engines";
import type { Segment } from "./passage.ts";
import type { FoundTerm, SegmentStep, TermFinder } from "./request.ts";
import { SegmentText } from "./segment-text.ts";
import { rangeAround } from "./term-places.ts";

/** Finds the words whose translation the request's glossaries settle, in what no memory has translated. */
export const findTerms: SegmentStep = (segments, { terms }) =>
  terms === undefined
    ? segments
    : segments.map((segment) => (segment.maker === "memory" ? segment : withTerms(segment, terms)));

function withTerms(segment: Segment, finder: TermFinder): Segment {
  const { text } = segment;
  const kept = text.terms ?? [];
  const wanted = finder.find(text.text, kept);
  if (wanted.length === 0 || !(text instanceof SegmentText)) return segment;
  const inOrder = [...kept, ...wanted.map(asTerm)].sort((one, other) => one.start - other.start);
  const spans = text.spans && spansAround(text.spans, wanted);
  let keptBefore = 0;
  return {
    ...segment,
    text: text.with({ terms: inOrder, ...(spans !== undefined && { spans }) }),
    translation: {
      ...segment.translation,
      spans: spans ?? segment.translation.spans,
      fixed: kept,
      terms: inOrder.map(({ kind }) => (kind === "kept" ? keptBefore++ : undefined)),
    },
  };
}

function asTerm({ start, end, translation }: FoundTerm): Term {
  return { start, end, translation, kind: "glossary" };
}

/**
 * An inline element encloses a term or does not: one that begins or ends inside a term is widened to it. Where several
 * stand side by side in one term, the first gets it and the others are left empty behind it. A place goes before it,
 * or, where it stands behind such another, behind it: so all keep their order.
 */
function spansAround(spans: readonly Span[], terms: readonly FoundTerm[]): readonly Span[] {
  const cuts = spans.flatMap((span) => termsCutting(span, terms).map((term) => ({ span, term })));
  if (cuts.length === 0) return spans;
  const first = new Set<Span>();
  for (const [term, own] of Map.groupBy(cuts, (cut) => cut.term)) {
    for (const span of beforeSecond(own.map((cut) => cut.span))) if (span.start > term.start) first.add(span);
  }
  return spans.map((span) => {
    const [startsIn, endsIn] = [rangeAround(terms, span.start), rangeAround(terms, span.end)];
    const start = (first.has(span) ? startsIn?.start : startsIn?.end) ?? span.start;
    return { ...span, start, end: span.start === span.end ? start : (endsIn?.end ?? span.end) };
  });
}

function termsCutting({ start, end }: Span, terms: readonly FoundTerm[]): readonly FoundTerm[] {
  const around = [rangeAround(terms, start), rangeAround(terms, end)];
  return [...new Set(around)].filter((term) => term !== undefined);
}

/** Those up to the one that encloses something and does not stand in the one before. */
function beforeSecond(spans: readonly Span[]): readonly Span[] {
  let outer: Span | undefined;
  const second = spans.findIndex((span) => {
    if (span.start === span.end) return false;
    const isBeside = outer !== undefined && !contains(outer, span);
    outer = span;
    return isBeside;
  });
  return second < 0 ? spans : spans.slice(0, second);
}

function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
