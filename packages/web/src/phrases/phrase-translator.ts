import type { PhraseClient } from "./asked-phrases.ts";
import { type LaneParts, LaneResponse } from "./lane-response.ts";
import { failed, kept, type PhraseNeeds, type ResponsePhrases } from "./phrase.ts";
import { createPhraseMemory } from "./phrase-memory.ts";
import { type Batch, createPhraseQueue, type PhraseGroup } from "./phrase-queue.ts";
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

export function createPhraseTranslator(options: PhraseTranslatorOptions): PhraseTranslator {
  const { client, sourceLanguage, budgetMs = defaultBudgetMs, cacheSize = defaultCacheSize } = options;
  const memory = createPhraseMemory(cacheSize);
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
  const parts: LaneParts = { memory, shared, queue, budgetMs };
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
      return new LaneResponse(parts, group);
    },
    flush: queue.flush,
    close: () => {
      isClosed = true;
      queue.close();
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
