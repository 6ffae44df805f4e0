import type { EngineText, Span, Term } from "@dragoman/engines";
import { countWhile } from "./count-while.ts";

/** A stretch of a text, without white space around it, and what stands in it. Positions are those of the text. */
export interface Piece extends Span {
  readonly spans: readonly Span[];
  /** Words that come back as they are. */
  readonly kept: readonly Term[];
}

/** The whole text, with the white space around it. */
export function wholePiece({ text, spans = [], terms = [] }: EngineText): Piece {
  return { start: 0, end: text.length, spans, kept: terms.filter(({ kind }) => kind === "kept") };
}

/**
 * The sentences of a text, each with what stands in it. Two stay together where a span, or a kept word, reaches from one
 * into the other, or stands in the white space between them. All do where one stands in the white space around.
 */
export function sentencePieces(text: EngineText): readonly Piece[] {
  const whole = wholePiece(text);
  const { spans, kept } = whole;
  const marks = [...spans, ...kept];
  const places = joinedAcross(marks, sentencePlaces(text));
  const [first, last] = [places[0]?.start ?? 0, places.at(-1)?.end ?? 0];
  if (marks.some(({ start, end }) => start < first || end > last)) return [whole];
  const spansOf = dealt(spans, places);
  const keptOf = dealt(kept, places);
  return places.map((place, index) => ({ ...place, spans: spansOf[index] ?? [], kept: keptOf[index] ?? [] }));
}

/** Pieces that follow each other, as one. */
export function joinedPiece(pieces: readonly [Piece, ...Piece[]]): Piece {
  return {
    start: pieces[0].start,
    end: pieces.at(-1)?.end ?? pieces[0].end,
    spans: pieces.flatMap(({ spans }) => spans),
    kept: pieces.flatMap(({ kept }) => kept),
  };
}

/** The same stretch where the text before it is left out. */
export function movedBy<Stretch extends Span>(stretch: Stretch, offset: number): Stretch {
  return { ...stretch, start: stretch.start + offset, end: stretch.end + offset };
}

function sentencePlaces({ sentences }: EngineText): readonly Span[] {
  const places: Span[] = [];
  let at = 0;
  for (const sentence of sentences) {
    const core = sentence.trim();
    const start = at + (sentence.length - sentence.trimStart().length);
    if (core !== "") places.push({ start, end: start + core.length });
    at += sentence.length;
  }
  return places;
}

/** Joins the places that a mark ties together: those from the last that begins before it to the first that ends behind it. */
function joinedAcross(marks: readonly Span[], places: readonly Span[]): readonly Span[] {
  /** How many marks begin, less how many end, to tie a place to the one before it. */
  const ties = new Array<number>(places.length + 1).fill(0);
  for (const { start, end } of marks) {
    const first = Math.max(0, countWhile(places, (place) => place.start <= start) - 1);
    const last = Math.min(
      places.length - 1,
      countWhile(places, (place) => place.end < end),
    );
    if (first >= last) continue;
    ties[first + 1] = (ties[first + 1] ?? 0) + 1;
    ties[last + 1] = (ties[last + 1] ?? 0) - 1;
  }
  const joined: { start: number; end: number }[] = [];
  let open = 0;
  for (const [index, { start, end }] of places.entries()) {
    open += ties[index] ?? 0;
    const before = joined.at(-1);
    if (open > 0 && before !== undefined) before.end = end;
    else joined.push({ start, end });
  }
  return joined;
}

/** To each place the stretches that stand in it, in their order: none is given to a place before its predecessor's. */
function dealt<Stretch extends Span>(stretches: readonly Stretch[], places: readonly Span[]): readonly Stretch[][] {
  const hands: Stretch[][] = places.map(() => []);
  let at = 0;
  for (const stretch of stretches) {
    while (at < places.length - 1 && (places[at]?.end ?? 0) < stretch.end) at++;
    hands[at]?.push(stretch);
  }
  return hands;
}
