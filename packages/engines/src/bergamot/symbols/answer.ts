import type { Link } from "../../carry/alignment.ts";
import { type Edit, replaced } from "../../carry/replaced.ts";
import { findSpans } from "../../carry/spans.ts";
import { gathered, type MarkedSentences, type Run } from "../../carry/stretches.ts";
import { isSpace } from "../../carry/words.ts";
import type { EngineText, Span } from "../../ports.ts";
import type { CarriedTerm } from "./carried-terms.ts";
import type { Place } from "./pieces.ts";

/** A text whose terms went as symbols. */
export interface CarriedText {
  readonly text: EngineText;
  readonly terms: readonly CarriedTerm[];
  /** Its empty spans that went as symbols too. */
  readonly places: readonly Place[];
  /** The stretches of its sentences; behind them are counted the places. */
  readonly stretches: MarkedSentences["stretches"];
}

interface Found {
  readonly text: string;
  readonly spans?: readonly Span[];
  readonly terms?: readonly (Span | undefined)[];
}

/** The answer in runs, each carried stretch a run of its own: with the terms put in, and spans and places where they went. */
export function answerWithSymbols({ text, terms, places, stretches }: CarriedText, runs: readonly Run[]): Found {
  const { written, went } = gathered(runs, stretches.length + places.length);
  const edits: SymbolEdit[] = [];
  const links: Link[] = [];
  for (const [carried, found] of went.entries()) {
    const [own, place] = [stretches[carried], places[carried - stretches.length]];
    for (const stands of found) {
      if (place !== undefined) edits.push({ ...withoutSpace(stands, written, sidesOf(text, place)), by: "", carried });
      else if (own?.term !== undefined) edits.push({ ...stands, by: terms[own.term]?.translation ?? "", carried });
      else if (own !== undefined) links.push({ source: { start: own.start, end: own.end }, target: stands });
    }
  }
  const inOrder = apart(edits);
  const { text: answer, places: now, moved } = replaced(written, inOrder);
  const placeOf = new Map(inOrder.map(({ carried }, index) => [carried, now[index]]));
  const termPlaces = placesOfTerms(terms, stretches, placeOf);
  const spans = findSpans({
    text: { ...text, terms },
    answer,
    terms: termPlaces,
    links: links.map(({ source, target }) => ({ source, target: moved(target) })),
  });
  const carried = new Map(places.map(({ span }, index) => [span, placeOf.get(stretches.length + index)]));
  return {
    text: answer,
    ...(text.spans && { spans: spans.map((span, index) => carried.get(index) ?? span) }),
    ...(text.terms && { terms: ownPlaces(text.terms.length, terms, termPlaces) }),
  };
}

interface SymbolEdit extends Edit {
  /** The stretch or the place, as pieces count them. */
  readonly carried: number;
}

/** Which sides of a place have white space. */
interface Sides {
  readonly before: boolean;
  readonly behind: boolean;
}

function sidesOf({ text }: EngineText, { at }: Place): Sides {
  return { before: isSpace(text.charAt(at - 1)), behind: isSpace(text.charAt(at)) };
}

/**
 * A symbol is set apart by spaces as a word is; where it goes away, those that the source has not go too, unless two words
 * would become one.
 */
function withoutSpace({ start, end }: Span, written: string, source: Sides): Span {
  const isBlank = (place: number) => written.charAt(place) === "" || isSpace(written.charAt(place));
  if (!isBlank(start - 1) || !isBlank(end)) return { start, end };
  const before = start > 0 && !source.before ? 1 : 0;
  const behind = end < written.length && !source.behind ? 1 : 0;
  const joins = wordCharacter.test(written.charAt(start - 2)) && wordCharacter.test(written.charAt(end + 1));
  return { start: start - before, end: end + (before > 0 && joins ? 0 : behind) };
}

const wordCharacter = /[\p{L}\p{N}]/u;

/** In order, and no white space taken twice. */
function apart(edits: readonly SymbolEdit[]): readonly SymbolEdit[] {
  let from = 0;
  return edits
    .toSorted((one, other) => one.start - other.start)
    .map((edit) => {
      const start = Math.max(from, edit.start);
      from = Math.max(start, edit.end);
      return { ...edit, start, end: from };
    });
}

function placesOfTerms(
  terms: readonly CarriedTerm[],
  stretches: MarkedSentences["stretches"],
  placeOf: ReadonlyMap<number, Span | undefined>,
): readonly (Span | undefined)[] {
  const found: (Span | undefined)[] = terms.map(() => undefined);
  for (const [stretch, { term }] of stretches.entries()) {
    if (term !== undefined) found[term] = placeOf.get(stretch);
  }
  return found;
}

function ownPlaces(
  count: number,
  terms: readonly CarriedTerm[],
  places: readonly (Span | undefined)[],
): readonly (Span | undefined)[] {
  const own: (Span | undefined)[] = Array.from({ length: count }, () => undefined);
  for (const [index, term] of terms.entries()) if (term.own !== undefined) own[term.own] = places[index];
  return own;
}
