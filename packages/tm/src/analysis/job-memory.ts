import type { MatchIndex } from "../match/ports.ts";
import type { Segment } from "../model/segment.ts";
import { type Band, bandInJob, lowestScore } from "./bands.ts";

/** The distinct segments of a job so far, searched for similar ones: the job's own leverage. */
export class JobMemory {
  readonly #index: MatchIndex;
  readonly #from: string;
  readonly #to: string;

  /** The index is empty. */
  constructor(index: MatchIndex, from: string, to: string) {
    this.#index = index;
    this.#from = from;
    this.#to = to;
  }

  /** The band of a segment that is not a repetition; from now on it is in the memory itself. */
  bandOf(segment: Segment): Band {
    const [from, to] = [this.#from, this.#to];
    const [best] = this.#index.match(segment, { from, to, threshold: lowestScore, limit: 1, repair: false });
    this.#add(segment);
    return bandInJob(best);
  }

  /** By the time the next one is translated this one has a translation. What it says does not matter. */
  #add(segment: Segment): void {
    const variant = { segment, properties: [], notes: [] };
    this.#index.add({
      sourceLanguage: this.#from,
      properties: [],
      notes: [],
      variants: [
        { ...variant, language: this.#from },
        { ...variant, language: this.#to },
      ],
    });
  }
}
