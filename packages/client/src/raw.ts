import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import type { paths } from "./contract.ts";
import { failureOf } from "./failure-answer.ts";
import type { CallOptions, Settings } from "./options.ts";
import { parseJson, readText } from "./read-body.ts";
import { isRepeatable } from "./retry.ts";
import type { Transport } from "./transport.ts";

/** The contract's operations by path and method. */
export type RawClient = FetchClient<paths>;

/**
 * `openapi-fetch` over the transport. Behaviour sits in the `fetch` it is given, not in its middleware, which cannot
 * send a body twice.
 */
export function createRaw(transport: Transport, settings: Settings): RawClient {
  return createFetchClient<paths>({
    baseUrl: settings.baseUrl,
    fetch: (request) => persistentFetch(transport, settings, request),
  });
}

/** Tries as the typed calls do. What no retry helped is handed on as the answer it is. */
async function persistentFetch(transport: Transport, settings: Settings, request: Request): Promise<Response> {
  const outgoing = await outgoingOf(request, new URL(settings.baseUrl).pathname);
  const call: CallOptions = { signal: request.signal };
  let refused: { readonly error: unknown; readonly response: Response } | undefined;
  try {
    return await transport.persist(
      async (signal, attempt) => {
        const response = await whole(await transport.send(outgoing, call, AbortSignal.any([signal, request.signal])));
        if (response.ok) return response;
        const { status, headers } = response;
        const json = parseJson(await readText(response.clone()));
        const error = failureOf({ status, headers, json }, attempt, settings.redact);
        refused = { error, response };
        throw error;
      },
      outgoing.repeatable,
      call,
    );
  } catch (error) {
    if (refused !== undefined && refused.error === error) return refused.response;
    throw error;
  }
}

async function outgoingOf(request: Request, basePath: string) {
  const path = new URL(request.url).pathname.slice(basePath === "/" ? 0 : basePath.length);
  const body = await request.arrayBuffer();
  return {
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: body.byteLength === 0 ? undefined : body,
    repeatable: isRepeatable(request.method, path),
  };
}

/** An answer in JSON or text is read within its try, so that a broken one is tried again; a file streams. */
async function whole(response: Response): Promise<Response> {
  const isText = /^(application\/([\w.+-]+\+)?json|text\/)/.test(response.headers.get("content-type") ?? "");
  if (!isText || response.body === null) return response;
  const { status, statusText, headers } = response;
  return new Response(await readText(response), { status, statusText, headers });
}
