import type { EngineText, Span, Term } from "../ports.ts";
import { firstWhere } from "./first-where.ts";
import { characterEdges } from "./graphemes.ts";
import { nestedAs } from "./nesting.ts";
import type { Translated } from "./terms.ts";

/**
 * An answer as the chain promises it, whatever the engine said of places: as many spans as the text has, nested as
 * there, no edge inside of a character or of a term.
 */
export function conformed(text: EngineText, { spans, terms, ...rest }: Translated): Translated {
  const answer: Translated = text.terms?.length && terms ? { ...rest, terms } : rest;
  if (!text.spans?.length) return answer;
  return { ...answer, spans: conformedSpans(text.spans, text.terms ?? [], { ...answer, ...(spans && { spans }) }) };
}

function conformedSpans(source: readonly Span[], sourceTerms: readonly Term[], answer: Translated): readonly Span[] {
  const wanted = answer.spans ?? [];
  const placed = (answer.terms ?? [])
    .flatMap((place, index) => {
      const term = sourceTerms[index];
      return place === undefined || term === undefined ? [] : [{ place, term }];
    })
    .sort((one, other) => one.place.start - other.place.start);
  const edges = characterEdges(answer.text);
  const spans = source.map((own, index) => {
    const { start, end } = ordered(wanted[index], answer.text.length);
    const [from, until] = [termAround(placed, start), termAround(placed, end)];
    const isEmpty = start === end;
    const first =
      from === undefined
        ? edges.before(start)
        : isEmpty || contains(own, from.term)
          ? from.place.start
          : from.place.end;
    const last =
      until === undefined ? edges.after(end) : contains(own, until.term) ? until.place.end : until.place.start;
    return { start: first, end: isEmpty ? first : Math.max(first, last) };
  });
  return nestedAs(source, spans, answer.text, (place) => termAround(placed, place) !== undefined);
}

function ordered(span: Span | undefined, length: number): Span {
  const within = (place: number | undefined) =>
    place === undefined || !Number.isInteger(place) ? 0 : Math.min(Math.max(0, place), length);
  const start = within(span?.start);
  return { start, end: Math.max(start, within(span?.end)) };
}

function contains(span: Span, term: Span): boolean {
  return span.start <= term.start && term.end <= span.end && span.start < span.end;
}

interface PlacedTerm {
  readonly place: Span;
  readonly term: Term;
}

/** The term inside of which a place is. */
function termAround(terms: readonly PlacedTerm[], place: number): PlacedTerm | undefined {
  const term = terms[firstWhere(terms, ({ place: { end } }) => end > place)];
  return term !== undefined && term.place.start < place ? term : undefined;
}
