import { Worker } from "node:worker_threads";
import type { AccountId } from "../accounts/account.ts";
import { StorageError } from "./storage-error.ts";
import type { UsageAnswer, UsageCall, UsageThreadData } from "./usage-call.ts";
import type { DayRange, UsageGroup } from "./usage-store.ts";

type Question = UsageCall extends infer Call ? (Call extends UsageCall ? Omit<Call, "call"> : never) : never;

/**
 * A thread with a connection of its own, for what the thread that answers requests must not wait for. It is started by
 * the first call. A thread that dies fails its calls; the next call starts another.
 */
export class UsageThread {
  readonly #file: string;
  readonly #onError: (error: Error) => void;
  readonly #open = new Map<number, PromiseWithResolvers<ReadonlyMap<AccountId, number>>>();
  readonly #startWorker: (data: UsageThreadData) => Worker;
  #worker: Worker | undefined;
  #calls = 0;
  #closed = false;

  constructor(file: string, onError: (error: Error) => void, startWorker = startUsageWorker) {
    this.#file = file;
    this.#onError = onError;
    this.#startWorker = startWorker;
  }

  /** Waits for other writers, and for the disk. */
  async commit(group: UsageGroup): Promise<void> {
    await this.#ask({ kind: "commit", group });
  }

  charactersByAccount(accounts: readonly AccountId[], days: DayRange): Promise<ReadonlyMap<AccountId, number>> {
    return this.#ask({ kind: "characters", accounts, days });
  }

  async checkpoint(): Promise<void> {
    await this.#ask({ kind: "checkpoint" });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const worker = this.#worker;
    this.#worker = undefined;
    worker?.removeAllListeners();
    await worker?.terminate();
    this.#failOpenCalls("the database is closed");
  }

  #ask(question: Question): Promise<ReadonlyMap<AccountId, number>> {
    // A thread started now would have nobody to end it.
    if (this.#closed) return Promise.reject(new StorageError("failed", "The database is closed."));
    const worker = this.#worker ?? this.#start();
    const call = ++this.#calls;
    const answer = Promise.withResolvers<ReadonlyMap<AccountId, number>>();
    this.#open.set(call, answer);
    worker.ref();
    worker.postMessage({ ...question, call } satisfies UsageCall);
    return answer.promise;
  }

  #start(): Worker {
    const worker = this.#startWorker({ file: this.#file });
    worker.on("message", (answer: UsageAnswer) => this.#settle(answer));
    worker.on("error", (error) => this.#onError(asError(error)));
    worker.on("exit", () => this.#lose(worker));
    this.#worker = worker;
    return worker;
  }

  #settle(answer: UsageAnswer): void {
    const open = this.#open.get(answer.call);
    this.#open.delete(answer.call);
    // An idle thread keeps no process from ending; one with open calls does.
    if (this.#open.size === 0) this.#worker?.unref();
    if (answer.kind === "done") open?.resolve(answer.characters);
    else open?.reject(new StorageError("failed", `Usage could not be written: ${answer.message}`));
  }

  #lose(worker: Worker): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    this.#failOpenCalls("the thread that writes it ended");
  }

  #failOpenCalls(reason: string): void {
    const open = [...this.#open.values()];
    this.#open.clear();
    for (const answer of open) answer.reject(new StorageError("failed", `Usage could not be written: ${reason}`));
  }
}

export function startUsageWorker(workerData: UsageThreadData): Worker {
  const source = import.meta.url.endsWith(".ts") ? "./usage.worker.ts" : "./usage.worker.js";
  // The options of the process are not for the thread (`-e` would run the program again); this one is for Node 22,
  // which calls SQLite experimental.
  const execArgv = ["--disable-warning=ExperimentalWarning"];
  return new Worker(new URL(source, import.meta.url), { name: "usage", workerData, execArgv });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
