import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import type { paths } from "../contract.ts";
import { refusal } from "../errors.ts";
import type { CallOptions, Settings } from "../options.ts";
import { utf8Length } from "../text/packing.ts";
import { failureOf, traceIdOf } from "./failure-answer.ts";
import { parseJson, readText } from "./read-body.ts";
import { isRepeatable } from "./retry.ts";
import { type Transport, unreadable } from "./transport.ts";

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
  if (!request.url.startsWith(`${settings.baseUrl}/`)) {
    throw refusal("raw: the call leads out of the client's baseUrl; make another client for another address.");
  }
  const outgoing = await outgoingOf(request, new URL(settings.baseUrl).pathname);
  const call: CallOptions = { signal: request.signal };
  let refused: { readonly error: unknown; readonly response: Response } | undefined;
  try {
    return await transport.persist(
      async (signal, attempt) => {
        const response = await transport.send(outgoing, call, AbortSignal.any([signal, request.signal]));
        const { ok, status, headers } = response;
        if (ok && isFile(response)) return response;
        const text = await readText(response);
        const json = parseJson(text);
        const traceId = traceIdOf(headers, settings.redact);
        const notJson = unreadable("an answer that is not JSON", { status, traceId, attempts: attempt });
        if (ok && text === undefined) throw notJson;
        const read = answerOf(response, text ?? "", json, notJson);
        if (ok) return read;
        const error = failureOf({ status, headers, json }, attempt, settings.redact);
        refused = { error, response: read };
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

/** What is neither JSON nor text streams; the rest is read within its try, so that a broken one is tried again. */
function isFile({ headers }: Response): boolean {
  return !/^(application\/([\w.+-]+\+)?json|text\/)/.test(headers.get("content-type") ?? "");
}

/**
 * The answer again with the body that was read from it. `openapi-fetch` takes `json()` where it knows the length; the
 * runtime's own would complain of a page by repeating it.
 */
function answerOf({ body, status, statusText, headers }: Response, text: string, json: unknown, notJson: Error) {
  const answer = new Response(body === null ? null : text, { status, statusText, headers });
  answer.headers.set("content-length", String(utf8Length(text)));
  const read = async () => {
    if (json === undefined && text !== "") throw notJson;
    return json;
  };
  Object.defineProperty(answer, "json", { value: read });
  return answer;
}
