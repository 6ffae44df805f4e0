import { declined, kept, late, type Phrase, type PhraseResult, type ResponsePhrases } from "./phrase.ts";
import type { LaneMemory, PhraseMemory } from "./phrase-memory.ts";
import type { Batch, PhraseGroup, PhraseQueue } from "./phrase-queue.ts";
import type { Lane } from "./steering.ts";

/**
 * For so many budgets a response that has waited in vain waits no more, or a long page would wait for each of its pieces
 * where the service is slow.
 */
const restsPerBudget = 10;
/** What no request of a service holds is not asked for. */
const longestPhrase = 100_000;

/** What all responses of an application share. */
export interface LaneParts {
  readonly memory: PhraseMemory;
  /** The public phrases that are under way. */
  readonly shared: Map<string, Batch>;
  readonly queue: PhraseQueue;
  readonly budgetMs: number;
}

/**
 * The phrases of one response. It is made for every answer, though most are remembered as a whole and ask for no phrase:
 * so nothing is made in advance.
 */
export class LaneResponse implements ResponsePhrases {
  readonly #parts: LaneParts;
  readonly #group: PhraseGroup;
  /** What this response has asked for; of a private one nobody else knows it. */
  readonly #own: Map<string, Batch>;
  /** What is known of the lane. */
  #memory: LaneMemory | undefined;
  /** Until then nothing is waited for. */
  #patientFrom = 0;

  constructor(parts: LaneParts, group: PhraseGroup) {
    this.#parts = parts;
    this.#group = group;
    this.#own = group.isPrivate ? new Map() : parts.shared;
  }

  get lane(): object | undefined {
    return this.#group.isPrivate ? undefined : this.#group.lane;
  }

  known(phrase: Phrase): PhraseResult | undefined {
    this.#memory ??= this.#parts.memory.of(this.#group.lane);
    return this.#memory.get(phrase) ?? this.#knownOtherwise(phrase);
  }

  async translate(phrases: readonly Phrase[]): Promise<readonly PhraseResult[]> {
    const { queue, budgetMs } = this.#parts;
    const awaited = new Set<Batch>();
    const answers = phrases.map((phrase): (() => PhraseResult) => {
      const result = this.known(phrase);
      if (result !== undefined) return () => result;
      const key = keyOf(this.#group.lane, phrase);
      const batch = this.#asked(key, phrase);
      if (batch === undefined) return () => late;
      awaited.add(batch);
      return () => batch.resultOf(key);
    });
    if (awaited.size > 0 && budgetMs > 0 && performance.now() >= this.#patientFrom && !queue.isSilent()) {
      const isSettled = await settledWithin(budgetMs, awaited);
      if (!isSettled) this.#patientFrom = performance.now() + restsPerBudget * budgetMs;
    }
    return answers.map((answer) => answer());
  }

  #knownOtherwise(phrase: Phrase): PhraseResult | undefined {
    if (!/\p{L}/u.test(phrase.text)) return kept;
    if (phrase.text.length > longestPhrase) return declined;
    if (!this.#group.isPrivate) return undefined;
    const key = keyOf(this.#group.lane, phrase);
    const asked = this.#own.get(key)?.resultOf(key);
    return asked?.status === "missing" && !asked.isFinal ? undefined : asked;
  }

  #asked(key: string, phrase: Phrase): Batch | undefined {
    const underway = this.#own.get(key) ?? this.#parts.shared.get(key);
    if (underway !== undefined) return underway;
    const batch = this.#parts.queue.add(this.#group, key, phrase);
    if (batch !== undefined) this.#own.set(key, batch);
    return batch;
  }
}

function keyOf({ prefix }: Lane, { format, text }: Phrase): string {
  return prefix + (format === "html" ? "<" : " ") + text;
}

async function settledWithin(budgetMs: number, batches: ReadonlySet<Batch>): Promise<boolean> {
  const { promise: over, resolve } = Promise.withResolvers<false>();
  // Referenced: a process that prerenders pages has nothing else to live for while it waits.
  const timer = setTimeout(() => resolve(false), budgetMs);
  const settled = Promise.all(Array.from(batches, (batch) => batch.settled)).then(() => true);
  const isSettled = await Promise.race([settled, over]);
  clearTimeout(timer);
  return isSettled;
}
