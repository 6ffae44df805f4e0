import type { Span } from "../ports.ts";
import { firstWhere } from "./first-where.ts";
import { nearestPairs } from "./nearest-pairs.ts";
import { areAlike, keyOf, type Token, tokensCutAt, tokensWithin } from "./words.ts";

/** A stretch of the source and the stretch of the answer that stands for it. */
export interface Link {
  readonly source: Span;
  readonly target: Span;
}

/** What a word or some words of the source are in the target language, both in their forms: `["red", "house"]` is a key `red house`. */
export type Lexicon = ReadonlyMap<string, readonly string[]>;

/** Words of the longest entry that a lexicon may have. */
const longestEntry = 40;

/** Which words of an answer stand for which of its source. */
export interface Alignment {
  readonly source: readonly Token[];
  readonly target: readonly Token[];
  /** For each token of the source the first and last token of the answer that stand for it; -1 for none. */
  readonly targetFirst: Int32Array;
  readonly targetLast: Int32Array;
  /** The other way round. */
  readonly sourceFirst: Int32Array;
  readonly sourceLast: Int32Array;
}

export interface AlignmentFacts {
  readonly text: string;
  readonly answer: string;
  /** Where terms stand; no word is part of one and reaches out of it. */
  readonly terms: readonly Link[];
  /** What the engine itself says. */
  readonly links: readonly Link[];
  /** Stretches of the source that the lexicon may know as a whole. */
  readonly stretches: readonly Span[];
  readonly lexicon: Lexicon;
}

/**
 * Aligns by what is sure first: terms, links, then what the lexicon says, the same words, inflected ones; what is left
 * between two that are aligned is aligned in order. Takes time by the length of the texts.
 */
export function align({ text, answer, terms, links, stretches, lexicon }: AlignmentFacts): Alignment {
  const source = terms.map((term) => term.source);
  const target = terms.map((term) => term.target);
  const aligner = new Aligner(tokensCutAt(text, source), tokensCutAt(answer, target));
  for (const { source, target } of [...terms, ...links]) aligner.linkStretches(source, target);
  const whole = aligner.wantedOf(stretches, lexicon);
  const words = aligner.source.flatMap(({ form }, index) => {
    const forms = lexicon.get(form);
    return forms === undefined ? [] : [{ first: index, last: index, forms }];
  });
  const same = aligner.source.map(({ form }, index) => ({ first: index, last: index, forms: [form] }));
  for (const which of ["as-often", "any"] as const) {
    for (const wanted of [whole, words, same]) aligner.linkSequences(wanted, which, lexicon);
  }
  aligner.linkInflected(lexicon);
  aligner.linkGaps();
  return aligner;
}

/** Tokens of the source, and the forms that would stand for them. */
interface Wanted {
  readonly first: number;
  readonly last: number;
  readonly forms: readonly string[];
}

class Aligner implements Alignment {
  readonly targetFirst: Int32Array;
  readonly targetLast: Int32Array;
  readonly sourceFirst: Int32Array;
  readonly sourceLast: Int32Array;
  readonly source: readonly Token[];
  readonly target: readonly Token[];
  readonly #places = new Map<string, number[]>();

  constructor(source: readonly Token[], target: readonly Token[]) {
    this.source = source;
    this.target = target;
    this.targetFirst = new Int32Array(source.length).fill(-1);
    this.targetLast = new Int32Array(source.length).fill(-1);
    this.sourceFirst = new Int32Array(target.length).fill(-1);
    this.sourceLast = new Int32Array(target.length).fill(-1);
    for (const [place, { form }] of target.entries()) {
      const places = this.#places.get(form);
      if (places === undefined) this.#places.set(form, [place]);
      else places.push(place);
    }
  }

  linkStretches(source: Span, target: Span): void {
    const [from, into] = [tokensWithin(this.source, source), tokensWithin(this.target, target)];
    if (from !== undefined && into !== undefined) this.#link(from[0], from[1], into[0], into[1]);
  }

  /** Of these stretches, each once, those of several words that the lexicon knows; the shorter first. */
  wantedOf(stretches: readonly Span[], lexicon: Lexicon): readonly Wanted[] {
    const wanted = new Map<string, Wanted>();
    for (const stretch of stretches) {
      let [first, last] = tokensWithin(this.source, stretch) ?? [0, 0];
      while (first < last && this.source[first]?.isWord === false) first += 1;
      while (last > first && this.source[last]?.isWord === false) last -= 1;
      const isWhole = last - first + 1 === this.source.length;
      if (first === last || isWhole || last - first >= longestEntry || wanted.has(`${first} ${last}`)) continue;
      const forms = lexicon.get(keyOf(this.source.slice(first, last + 1)));
      if (forms !== undefined) wanted.set(`${first} ${last}`, { first, last, forms });
    }
    return [...wanted.values()].sort(
      (one, other) => one.last - one.first - (other.last - other.first) || one.first - other.first,
    );
  }

  /** `as-often`: only what stands in the answer as often as it is wanted, so that nothing has to be chosen. */
  linkSequences(all: readonly Wanted[], which: "as-often" | "any", lexicon: Lexicon): void {
    const expected = which === "any" ? this.#expected() : undefined;
    const open = all.filter(({ first, last, forms }) => forms.length > 0 && this.#isOpen(first, last));
    for (const [, wanted] of Map.groupBy(open, ({ forms }) => forms.join(" "))) {
      const forms = wanted[0]?.forms ?? [];
      const places = this.#placesOf(forms);
      if (expected === undefined && places.length !== wanted.length) continue;
      for (const [place, { first, last }] of paired(wanted, places, expected)) {
        if (!this.#isOpen(first, last) || !this.#areLeft(place, forms)) continue;
        if (first < last) this.#linkWithin(first, last, place, place + forms.length, lexicon);
        else this.#link(first, last, place, place + forms.length - 1);
      }
    }
  }

  /** Words that stand together for others: each for its own where that is known, else in order. */
  #linkWithin(first: number, last: number, start: number, end: number, lexicon: Lexicon): void {
    const left = new Set(this.#words(this.target, start, end));
    const all = Array.from({ length: end - start }, (_, step) => start + step);
    const marks = new Set(all.filter((place) => !left.has(place)));
    const open: number[] = [];
    for (let index = first; index <= last; index++) {
      const { form = "", isWord = true } = this.source[index] ?? {};
      const wanted = lexicon.get(form)?.at(-1) ?? form;
      const own = isWord ? left : marks;
      const place = [...own].find((each) => areAlike(this.target[each]?.form ?? "", wanted));
      if (place !== undefined) {
        own.delete(place);
        this.#link(index, index, place, place);
      } else if (isWord) open.push(index);
    }
    if (open.length > 0) this.#linkRuns(open, [...left]);
    for (let place = start; place < end; place++) {
      if (this.sourceFirst[place] === -1) widen(this.sourceFirst, this.sourceLast, place, first, last);
    }
  }

  linkInflected(lexicon: Lexicon): void {
    const expected = this.#expected();
    const starts = new Map<string, number[]>();
    for (const [place, { form, isWord }] of this.target.entries()) {
      if (!isWord || this.sourceFirst[place] !== -1) continue;
      const start = form.slice(0, 3);
      const places = starts.get(start);
      if (places === undefined) starts.set(start, [place]);
      else places.push(place);
    }
    for (const [index, { form, isWord }] of this.source.entries()) {
      if (!isWord || this.targetFirst[index] !== -1) continue;
      for (const wanted of [lexicon.get(form)?.at(-1), form]) {
        if (wanted === undefined) continue;
        const place = this.#nearestAlike(wanted, starts.get(wanted.slice(0, 3)) ?? [], expected[index] ?? 0);
        if (place === undefined) continue;
        this.#link(index, index, place, place);
        break;
      }
    }
  }

  /** What is left in the source between two aligned words, with what is left between theirs. */
  linkGaps(): void {
    let index = 0;
    while (index < this.source.length) {
      if (this.targetFirst[index] !== -1) {
        index += 1;
        continue;
      }
      let end = index;
      while (end < this.source.length && this.targetFirst[end] === -1) end += 1;
      const before = index === 0 ? -1 : (this.targetLast[index - 1] ?? -1);
      const after = end === this.source.length ? this.target.length : (this.targetFirst[end] ?? this.target.length);
      this.#linkRuns(this.#words(this.source, index, end), this.#leftBetween(before, after));
      index = end;
    }
  }

  /** Words of the answer that stand for nothing yet: behind one place, or else before another. */
  #leftBetween(before: number, after: number): readonly number[] {
    let end = before + 1;
    while (end < this.target.length && this.sourceFirst[end] === -1) end += 1;
    const behind = this.#words(this.target, before + 1, before < after ? Math.min(end, after) : end);
    if (behind.length > 0) return behind;
    let start = after;
    while (start > 0 && this.sourceFirst[start - 1] === -1) start -= 1;
    return this.#words(this.target, start, after);
  }

  #linkRuns(from: readonly number[], into: readonly number[]): void {
    if (from.length === 0 || into.length === 0) return;
    const many = Math.max(from.length, into.length);
    for (let step = 0; step < many; step++) {
      const index = from[Math.floor((step * from.length) / many)];
      const place = into[Math.floor((step * into.length) / many)];
      if (index !== undefined && place !== undefined) this.#link(index, index, place, place);
    }
  }

  #words(tokens: readonly Token[], start: number, end: number): readonly number[] {
    const words: number[] = [];
    for (let index = start; index < end; index++) if (tokens[index]?.isWord === true) words.push(index);
    return words;
  }

  #isOpen(first: number, last: number): boolean {
    for (let index = first; index <= last; index++) if (this.targetFirst[index] !== -1) return false;
    return true;
  }

  /** Where these forms stand one after the other, and stand for nothing yet. */
  #placesOf(forms: readonly string[]): readonly number[] {
    return (this.#places.get(forms[0] ?? "") ?? []).filter((place) => this.#areLeft(place, forms));
  }

  #areLeft(place: number, forms: readonly string[]): boolean {
    return forms.every((form, step) => this.#isLeft(place + step, form));
  }

  #isLeft(place: number, form: string): boolean {
    return this.sourceFirst[place] === -1 && this.target[place]?.form === form;
  }

  /** Of the places in order, the nearest to the expected one with a form alike; not many are looked at. */
  #nearestAlike(form: string, places: readonly number[], expected: number): number | undefined {
    const around = firstWhere(places, (place) => place >= expected);
    let best: number | undefined;
    for (const place of places.slice(Math.max(0, around - 6), around + 6)) {
      const other = this.target[place]?.form ?? "";
      if (this.sourceFirst[place] !== -1 || !areAlike(form, other)) continue;
      if (best === undefined || Math.abs(place - expected) < Math.abs(best - expected)) best = place;
    }
    return best;
  }

  /** For each token of the source, about where in the answer it would stand: between those that are aligned. */
  #expected(): Float64Array {
    const expected = new Float64Array(this.source.length);
    let [before, placeBefore] = [-1, -1];
    for (let index = 0; index <= this.source.length; index++) {
      const isEnd = index === this.source.length;
      const place = isEnd ? this.target.length : (this.targetFirst[index] ?? -1);
      if (place === -1) continue;
      const step = (place - placeBefore) / (index - before);
      for (let between = before + 1; between < index; between++) {
        expected[between] = placeBefore + step * (between - before);
      }
      if (!isEnd) expected[index] = place;
      [before, placeBefore] = [index, place];
    }
    return expected;
  }

  #link(first: number, last: number, placeFirst: number, placeLast: number): void {
    for (let index = first; index <= last; index++)
      widen(this.targetFirst, this.targetLast, index, placeFirst, placeLast);
    for (let place = placeFirst; place <= placeLast; place++)
      widen(this.sourceFirst, this.sourceLast, place, first, last);
  }
}

function widen(firsts: Int32Array, lasts: Int32Array, index: number, first: number, last: number): void {
  const known = firsts[index];
  if (known === undefined) return;
  firsts[index] = known === -1 ? first : Math.min(known, first);
  lasts[index] = Math.max(lasts[index] ?? -1, last);
}

/** Wanted ones with the places that they would most likely have. */
function paired(
  wanted: readonly Wanted[],
  places: readonly number[],
  expected: Float64Array | undefined,
): readonly (readonly [place: number, wanted: Wanted])[] {
  const about = ({ first, last, forms }: Wanted) =>
    ((expected?.[first] ?? 0) + (expected?.[last] ?? 0) - forms.length + 1) / 2;
  const distance = (index: number, place: number) => {
    const one = wanted[index];
    return one === undefined ? 0 : Math.abs((places[place] ?? 0) - about(one));
  };
  return nearestPairs(wanted.length, places.length, distance).flatMap(([index, at]) => {
    const [one, place] = [wanted[index], places[at]];
    return one === undefined || place === undefined ? [] : [[place, one] as const];
  });
}
