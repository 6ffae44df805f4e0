import { refusal } from "../errors.ts";
import { openAnswer } from "../files/open-answer.ts";
import { patientCall } from "../files/patience.ts";
import { type ReceivedFile, receivedFile } from "../files/received-file.ts";
import { signedAddress } from "../files/signed-address.ts";
import { type FileInput, type FileOptions, openSource } from "../files/source.ts";
import { repeatableAs } from "../files/streamed-body.ts";
import type { CallOptions } from "../options.ts";
import type { CreateOptions, Perform } from "../sending/operation.ts";
import { harmless } from "../sending/retry.ts";
import { shapeOf } from "../sending/shapes.ts";
import type { Transport } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";

/**
 * How an import is named and sent. Sending it is given 600 000 ms a try (`timeoutMs`) and 1 200 000 in all
 * (`deadlineMs`), whatever the client's own.
 */
export interface ImportOptions extends FileOptions, CreateOptions {
  /** What the new memory is called. The file's name when left out. @wire `parameters.display_name` */
  readonly name?: string | undefined;
}

/** Declares a TMX file and sends it to the address that it is answered with. @returns the id of the import's job. */
export async function uploadMemory(
  transport: Transport,
  perform: Perform,
  settings: Settings,
  input: FileInput,
  options: ImportOptions,
): Promise<string> {
  const { name: fileName, content } = await openSource(input, options);
  const { size: contentLength } = content;
  if (contentLength === undefined) throw refusal("contentLength: give the size of the stream in bytes.");
  const parameters = options.name === undefined ? undefined : { displayName: options.name };
  const body = { sourceFile: { fileName, contentLength }, parameters };
  const declared = await perform({ method: "POST", path: "/v3/translation_memories/import", body }, options);
  const { jobId, uploadUrl } = shapeOf<"ImportTranslationMemoryResponse">(declared, "jobId", "uploadUrl");
  const url = signedAddress(uploadUrl, settings.baseUrl);
  const headers = { "content-type": "application/xml" };
  const repeatable = repeatableAs(content, harmless);
  const put = { method: "PUT", url, headers, body: content, signed: true, repeatable };
  await transport.exchange(put, patientCall(options));
  return jobId;
}

/** Fetches the file of an export from its address. */
export async function downloadMemory(
  transport: Transport,
  settings: Settings,
  downloadUrl: string | undefined,
  call: CallOptions,
): Promise<ReceivedFile> {
  const url = signedAddress(downloadUrl, settings.baseUrl);
  const request = { method: "GET", url, signed: true, repeatable: harmless };
  const answer = await openAnswer(transport, settings, request, call);
  return receivedFile(answer, call, settings, "Download it again.");
}
