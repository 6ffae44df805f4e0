import type { Shape } from "../contract.ts";
import { loadFileCalls } from "../files/load-file-calls.ts";
import type { ReceivedFile } from "../files/received-file.ts";
import type { FileInput } from "../files/source.ts";
import { type FileJob, fileJob } from "../jobs/file-job.ts";
import { createJob, handleOf, jobFailed } from "../jobs/job.ts";
import type { CallOptions } from "../options.ts";
import { type Perform, path } from "../sending/operation.ts";
import { shapeOf } from "../sending/shapes.ts";
import type { Transport } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";
import type { DocumentOptions } from "./upload.ts";

/** What gives access to a document: keep it as you keep a key, also where you keep it for later. */
export type DocumentHandle = Shape<"DocumentHandle">;
export type DocumentStatus = Shape<"DocumentStatus">;

/**
 * A document that is being translated. The service hands it out once and then forgets it: a fetch that began is not
 * begun again, and an error of kind `connection` or `timeout` then says that the result may be gone.
 */
export type DocumentJob = FileJob<DocumentHandle, DocumentStatus>;

export interface Documents {
  /**
   * Sends a document, and answers when the service has it. It is translated in the background, its layout kept; the
   * job's `download` waits for it.
   */
  readonly translate: (input: FileInput, options: DocumentOptions) => Promise<DocumentJob>;
  /** A job from its handle, in this process or another: what `job.toJSON()` gave, and JSON keeps. */
  readonly resume: (handle: DocumentHandle) => DocumentJob;
  /** Sends a document, and answers with its handle alone. */
  readonly upload: (input: FileInput, options: DocumentOptions) => Promise<DocumentHandle>;
  /** Asks once how far a document is. */
  readonly status: (handle: DocumentHandle, call?: CallOptions) => Promise<DocumentStatus>;
  /** Fetches a document that is done, once: then the service forgets it. One that is not done is `server`, status 503. */
  readonly download: (handle: DocumentHandle, call?: CallOptions) => Promise<ReceivedFile>;
}

export function documents(transport: Transport, perform: Perform, settings: Settings): Documents {
  const read = async (handle: DocumentHandle, call?: CallOptions) => {
    const { documentId, documentKey } = handleOf(handle, "documentId", "documentKey");
    const place = path`/v2/document/${documentId}`;
    const answer = await perform({ method: "POST", path: place, body: { documentKey }, secret: documentKey }, call);
    return [shapeOf<"DocumentStatus">(answer, "status"), answer] as const;
  };
  const download = async (given: DocumentHandle, call: CallOptions = {}) => {
    const handle = handleOf(given, "documentId", "documentKey");
    return (await loadFileCalls()).downloadDocument(transport, settings, handle, call);
  };
  const upload = async (input: FileInput, options: DocumentOptions) =>
    (await loadFileCalls()).uploadDocument(perform, input, options);

  const resume = (given: DocumentHandle): DocumentJob => {
    const { documentId, documentKey } = handleOf(given, "documentId", "documentKey");
    const handle = { documentId, documentKey };
    const redact = (text: string) => settings.redact(text).replaceAll(documentKey, "[secret]");
    const finish = (status: DocumentStatus) => {
      if (status.status === "done") return status;
      throw jobFailed("The document was not translated", status.errorMessage ?? status.message, redact);
    };
    const job = createJob(handle, { read: (call) => read(handle, call), isFinal, finish }, settings);
    return fileJob(job, (_, call) => download(handle, call));
  };

  return {
    translate: async (input, options) => resume(await upload(input, options)),
    resume,
    upload,
    status: async (handle, call) => (await read(handle, call))[0],
    download,
  };
}

function isFinal({ status }: DocumentStatus): boolean {
  return status === "done" || status === "error";
}
