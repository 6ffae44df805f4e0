import type { Link } from "../../carry/alignment.ts";
import { type Edit, replaced } from "../../carry/replaced.ts";
import { findSpans } from "../../carry/spans.ts";
import { gathered, type MarkedSentences, type Run } from "../../carry/stretches.ts";
import { isSpace } from "../../carry/words.ts";
import type { EngineText, Span } from "../../ports.ts";
import type { CarriedTerm } from "./carried-terms.ts";

/** A text whose terms went as symbols. */
export interface CarriedText {
  readonly text: EngineText;
  readonly terms: readonly CarriedTerm[];
  /** Its empty spans that went as symbols too, by their indexes. */
  readonly places: readonly number[];
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
  const sourceOf = (stretch: number) => sidesOf(text, places[stretch - stretches.length]);
  const links: Link[] = [];
  for (const [stretch, found] of went.entries()) {
    const own = stretches[stretch];
    if (own !== undefined && own.term === undefined) {
      for (const target of found) links.push({ source: { start: own.start, end: own.end }, target });
      continue;
    }
    for (const place of found) {
      if (own?.term !== undefined) edits.push({ ...place, by: terms[own.term]?.translation ?? "", stretch });
      else edits.push({ ...withoutSpace(place, written, sourceOf(stretch)), by: "", stretch });
    }
  }
  const inOrder = apart(edits);
  const { text: answer, places: stand, moved } = replaced(written, inOrder);
  const placeOf = new Map(inOrder.map(({ stretch }, index) => [stretch, stand[index]]));
  const termPlaces = placesOfTerms(terms, stretches, placeOf);
  const spans = findSpans({
    text: { ...text, terms },
    answer,
    terms: termPlaces,
    links: links.map(({ source, target }) => ({ source, target: moved(target) })),
  });
  const placed = places.map((index, order) => [index, placeOf.get(stretches.length + order)] as const);
  const carried = new Map(placed);
  return {
    text: answer,
    ...(text.spans && { spans: spans.map((span, index) => carried.get(index) ?? span) }),
    ...(text.terms && { terms: ownPlaces(text.terms.length, terms, termPlaces) }),
  };
}

interface SymbolEdit extends Edit {
  readonly stretch: number;
}

/** Which sides of a place have white space. */
interface Sides {
  readonly before: boolean;
  readonly behind: boolean;
}

function sidesOf({ text, spans = [] }: EngineText, index: number | undefined): Sides {
  const place = spans[index ?? -1]?.start ?? 0;
  return { before: isSpace(text.charAt(place - 1)), behind: isSpace(text.charAt(place)) };
}

/** A symbol is set apart by spaces as a word is; where it goes away, the one that the source has not goes too. */
function withoutSpace({ start, end }: Span, written: string, source: Sides): Span {
  const [before, behind] = [written.charAt(start - 1), written.charAt(end)];
  if (isSpace(before) && (isSpace(behind) || behind === "") && !source.before) return { start: start - 1, end };
  if (isSpace(behind) && (isSpace(before) || before === "") && !source.behind) return { start, end: end + 1 };
  return { start, end };
}

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
