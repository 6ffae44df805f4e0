/** Texts with random spans and terms, and what the chain promises of their answers. */
import fc from "fast-check";
import { expect } from "vitest";
import type { ChainAnswer } from "../src/chain.ts";
import type { EngineText, Span, Term } from "../src/ports.ts";

export interface MarkedText extends EngineText {
  readonly spans: readonly Span[];
  readonly terms: readonly Term[];
}

interface Drawn {
  readonly parts: readonly string[];
  readonly pairs: readonly (readonly [number, number, boolean])[];
  readonly terms: readonly (readonly [number, number, string, boolean])[];
}

/** Of the places between characters of a text, those at which spans and terms may begin and end. */
type ChooseEdges = (edges: readonly number[], text: string) => readonly number[];

/** Texts made of `parts`, with up to a dozen spans and a few terms with any of the `translations`. */
export function markedTexts(
  parts: fc.Arbitrary<string>,
  translations: fc.Arbitrary<string>,
  choose: ChooseEdges = (edges) => edges,
): fc.Arbitrary<MarkedText> {
  const place = fc.nat(10_000);
  return fc
    .record({
      parts: fc.array(parts, { minLength: 1, maxLength: 12 }),
      pairs: fc.array(fc.tuple(place, place, fc.boolean()), { maxLength: 12 }),
      terms: fc.array(fc.tuple(place, place, translations, fc.boolean()), { maxLength: 4 }),
    })
    .map((drawn) => markedText(drawn, choose));
}

function markedText({ parts, pairs, terms }: Drawn, choose: ChooseEdges): MarkedText {
  const text = parts.join("");
  const edges = choose(characterEdges(text), text);
  const edge = (drawn: number) => edges[drawn % edges.length] ?? 0;
  const spans: { start: number; end: number; isFirst: boolean }[] = [];
  for (const [one, other, isFirst] of pairs) {
    const [start, end] = [edge(one), edge(other)].sort((a, b) => a - b);
    if (start === undefined || end === undefined) continue;
    if (spans.every((span) => !cross(span, { start, end }))) spans.push({ start, end, isFirst });
  }
  spans.sort((one, other) => one.start - other.start || rank(one) - rank(other) || other.end - one.end);
  const settled: Term[] = [];
  for (const [one, other, translation, isKept] of terms) {
    const [start, end] = [edge(one), edge(other)].sort((a, b) => a - b);
    if (start === undefined || end === undefined || start === end || end - start > 40) continue;
    const cutsSpan = spans.some((span) => [span.start, span.end].some((place) => start < place && place < end));
    const overlaps = settled.some((term) => term.start < end && start < term.end);
    if (cutsSpan || overlaps) continue;
    settled.push(
      isKept
        ? { start, end, kind: "kept", translation: text.slice(start, end) }
        : { start, end, kind: "glossary", translation },
    );
  }
  return {
    text,
    sentences: sentencesOf(text),
    spans: spans.map(({ start, end }) => ({ start, end })),
    terms: settled.sort((one, other) => one.start - other.start),
  };
}

/** An empty span may come before or behind the start tags at its place. */
function rank({ start, end, isFirst }: Span & { readonly isFirst: boolean }): number {
  return start < end ? 1 : isFirst ? 0 : 2;
}

function cross(one: Span, other: Span): boolean {
  return (
    (one.start < other.start && other.start < one.end && one.end < other.end) ||
    (other.start < one.start && one.start < other.end && other.end < one.end)
  );
}

function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?] )/);
  return sentences.length > 0 ? sentences : [text];
}

function characterEdges(text: string): readonly number[] {
  const segments = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
  return [...[...segments].map(({ index }) => index), text.length];
}

/** Holds an answer against the promises of `EngineChain.translate`. */
export function expectPromises({ text, spans, terms }: MarkedText, answer: ChainAnswer | undefined): void {
  if (answer?.status !== "translated") throw new Error(`not translated: ${JSON.stringify(answer)}`);
  const found = answer.spans ?? [];
  expect(found.length).toBe(spans.length);
  for (const { start, end } of found) {
    expect(0 <= start && start <= end && end <= answer.text.length).toBe(true);
  }
  expectNested(spans, found);
  expectTerms(terms, answer, text);
  expectWholeCharacters(answer.text, found, answer.terms ?? []);
  for (const [index, span] of spans.entries()) {
    const stands = found[index];
    for (const [number, term] of terms.entries()) {
      const place = answer.terms?.[number];
      if (place === undefined || stands === undefined || place.start === place.end) continue;
      const isApart = stands.end <= place.start || place.end <= stands.start;
      const isAround = stands.start <= place.start && place.end <= stands.end;
      expect(isApart || isAround, `span ${index} (${JSON.stringify(span)}) cuts ${term.translation}`).toBe(true);
    }
  }
}

function expectTerms(terms: readonly Term[], answer: ChainAnswer & { status: "translated" }, text: string): void {
  expect(answer.terms?.length ?? 0).toBe(terms.length);
  const places = answer.terms ?? [];
  for (const [index, { kind, translation }] of terms.entries()) {
    const place = places[index];
    if (kind === "kept") expect(place, `${JSON.stringify(translation)} of ${JSON.stringify(text)}`).toBeDefined();
    if (place === undefined) continue;
    const stretch = answer.text.slice(place.start, place.end);
    if (kind === "kept") expect(stretch).toBe(translation);
    else expect(stretch.toLowerCase()).toBe(translation.toLowerCase());
  }
  const inOrder = places.filter((place) => place !== undefined).sort((one, other) => one.start - other.start);
  for (const [index, { start }] of inOrder.entries()) {
    expect(start).toBeGreaterThanOrEqual(inOrder[index - 1]?.end ?? 0);
  }
  expect(answer.notApplied?.includes("terms") ?? false).toBe(places.includes(undefined));
}

function expectNested(source: readonly Span[], target: readonly Span[]): void {
  for (const [index, outer] of source.entries()) {
    for (const [later, inner] of source.entries()) {
      if (later <= index) continue;
      const [one, other] = [target[index], target[later]];
      if (one === undefined || other === undefined) throw new Error("no span");
      const isWithin = outer.start < outer.end && inner.start < outer.end;
      if (isWithin) expect(one.start <= other.start && other.end <= one.end).toBe(true);
      else expect(one.end <= other.start || other.end <= one.start).toBe(true);
    }
  }
}

/** The edges of a term are the only ones that may stand within a character: what is put in is put in as it is. */
function expectWholeCharacters(text: string, spans: readonly Span[], terms: readonly (Span | undefined)[]): void {
  const edges = new Set(characterEdges(text));
  for (const term of terms) if (term !== undefined) edges.add(term.start).add(term.end);
  for (const { start, end } of spans) {
    expect(edges.has(start) && edges.has(end), `${start} to ${end} of ${JSON.stringify(text)}`).toBe(true);
  }
}
