import { randomUUID } from "node:crypto";
import type { AccountId } from "../accounts/account.ts";
import { jobKinds } from "../jobs/job.ts";
import type { JobRunner } from "../jobs/job-thread.ts";
import { newSecret, signedPath } from "../jobs/signed-address.ts";
import type { JobRow } from "../storage/memory-rows.ts";
import type { Storage } from "../storage/storage.ts";
import type { ImportParameters } from "./import-memory.ts";

/** Imports and exports, as accounts ask for them. */
export interface MemoryJobs {
  /** Waits for a file. */
  declareImport(account: AccountId, file: ImportParameters): Promise<DeclaredImport>;
  /** Begins an export, or finds one that still serves; the memory is the account's. */
  startExport(account: AccountId, memoryId: string): Promise<StartedExport>;
  /** An import or export of the account. */
  find(account: AccountId, jobId: string): Promise<JobRow | undefined>;
  /** Where the file of a completed export is, for a time. */
  downloadOf(job: JobRow): { readonly url: string; readonly expiresAt: Date } | undefined;
  /** @returns whether there was such a memory of the account. */
  deleteMemory(account: AccountId, memoryId: string): Promise<boolean>;
}

interface DeclaredImport {
  readonly jobId: string;
  readonly uploadUrl: string;
  readonly expiresAt: Date;
}

type StartedExport =
  | { readonly state: "started" | "reused"; readonly jobId: string }
  /** Another export of the memory has not ended. */
  | { readonly state: "running" };

interface MemoryJobsParts {
  readonly storage: Pick<Storage, "jobs" | "memories" | "blobs">;
  readonly runner: Pick<JobRunner, "wake">;
  /** The address that the outside knows the service by, without a slash at its end. */
  readonly publicUrl: () => string;
  readonly now?: () => Date;
}

/** Milliseconds. */
const uploadWithin = 60 * 60 * 1000;
const downloadWithin = 60 * 60 * 1000;

export function createMemoryJobs({ storage, runner, publicUrl, now = () => new Date() }: MemoryJobsParts): MemoryJobs {
  const { jobs, memories, blobs } = storage;
  const own: readonly string[] = [jobKinds.import, jobKinds.export];

  return {
    declareImport: async (account, file) => {
      const jobId = randomUUID();
      const secret = newSecret();
      const expiresAt = wholeSecond(now().getTime() + uploadWithin);
      const job = {
        ...newJob(account, jobKinds.import, randomUUID()),
        id: jobId,
        state: "awaiting_input",
        parameters: JSON.stringify(file),
        secret,
        expires_at: expiresAt.toISOString(),
      } as const;
      await jobs.add(job, now());
      const request = { method: "PUT", path: filePath(jobId), expires: secondsOf(expiresAt) } as const;
      return { jobId, uploadUrl: publicUrl() + signedPath(secret, request), expiresAt };
    },
    startExport: async (account, memoryId) => {
      const stillThere = new Date(now().getTime() + downloadWithin);
      const recent = await jobs.latestWithFile(account, jobKinds.export, memoryId, stillThere);
      if (recent !== undefined) return { state: "reused", jobId: recent.id };
      const job = newJob(account, jobKinds.export, memoryId);
      if (!(await jobs.add(job, now()))) return { state: "running" };
      runner.wake();
      return { state: "started", jobId: job.id };
    },
    find: async (account, jobId) => {
      const found = await jobs.find(jobId);
      return found?.account_id === account && own.includes(found.kind) ? found : undefined;
    },
    downloadOf: ({ id, secret, blob_id: blobId, expires_at: keptUntil }) => {
      if (blobId === null || keptUntil === null) return undefined;
      const end = Math.min(now().getTime() + downloadWithin, Date.parse(keptUntil));
      const expiresAt = wholeSecond(end);
      const request = { method: "GET", path: filePath(id), expires: secondsOf(expiresAt) } as const;
      return { url: publicUrl() + signedPath(secret, request), expiresAt };
    },
    deleteMemory: async (account, memoryId) => {
      const removal = newJob(account, jobKinds.removal, memoryId);
      const files = await memories.delete(account, memoryId, removal, now());
      if (files === undefined) return false;
      runner.wake();
      // One that stays is swept up later.
      await Promise.all(files.map((id) => blobs.delete(id).catch(() => {})));
      return true;
    },
  };
}

/** Where the file of a job comes and goes. */
export function filePath(jobId: string): string {
  return `/v3/translation_memories/jobs/${jobId}/file`;
}

function newJob(account: AccountId, kind: string, subject: string) {
  return {
    id: randomUUID(),
    account_id: account,
    kind,
    state: "queued",
    subject,
    parameters: "{}",
    secret: newSecret(),
    expires_at: null,
  } as const;
}

/** What an address says of its end is all that is known of it. */
function wholeSecond(time: number): Date {
  return new Date(Math.floor(time / 1000) * 1000);
}

function secondsOf(time: Date): number {
  return time.getTime() / 1000;
}
