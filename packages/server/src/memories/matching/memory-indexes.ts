import { setImmediate } from "node:timers/promises";
import type { MatchIndex } from "@dragoman/tm";
import { IndexFileError, openIndex } from "@dragoman/tm/match";
import { LRUCache } from "lru-cache";
import type { MemoryRepository } from "../../storage/memory-repository.ts";
import { bestMatch, type FoundMatch, type MatchQuestion } from "./best-match.ts";
import type { IndexFiles } from "./index-files.ts";
import { buildIndex, type IndexedMemory, MemoryGoneError, targetOf } from "./indexed-memory.ts";
import type { AskedText, MemoryMatch } from "./recall-memory.ts";
import { UsedTargets } from "./used-targets.ts";

/** Texts that are looked up in one memory. */
export interface LookUp extends MatchQuestion {
  readonly memory: IndexedMemory;
  readonly texts: readonly AskedText[];
}

/** Looks texts up, in this thread or another. */
export interface Matcher {
  /**
   * The best match of each text, in order; `undefined` where none reaches the threshold.
   * @throws MemoryGoneError where the memory was deleted, and the signal's reason once it is aborted.
   */
  match(lookUp: LookUp, signal: AbortSignal): Promise<readonly (MemoryMatch | undefined)[]>;
  /** Lets go of a memory that is not there any more. */
  forget(memoryId: string): void;
  /** Stops what is being built, and writes down what was used. */
  close(): Promise<void>;
}

export interface MemoryIndexesParts {
  readonly repository: Pick<MemoryRepository, "units" | "markUsed" | "isThere">;
  /** Absent where none are kept. */
  readonly files?: IndexFiles;
  /** Told of what goes wrong and concerns no caller. */
  readonly onError: (error: unknown) => void;
  /** Bytes of indexes that are held. The one that was used last always is. */
  readonly budget?: number;
}

/** An index, and its file, in which it stands. */
interface OpenedIndex {
  readonly index: MatchIndex;
  readonly bytes: Uint8Array;
}

/** About a million segments of twenty words. */
const usualBudget = 512 * 1024 * 1024;

/** Milliseconds after which a call lets others have their turn. */
const turn = 5;

/**
 * The indexes of the memories that are in use. Each is made when it is first asked for, once however many wait for it,
 * and the one that was not used for longest goes first.
 */
export class MemoryIndexes implements Matcher {
  readonly #parts: MemoryIndexesParts;
  readonly #held: LRUCache<string, OpenedIndex>;
  readonly #coming = new Map<string, { readonly index: Promise<OpenedIndex>; readonly stop: AbortController }>();
  readonly #used: UsedTargets;
  /** What is done to files, one after the other. */
  #filing: Promise<void> = Promise.resolve();

  constructor(parts: MemoryIndexesParts) {
    const { budget = usualBudget, repository, onError } = parts;
    this.#parts = parts;
    this.#held = new LRUCache({
      maxSize: budget,
      sizeCalculation: ({ bytes }) => Math.min(Math.max(bytes.length, 1), budget),
    });
    this.#used = new UsedTargets(repository, onError);
  }

  async match({ memory, texts, ...question }: LookUp, signal: AbortSignal): Promise<(MemoryMatch | undefined)[]> {
    const { index } = this.#held.get(memory.id) ?? (await orAborted(this.#made(memory), signal));
    const known = new Map<string, FoundMatch | undefined>();
    const matches: (MemoryMatch | undefined)[] = [];
    let began = performance.now();
    for (const asked of texts) {
      const key = JSON.stringify(asked);
      if (!known.has(key)) {
        if (performance.now() - began > turn) {
          await setImmediate();
          began = performance.now();
        }
        signal.throwIfAborted();
        known.set(key, bestMatch(index, asked, question));
      }
      const found = known.get(key);
      if (found !== undefined) this.#note(memory.id, found);
      matches.push(found?.match);
    }
    return matches;
  }

  forget(memoryId: string): void {
    this.#held.delete(memoryId);
    this.#coming.get(memoryId)?.stop.abort(new MemoryGoneError("The memory was deleted."));
    this.#coming.delete(memoryId);
    this.#used.forget(memoryId);
    this.#file((files) => files.delete(memoryId));
  }

  async close(): Promise<void> {
    for (const { stop } of this.#coming.values()) stop.abort(new Error("The service closes."));
    await Promise.allSettled([...this.#coming.values()].map(({ index }) => index));
    await this.#used.close();
    await this.#filing;
  }

  #note(memoryId: string, { match, unitId, targetLanguage }: FoundMatch): void {
    const target = match.kind === "similar" || unitId === undefined ? undefined : targetOf(unitId, targetLanguage);
    if (target !== undefined) this.#used.add(memoryId, target);
  }

  #made(memory: IndexedMemory): Promise<OpenedIndex> {
    const coming = this.#coming.get(memory.id);
    if (coming !== undefined) return coming.index;
    const stop = new AbortController();
    const index = this.#make(memory, stop.signal).finally(() => {
      if (this.#coming.get(memory.id)?.stop === stop) this.#coming.delete(memory.id);
    });
    // Whoever waits for it hears of it; nobody may.
    index.catch(() => {});
    this.#coming.set(memory.id, { index, stop });
    return index;
  }

  async #make(memory: IndexedMemory, signal: AbortSignal): Promise<OpenedIndex> {
    const saved = this.#opened(await this.#parts.files?.read(memory.id));
    signal.throwIfAborted();
    const made = saved ?? (await this.#build(memory, signal));
    // News of its deletion may have come before anything was there to let go of.
    if (!(await this.#parts.repository.isThere(memory.id))) throw new MemoryGoneError("The memory was deleted.");
    signal.throwIfAborted();
    if (saved === undefined) this.#file((files) => files.save(memory.id, made.bytes));
    this.#held.set(memory.id, made);
    return made;
  }

  #opened(bytes: Uint8Array<ArrayBuffer> | undefined): OpenedIndex | undefined {
    try {
      return bytes && { index: openIndex(bytes), bytes };
    } catch (error) {
      if (!(error instanceof IndexFileError)) this.#parts.onError(error);
      return undefined;
    }
  }

  async #build(memory: IndexedMemory, signal: AbortSignal): Promise<OpenedIndex> {
    const built = await buildIndex(memory, this.#parts.repository, signal);
    // As bytes it takes the least room, and how much that is can be told.
    const bytes = built.save();
    return { index: openIndex(bytes), bytes };
  }

  #file(work: (files: IndexFiles) => Promise<void>): void {
    const { files } = this.#parts;
    if (files !== undefined) this.#filing = this.#filing.then(() => work(files));
  }
}

/** Waits no longer than the caller does. */
async function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
