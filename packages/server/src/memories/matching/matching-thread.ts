import { Worker } from "node:worker_threads";
import { errorFacts, type Log } from "../../log.ts";
import { StorageError } from "../../storage/storage-error.ts";
import type { IndexFiles } from "./index-files.ts";
import { MemoryGoneError } from "./indexed-memory.ts";
import type { MatchingCall, MatchingNews, MatchingThreadData } from "./matching-call.ts";
import type { LookUp, Matcher } from "./memory-indexes.ts";
import type { MemoryMatch } from "./recall-memory.ts";

interface MatchingThreadParts extends MatchingThreadData {
  readonly log: Log;
  /** Milliseconds that the thread and its indexes stay without work. */
  readonly idleFor?: number;
  /** The thread's own files, for while there is no thread. */
  readonly files: IndexFiles | undefined;
}

type Answer = PromiseWithResolvers<readonly (MemoryMatch | undefined)[]>;

interface RunningThread {
  readonly worker: Worker;
  readonly open: Map<number, Answer>;
  readonly ended: Promise<void>;
}

/** Milliseconds; the second is what the thread's last writes may take. */
const usuallyIdleFor = 15 * 60 * 1000;
const closingLimit = 5000;

/** Indexes in a thread of their own, with a connection of its own, started by the first text that is looked up. */
export class MatchingThread implements Matcher {
  readonly #parts: MatchingThreadParts;
  readonly #startWorker: (data: MatchingThreadData) => Worker;
  #current: RunningThread | undefined;
  #idle: NodeJS.Timeout | undefined;
  #calls = 0;
  #isClosed = false;

  constructor(parts: MatchingThreadParts, startWorker = startMatchingWorker) {
    this.#parts = parts;
    this.#startWorker = startWorker;
  }

  async match(lookUp: LookUp, signal: AbortSignal): Promise<readonly (MemoryMatch | undefined)[]> {
    signal.throwIfAborted();
    // A thread started now would have nobody to end it.
    if (this.#isClosed) throw failure("the service closes");
    clearTimeout(this.#idle);
    this.#current ??= this.#start();
    const { worker, open } = this.#current;
    const call = ++this.#calls;
    const answer: Answer = Promise.withResolvers();
    const abort = () => {
      tell(worker, { kind: "cancel", call });
      answer.reject(signal.reason);
    };
    signal.addEventListener("abort", abort, { once: true });
    open.set(call, answer);
    worker.ref();
    tell(worker, { kind: "match", call, lookUp });
    try {
      return await answer.promise;
    } finally {
      signal.removeEventListener("abort", abort);
      open.delete(call);
      if (open.size === 0) this.#rest(worker);
    }
  }

  forget(memoryId: string): void {
    if (this.#current === undefined) this.#parts.files?.delete(memoryId);
    else tell(this.#current.worker, { kind: "forget", memoryId });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#stop();
  }

  #start(): RunningThread {
    const { log, data, databaseUrl } = this.#parts;
    const worker = this.#startWorker({ data, databaseUrl });
    const open = new Map<number, Answer>();
    worker.on("message", (news: MatchingNews) => {
      if (news.kind === "problem") log.warn(news.facts, "A translation memory's index had a problem");
      else settle(open.get(news.call), news);
    });
    worker.on("error", (error) => log.error(errorFacts(error, false), "The thread that looks texts up ended"));
    const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    ended.then(() => {
      if (this.#current?.worker === worker) this.#current = undefined;
      for (const answer of open.values()) answer.reject(failure("the thread that does it ended"));
    });
    return { worker, open, ended };
  }

  /** An idle thread keeps no process from ending. */
  #rest(worker: Worker): void {
    worker.unref();
    if (this.#current?.worker !== worker) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => this.#stop(), this.#parts.idleFor ?? usuallyIdleFor).unref();
  }

  /** What comes next starts another thread, which need not wait for this one. */
  async #stop(): Promise<void> {
    clearTimeout(this.#idle);
    const stopped = this.#current;
    this.#current = undefined;
    if (stopped === undefined) return;
    const { worker, open, ended } = stopped;
    for (const answer of open.values()) answer.reject(failure("the service closes"));
    worker.ref();
    tell(worker, { kind: "end" });
    const tooLong = setTimeout(() => worker.terminate(), closingLimit);
    await ended;
    clearTimeout(tooLong);
  }
}

function settle(answer: Answer | undefined, news: Exclude<MatchingNews, { kind: "problem" }>): void {
  if (news.kind === "matched") answer?.resolve(news.matches);
  else if (news.kind === "gone") answer?.reject(new MemoryGoneError("The memory was deleted."));
  else answer?.reject(failure(news.message));
}

function failure(reason: string): StorageError {
  return new StorageError("failed", `The translation memory could not be looked through: ${reason}`);
}

function tell(worker: Worker, call: MatchingCall): void {
  worker.postMessage(call);
}

export function startMatchingWorker(workerData: MatchingThreadData): Worker {
  const isSource = import.meta.url.endsWith(".ts");
  // As in `startUsageWorker`; a thread of the sources takes other packages' sources too.
  const conditions = isSource ? ["--conditions=@dragoman/source"] : [];
  const execArgv = ["--disable-warning=ExperimentalWarning", ...conditions];
  const file = new URL(isSource ? "./matching.worker.ts" : "./matching.worker.js", import.meta.url);
  return new Worker(file, { name: "memories", workerData, execArgv });
}
