import type { EngineText, Span } from "../ports.ts";
import { type Alignment, align, type Lexicon, type Link } from "./alignment.ts";
import { firstEndingAfter, firstStartingAt, isSpace, placeInSameWord, tokensWithin } from "./words.ts";

export interface SpanFacts {
  readonly text: EngineText;
  readonly answer: string;
  /** Where the text's terms stand in the answer. */
  readonly terms?: readonly (Span | undefined)[] | undefined;
  /** What the engine itself says of which words stand for which. */
  readonly links?: readonly Link[];
  readonly lexicon?: Lexicon;
}

/**
 * Where the spans of a text stand in its answer: around the words that stand for theirs. White space at an edge is
 * inside or outside as it was. Not yet nested.
 */
export function findSpans({ text, answer, terms, links = [], lexicon = new Map() }: SpanFacts): readonly Span[] {
  const spans = text.spans ?? [];
  if (answer === text.text) return spans;
  const settled = (text.terms ?? []).flatMap((source, index) => {
    const target = terms?.[index];
    return target === undefined ? [] : [{ source, target }];
  });
  const finder = new SpanFinder(
    text.text,
    answer,
    align({ text: text.text, answer, terms: settled, links, stretches: spans, lexicon }),
  );
  return spans.map((span) => finder.find(span));
}

/** How much a word of the answer says of where a span is; a mark says little, and a word that others share less. */
const wordWeight = 1;
const markWeight = 0.1;
const shared = 0.4;

/** Words in a row of the answer: tokens from `first` to `last`. */
interface Run {
  readonly first: number;
  readonly last: number;
}

class SpanFinder {
  readonly #text: string;
  readonly #answer: string;
  readonly #alignment: Alignment;
  /** By the first and last token of the source: many spans are around the same words. */
  readonly #runs = new Map<number, Run | undefined>();
  readonly #weights: Float64Array;
  readonly #alignedBefore: Int32Array;
  readonly #alignedAfter: Int32Array;

  constructor(text: string, answer: string, alignment: Alignment) {
    this.#text = text;
    this.#answer = answer;
    this.#alignment = alignment;
    const { target, targetFirst } = alignment;
    this.#weights = Float64Array.from(target, ({ isWord }) => (isWord ? wordWeight : markWeight));
    this.#alignedBefore = new Int32Array(targetFirst.length).fill(-1);
    this.#alignedAfter = new Int32Array(targetFirst.length).fill(-1);
    let last = -1;
    for (let index = 0; index < targetFirst.length; index++) {
      if (targetFirst[index] !== -1) last = index;
      this.#alignedBefore[index] = last;
    }
    last = -1;
    for (let index = targetFirst.length - 1; index >= 0; index--) {
      if (targetFirst[index] !== -1) last = index;
      this.#alignedAfter[index] = last;
    }
  }

  find(span: Span): Span {
    const range = tokensWithin(this.#alignment.source, span);
    if (range === undefined) return this.#spaceAt(span);
    const run = this.#runOf(range[0], range[1]);
    if (run === undefined) return this.#placeAt(span.start);
    return this.#withSpace(span, range, this.#withEdges(span, range, run));
  }

  #runOf(first: number, last: number): Run | undefined {
    const key = first * this.#alignment.source.length + last;
    if (!this.#runs.has(key)) this.#runs.set(key, this.#largestRun(first, last));
    return this.#runs.get(key);
  }

  /** Of the words of the answer that stand for these, the most in a row that no word for others breaks. */
  #largestRun(first: number, last: number): Run | undefined {
    const { source, target, targetFirst, targetLast, sourceFirst, sourceLast } = this.#alignment;
    if (first === 0 && last === source.length - 1) {
      return target.length === 0 ? undefined : { first: 0, last: target.length - 1 };
    }
    let [low, high] = [target.length, -1];
    for (let index = first; index <= last; index++) {
      const place = targetFirst[index] ?? -1;
      if (place === -1) continue;
      if (place < low) low = place;
      const end = targetLast[index] ?? -1;
      if (end > high) high = end;
    }
    if (low > high) return undefined;
    const isOwn = (place: number) => (sourceFirst[place] ?? -1) >= first && (sourceLast[place] ?? -1) <= last;
    while (isOwn(low - 1)) low -= 1;
    while (isOwn(high + 1)) high += 1;
    let best: Run | undefined;
    let [bestWeight, start, end, weight] = [0, -1, -1, 0];
    for (let place = low; place <= high; place++) {
      const from = sourceFirst[place] ?? -1;
      if (from === -1) continue;
      const until = sourceLast[place] ?? -1;
      const own = this.#weights[place] ?? 0;
      if (until >= first && from <= last) {
        if (start === -1) start = place;
        end = place;
        weight += from >= first && until <= last ? own : own * shared;
      } else if (own === wordWeight) {
        if (weight > bestWeight) [best, bestWeight] = [{ first: start, last: end }, weight];
        [start, end, weight] = [-1, -1, 0];
      }
    }
    return weight > bestWeight ? { first: start, last: end } : best;
  }

  /** The run in code units; marks at the ends of the text, and edges within a word that stays the same, as they were. */
  #withEdges(span: Span, [first, last]: readonly [number, number], run: Run): Span {
    const { source, target, sourceFirst } = this.#alignment;
    const isLoose = (place: number) => target[place]?.isWord === false && sourceFirst[place] === -1;
    let { first: from, last: until } = this.#withMarks(first, last, run);
    if (first === 0) {
      let place = from;
      while (place > 0 && isLoose(place - 1)) place -= 1;
      if (place === 0) from = 0;
    }
    if (last === source.length - 1) {
      let place = until;
      while (place < target.length - 1 && isLoose(place + 1)) place += 1;
      if (place === target.length - 1) until = place;
    }
    const start = this.#sameWordPlace(span.start, from - 1, until) ?? target[from]?.start ?? 0;
    const end = this.#sameWordPlace(span.end, from, until + 1) ?? target[until]?.end ?? start;
    return { start, end: Math.max(start, end) };
  }

  /** The marks at the ends of the source's words, where the same ones stand beside the run: brackets, a full stop. */
  #withMarks(first: number, last: number, run: Run): Run {
    const { source, target, sourceFirst } = this.#alignment;
    const isSame = (place: number, index: number) =>
      target[place]?.isWord === false && sourceFirst[place] === -1 && target[place]?.form === source[index]?.form;
    let [from, until] = [run.first, run.last];
    let [start, end] = [first, last];
    while (start < last && source[start]?.isWord === false) start += 1;
    while (end > start && source[end]?.isWord === false) end -= 1;
    while (start > first && target[run.first]?.isWord === true && isSame(from - 1, start - 1))
      [from, start] = [from - 1, start - 1];
    while (end < last && target[run.last]?.isWord === true && isSame(until + 1, end + 1))
      [until, end] = [until + 1, end + 1];
    return { first: from, last: until };
  }

  /** A place within a word, where the answer has the same word between two of its tokens; capitals may differ. */
  #sameWordPlace(place: number, from: number, until: number): number | undefined {
    const { source, target, targetFirst, targetLast } = this.#alignment;
    const index = firstEndingAfter(source, place);
    const [token, at] = [source[index], targetFirst[index] ?? -1];
    if (token === undefined || place <= token.start || at < from || at > until) return undefined;
    const same = at === targetLast[index] ? target[at] : undefined;
    if (same?.form !== token.form) return undefined;
    const word = this.#text.slice(token.start, token.end);
    const step = placeInSameWord(word, this.#answer.slice(same.start, same.end), place - token.start);
    return step === undefined ? undefined : same.start + step;
  }

  #withSpace(span: Span, [first, last]: readonly [number, number], found: Span): Span {
    const { source } = this.#alignment;
    const before = (source[first]?.start ?? 0) - span.start;
    const after = span.end - (source[last]?.end ?? span.end);
    let { start, end } = found;
    for (let count = 0; count < before && isSpace(this.#answer.charAt(start - 1)); count++) start -= 1;
    for (let count = 0; count < after && isSpace(this.#answer.charAt(end)); count++) end += 1;
    return { start, end };
  }

  /** A span of white space alone, around what the answer has in its place. */
  #spaceAt({ start, end }: Span): Span {
    const place = this.#placeAt(start).start;
    let until = place;
    for (let count = start; count < end && isSpace(this.#answer.charAt(until)); count++) until += 1;
    return { start: place, end: until };
  }

  /** The place in the answer for one in the source: beside the word beside which it stood. */
  #placeAt(offset: number): Span {
    const { source, target, targetFirst, targetLast } = this.#alignment;
    const next = firstStartingAt(source, offset);
    const cut = firstEndingAfter(source, offset);
    if (cut < next) {
      const same = this.#sameWordPlace(offset, 0, target.length);
      if (same !== undefined) return { start: same, end: same };
    }
    const [before, after] = [source[next - 1], source[next]];
    if (after === undefined) return this.#atEnd(offset, before?.end ?? 0);
    if (before === undefined) return this.#atStart(offset);
    const isBehind = before.end >= offset || after.start > offset;
    const sides = [
      { word: this.#alignedBefore[next - 1] ?? -1, isBehind: true },
      { word: this.#alignedAfter[next] ?? -1, isBehind: false },
    ];
    const known = (isBehind ? sides : sides.reverse()).find(({ word }) => word !== -1);
    if (known === undefined) return this.#atEnd(offset, before.end);
    if (!known.isBehind) return at(target[targetFirst[known.word] ?? -1]?.start ?? 0);
    let place = target[targetLast[known.word] ?? -1]?.end ?? 0;
    if (known.word === next - 1) {
      for (let count = before.end; count < offset && isSpace(this.#answer.charAt(place)); count++) place += 1;
    }
    return at(place);
  }

  /** Before the first word: behind as much of the white space there. */
  #atStart(offset: number): Span {
    let place = 0;
    while (place < offset && isSpace(this.#answer.charAt(place))) place += 1;
    return at(place);
  }

  /** Behind the last word: before as much of the white space there. */
  #atEnd(offset: number, wordsEnd: number): Span {
    let place = this.#answer.trimEnd().length;
    for (let count = wordsEnd; count < offset && place < this.#answer.length; count++) place += 1;
    return at(place);
  }
}

function at(place: number): Span {
  return { start: place, end: place };
}
