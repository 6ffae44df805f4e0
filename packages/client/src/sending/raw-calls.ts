import createFetchClient, { type Client as FetchClient } from "openapi-fetch";
import type { paths } from "../contract.ts";
import type { CallOptions } from "../options.ts";
import type { Settings } from "../settings.ts";
import type { RawParts } from "./raw.ts";
import type { AnswerHeaders, SentAnswer } from "./send.ts";
import type { Transport } from "./transport.ts";

/**
 * `openapi-fetch` over the transport. Behaviour sits in the `fetch` it is given, not in its middleware, which cannot
 * send a body twice.
 */
export function rawCalls(transport: Transport, settings: Settings, parts: RawParts): FetchClient<paths> {
  return createFetchClient<paths>({
    baseUrl: settings.baseUrl,
    fetch: (request) => persistentFetch(transport, settings, parts, request),
  });
}

/** Tries as the typed calls do. What no retry helped is handed on as the answer it is. */
async function persistentFetch(
  transport: Transport,
  settings: Settings,
  { failureOf, parseJson, refusal, repeatableOf, traceIdOf, unreadable }: RawParts,
  request: Request,
): Promise<Response> {
  if (!request.url.startsWith(`${settings.baseUrl}/`)) {
    throw refusal("raw: the call leads out of the client's baseUrl; make another client for another address.");
  }
  const basePath = new URL(settings.baseUrl).pathname;
  const path = new URL(request.url).pathname.slice(basePath === "/" ? 0 : basePath.length);
  const outgoing = { ...(await outgoingOf(request)), repeatable: repeatableOf(request.method, path) };
  const call: CallOptions = { signal: request.signal };
  let refused: { readonly error: unknown; readonly response: Response } | undefined;
  try {
    return await transport.persist(outgoing, call, async (answer, attempts) => {
      const { status, headers } = answer;
      const ok = status >= 200 && status < 300;
      if (ok && isFile(headers)) return fileOf(answer, request);
      const text = await answer.text();
      const json = parseJson(text);
      const traceId = traceIdOf(headers, settings.redact);
      const notJson = unreadable("an answer that is not JSON", { status, traceId, attempts });
      if (ok && text === undefined) throw notJson;
      const error = failureOf({ status, headers, json }, attempts, settings.redact);
      // A browser hides a redirect that it does not follow, and no `Response` can be made of nothing.
      if (status === 0) throw error;
      const read = textOf(answer, text ?? "", json, notJson);
      if (ok) return read;
      refused = { error, response: read };
      throw error;
    });
  } catch (error) {
    if (refused !== undefined && refused.error === error) return refused.response;
    throw error;
  }
}

async function outgoingOf(request: Request) {
  const body = await request.arrayBuffer();
  return {
    method: request.method,
    url: request.url,
    headers: Object.fromEntries(request.headers),
    body: body.byteLength === 0 ? undefined : body,
  };
}

/** What is neither JSON nor text streams; the rest is read within its try, so that a broken one is tried again. */
function isFile(headers: AnswerHeaders): boolean {
  return !/^(application\/([\w.+-]+\+)?json|text\/)/.test(headers.get("content-type") ?? "");
}

/** The try is over when a file begins to arrive, and the caller's signal still ends it. */
function fileOf(answer: SentAnswer, request: Request): Response {
  // Asked at every piece, so that the request lives as long as the file: its signal follows the caller's only then.
  const whileWanted = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, controller) => (request.signal.aborted ? controller.terminate() : controller.enqueue(piece)),
  });
  return responseOf(answer, answer.stream().pipeThrough(whileWanted, { signal: request.signal }));
}

/**
 * The answer with the body that was read from it. `openapi-fetch` takes `json()` where it knows the length; the
 * runtime's own would complain of a page by repeating it.
 */
function textOf(answer: SentAnswer, text: string, json: unknown, notJson: Error): Response {
  const response = responseOf(answer, text);
  response.headers.set("content-length", String(new TextEncoder().encode(text).byteLength));
  const read = async () => {
    if (json === undefined && text !== "") throw notJson;
    return json;
  };
  Object.defineProperty(response, "json", { value: read });
  return response;
}

/** Statuses whose answers have no body. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function responseOf({ status, headers }: SentAnswer, body: string | ReadableStream): Response {
  return new Response(bodiless.has(status) ? null : body, { status, headers: [...headers] });
}
