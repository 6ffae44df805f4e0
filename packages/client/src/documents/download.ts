import type { Shape } from "../contract.ts";
import { DragomanError } from "../errors.ts";
import { type ReceivedFile, receivedFile } from "../files/received-file.ts";
import type { CallOptions, Settings } from "../options.ts";
import { path } from "../sending/operation.ts";
import { mayRetry } from "../sending/retry.ts";
import type { Transport } from "../sending/transport.ts";

const loss = "A document is handed out once, so the result may be gone.";

/**
 * Fetches a document's result, which the service deletes as it hands it out: it is asked for again only when the
 * request was surely not worked on, or the answer is that the result is not ready.
 */
export async function downloadDocument(
  transport: Transport,
  settings: Settings,
  { documentId, documentKey }: Shape<"DocumentHandle">,
  call: CallOptions,
): Promise<ReceivedFile> {
  const request = {
    method: "POST",
    url: `${settings.baseUrl}${path`/v2/document/${documentId}/result`}`,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ document_key: documentKey }),
    secret: documentKey,
    repeatable: (error: DragomanError) => error.status === 503 || mayRetry(error, false),
  };
  try {
    return receivedFile(await transport.open(request, call), call, settings, loss);
  } catch (error) {
    throw error instanceof DragomanError && mayBeLost(error) ? saidSo(error) : error;
  }
}

function mayBeLost(error: DragomanError): boolean {
  const { kind, attempts } = error;
  return attempts > 0 && (kind === "connection" || kind === "timeout") && !mayRetry(error, false);
}

function saidSo({ kind, message, attempts, cause }: DragomanError): DragomanError {
  return new DragomanError(kind, `${message} ${loss}`, { attempts, cause });
}
