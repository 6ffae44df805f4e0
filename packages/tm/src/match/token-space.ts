import { Column } from "./columns.ts";
import { Dictionary } from "./dictionary.ts";
import { BoundedDistance } from "./distance.ts";
import { Postings } from "./postings.ts";
import { bitCount, signatureBit } from "./signature.ts";
import { greatestDistance, lengthsWithin, similarity } from "./similarity.ts";

/** Which texts are looked for. */
export interface Wanted {
  /** Least similarity, 0 to 100. */
  readonly threshold: number;
  isWanted(text: number): boolean;
  /** Most steps of comparison, as `MatchOptions` has them. */
  readonly effort: number;
}

/** Told of every text that is similar enough. */
export type Visit = (text: number, similarity: number) => void;

/** The parts of a token space, as they are saved. */
export interface SavedTokens {
  readonly dictionary: readonly string[];
  readonly tokens: Uint32Array<ArrayBuffer>;
  readonly starts: Uint32Array<ArrayBuffer>;
}

/** Texts that postings do not cover yet are looked at one by one: so many at most, or this share of the others. */
const fewestUncovered = 4096;
const uncoveredShare = 1 / 8;

/**
 * Texts as sequences of tokens, and the search for those that are similar to another.
 *
 * What can be left out is found by prefix filtering: of two texts at a distance of `d`, all tokens of the one but `d`
 * have a counterpart in the other; so of its rarest `d + 1` tokens the other has at least one. Chaudhuri, Ganti and
 * Kaushik (2006), "A primitive operator for similarity joins in data cleaning". Lengths and signatures leave out more,
 * and the bounded distance decides. None of them loses a text.
 */
export class TokenSpace {
  readonly #dictionary: Dictionary;
  readonly #tokens: Column;
  readonly #starts: Column;
  /** Two numbers for each text. */
  readonly #signatures = new Column();
  readonly #distance = new BoundedDistance();
  #postings = Postings.none;
  /** The query that last met each text, so that none is looked at twice. */
  #metBy = new Uint32Array(0);
  #queries = 0;

  constructor(saved?: SavedTokens) {
    this.#dictionary = new Dictionary(saved?.dictionary);
    this.#tokens = new Column(saved?.tokens);
    this.#starts = new Column(saved?.starts ?? new Uint32Array(1));
    for (let text = 0; text < this.size; text++) this.#sign(text);
  }

  /** How many texts there are. */
  get size(): number {
    return this.#starts.length - 1;
  }

  add(tokens: readonly string[]): void {
    for (const token of tokens) this.#tokens.push(this.#dictionary.numberOf(token));
    this.#starts.push(this.#tokens.length);
    this.#sign(this.size - 1);
  }

  /** Visits every text that is wanted and whose similarity reaches the threshold, in no certain order. */
  find(tokens: readonly string[], wanted: Wanted, visit: Visit): void {
    this.#coverMost();
    const query = Int32Array.from(tokens, (token) => this.#dictionary.find(token));
    const search = this.#searchFor(query, wanted, visit);
    const lists = this.#shortestLists(query, wanted.threshold);
    if (lists === undefined) {
      for (let text = 0; text < this.size; text++) search(text);
      return;
    }
    const { texts, until } = this.#postings;
    const metBy = this.#newQuery();
    for (const { start, end } of lists) {
      for (let at = start; at < end; at++) {
        const text = texts[at] ?? 0;
        if (this.#metBy[text] === metBy) continue;
        this.#metBy[text] = metBy;
        search(text);
      }
    }
    for (let text = until; text < this.size; text++) search(text);
  }

  /** What is left of it when only the texts that are kept stay, numbered anew in the same order. */
  keeping(isKept: (text: number) => boolean): TokenSpace {
    const names = [...this.#dictionary.tokens()];
    const kept = new TokenSpace();
    const { values } = this.#tokens;
    for (let text = 0; text < this.size; text++) {
      if (!isKept(text)) continue;
      const [start, end] = this.#bounds(text);
      kept.add(Array.from(values.subarray(start, end), (token) => names[token] ?? ""));
    }
    return kept;
  }

  /** Tells the similarity of one text after the other, until the space is asked anything else. */
  comparing(tokens: readonly string[]): (text: number) => number {
    const query = Int32Array.from(tokens, (token) => this.#dictionary.find(token));
    this.#distance.prepare(query, this.#dictionary.size);
    return (text) => {
      const [start, end] = this.#bounds(text);
      const edits = this.#distance.to(this.#tokens.values, start, end, Math.max(query.length, end - start));
      return similarity(query.length, end - start, edits);
    };
  }

  save(): SavedTokens {
    return {
      dictionary: [...this.#dictionary.tokens()],
      tokens: this.#tokens.trimmed(),
      starts: this.#starts.trimmed(),
    };
  }

  /** Looks at one text: the cheap tests first. */
  #searchFor(query: Int32Array, { threshold, isWanted, effort }: Wanted, visit: Visit): (text: number) => void {
    const { length } = query;
    const blocks = Math.ceil(length / 32);
    let steps = 0;
    const { least, most } = lengthsWithin(length, threshold);
    const [low, high] = signatureOf(query);
    const unknown = query.filter((token) => token < 0).length;
    const starts = this.#starts.values;
    const tokens = this.#tokens.values;
    const signatures = this.#signatures.values;
    const distance = this.#distance;
    const bounds = new Map<number, number>();
    const boundFor = (other: number): number => {
      const known = bounds.get(other);
      if (known !== undefined) return known;
      const bound = greatestDistance(length, other, threshold);
      bounds.set(other, bound);
      return bound;
    };
    distance.prepare(query, this.#dictionary.size);
    return (text) => {
      const start = starts[text] ?? 0;
      const end = starts[text + 1] ?? 0;
      const other = end - start;
      if (other < least || other > most) return;
      const bound = boundFor(other);
      const otherLow = signatures[2 * text] ?? 0;
      const otherHigh = signatures[2 * text + 1] ?? 0;
      if (unknown + bitCount(low & ~otherLow) + bitCount(high & ~otherHigh) > bound) return;
      if (bitCount(otherLow & ~low) + bitCount(otherHigh & ~high) > bound) return;
      if (!isWanted(text)) return;
      // Equal texts are told without a comparison.
      const allowed = steps < effort ? bound : 0;
      const edits = distance.to(tokens, start, end, allowed);
      steps += other * blocks;
      if (edits <= allowed) visit(text, similarity(length, other, edits));
    };
  }

  /** The lists of the rarest tokens that suffice; `undefined` where looking at every text is no more work. */
  #shortestLists(
    query: Int32Array,
    threshold: number,
  ): readonly { readonly start: number; readonly end: number }[] | undefined {
    const { most } = lengthsWithin(query.length, threshold);
    const needed = Number.isFinite(most) ? greatestDistance(query.length, most, threshold) + 1 : query.length + 1;
    if (needed > query.length) return undefined;
    const postings = this.#postings;
    const rarest = [...query]
      .sort((one, other) => postings.frequency(one) - postings.frequency(other) || one - other)
      .slice(0, needed);
    const total = rarest.reduce((sum, token) => sum + postings.frequency(token), 0);
    if (total >= postings.until) return undefined;
    return [...new Set(rarest)].map((token) => ({ start: postings.start(token), end: postings.end(token) }));
  }

  #coverMost(): void {
    const uncovered = this.size - this.#postings.until;
    if (uncovered <= Math.max(fewestUncovered, this.#postings.until * uncoveredShare)) return;
    this.#postings = Postings.of(this.#tokens, this.#starts, this.#dictionary.size);
  }

  #newQuery(): number {
    if (this.#metBy.length < this.size) this.#metBy = new Uint32Array(Math.ceil(this.size * 1.1));
    this.#queries = (this.#queries + 1) >>> 0;
    if (this.#queries === 0) {
      this.#metBy.fill(0);
      this.#queries = 1;
    }
    return this.#queries;
  }

  #sign(text: number): void {
    const [start, end] = this.#bounds(text);
    const [low, high] = signatureOf(this.#tokens.values.subarray(start, end));
    this.#signatures.push(low);
    this.#signatures.push(high);
  }

  #bounds(text: number): readonly [number, number] {
    return [this.#starts.values[text] ?? 0, this.#starts.values[text + 1] ?? 0];
  }
}

function signatureOf(tokens: Int32Array | Uint32Array): readonly [number, number] {
  let low = 0;
  let high = 0;
  for (const token of tokens) {
    if (token < 0) continue;
    const bit = signatureBit(token);
    if (bit < 32) low |= 1 << bit;
    else high |= 1 << (bit - 32);
  }
  return [low, high];
}
