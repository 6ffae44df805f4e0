import type { BlobStore } from "../storage/blobs.ts";
import type { JobRepository } from "../storage/job-repository.ts";

/** Milliseconds. */
const forgottenAfter = 7 * 24 * 60 * 60 * 1000;
const strayAfter = 60 * 60 * 1000;
const endOfTime = new Date(8.64e15);

interface SweepParts {
  readonly jobs: Pick<JobRepository, "expire" | "forget" | "filesInUse">;
  readonly blobs: Pick<BlobStore, "listWrittenBefore" | "delete">;
  /** Whether nobody writes a file now: whatever no job needs is left over, however new it is. */
  readonly isFirst: boolean;
}

/** Ends what was waited for in vain, and deletes jobs and files that nobody asks for any more. */
export async function sweep({ jobs, blobs, isFirst }: SweepParts, now: Date): Promise<void> {
  await jobs.expire(now);
  await jobs.forget(new Date(now.getTime() - forgottenAfter));
  const written = await blobs.listWrittenBefore(isFirst ? endOfTime : new Date(now.getTime() - strayAfter));
  for (let from = 0; from < written.length; from += 100) {
    const some = written.slice(from, from + 100);
    const used = await jobs.filesInUse(some);
    for (const id of some.filter((one) => !used.has(one))) await blobs.delete(id);
  }
}
