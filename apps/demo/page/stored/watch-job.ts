import type { JobAnswer } from "../../src/steering-protocol.ts";
import { ServerFailure } from "../server.ts";
import { fetchJob } from "./stored-server.ts";

const everyMs = 400;

/**
 * Asks until the job is done.
 * @throws ServerFailure where the job failed, with what the service says of it.
 */
export async function jobEnd(jobId: string, signal: AbortSignal): Promise<JobAnswer> {
  for (;;) {
    const job = await fetchJob(jobId, signal);
    if (job.status === "completed" || job.status === "downloaded") return job;
    if (job.status === "failed" || job.status === "expired") {
      throw new ServerFailure({ code: "invalid", message: job.error?.message ?? `The job ${job.status}.` });
    }
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    signal.throwIfAborted();
  }
}
