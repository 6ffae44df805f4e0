import { Worker } from "node:worker_threads";
import { EngineError } from "../errors.ts";
import type { EngineName } from "../ports.ts";
import type { InstanceSettings, ModelFiles, Order, Report } from "./messages.ts";
import type { Line } from "./scores.ts";

export interface Work {
  readonly models: readonly [ModelFiles] | readonly [ModelFiles, ModelFiles];
  readonly texts: readonly string[];
  readonly html: boolean;
}

export type Outcome =
  | { readonly status: "translated"; readonly lines: readonly Line[] }
  /** One of the models does not work, whatever the texts. */
  | { readonly status: "bad-model"; readonly key: string; readonly reason: string };

interface Job {
  readonly work: Work;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: EngineError) => void;
  attempts: number;
}

const maxAttempts = 2;
const workerFile = new URL(
  import.meta.url.endsWith(".ts") ? "./bergamot.worker.ts" : "./bergamot.worker.js",
  import.meta.url,
);

/**
 * One runtime in its worker thread, which does one piece of work after the other. A thread that ended is replaced when
 * the next work comes, and what was under way is tried once more, without scores.
 */
export class Instance {
  readonly #engine: EngineName;
  readonly #settings: InstanceSettings;
  readonly #waiting: Job[] = [];
  #current: Job | undefined;
  #worker: Worker | undefined;
  #lastId = 0;
  #alive: readonly string[] = [];
  #deaths = 0;
  #closed = false;

  /** @param engine the name that errors give. */
  constructor(engine: EngineName, settings: InstanceSettings) {
    this.#engine = engine;
    this.#settings = settings;
  }

  /** Keys of the models in memory, the least recently used first. */
  get alive(): readonly string[] {
    return this.#alive;
  }

  get pending(): number {
    return this.#waiting.length + (this.#current === undefined ? 0 : 1);
  }

  /** How often its thread was lost. */
  get deaths(): number {
    return this.#deaths;
  }

  /** @throws EngineError `crashed` when the thread ended twice over this work, `aborted`, `unavailable` after close. */
  run(work: Work, signal?: AbortSignal): Promise<Outcome> {
    if (this.#closed) return Promise.reject(this.#closedError());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ work, signal, resolve, reject, attempts: 0 });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const jobs = this.#current === undefined ? this.#waiting : [this.#current, ...this.#waiting];
    for (const job of jobs) job.reject(this.#closedError());
    this.#waiting.length = 0;
    this.#current = undefined;
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #next(): void {
    if (this.#current !== undefined) return;
    const job = this.#waiting.shift();
    if (job === undefined) {
      // an idle engine keeps no process alive
      this.#worker?.unref();
      return;
    }
    if (job.signal?.aborted) {
      job.reject(new EngineError(this.#engine, "aborted", "The request was aborted before its turn came."));
      this.#next();
      return;
    }
    this.#current = job;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#lastId += 1;
    // of some scores the runtime dies: what is tried again goes without
    const scored = this.#settings.scored && job.attempts === 0;
    this.#worker.postMessage({ id: this.#lastId, ...job.work, scored } satisfies Order);
  }

  #start(): Worker {
    const worker = new Worker(workerFile, { workerData: this.#settings });
    let reason = "its thread ended without a word";
    worker.on("message", (report: Report) => {
      if (this.#worker !== worker) return;
      if (report.kind === "died") this.#replace(report);
      else this.#settle(report);
    });
    worker.on("error", (error) => {
      reason = error instanceof Error ? error.message : String(error);
    });
    worker.on("exit", () => {
      if (this.#worker === worker) this.#replace({ during: { stage: "translating" }, reason });
    });
    return worker;
  }

  #settle(report: Exclude<Report, { kind: "died" }>): void {
    const job = this.#current;
    if (job === undefined || report.id !== this.#lastId) return;
    this.#current = undefined;
    if (report.kind === "refused") {
      job.resolve({ status: "bad-model", key: report.key, reason: report.reason });
    } else {
      this.#alive = report.alive;
      job.resolve({ status: "translated", lines: report.lines });
    }
    this.#next();
  }

  /** The thread is lost: decides about the work under way, and goes on with a new one. */
  #replace({ during, reason }: Pick<Extract<Report, { kind: "died" }>, "during" | "reason">): void {
    void this.#worker?.terminate();
    this.#worker = undefined;
    this.#alive = [];
    this.#deaths += 1;
    const job = this.#current;
    this.#current = undefined;
    if (job !== undefined) {
      job.attempts += 1;
      if (during.stage === "loading" && during.alone) {
        job.resolve({ status: "bad-model", key: during.key, reason });
      } else if (job.attempts < maxAttempts) {
        this.#waiting.unshift(job);
      } else if (during.stage === "loading") {
        job.resolve({ status: "bad-model", key: during.key, reason });
      } else if (during.stage === "starting") {
        job.reject(new EngineError(this.#engine, "unavailable", `The neural engine does not start: ${reason}.`));
      } else {
        job.reject(
          new EngineError(this.#engine, "crashed", `The neural engine died twice over one request: ${reason}.`),
        );
      }
    }
    this.#next();
  }

  #closedError(): EngineError {
    return new EngineError(this.#engine, "unavailable", "The engine is closed.");
  }
}
