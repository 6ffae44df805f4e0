import type { HeldJob } from "../storage/job-repository.ts";
import type { JobRow } from "../storage/memory-rows.ts";
import type { Storage } from "../storage/storage.ts";

/** What a job may use: everything that is kept, over a connection that serves no requests. */
export type WorkStorage = Pick<Storage, "jobs" | "memories" | "memoryWork" | "blobs">;

/** A job under way. */
export interface RunningJob {
  readonly row: JobRow;
  /** Named in each write, which fails once somebody else has the job. */
  readonly held: HeldJob;
  readonly storage: WorkStorage;
  /** Aborted when the service closes or the job is lost: work stops at the next step that it can be taken up from. */
  readonly signal: AbortSignal;
  readonly now: () => Date;
}

/** One kind of work. What it writes is written so that it can be killed at any moment, and begun again. */
export interface Work {
  /**
   * Does it all, from the beginning.
   * @throws JobFailure for what no other attempt will change.
   */
  run(job: RunningJob): Promise<void>;
  /** Ends a job that cannot be done: takes away what it made, and keeps the message. */
  fail(job: RunningJob, message: string): Promise<void>;
}

/** A job that cannot be done. The message is for whoever asked for it, and says what to do. */
export class JobFailure extends Error {
  override readonly name = "JobFailure";
}

/** What jobs are about. */
export const jobKinds = {
  import: "memory_import",
  export: "memory_export",
  removal: "memory_removal",
} as const;
