import type { PhraseClient } from "./asked-phrases.ts";
import {
  declined,
  failed,
  kept,
  late,
  type Phrase,
  type PhraseNeeds,
  type PhraseResult,
  type ResponsePhrases,
} from "./phrase.ts";
import { createPhraseMemory, type LaneMemory } from "./phrase-memory.ts";
import { type Batch, createPhraseQueue, type PhraseGroup, type PhraseQueue } from "./phrase-queue.ts";
import { createServiceHealth } from "./service-health.ts";
import { createLanes, type Lane, type Steering } from "./steering.ts";

export interface PhraseTranslatorOptions {
  readonly client: PhraseClient;
  /** A BCP 47 tag. */
  readonly sourceLanguage: string;
  /** Milliseconds that a response waits for what is not known; 0 never waits. Default 300. */
  readonly budgetMs?: number | undefined;
  readonly translate?: Steering | undefined;
  /** How many phrases are remembered in this process; 0 remembers none. Default 20 000. */
  readonly cacheSize?: number | undefined;
  /** Told once when the service begins to fail, and again when it fails after it was back. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Translates the phrases of all responses. */
export interface PhraseTranslator {
  readonly forResponse: (needs: PhraseNeeds) => ResponsePhrases;
  /** Sends what waits to be sent, and resolves when nothing is under way any more. */
  readonly flush: () => Promise<void>;
  /** Stops what is under way. What is known stays known; nothing is asked for any more. */
  readonly close: () => void;
}

const defaultBudgetMs = 300;
const defaultCacheSize = 20_000;
/** A service that says nothing for so long is waited for by nobody, though what was asked may still come. */
const silenceMs = 5000;
/**
 * For so many budgets a response that has waited in vain waits no more, or a long page would wait for each of its pieces
 * where the service is slow.
 */
const restsPerBudget = 10;
/** What no request of a service holds is not asked for. */
const longestPhrase = 100_000;

export function createPhraseTranslator(options: PhraseTranslatorOptions): PhraseTranslator {
  const { client, sourceLanguage, budgetMs = defaultBudgetMs, cacheSize = defaultCacheSize } = options;
  const memory = createPhraseMemory(cacheSize);
  /** The public phrases that are under way. */
  const shared = new Map<string, Batch>();
  let isClosed = false;
  const tell = (error: unknown) => {
    try {
      if (!isClosed) options.onError?.(error);
    } catch {
      // A log that fails is no reason for an answer to fail.
    }
  };
  const queue = createPhraseQueue({
    client,
    sourceLanguage,
    health: createServiceHealth(tell),
    silenceMs: Math.max(silenceMs, 2 * budgetMs),
    onSettled: (group, phrases, resultOf) => {
      if (group.isPrivate) return;
      const known = memory.of(group.lane);
      for (const [key, phrase] of phrases) {
        shared.delete(key);
        known.remember(phrase, resultOf(key));
      }
    },
  });
  const laneOf = createLanes(options.translate);
  /** Told of once, not for every response. */
  const unsteeredLocales = new Set<string>();
  let privateResponses = 0;

  return {
    forResponse: ({ locale, isPrivate, translate, ...needs }) => {
      let lane: Lane;
      try {
        lane = laneOf(locale, translate);
      } catch (error) {
        if (!unsteeredLocales.has(locale)) tell(error);
        unsteeredLocales.add(locale);
        return unsteeredPhrases;
      }
      const reportingTag = isReportingTag(needs.reportingTag) ? needs.reportingTag : undefined;
      // A private response asks for itself: nobody else's texts are in its calls.
      const asker = isPrivate ? ++privateResponses : 0;
      const group: PhraseGroup = { id: `${lane.prefix}${asker} ${reportingTag ?? ""}`, lane, isPrivate, reportingTag };
      return responsePhrases({ group, memory: memory.of(lane), shared, queue, budgetMs });
    },
    flush: queue.flush,
    close: () => {
      isClosed = true;
      queue.close();
    },
  };
}

interface ResponseParts {
  readonly group: PhraseGroup;
  readonly memory: LaneMemory;
  readonly shared: Map<string, Batch>;
  readonly queue: PhraseQueue;
  readonly budgetMs: number;
}

function responsePhrases({ group, memory, shared, queue, budgetMs }: ResponseParts): ResponsePhrases {
  /** What this response has asked for; of a private one nobody else knows it. */
  const own = group.isPrivate ? new Map<string, Batch>() : shared;
  /** Until then nothing is waited for. */
  let patientFrom = 0;

  const known = (phrase: Phrase): PhraseResult | undefined => memory.get(phrase) ?? knownOtherwise(phrase);

  const knownOtherwise = (phrase: Phrase): PhraseResult | undefined => {
    if (!/\p{L}/u.test(phrase.text)) return kept;
    if (phrase.text.length > longestPhrase) return declined;
    if (!group.isPrivate) return undefined;
    const key = keyOf(group.lane, phrase);
    const asked = own.get(key)?.resultOf(key);
    return asked?.status === "missing" && !asked.isFinal ? undefined : asked;
  };

  const asked = (key: string, phrase: Phrase): Batch | undefined => {
    const underway = own.get(key) ?? shared.get(key);
    if (underway !== undefined) return underway;
    const batch = queue.add(group, key, phrase);
    if (batch !== undefined) own.set(key, batch);
    return batch;
  };

  return {
    name: group.isPrivate ? undefined : group.lane.prefix,
    known,
    translate: async (phrases) => {
      const awaited = new Set<Batch>();
      const answers = phrases.map((phrase): (() => PhraseResult) => {
        const result = known(phrase);
        if (result !== undefined) return () => result;
        const key = keyOf(group.lane, phrase);
        const batch = asked(key, phrase);
        if (batch === undefined) return () => late;
        awaited.add(batch);
        return () => batch.resultOf(key);
      });
      if (awaited.size > 0 && budgetMs > 0 && performance.now() >= patientFrom && !queue.isSilent()) {
        const isSettled = await settledWithin(budgetMs, awaited);
        if (!isSettled) patientFrom = performance.now() + restsPerBudget * budgetMs;
      }
      return answers.map((answer) => answer());
    },
  };
}

/** Without steering, which its function did not give, nothing can be asked for. */
const unsteeredPhrases: ResponsePhrases = {
  known: ({ text }) => (/\p{L}/u.test(text) ? undefined : kept),
  translate: async (phrases) => phrases.map(({ text }) => (/\p{L}/u.test(text) ? failed : kept)),
};

function isReportingTag(tag: string | undefined): boolean {
  return typeof tag === "string" && /^[!-~]{1,100}$/.test(tag);
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
