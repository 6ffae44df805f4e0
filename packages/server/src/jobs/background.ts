import { errorFacts, type Log } from "../log.ts";
import type { Storage } from "../storage/storage.ts";
import { StorageError } from "../storage/storage-error.ts";
import { createJobThread, type JobRunner } from "./job-thread.ts";
import { createJobsInProcess } from "./jobs-in-process.ts";
import { sweep } from "./sweeping.ts";
import { knownKinds } from "./work-of-kind.ts";

/** Work in the background: runs what waits, now and after a restart, and sweeps up after it. */
export interface Background extends JobRunner {
  /** Takes up what waits. Never rejects: what fails is tried again. */
  start(): Promise<void>;
}

export interface BackgroundParts {
  readonly storage: Storage;
  /** Where the storage is, for a second connection to it. */
  readonly data: string;
  readonly databaseUrl: string | undefined;
  readonly log: Log;
  /** Milliseconds after which the jobs of a node that says nothing are another's. */
  readonly lease?: number | undefined;
}

const usualLease = 30_000;
const sweepEvery = 10 * 60 * 1000;

export function createBackground(parts: BackgroundParts): Background {
  const { storage, log, lease = usualLease } = parts;
  const { jobs, blobs, isShared } = storage;
  const warn = (message: string) => (error: unknown) =>
    log.warn(errorFacts(error, error instanceof StorageError), message);
  const lookFailed = warn("Waiting jobs could not be looked for; it is tried again");
  const sweepFailed = warn("Old jobs and files could not be deleted; it is tried again");
  const timers: NodeJS.Timeout[] = [];
  const runner = createRunner(parts, lease, warn("A job failed; it is tried again"));
  let sweeping: Promise<void> = Promise.resolve();

  async function look(): Promise<void> {
    if (await jobs.isWaiting(knownKinds, new Date())) runner.wake();
  }

  function sweepUp(isFirst: boolean): Promise<void> {
    sweeping = sweep({ jobs, blobs, isFirst }, new Date()).catch(sweepFailed);
    return sweeping;
  }

  return {
    wake: runner.wake,
    start: async () => {
      // Nobody else has the embedded database: what was under way when a process died is taken up at once.
      if (!isShared) {
        await jobs.abandon().catch(lookFailed);
        await sweepUp(true);
      }
      await look().catch(lookFailed);
      timers.push(setInterval(() => look().catch(lookFailed), lease / 3).unref());
      timers.push(setInterval(() => sweepUp(false), sweepEvery).unref());
    },
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      await sweeping;
      await runner.close();
    },
  };
}

function createRunner(
  { storage, data, databaseUrl, log }: BackgroundParts,
  lease: number,
  onError: (error: unknown) => void,
): JobRunner {
  if (databaseUrl === undefined && data === "memory") return createJobsInProcess({ storage, lease, onError });
  return createJobThread({
    data,
    databaseUrl,
    lease,
    log,
    onChange: (change) => storage.changes.publish(change),
    onLost: (holder) => storage.jobs.abandon(holder).catch(onError),
  });
}
