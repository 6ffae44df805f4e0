import type { ReceivedFile } from "../files/received-file.ts";
import type { CallOptions } from "../options.ts";
import type { Job, WaitOptions } from "./job.ts";

/** Work that makes a file. */
export interface FileJob<Handle, Status> extends Job<Handle, Status> {
  /** Waits until the work is done, and fetches what it made. `deadlineMs` is for the waiting. */
  readonly download: (options?: WaitOptions<Status> & CallOptions) => Promise<ReceivedFile>;
}

export function fileJob<Handle, Status>(
  job: Job<Handle, Status>,
  fetchFile: (status: Status, call: CallOptions) => Promise<ReceivedFile>,
): FileJob<Handle, Status> {
  const download: FileJob<Handle, Status>["download"] = async (options = {}) => {
    const status = await job.wait(options);
    const { deadlineMs, ...call } = options;
    return fetchFile(status, call);
  };
  // Assigned, not spread: the handle stays out of a log.
  return Object.assign(job, { download });
}
