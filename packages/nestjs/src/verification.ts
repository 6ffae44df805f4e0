import { type Client, isDragomanError } from "@dragoman/client";
import { at } from "./option-errors.ts";

/** What all tries together may take: a service that starts beside the application may need some. */
const patience = { deadlineMs: 15_000 };

/**
 * Asks the service once, before anybody is served.
 * @throws DragomanError of the kind that the client said, naming the setting that is to be looked at.
 */
export async function verifyService(place: string, verify: "usage" | "languages", client: Client): Promise<void> {
  try {
    if (verify === "usage") await client.usage(patience);
    else await client.languages({ resource: "translate_text", ...patience });
  } catch (error) {
    throw isDragomanError(error) ? at(`${place}: verify`, error, remedyFor[error.kind] ?? "") : error;
  }
}

const remedyFor: Readonly<Record<string, string>> = {
  authentication: " Look at apiKey.",
  forbidden: " Look at apiKey.",
  connection: " Look at baseUrl.",
  timeout: " Look at baseUrl.",
  "not-found": " Look at baseUrl.",
  "invalid-response": " Look at baseUrl.",
};
