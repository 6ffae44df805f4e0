import type { Schema } from "@dragoman/client/contract";
import { HttpError } from "../http/http-error.ts";
import { jobKinds } from "../jobs/job.ts";
import type { ImportParameters, ImportResult } from "../memories/import-memory.ts";
import type { MemoryJobs } from "../memories/memory-jobs.ts";
import type { MemoryRepository } from "../storage/memory-repository.ts";
import type { JobRow } from "../storage/memory-rows.ts";
import type { Handlers } from "./operation.ts";
import { isUuid, memoryId, memoryNotFound } from "./translation-memories.ts";

type JobOperation = "importTranslationMemory" | "exportTranslationMemory" | "getTranslationMemoryJob";

interface JobParts {
  readonly memories: Pick<MemoryRepository, "find">;
  readonly jobs: MemoryJobs;
}

/** Imports and exports in the background. An account sees its own. */
export function memoryJobHandlers({ memories, jobs }: JobParts): Pick<Handlers, JobOperation> {
  return {
    importTranslationMemory: async ({ caller: { account }, body }) => {
      const { jobId, uploadUrl, expiresAt } = await jobs.declareImport(account.id, readImport(body));
      return { body: { job_id: jobId, upload_url: uploadUrl, expires_at: expiresAt.toISOString() } };
    },
    exportTranslationMemory: async ({ caller: { account }, path }) => {
      const memory = await memories.find(account.id, memoryId(path));
      if (memory === undefined) throw memoryNotFound();
      const started = await jobs.startExport(account.id, memory.id);
      if (started.state === "running") throw exportRunning();
      const status = started.state === "started" ? 202 : 200;
      return { status, body: { job_id: started.jobId, parameters: { translation_memory_id: memory.id } } };
    },
    getTranslationMemoryJob: async ({ caller: { account }, path }) => {
      const jobId = path.job_id.toLowerCase();
      const job = isUuid(jobId) ? await jobs.find(account.id, jobId) : undefined;
      if (job === undefined) throw jobNotFound();
      return { body: { ...jobOf(job), results: [resultOf(job, jobs)] } };
    },
  };
}

function jobOf(row: JobRow): Omit<Schema<"TranslationMemoryJob">, "results"> {
  const common = {
    job_id: row.id,
    product: "translation_memory",
    creation_time: row.created_at,
    updated_time: row.updated_at,
  } as const;
  if (row.kind === jobKinds.export) {
    return { ...common, operation: "export", parameters: { translation_memory_id: row.subject } };
  }
  const { displayName, contentType, contentLength }: ImportParameters = JSON.parse(row.parameters);
  return {
    ...common,
    operation: "import",
    source_file: { content_type: contentType, content_length: contentLength },
    parameters: displayName === null ? {} : { display_name: displayName },
  };
}

function resultOf(row: JobRow, jobs: MemoryJobs): Schema<"JobResult"> {
  switch (row.state) {
    case "awaiting_input":
      return isOver(row)
        ? { status: "expired" }
        : { status: row.state, status_metadata: { required_action: "Waiting for upload" } };
    case "queued":
    case "running":
      return { status: "processing" };
    case "failed":
      return { status: row.state, error: { message: row.error ?? "The job failed." } };
    case "expired":
      return { status: row.state };
    case "completed":
      return row.kind === jobKinds.import ? importResult(row) : exportResult(row, jobs);
  }
}

function importResult({ subject, result }: JobRow): Schema<"JobResult"> {
  const { skippedSegments }: ImportResult = JSON.parse(result ?? "{}");
  return { status: "completed", translation_memory_id: subject, skipped_segment_count: skippedSegments };
}

function exportResult(row: JobRow, jobs: MemoryJobs): Schema<"JobResult"> {
  const download = isOver(row) ? undefined : jobs.downloadOf(row);
  if (download === undefined) return { status: "expired" };
  return { status: "completed", download_url: download.url, expires_at: download.expiresAt.toISOString() };
}

/** Its row says so only once it was swept. */
function isOver({ expires_at: until }: JobRow): boolean {
  return until !== null && Date.parse(until) <= Date.now();
}

function readImport({ source_file: file, parameters }: Schema<"ImportTranslationMemoryRequest">): ImportParameters {
  const displayName = parameters?.display_name;
  return {
    name: readName("parameters.display_name", displayName) ?? readName("source_file.file_name", file.file_name) ?? "",
    displayName: displayName ?? null,
    contentType: readContentType(file.content_type ?? "application/xml"),
    contentLength: file.content_length,
  };
}

function readName(field: string, name: string | undefined): string | undefined {
  if (name === undefined) return undefined;
  if (name.trim() === "") throw refuse(field, "must not be blank");
  if (/\p{Cc}/u.test(name) || !name.isWellFormed()) throw refuse(field, "must not have control characters");
  return name;
}

/** As the file will be sent: TMX is XML, whatever else it is called. */
function readContentType(given: string): string {
  const type = given.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (/^(application|text)\/(xml|([\w.-]+\+)xml|x-tmx|octet-stream)$/.test(type)) return type;
  throw refuse("source_file.content_type", "must be a type of XML, such as application/xml");
}

function refuse(field: string, rule: string): HttpError {
  return new HttpError(400, {
    message: `Value for '${field}' not supported. It ${rule}.`,
    code: "invalid_value",
    errors: [{ field, message: rule }],
  });
}

function exportRunning(): HttpError {
  return new HttpError(409, {
    message: "Another export of this translation memory is running. Wait for it to end; then it is used again.",
    code: "export_running",
  });
}

function jobNotFound(): HttpError {
  return new HttpError(404, {
    message: "Job not found. Check its id; jobs that ended are forgotten after some days.",
    code: "not_found",
  });
}
