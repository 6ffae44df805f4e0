import { randomUUID } from "node:crypto";
import { HttpError } from "../http/http-error.ts";
import { jobKinds } from "../jobs/job.ts";
import type { JobRunner } from "../jobs/job-thread.ts";
import { isSignedBy, type SignedRequest } from "../jobs/signed-address.ts";
import type { BlobStore } from "../storage/blobs.ts";
import type { HeldJob, JobRepository } from "../storage/job-repository.ts";
import type { JobRow } from "../storage/memory-rows.ts";
import type { ImportParameters } from "./import-memory.ts";
import { filePath } from "./memory-jobs.ts";

/** A request to an address that the service signed: the signature stands for a key. */
export interface FileRequest {
  readonly jobId: string;
  readonly expires: number;
  readonly signature: string;
}

interface SentFile {
  /** The media type without its parameters, in lower case. */
  readonly contentType: string;
  /** As the request says; `undefined` where it does not. */
  readonly contentLength: number | undefined;
  readonly content: AsyncIterable<Uint8Array>;
}

interface KeptFile {
  readonly name: string;
  readonly size: number;
  readonly content: AsyncIterable<Uint8Array>;
}

/** Files of imports and exports, for whoever has their address. */
export interface MemoryFiles {
  /**
   * Takes the file of an import. What is not all of the declared file leaves nothing, and may be sent again.
   * @throws HttpError saying what is wrong with the address or the file.
   */
  receive(request: FileRequest, file: SentFile): Promise<void>;
  /** Gives the file of an export. @throws HttpError as `receive`. */
  open(request: FileRequest): Promise<KeptFile>;
}

interface MemoryFilesParts {
  readonly jobs: JobRepository;
  readonly blobs: BlobStore;
  readonly runner: Pick<JobRunner, "wake">;
  readonly now?: () => Date;
}

/** Milliseconds that a file may be on its way, and after which one that falls silent keeps no other from being sent. */
const longestUpload = 60 * 60 * 1000;
const uploadLease = 30_000;

export function createMemoryFiles({ jobs, blobs, runner, now = () => new Date() }: MemoryFilesParts): MemoryFiles {
  return {
    receive: async (request, file) => {
      const job = await find("PUT", request);
      const declared: ImportParameters = JSON.parse(job.parameters);
      refuseOther(file, declared);
      const sending = { id: job.id, holder: randomUUID() };
      const until = later(longestUpload);
      if (!(await jobs.expectInput(sending, now(), later(uploadLease), until))) throw await notWaiting(job.id);
      try {
        await keep(sending, exactly(held(file.content, sending, until), declared.contentLength));
      } catch (error) {
        await jobs.stopInput(sending, new Date(request.expires * 1000)).catch(() => {});
        throw error;
      }
      runner.wake();
    },
    open: async (request) => {
      const job = await find("GET", request);
      const size = job.blob_id === null ? undefined : await blobs.size(job.blob_id);
      if (job.blob_id === null || size === undefined) throw gone();
      return { name: `${job.subject}.tmx`, size, content: blobs.read(job.blob_id) };
    },
  };

  async function find(method: SignedRequest["method"], { jobId, expires, signature }: FileRequest): Promise<JobRow> {
    const id = jobId.toLowerCase();
    const job = /^[0-9a-f-]{36}$/.test(id) ? await jobs.find(id) : undefined;
    if (job?.kind !== (method === "PUT" ? jobKinds.import : jobKinds.export)) throw unknownFile();
    if (!isSignedBy(job.secret, { method, path: filePath(id), expires }, signature)) throw wrongSignature();
    if (expires * 1000 <= now().getTime()) throw overdue(method);
    return job;
  }

  function later(milliseconds: number): Date {
    return new Date(now().getTime() + milliseconds);
  }

  async function keep(sending: HeldJob, content: AsyncIterable<Uint8Array>): Promise<void> {
    const blobId = await blobs.write(content);
    if (await jobs.queue(sending, blobId, now())) return;
    await blobs.delete(blobId);
    throw await notWaiting(sending.id);
  }

  /** The content, for as long as nobody else sends the file. */
  async function* held(content: AsyncIterable<Uint8Array>, sending: HeldJob, until: Date): AsyncGenerator<Uint8Array> {
    let renewal = later(uploadLease / 3);
    for await (const piece of content) {
      if (now() > until) throw overdue("PUT");
      if (now() > renewal) {
        if (!(await jobs.renewInput(sending, later(uploadLease)))) throw await notWaiting(sending.id);
        renewal = later(uploadLease / 3);
      }
      yield piece;
    }
  }

  async function notWaiting(id: string): Promise<HttpError> {
    const job = await jobs.find(id);
    if (job === undefined || job.state === "expired") return overdue("PUT");
    if (job.state !== "awaiting_input") return sentBefore();
    const isOver = job.expires_at !== null && Date.parse(job.expires_at) <= now().getTime();
    return isOver ? overdue("PUT") : onItsWay();
  }
}

/** The declared bytes, no more and no fewer. */
async function* exactly(content: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Uint8Array> {
  let taken = 0;
  for await (const piece of content) {
    taken += piece.length;
    if (taken > length) throw tooLong(length);
    yield piece;
  }
  if (taken < length) throw tooShort(length);
}

function refuseOther({ contentType, contentLength }: SentFile, declared: ImportParameters): void {
  if (contentType !== declared.contentType) {
    throw new HttpError(415, {
      message: `The file was declared as ${declared.contentType}. Send it with this Content-Type.`,
      code: "invalid_content_type",
    });
  }
  if (contentLength === undefined) return;
  if (contentLength > declared.contentLength) throw tooLong(declared.contentLength);
  if (contentLength < declared.contentLength) throw tooShort(declared.contentLength);
}

function tooLong(declared: number): HttpError {
  const message = `The file is larger than declared: ${declared} bytes. Nothing of it was kept; declare it anew, or send it as it was declared.`;
  return new HttpError(413, { message, code: "body_too_large" });
}

function tooShort(declared: number): HttpError {
  const message = `The file is smaller than declared: ${declared} bytes. Nothing of it was kept; declare it anew, or send it whole.`;
  return new HttpError(400, { message, code: "malformed_body" });
}

function unknownFile(): HttpError {
  const message = "There is no file at this address. Use the address whole, as the service gave it.";
  return new HttpError(404, { message, code: "not_found" });
}

function wrongSignature(): HttpError {
  const message = "The address is not one that this service signed. Use it whole, as the service gave it.";
  return new HttpError(403, { message, code: "invalid_signature" });
}

function overdue(method: SignedRequest["method"]): HttpError {
  const remedy = method === "PUT" ? "Declare the import anew." : "Ask for the job: it says where the file is now.";
  return new HttpError(403, { message: `The address has expired. ${remedy}`, code: "address_expired" });
}

function gone(): HttpError {
  return new HttpError(403, { message: "The file is not kept any more. Export it anew.", code: "address_expired" });
}

function onItsWay(): HttpError {
  const message =
    "The file is being sent already. Wait for that to end; when it broke off, send it again after a minute.";
  return new HttpError(409, { message, code: "being_sent" });
}

function sentBefore(): HttpError {
  const message = "The file was sent before. Ask for the job: it says what came of it.";
  return new HttpError(409, { message, code: "already_sent" });
}
