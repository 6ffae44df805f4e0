import { Automaton } from "./automaton.ts";
import type { CodePoints, Look, Pattern } from "./pattern.ts";

/** A pattern beside a place: `ahead`, a match begins there; `behind`, one ends there. */
export interface BesidePlace {
  readonly to: "ahead" | "behind";
  readonly part: Pattern;
}

/** Makes the machines of patterns, each once. */
export class Automata {
  readonly #made = new Map<BesidePlace, { readonly fromPlace: Automaton; sweep?: Automaton }>();

  fromPlace(beside: BesidePlace): Automaton {
    return this.#of(beside).fromPlace;
  }

  /** Reads the other way: over the whole text, from wherever a match may begin to the places where it ends. */
  sweep(beside: BesidePlace): Automaton {
    const made = this.#of(beside);
    made.sweep ??= new Automaton(beside.part, beside.to === "ahead" ? "leftward" : "rightward");
    return made.sweep;
  }

  #of(beside: BesidePlace): { readonly fromPlace: Automaton; sweep?: Automaton } {
    const known = this.#made.get(beside);
    if (known !== undefined) return known;
    const made = { fromPlace: new Automaton(beside.part, beside.to === "ahead" ? "rightward" : "leftward") };
    this.#made.set(beside, made);
    return made;
  }
}

interface Answers {
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
    this.codePoints = Int32Array.from(text, (character) => character.codePointAt(0) ?? 0);
    this.#automata = automata;
  }

  has(beside: BesidePlace | Look, place: number): boolean {
    const answers = this.#answersOf(beside);
    if (answers.all !== undefined) return answers.all[place] === 1;
    const { matches, visits } = this.#automata.fromPlace(beside).matchesFrom(this, place);
    answers.visits += visits;
    if (answers.visits > visitsPerCharacter * (this.codePoints.length + 1)) {
      answers.all = this.#automata.sweep(beside).matchEnds(this);
    }
    return matches;
  }

  #answersOf(beside: BesidePlace): Answers {
    const known = this.#answers.get(beside);
    if (known !== undefined) return known;
    const answers = { visits: 0 };
    this.#answers.set(beside, answers);
    return answers;
  }
}

const visitsPerCharacter = 8;
