import type { Shape } from "../contract.ts";
import { DragomanError } from "../errors.ts";
import { loadFileCalls } from "../files/load-file-calls.ts";
import type { FileInput } from "../files/source.ts";
import { type FileJob, fileJob } from "../jobs/file-job.ts";
import { createJob, handleOf, type Job, jobFailed } from "../jobs/job.ts";
import type { CallOptions } from "../options.ts";
import { type CreateOptions, type Perform, path } from "../sending/operation.ts";
import { shapeOf } from "../sending/shapes.ts";
import { type Transport, unreadable } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";
import type { ImportOptions } from "./memory-files.ts";

/** How far an import or export is, and what came of it. */
export type MemoryJobStatus = Shape<"JobResult">;

/** Stands for an import or export. The account's key is needed with it. */
export type MemoryJobHandle = Pick<Shape<"TranslationMemoryJob">, "jobId">;

/** An import that is done: the memory is there. */
export type ImportedMemory = MemoryJobStatus & Required<Pick<MemoryJobStatus, "translationMemoryId">>;

/** A TMX file that the service is reading. */
export type ImportJob = Job<MemoryJobHandle, MemoryJobStatus, ImportedMemory>;

/** A memory that the service is writing as TMX. The file can be fetched again until its address expires. */
export type ExportJob = FileJob<MemoryJobHandle, MemoryJobStatus>;

export interface MemoryJobs {
  /**
   * Sends a TMX file, and answers when the service has it; the job then makes a new memory of it. The file goes to the
   * address that the service names, without the key. A stream needs `contentLength`, since the size is declared first.
   */
  readonly import: (input: FileInput, options?: ImportOptions) => Promise<ImportJob>;
  /**
   * Has a memory written as TMX. A recent export of it is used again; while another one runs, the answer is
   * `invalid-request` with status 409.
   */
  readonly export: (translationMemoryId: string, call?: CreateOptions) => Promise<ExportJob>;
  /** An import from its handle, in this process or another. */
  readonly resumeImport: (handle: MemoryJobHandle) => ImportJob;
  /** An export from its handle, in this process or another. */
  readonly resumeExport: (handle: MemoryJobHandle) => ExportJob;
}

export function memoryJobs(transport: Transport, perform: Perform, settings: Settings): MemoryJobs {
  const read = async (jobId: string, call: CallOptions) => {
    const answer = await perform({ method: "GET", path: path`/v3/translation_memories/jobs/${jobId}` }, call);
    const status: MemoryJobStatus | undefined = shapeOf<"TranslationMemoryJob">(answer, "results").results[0];
    if (typeof status?.status !== "string") throw unreadable("a job without a result", answer);
    return [status, answer] as const;
  };
  const jobOf = <Done extends MemoryJobStatus>(given: MemoryJobHandle, finish: (status: MemoryJobStatus) => Done) => {
    const { jobId } = handleOf(given, "jobId");
    return createJob({ jobId }, { read: (call) => read(jobId, call), isFinal, finish }, settings);
  };
  const resumeImport = (handle: MemoryJobHandle): ImportJob => jobOf(handle, (status) => imported(status, settings));
  const resumeExport = (handle: MemoryJobHandle): ExportJob =>
    fileJob(
      jobOf(handle, (status) => succeeded(status, settings)),
      async ({ downloadUrl }, call) => (await loadFileCalls()).downloadMemory(transport, settings, downloadUrl, call),
    );

  return {
    import: async (input, options = {}) => {
      const { uploadMemory } = await loadFileCalls();
      return resumeImport({ jobId: await uploadMemory(transport, perform, settings, input, options) });
    },
    export: async (translationMemoryId, call) => {
      const place = path`/v3/translation_memories/${translationMemoryId}/export`;
      const { jobId } = shapeOf<"ExportTranslationMemoryResponse">(
        await perform({ method: "POST", path: place }, call),
        "jobId",
      );
      return resumeExport({ jobId });
    },
    resumeImport,
    resumeExport,
  };
}

const finalStatuses: ReadonlySet<string> = new Set(["completed", "downloaded", "failed", "expired"]);

function isFinal({ status }: MemoryJobStatus): boolean {
  return finalStatuses.has(status);
}

function succeeded(status: MemoryJobStatus, { redact }: Settings): MemoryJobStatus {
  if (status.status === "completed" || status.status === "downloaded") return status;
  throw jobFailed(`The job ${status.status}`, status.error?.message, redact);
}

function imported(status: MemoryJobStatus, settings: Settings): ImportedMemory {
  const { translationMemoryId } = succeeded(status, settings);
  if (typeof translationMemoryId === "string") return { ...status, translationMemoryId };
  throw new DragomanError("invalid-response", "The service did not say which memory it made.");
}
