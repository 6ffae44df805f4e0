import type { Outcome } from "../body-localizer.ts";
import { failed, type Phrase, type PhraseResult, type ResponsePhrases } from "../phrases/phrase.ts";
import { ReleaseQueue } from "./release-queue.ts";
import { outcomeOf, PageWriter, phrasesOf, type Section, type Tally, writeSection } from "./section.ts";

/** Lets a page go out section by section: what is known at once, and all else in its order as soon as it is known. */
export class SectionRelease {
  readonly #phrases: ResponsePhrases;
  readonly #slice: (start: number, end: number) => string;
  readonly #queue: ReleaseQueue;
  readonly #writer: PageWriter;
  readonly #tally: Tally = { translated: 0, pending: 0, declined: 0 };
  #asked: Phrase[] = [];
  #waiting: WaitingSection[] = [];

  constructor(phrases: ResponsePhrases, slice: (start: number, end: number) => string, emit: (text: string) => void) {
    this.#phrases = phrases;
    this.#slice = slice;
    this.#queue = new ReleaseQueue(emit);
    this.#writer = new PageWriter(slice, 0);
  }

  get held(): number {
    return this.#queue.held;
  }

  get isEmpty(): boolean {
    return this.#queue.isEmpty;
  }

  get outcome(): Outcome {
    return outcomeOf(this.#tally);
  }

  /** Sections follow each other. One without anything to change is left out: it goes with its neighbours. */
  add(section: Section): void {
    const phrases = phrasesOf(section);
    const results: (PhraseResult | undefined)[] = [];
    let isKnown = true;
    for (const phrase of phrases) {
      const result = this.#phrases.known(phrase);
      isKnown &&= result !== undefined;
      results.push(result);
    }
    if (isKnown) {
      writeSection(section, completed(results), this.#writer, this.#tally);
      return;
    }
    const { start, end } = section;
    this.#writer.copyTo(start);
    this.#queue.add(this.#writer.take());
    this.#writer.moveTo(end);
    const source = this.#slice(start, end);
    const missing: number[] = [];
    results.forEach((result, index) => {
      const phrase = phrases[index];
      if (result !== undefined || phrase === undefined) return;
      missing.push(index);
      this.#asked.push(phrase);
    });
    this.#waiting.push({ section, source, results, missing, release: this.#queue.reserve(end - start) });
  }

  /** Counts a text that is not asked for, and stays in the source language. */
  decline(): void {
    this.#tally.declined++;
  }

  /** Lets go what is before a place, and asks for what is not known, all of it at once. */
  release(before: number): void {
    this.#writer.copyTo(before);
    this.#queue.add(this.#writer.take());
    if (this.#asked.length === 0) return;
    const [asked, waiting] = [this.#asked, this.#waiting];
    this.#asked = [];
    this.#waiting = [];
    void this.#answer(asked, waiting);
  }

  /** Resolves when everything went out. */
  async finished(): Promise<Outcome> {
    await this.#queue.emptied();
    return this.outcome;
  }

  stop(): void {
    this.#queue.stop();
  }

  async #answer(asked: readonly Phrase[], waiting: readonly WaitingSection[]): Promise<void> {
    const answers = await this.#phrases.translate(asked).catch(() => []);
    let next = 0;
    for (const { section, source, results, missing, release } of waiting) {
      for (const index of missing) results[index] = answers[next++];
      const writer = new PageWriter(
        (start, end) => source.slice(start - section.start, end - section.start),
        section.start,
      );
      writeSection(section, completed(results), writer, this.#tally);
      release(writer.take());
    }
  }
}

interface WaitingSection {
  readonly section: Section;
  readonly source: string;
  readonly results: (PhraseResult | undefined)[];
  /** Places in the results of those that are asked for. */
  readonly missing: readonly number[];
  readonly release: (text: string) => void;
}

function completed(results: readonly (PhraseResult | undefined)[]): readonly PhraseResult[] {
  return results.map((result) => result ?? failed);
}
