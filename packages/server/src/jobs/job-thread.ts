import { randomUUID } from "node:crypto";
import { Worker } from "node:worker_threads";
import { errorFacts, type Log } from "../log.ts";
import type { Change } from "../storage/changes.ts";
import type { JobCall, JobNews, JobThreadData } from "./job-call.ts";

/** Runs jobs beside the requests. */
export interface JobRunner {
  /** Says that something may wait. */
  wake(): void;
  /** Gives back what is under way, as soon as its step is done. */
  close(): Promise<void>;
}

interface JobThreadParts extends Omit<JobThreadData, "holder"> {
  readonly log: Log;
  readonly onChange: (change: Change) => void;
  /** Told who held jobs when a thread ended that was not asked to. */
  readonly onLost: (holder: string) => void;
  /** Milliseconds that the thread stays for more work. */
  readonly idleFor?: number;
}

/** Milliseconds; the second is what the thread's last step may take when the service closes. */
const usuallyIdleFor = 5000;
const closingLimit = 10_000;

/** So that a file that asks for too much ends its job and not the service. Large files need a tenth of it. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 6 };

/** A thread with a connection of its own, which is there while there is work. */
export function createJobThread(parts: JobThreadParts, startWorker = startJobWorker): JobRunner {
  const { data, databaseUrl, lease, log, idleFor = usuallyIdleFor } = parts;
  let current: { readonly worker: Worker; readonly holder: string; readonly ended: Promise<void> } | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** How often the thread was told to run and did not say yet that nothing waits: it may be at work. */
  let unanswered = 0;
  let isClosed = false;

  function wake(): void {
    if (isClosed) return;
    clearTimeout(idle);
    idle = undefined;
    current ??= start();
    unanswered += 1;
    tell("run");
  }

  function start() {
    const holder = randomUUID();
    unanswered = 0;
    const worker = startWorker({ data, databaseUrl, holder, lease });
    const ended = new Promise<void>((resolve) => worker.once("exit", () => resolve()));
    worker.on("message", (news: JobNews) => {
      if (news.kind === "idle") hasRun(worker);
      else if (news.kind === "changed") parts.onChange(news.change);
      else log.warn(news.facts, "A job failed; it is tried again");
    });
    worker.on("error", (error) => log.error(errorFacts(error, false), "The thread that runs jobs ended"));
    ended.then(() => {
      if (current?.worker !== worker) return;
      current = undefined;
      if (!isClosed) parts.onLost(holder);
    });
    // Who waits for a job asks for it: it keeps no process from ending.
    worker.unref();
    return { worker, holder, ended };
  }

  function hasRun(worker: Worker): void {
    if (current?.worker !== worker) return;
    unanswered -= 1;
    if (unanswered === 0) idle ??= setTimeout(stop, idleFor).unref();
  }

  /** What comes next starts another thread, which need not wait for this one. */
  function stop(): Promise<void> {
    const stopped = current;
    if (stopped === undefined) return Promise.resolve();
    tell("stop");
    current = undefined;
    return stopped.ended;
  }

  function tell(call: JobCall): void {
    current?.worker.postMessage(call);
  }

  return {
    wake,
    close: async () => {
      isClosed = true;
      clearTimeout(idle);
      const worker = current?.worker;
      worker?.ref();
      const tooLong = setTimeout(() => worker?.terminate(), closingLimit);
      await stop();
      clearTimeout(tooLong);
    },
  };
}

function startJobWorker(workerData: JobThreadData): Worker {
  const isSource = import.meta.url.endsWith(".ts");
  // As in `startUsageWorker`; a thread of the sources takes other packages' sources too.
  const conditions = isSource ? ["--conditions=@dragoman/source"] : [];
  const execArgv = ["--disable-warning=ExperimentalWarning", ...conditions];
  const file = new URL(isSource ? "./job.worker.ts" : "./job.worker.js", import.meta.url);
  return new Worker(file, { name: "jobs", workerData, execArgv, resourceLimits });
}
