import type { CharacterTest, Look, Pattern, PlaceTest } from "./pattern.ts";
import type { TextScan } from "./text-scan.ts";

type Reading = "rightward" | "leftward";

type State =
  | { readonly kind: "character"; readonly test: CharacterTest; readonly next: number }
  | { readonly kind: "place"; readonly test: PlaceTest; readonly next: number }
  | { readonly kind: "look"; readonly look: Look; readonly next: number }
  | { readonly kind: "fork"; readonly nexts: number[] }
  | { readonly kind: "end" };

/**
 * A pattern as a machine without memory: it is in several states at once and reads each character once, so that no
 * pattern takes more time than its size times the text's length (Thompson's construction). JavaScript's own regular
 * expressions try one way after the other, and some patterns have more ways than anyone can wait for.
 */
export class Automaton {
  readonly #reading: Reading;
  readonly #states: State[] = [{ kind: "end" }];
  readonly #start: number;
  /** In which step each state was reached last. */
  readonly #reached: Int32Array;
  #step = 0;
  /** How many states the last match from a place was in, over all its characters. */
  visits = 0;
  /** The states that a character is read in, and those that are reached by it; so many of each are in use. */
  #now: Int32Array;
  #nowCount = 0;
  #next: Int32Array;
  #nextCount = 0;
  /** States yet to be entered. Never emptied, so that it grows only once. */
  readonly #open: number[] = [];

  constructor(pattern: Pattern, reading: Reading) {
    this.#reading = reading;
    this.#start = this.#build(pattern, 0);
    this.#reached = new Int32Array(this.#states.length);
    this.#now = new Int32Array(this.#states.length);
    this.#next = new Int32Array(this.#states.length);
  }

  /** Whether a match begins at the place and goes in the reading's direction. `visits` says what it took to know. */
  matchesFrom(scan: TextScan, place: number): boolean {
    const step = this.#reading === "rightward" ? 1 : -1;
    const { codePoints } = scan;
    let at = place;
    this.visits = 1;
    this.#begin();
    if (this.#enter(scan, this.#start, at)) return true;
    for (;;) {
      const codePoint = codePoints[step === 1 ? at : at - 1];
      if (codePoint === undefined || this.#nextCount === 0) return false;
      at += step;
      this.visits += this.#nextCount;
      this.#advance();
      if (this.#read(scan, codePoint, at)) return true;
    }
  }

  /** All places at which a match that is read in this direction ends: 1 for each. */
  matchEnds(scan: TextScan): Uint8Array {
    const { length } = scan.codePoints;
    const ends = new Uint8Array(length + 1);
    this.#begin();
    for (let read = 0; read <= length; read += 1) {
      const place = this.#reading === "rightward" ? read : length - read;
      let ended = false;
      if (read > 0) {
        this.#advance();
        const codePoint = scan.codePoints[this.#reading === "rightward" ? place - 1 : place] ?? 0;
        ended = this.#read(scan, codePoint, place);
      }
      ended = this.#enter(scan, this.#start, place) || ended;
      if (ended) ends[place] = 1;
    }
    return ends;
  }

  #begin(): void {
    this.#nextCount = 0;
    this.#newStep();
  }

  /** What was reached is now left from. */
  #advance(): void {
    const now = this.#next;
    this.#next = this.#now;
    this.#now = now;
    this.#nowCount = this.#nextCount;
    this.#nextCount = 0;
    this.#newStep();
  }

  #newStep(): void {
    this.#step += 1;
    if (this.#step < 0x7fffffff) return;
    this.#reached.fill(0);
    this.#step = 1;
  }

  #read(scan: TextScan, codePoint: number, place: number): boolean {
    let ended = false;
    for (let at = 0; at < this.#nowCount; at += 1) {
      const state = this.#states[this.#now[at] ?? 0];
      if (state?.kind === "character" && state.test(codePoint)) ended = this.#enter(scan, state.next, place) || ended;
    }
    return ended;
  }

  /** Goes on from a state as far as it can without a character. Returns whether the end is reached. */
  #enter(scan: TextScan, first: number, place: number): boolean {
    const open = this.#open;
    let ended = false;
    open[0] = first;
    for (let count = 1; count > 0; ) {
      count -= 1;
      const number = open[count] ?? 0;
      if (this.#reached[number] === this.#step) continue;
      this.#reached[number] = this.#step;
      const state = this.#states[number];
      if (state === undefined) continue;
      if (state.kind === "character") {
        this.#next[this.#nextCount] = number;
        this.#nextCount += 1;
      } else if (state.kind === "end") ended = true;
      else if (state.kind === "fork") {
        for (const next of state.nexts) {
          open[count] = next;
          count += 1;
        }
      } else if (this.#holds(scan, state, place)) {
        open[count] = state.next;
        count += 1;
      }
    }
    return ended;
  }

  #holds(scan: TextScan, state: State & { readonly kind: "place" | "look" }, place: number): boolean {
    if (state.kind === "place") return state.test(scan.codePoints, place);
    return scan.has(state.look, place) !== state.look.isNegative;
  }

  /** Adds the states for a pattern that goes on to `next`, and returns the first. */
  #build(pattern: Pattern, next: number): number {
    switch (pattern.kind) {
      case "character":
      case "place":
        return this.#add({ ...pattern, next });
      case "look":
        return this.#add({ kind: "look", look: pattern, next });
      case "choice":
        return this.#add({ kind: "fork", nexts: pattern.options.map((option) => this.#build(option, next)) });
      case "sequence":
        return this.#buildAll(pattern.parts, next);
      case "repeat":
        return this.#buildRepeat(pattern, next);
    }
  }

  #buildAll(parts: readonly Pattern[], next: number): number {
    const inBuildOrder = this.#reading === "rightward" ? parts.toReversed() : parts;
    return inBuildOrder.reduce((following, part) => this.#build(part, following), next);
  }

  #buildRepeat({ part, least, most }: Pattern & { readonly kind: "repeat" }, next: number): number {
    let first = next;
    if (most === undefined) {
      const nexts: number[] = [next];
      first = this.#add({ kind: "fork", nexts });
      nexts.push(this.#build(part, first));
    } else {
      for (let times = least; times < most; times += 1) {
        first = this.#add({ kind: "fork", nexts: [this.#build(part, first), next] });
      }
    }
    for (let times = 0; times < least; times += 1) first = this.#build(part, first);
    return first;
  }

  #add(state: State): number {
    return this.#states.push(state) - 1;
  }
}
