import { setImmediate } from "node:timers/promises";
import type { RunningJob, Work } from "../jobs/job.ts";

/** Units that are removed at a time. */
const batchSize = 1000;

/** Removes what is left of a deleted memory. Nobody sees it any more. */
export const removalWork: Work = {
  run: async (job) => {
    await removeUnits(job);
    await job.storage.memoryWork.completeRemoval(job.held, job.row.subject);
  },
  fail: ({ held, storage, now }, message) => storage.memoryWork.fail(held, undefined, message, now()),
};

/** Removes the units of the job's memory, so that each step is short. */
export async function removeUnits({ row, held, storage, signal }: RunningJob): Promise<void> {
  while (await storage.memoryWork.removeUnits(held, row.subject, batchSize)) {
    signal.throwIfAborted();
    await setImmediate();
  }
}
