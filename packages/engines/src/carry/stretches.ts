/**
 * Texts for engines that say of marked stretches where they went. Nested spans and terms become stretches side by side,
 * cut at every edge, so that the engine sees no nesting; from where they went, spans and terms are found again.
 */
import type { EngineText, Span, Term } from "../ports.ts";
import type { Link } from "./alignment.ts";
import { firstWhere } from "./first-where.ts";
import { type Edit, replaced } from "./replaced.ts";
import { findSpans } from "./spans.ts";
import { firstEndingAfter, type Token, tokensOf } from "./words.ts";

/** Part of a sentence; the parts joined give it. */
export interface Part {
  readonly text: string;
  /** For a stretch to be marked: its number, which is its own in the whole text. */
  readonly stretch?: number;
}

export interface MarkedSentences {
  readonly sentences: readonly (readonly Part[])[];
  /** Where each numbered stretch stands in the text. */
  readonly stretches: readonly Stretch[];
}

interface Stretch extends Span {
  /** The term that the stretch is, by its index. */
  readonly term: number | undefined;
}

/** Part of an answer, and which stretches the engine says it stands for: none, one, or several that became one word. */
export interface Run {
  readonly text: string;
  readonly stretches: readonly number[];
}

/** The sentences of a text cut at the edges of its spans and terms. Edges within words are moved to the words' own. */
export function markedSentences(text: EngineText): MarkedSentences {
  const stretches: Stretch[] = [];
  const ownEdges = edgesOf(text, tokensOf(text.text));
  let next = 0;
  const sentences = sentenceRanges(text).map((sentence) => {
    const parts: Part[] = [];
    let from = sentence.start;
    const write = (until: number) => {
      if (until <= from) return;
      parts.push(...partsOf(text, from, until, stretches));
      from = until;
    };
    while ((ownEdges[next] ?? sentence.end) < sentence.end) {
      write(ownEdges[next] ?? from);
      next += 1;
    }
    write(sentence.end);
    return parts;
  });
  return { sentences, stretches };
}

/** Where the words of a text are cut, in order; never within a term. */
function edgesOf({ spans = [], terms = [] }: EngineText, tokens: readonly Token[]): readonly number[] {
  const settled = new Set(terms.flatMap(({ start, end }) => [start, end]));
  const edges = new Set(settled);
  for (const { start, end } of spans) {
    for (const place of [start, end]) {
      const edge = settled.has(place) ? place : wordEdge(tokens, place);
      if (termAround(terms, edge) === undefined) edges.add(edge);
    }
  }
  return [...edges].sort((one, other) => one - other);
}

/** The edge of the word that a place cuts, the nearer one; the place itself between words. */
export function wordEdge(tokens: readonly Token[], place: number): number {
  const token = tokens[firstEndingAfter(tokens, place)];
  if (token === undefined || token.start >= place) return place;
  return place - token.start < token.end - place ? token.start : token.end;
}

/** White space and marks around words stay outside of what is marked. */
function partsOf(text: EngineText, start: number, end: number, stretches: Stretch[]): readonly Part[] {
  const own = text.text.slice(start, end);
  const term = termAt(text.terms ?? [], start, end);
  const core = term >= 0 ? own : own.trim();
  if (term < 0 && !/[\p{L}\p{N}]/u.test(core)) return [{ text: own }];
  const lead = term >= 0 ? 0 : own.length - own.trimStart().length;
  const stretch = stretches.push({
    start: start + lead,
    end: start + lead + core.length,
    term: term < 0 ? undefined : term,
  });
  return [
    { text: own.slice(0, lead) },
    { text: core, stretch: stretch - 1 },
    { text: own.slice(lead + core.length) },
  ].filter((part) => part.text !== "");
}

/** Sentences as stretches of their text; what a term joins is one. */
function sentenceRanges({ text, sentences, terms = [] }: EngineText): readonly Span[] {
  const ranges: Span[] = [];
  let [start, end] = [0, 0];
  for (const sentence of sentences.length > 0 ? sentences : [text]) {
    end += sentence.length;
    if (termAround(terms, end) !== undefined) continue;
    ranges.push({ start, end });
    start = end;
  }
  return ranges;
}

/** The index of the term that is this stretch, or -1. */
function termAt(terms: readonly Term[], start: number, end: number): number {
  const index = firstWhere(terms, (term) => term.start >= start);
  const term = terms[index];
  return term?.start === start && term.end === end ? index : -1;
}

/** The term inside of which a place is. */
function termAround(terms: readonly Term[], place: number): Term | undefined {
  const term = terms[firstWhere(terms, ({ end }) => end > place)];
  return term !== undefined && term.start < place ? term : undefined;
}

/** The answer that an engine gave in runs, with the terms put in and the spans where their stretches went. */
export function answerOf(text: EngineText, { stretches }: MarkedSentences, runs: readonly Run[]) {
  const { written, went } = gathered(runs, stretches.length);
  const edits: (Edit & { readonly term: number })[] = [];
  const links: Link[] = [];
  for (const [index, { start, end, term }] of stretches.entries()) {
    const places = went[index] ?? [];
    const [place] = places;
    const translation = term === undefined ? undefined : text.terms?.[term]?.translation;
    if (term !== undefined && translation !== undefined && place !== undefined && places.length === 1) {
      edits.push({ ...place, by: translation, term });
    }
    for (const each of places) links.push({ source: { start, end }, target: each });
  }
  const apart = withoutShared(edits.sort((one, other) => one.start - other.start));
  const { text: answer, places, moved } = replaced(written, apart);
  const placeOf = new Map(apart.map(({ term }, index) => [term, places[index]]));
  const terms = text.terms?.map((_, index) => placeOf.get(index));
  const known = links.map(({ source, target }) => ({ source, target: moved(target) }));
  const spans = text.spans && findSpans({ text, answer, terms, links: known });
  return { text: answer, ...(spans && { spans }), ...(terms && { terms }) };
}

/** The text of the runs, and where each stretch went; runs in a row, white space between them, are one place. */
export function gathered(runs: readonly Run[], count: number) {
  const went: Span[][] = Array.from({ length: count }, () => []);
  let written = "";
  for (const { text, stretches } of runs) {
    const start = written.length + text.length - text.trimStart().length;
    const end = start + text.trim().length;
    written += text;
    if (start === end) continue;
    for (const stretch of stretches) {
      const places = went[stretch];
      const last = places?.at(-1);
      if (last !== undefined && written.slice(last.end, start).trim() === "") places?.pop();
      const from = last !== undefined && written.slice(last.end, start).trim() === "" ? last.start : start;
      places?.push({ start: from, end });
    }
  }
  return { written, went };
}

/** A word that two terms became is neither of them. */
function withoutShared<Place extends Span>(places: readonly Place[]): readonly Place[] {
  return places.filter(
    ({ start, end }, index) => (places[index - 1]?.end ?? 0) <= start && end <= (places[index + 1]?.start ?? end),
  );
}
