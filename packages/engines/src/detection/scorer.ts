import { Worker } from "node:worker_threads";
import { DetectorError } from "../errors.ts";
import type { DetectorSize, LanguageScore, ScoreRequest, ScoreResponse } from "./scores.ts";

/** eld in a thread of its own: loading it takes seconds, and the calling thread answers requests meanwhile. */
export interface Scorer {
  /**
   * The scores of each text, in order.
   * @throws DetectorError when the thread died twice over these texts, or is closed.
   */
  scoresOf(texts: readonly string[]): Promise<readonly (readonly LanguageScore[])[]>;
  close(): Promise<void>;
}

interface Job {
  readonly texts: readonly string[];
  readonly resolve: (scores: ScoreResponse["scores"]) => void;
  readonly reject: (error: DetectorError) => void;
  readonly mayRetry: boolean;
}

const file = new URL(import.meta.url.endsWith(".ts") ? "./eld.worker.ts" : "./eld.worker.js", import.meta.url);

/** The thread starts with the first job. One that dies is replaced, and what it was asked is asked once more. */
export function createScorer(size: DetectorSize, workerFile: URL = file): Scorer {
  const jobs = new Map<number, Job>();
  let lastId = 0;
  let worker: Worker | undefined;
  let closed = false;

  function send(job: Job): void {
    worker ??= start();
    lastId += 1;
    jobs.set(lastId, job);
    worker.ref();
    const request: ScoreRequest = { id: lastId, texts: job.texts };
    worker.postMessage(request);
  }

  function start(): Worker {
    const started = new Worker(workerFile, { workerData: size });
    let cause: unknown;
    started.on("message", answered);
    started.on("error", (error) => {
      cause = error;
    });
    started.on("exit", () => {
      if (worker === started) died(cause);
    });
    return started;
  }

  function answered({ id, scores }: ScoreResponse): void {
    jobs.get(id)?.resolve(scores);
    jobs.delete(id);
    if (jobs.size === 0) worker?.unref();
  }

  function died(cause: unknown): void {
    worker = undefined;
    const left = [...jobs.values()];
    jobs.clear();
    for (const job of left) {
      if (job.mayRetry) send({ ...job, mayRetry: false });
      else job.reject(new DetectorError("The detector's thread died twice over the same texts.", { cause }));
    }
  }

  return {
    scoresOf(texts) {
      if (closed) return Promise.reject(new DetectorError("The detector is closed."));
      return new Promise((resolve, reject) => send({ texts, resolve, reject, mayRetry: true }));
    },
    async close() {
      closed = true;
      const ending = worker;
      worker = undefined;
      for (const job of jobs.values()) job.reject(new DetectorError("The detector was closed."));
      jobs.clear();
      await ending?.terminate();
    },
  };
}
