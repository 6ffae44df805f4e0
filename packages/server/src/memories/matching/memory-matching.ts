import { type LanguageTag, parseLanguageTag, withoutRegion } from "@dragoman/engines";
import { languageDistance } from "@dragoman/tm/match";
import { LRUCache } from "lru-cache";
import type { AccountId } from "../../accounts/account.ts";
import { HttpError } from "../../http/http-error.ts";
import { errorFacts, type Log } from "../../log.ts";
import type { ChangeFeed } from "../../storage/changes.ts";
import type { MemoryRepository } from "../../storage/memory-repository.ts";
import type { MemoryRow } from "../../storage/memory-rows.ts";
import { indexFilesOf } from "./index-files.ts";
import { MemoryGoneError } from "./indexed-memory.ts";
import { MatchingThread } from "./matching-thread.ts";
import { type Matcher, MemoryIndexes } from "./memory-indexes.ts";
import type { RecallMemory } from "./recall-memory.ts";

/** The languages of a request; no source where each text's is detected. */
interface MatchingDirection {
  readonly source: LanguageTag | undefined;
  readonly target: LanguageTag;
}

/** Translation memories as translations use them. */
export interface MemoryMatching {
  /**
   * The account's memory, for one request: at once where it is known.
   * @param threshold Least score of a match, 0 to 100; less than 50 counts as 50.
   * @throws HttpError 404 where the account has no such memory, or it does not cover the direction.
   */
  find(
    account: AccountId,
    memoryId: string,
    direction: MatchingDirection,
    threshold: number,
  ): RecallMemory | Promise<RecallMemory>;
  /** Stops listening for changes, and ends the thread if there is one. */
  close(): Promise<void>;
}

export interface MemoryMatchingParts {
  readonly memories: MemoryRepository;
  readonly changes: ChangeFeed;
  readonly log: Log;
  /** Where the database is; `memory` for one that no second connection can open: then this thread looks texts up. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

/** Milliseconds. Changes arrive at once; this bounds what a lost notice of one can do. */
const knownFor = 10_000;
const mostKnown = 10_000;
const leastThreshold = 50;

export function createMemoryMatching(parts: MemoryMatchingParts): MemoryMatching {
  return new CachedMemories(parts, createMatcher(parts));
}

function createMatcher({ memories, log, data, databaseUrl }: MemoryMatchingParts): Matcher {
  const onError = (error: unknown) => log.warn(errorFacts(error, false), "A translation memory's index had a problem");
  if (databaseUrl !== undefined) return new MatchingThread({ data, databaseUrl, log, files: undefined });
  if (data === "memory") return new MemoryIndexes({ repository: memories, onError });
  return new MatchingThread({ data, databaseUrl, log, files: indexFilesOf(data, onError) });
}

class CachedMemories implements MemoryMatching {
  readonly #memories: MemoryRepository;
  readonly #matcher: Matcher;
  readonly #unsubscribe: () => void;
  readonly #log: Log;
  readonly #known = new LRUCache<string, MemoryRow>({ ttl: knownFor, max: mostKnown });
  /** Of the memories that were used. */
  readonly #owners = new LRUCache<string, AccountId>({ max: mostKnown });
  readonly #checking = new Set<Promise<void>>();
  /** Rises with every change: what was asked before it is not kept. */
  #changes = 0;

  constructor({ memories, changes, log }: MemoryMatchingParts, matcher: Matcher) {
    this.#memories = memories;
    this.#log = log;
    this.#matcher = matcher;
    this.#unsubscribe = changes.subscribe(({ topic, id }) => {
      if (topic === "translation_memories") this.#changed(id);
    });
  }

  find(
    account: AccountId,
    memoryId: string,
    direction: MatchingDirection,
    threshold: number,
  ): RecallMemory | Promise<RecallMemory> {
    // UUIDs are the same in upper case (RFC 9562, 4).
    const id = memoryId.toLowerCase();
    const known = this.#known.get(id);
    if (known !== undefined) return this.#recall(known, account, direction, threshold);
    return this.#ask(account, id).then((memory) => this.#recall(memory, account, direction, threshold));
  }

  async close(): Promise<void> {
    this.#unsubscribe();
    await Promise.all(this.#checking);
    await this.#matcher.close();
  }

  async #ask(account: AccountId, memoryId: string): Promise<MemoryRow> {
    const asked = this.#changes;
    const memory = uuid.test(memoryId) ? await this.#memories.find(account, memoryId) : undefined;
    if (memory === undefined) throw unknownMemory();
    if (asked === this.#changes) this.#known.set(memoryId, memory);
    this.#owners.set(memoryId, account);
    return memory;
  }

  #recall(memory: MemoryRow, account: AccountId, { source, target }: MatchingDirection, threshold: number) {
    if (memory.account_id !== account) throw unknownMemory();
    const targets: readonly string[] = JSON.parse(memory.target_languages);
    if (!targets.some((offered) => isCovered(target, offered))) throw uncovered(memory, "target", target, targets);
    const covers = (language: LanguageTag) => isCovered(language, memory.source_language);
    if (source !== undefined && !covers(source)) throw uncovered(memory, "source", source, [memory.source_language]);
    const { id, source_language: sourceLanguage, segment_count: segmentCount } = memory;
    const lookUp = {
      memory: { id, sourceLanguage, segmentCount },
      source: sourceLanguage,
      target,
      threshold: Math.max(threshold, leastThreshold),
    };
    const language = parseLanguageTag(sourceLanguage);
    return {
      id,
      source: language && withoutRegion(language),
      covers,
      match: (texts, signal) => this.#matcher.match({ ...lookUp, texts }, signal).catch(refuse),
    } satisfies RecallMemory;
  }

  #changed(id: string | null): void {
    this.#changes++;
    if (id === null) {
      this.#known.clear();
      return;
    }
    this.#known.delete(id);
    const owner = this.#owners.get(id);
    if (owner === undefined) this.#matcher.forget(id);
    else this.#check(owner, id);
  }

  /** A change need not be a deletion: news of an import may come when the memory is in use already. */
  #check(owner: AccountId, id: string): void {
    const checked = this.#memories
      .find(owner, id)
      .then(
        (memory) => memory === undefined && this.#matcher.forget(id),
        (error) => this.#log.warn(errorFacts(error, false), "A changed translation memory could not be looked at"),
      )
      .then(() => void this.#checking.delete(checked));
    this.#checking.add(checked);
  }
}

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** One names the language of the other, with or without a region. Another region or script is another language. */
function isCovered(asked: string, offered: string): boolean {
  const distance = languageDistance(asked, offered);
  return distance === 0 || distance === 1;
}

/** The same for a memory of another account, so that nobody learns that there is one. */
function unknownMemory(): HttpError {
  return new HttpError(404, {
    message: "Translation memory not found. GET /v3/translation_memories lists the account's.",
    code: "not_found",
  });
}

function uncovered(
  { id }: MemoryRow,
  side: "source" | "target",
  language: string,
  offered: readonly string[],
): HttpError {
  return new HttpError(404, {
    message: `Translation Memory ${id} does not support the ${side} language ${language}`,
    code: "memory_language_mismatch",
    detail: `Its ${side} languages are: ${offered.slice(0, 40).join(", ")}.`,
  });
}

function refuse(error: unknown): never {
  throw error instanceof MemoryGoneError ? unknownMemory() : error;
}
