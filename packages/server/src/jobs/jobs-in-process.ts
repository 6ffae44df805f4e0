import { randomUUID } from "node:crypto";
import type { JobRunner } from "./job-thread.ts";
import { type JobRunnerParts, runWaitingJobs } from "./run-jobs.ts";

/** For a database that no second connection can open: jobs run among the requests, a step at a time. */
export function createJobsInProcess(parts: Omit<JobRunnerParts, "signal" | "holder">): JobRunner {
  const closing = new AbortController();
  const holder = randomUUID();
  let running = Promise.resolve();
  return {
    wake: () => {
      running = running.then(() =>
        closing.signal.aborted
          ? undefined
          : runWaitingJobs({ ...parts, holder, signal: closing.signal }).catch(parts.onError),
      );
    },
    close: async () => {
      closing.abort(new Error("The service closes."));
      await running;
    },
  };
}
