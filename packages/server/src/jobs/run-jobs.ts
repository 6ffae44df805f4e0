import { JobLostError } from "../storage/job-repository.ts";
import type { JobRow } from "../storage/memory-rows.ts";
import { JobFailure, type RunningJob, type Work, type WorkStorage } from "./job.ts";
import { knownKinds, workOf } from "./work-of-kind.ts";

export interface JobRunnerParts {
  readonly storage: WorkStorage;
  /** Who runs them: a name that nobody else ever has. */
  readonly holder: string;
  /** Milliseconds after which the jobs of a runner that says nothing are another's. */
  readonly lease: number;
  /** Aborted to stop: what is under way is given back. */
  readonly signal: AbortSignal;
  /** Told of errors that are tried again. */
  readonly onError: (error: unknown) => void;
  readonly now?: () => Date;
}

/** How often a job may be begun, when each time the process or the work dies under it. */
const mostAttempts = 5;

/** Milliseconds before work that failed is tried again, for each time that it did. */
const pauseAfterFailure = 1000;

/** Runs what waits, one job after the other, until nothing does. */
export async function runWaitingJobs(parts: JobRunnerParts): Promise<void> {
  const { storage, holder, lease, signal, now = () => new Date() } = parts;
  while (!signal.aborted) {
    const row = await storage.jobs.claim(holder, knownKinds, now(), new Date(now().getTime() + lease));
    if (row === undefined) return;
    await runHeld(parts, row, now);
  }
}

async function runHeld(parts: JobRunnerParts, row: JobRow, now: () => Date): Promise<void> {
  const { storage, holder, lease } = parts;
  const held = { id: row.id, holder };
  const lost = new AbortController();
  const later = (milliseconds: number) => new Date(now().getTime() + milliseconds);
  const renewing = setInterval(() => {
    storage.jobs.renew(held, later(lease)).then((isHeld) => {
      if (!isHeld) lost.abort(new JobLostError("The job is another's."));
    }, parts.onError);
  }, lease / 3);
  const job = { row, held, storage, now, signal: AbortSignal.any([parts.signal, lost.signal]) };
  try {
    await runToItsEnd(job);
  } catch (error) {
    if (error instanceof JobLostError || lost.signal.aborted) return;
    if (parts.signal.aborted) {
      await storage.jobs.release(held);
      return;
    }
    parts.onError(error);
    await storage.jobs.renew(held, later(row.attempts * pauseAfterFailure)).catch(parts.onError);
  } finally {
    clearInterval(renewing);
  }
}

async function runToItsEnd(job: RunningJob): Promise<void> {
  const work = await workOf(job.row.kind);
  if (job.row.attempts > mostAttempts) {
    await work.fail(job, `It was begun ${mostAttempts} times and never came to its end. The service's log says why.`);
    return;
  }
  await attempt(job, work);
}

async function attempt(job: RunningJob, work: Work): Promise<void> {
  try {
    await work.run(job);
  } catch (error) {
    if (!(error instanceof JobFailure)) throw error;
    await work.fail(job, error.message);
  }
}
