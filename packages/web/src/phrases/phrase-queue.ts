import { type AskedPhrases, type Asking, askedPhrases, type PhraseClient } from "./asked-phrases.ts";
import { failed, late, type Phrase, type PhraseResult } from "./phrase.ts";
import type { ServiceHealth } from "./service-health.ts";
import type { Lane } from "./steering.ts";

/** Phrases that may travel in one call. */
export interface PhraseGroup {
  /** Equal where phrases may travel together. */
  readonly id: string;
  readonly lane: Lane;
  readonly isPrivate: boolean;
  readonly reportingTag: string | undefined;
}

/** Phrases that travel together. */
export interface Batch {
  readonly group: PhraseGroup;
  /** Resolves when its answer is there, whatever it is. */
  readonly settled: Promise<void>;
  /** `late` until then. */
  readonly resultOf: (key: string) => PhraseResult;
}

export interface PhraseQueue {
  /** Has a phrase asked for, with all that are added in this turn of the event loop; nothing where too much is under way. */
  readonly add: (group: PhraseGroup, key: string, phrase: Phrase) => Batch | undefined;
  /** Whether the service has been silent for so long that nobody should wait for it. */
  readonly isSilent: () => boolean;
  readonly flush: () => Promise<void>;
  readonly close: () => void;
}

interface QueueParts {
  readonly client: PhraseClient;
  readonly sourceLanguage: string;
  readonly health: ServiceHealth;
  readonly silenceMs: number;
  /** Told of a batch's results when they are there. */
  readonly onSettled: (
    group: PhraseGroup,
    phrases: ReadonlyMap<string, Phrase>,
    resultOf: (key: string) => PhraseResult,
  ) => void;
}

interface OwnBatch extends Batch {
  readonly phrases: Map<string, Phrase>;
  readonly settle: (results: ReadonlyMap<string, PhraseResult>) => void;
  sentAt: number;
}

/** What may be under way in one process, so that a slow service does not fill its memory. */
const mostPhrases = 5000;
const mostCharacters = 1_000_000;

export function createPhraseQueue({ client, sourceLanguage, health, silenceMs, onSettled }: QueueParts): PhraseQueue {
  const closing = new AbortController();
  const gathering = new Map<string, OwnBatch>();
  /** In the order in which they were sent. */
  const underway = new Set<OwnBatch>();
  let phrases = 0;
  let characters = 0;
  let answeredAt = 0;

  const send = async (batch: OwnBatch): Promise<void> => {
    const { group } = batch;
    gathering.delete(group.id);
    underway.add(batch);
    batch.sentAt = performance.now();
    const keys = [...batch.phrases.keys()];
    const asking: Asking = { ...group, client, sourceLanguage, signal: closing.signal };
    const ask = (): Promise<AskedPhrases> => askedPhrases([...batch.phrases.values()], asking);
    const answer = closing.signal.aborted ? undefined : await health.asking(group.lane.health, ask);
    answeredAt = performance.now();
    underway.delete(batch);
    for (const { text } of batch.phrases.values()) {
      phrases--;
      characters -= text.length;
    }
    const results = new Map(keys.map((key, index) => [key, answer?.results[index] ?? failed]));
    onSettled(group, batch.phrases, (key) => results.get(key) ?? failed);
    batch.settle(results);
  };

  const begun = (group: PhraseGroup): OwnBatch => {
    const batch = newBatch(group);
    gathering.set(group.id, batch);
    setTimeout(() => {
      if (gathering.get(group.id) === batch) void send(batch);
    });
    return batch;
  };

  const sendGathered = () => {
    for (const batch of [...gathering.values()]) void send(batch);
  };

  return {
    add: (group, key, phrase) => {
      const { length } = phrase.text;
      if (closing.signal.aborted || phrases >= mostPhrases || characters + length > mostCharacters) return undefined;
      const batch = gathering.get(group.id) ?? begun(group);
      if (!batch.phrases.has(key)) {
        batch.phrases.set(key, phrase);
        phrases++;
        characters += length;
      }
      return batch;
    },
    isSilent: () => {
      const [oldest] = underway;
      return oldest !== undefined && performance.now() - Math.max(oldest.sentAt, answeredAt) > silenceMs;
    },
    flush: async () => {
      while (gathering.size + underway.size > 0) {
        sendGathered();
        await Promise.all([...underway].map(({ settled }) => settled));
      }
    },
    close: () => {
      closing.abort();
      sendGathered();
    },
  };
}

function newBatch(group: PhraseGroup): OwnBatch {
  const { promise: settled, resolve } = Promise.withResolvers<void>();
  let results: ReadonlyMap<string, PhraseResult> | undefined;
  return {
    group,
    settled,
    resultOf: (key) => results?.get(key) ?? late,
    phrases: new Map(),
    settle: (found) => {
      results = found;
      resolve();
    },
    sentAt: 0,
  };
}
