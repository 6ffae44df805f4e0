import type { Shape } from "../contract.ts";
import { DragomanError } from "../errors.ts";
import { openAnswer } from "../files/open-answer.ts";
import { type ReceivedFile, receivedFile, withLoss } from "../files/received-file.ts";
import type { CallOptions } from "../options.ts";
import { path } from "../sending/operation.ts";
import { once } from "../sending/repeatable.ts";
import type { Transport } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";

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
    repeatable: (error: DragomanError) => error.status === 503 || once(error),
  };
  try {
    return receivedFile(await openAnswer(transport, settings, request, call), call, settings, loss);
  } catch (error) {
    throw error instanceof DragomanError && mayBeLost(error) ? withLoss(error, loss) : error;
  }
}

/** No answer came, and the request may have been worked on. */
function mayBeLost(error: DragomanError): boolean {
  return error.attempts > 0 && error.status === undefined && !once(error);
}
