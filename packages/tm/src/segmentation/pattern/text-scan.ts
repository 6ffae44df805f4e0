import { Automaton } from "./automaton.ts";
import type { CodePoints, Look, Pattern } from "./pattern.ts";

/** A pattern beside a place: `ahead`, a match begins there; `behind`, one ends there. */
export interface BesidePlace {
  readonly to: "ahead" | "behind";
  readonly part: Pattern;
}

/** The two machines of a pattern beside a place, each made when it is first needed. */
export class Machines {
  readonly #beside: BesidePlace;
  #fromPlace: Automaton | undefined;
  #sweep: Automaton | undefined;

  constructor(beside: BesidePlace) {
    this.#beside = beside;
  }

  /** Reads away from the place. */
  get fromPlace(): Automaton {
    const { to, part } = this.#beside;
    this.#fromPlace ??= new Automaton(part, to === "ahead" ? "rightward" : "leftward");
    return this.#fromPlace;
  }

  /** Reads the other way: over the whole text, from wherever a match may begin to the places where it ends. */
  get sweep(): Automaton {
    const { to, part } = this.#beside;
    this.#sweep ??= new Automaton(part, to === "ahead" ? "leftward" : "rightward");
    return this.#sweep;
  }
}

/** The machines of all patterns of a set of rules, each made once. */
export class Automata {
  readonly #made = new Map<BesidePlace, Machines>();

  of(beside: BesidePlace): Machines {
    const known = this.#made.get(beside);
    if (known !== undefined) return known;
    const made = new Machines(beside);
    this.#made.set(beside, made);
    return made;
  }
}

interface Answers {
  readonly machines: Machines;
  visits: number;
  /** For every place, once a sweep has found them. */
  all?: Uint8Array;
}

/**
 * One text, and what is known of it. A pattern is tried from single places, which mostly ends after a character or
 * two. Where that comes to more than a few steps for each character, all places are found in one sweep: asking for
 * every place takes no more than the text's length times the pattern's size.
 */
export class TextScan {
  readonly codePoints: CodePoints;
  readonly #automata: Automata;
  readonly #answers = new Map<BesidePlace, Answers>();

  constructor(text: string, automata: Automata) {
    this.codePoints = codePointsOf(text);
    this.#automata = automata;
  }

  has(beside: BesidePlace | Look, place: number): boolean {
    const answers = this.#answersOf(beside);
    if (answers.all !== undefined) return answers.all[place] === 1;
    const { fromPlace } = answers.machines;
    const matches = fromPlace.matchesFrom(this, place);
    answers.visits += fromPlace.visits;
    if (answers.visits > visitsPerCharacter * (this.codePoints.length + 1)) {
      answers.all = answers.machines.sweep.matchEnds(this);
    }
    return matches;
  }

  #answersOf(beside: BesidePlace): Answers {
    const known = this.#answers.get(beside);
    if (known !== undefined) return known;
    const answers = { machines: this.#automata.of(beside), visits: 0 };
    this.#answers.set(beside, answers);
    return answers;
  }
}

const visitsPerCharacter = 8;

function codePointsOf(text: string): CodePoints {
  const codePoints = new Int32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; length += 1) {
    const codePoint = text.codePointAt(at) ?? 0;
    codePoints[length] = codePoint;
    at += codePoint > 0xffff ? 2 : 1;
  }
  return codePoints.subarray(0, length);
}
