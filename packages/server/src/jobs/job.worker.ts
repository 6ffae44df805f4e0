import { parentPort, workerData } from "node:worker_threads";
import { errorFacts } from "../log.ts";
import { openStorage } from "../storage/open.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { JobCall, JobNews, JobThreadData } from "./job-call.ts";
import { runWaitingJobs } from "./run-jobs.ts";

const { data, databaseUrl, holder, lease }: JobThreadData = workerData;
const stopping = new AbortController();
const say = (news: JobNews) => parentPort?.postMessage(news);
const onError = (error: unknown) => say({ kind: "problem", facts: errorFacts(error, error instanceof StorageError) });

const storage = await openStorage({ data, databaseUrl, onError });
storage.changes.subscribe((change) => say({ kind: "changed", change }));
let running: Promise<void> = Promise.resolve();

parentPort?.on("message", (call: JobCall) => {
  if (call === "stop") {
    stopping.abort(new Error("The service closes."));
    running.finally(end);
    return;
  }
  running = running.then(run);
});

async function run(): Promise<void> {
  await runWaitingJobs({ storage, holder, lease, signal: stopping.signal, onError }).catch(onError);
  say({ kind: "idle" });
}

/** The thread's own end: what a connection still waits for holds nothing up. */
function end(): void {
  storage
    .close()
    .catch(onError)
    .finally(() => process.exit());
}
