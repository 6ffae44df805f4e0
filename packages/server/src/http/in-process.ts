import type { FastifyInstance } from "fastify";
import { errorCode } from "../error-code.ts";

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Answers a request without a socket, through everything that a request from outside goes through. */
export async function fetchInProcess(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  const injected = app.inject({
    method: methods.find((method) => method === request.method) ?? "OPTIONS",
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(body !== undefined && { payload: body }),
    signal: request.signal,
  });
  const answer = await untilAborted(injected, request.signal).catch((error) => {
    throw isConnectionLoss(error) ? new TypeError("fetch failed", { cause: error }) : error;
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(answer.headers)) {
    if (value !== undefined) headers.set(name, String(value));
  }
  return new Response(bodiless.has(answer.statusCode) ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    statusText: answer.statusMessage,
    headers,
  });
}

/** An answer that nobody waits for any more is let go, as a connection would be. */
async function untilAborted<T>(answer: Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal.reason);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([answer, aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

function isConnectionLoss(error: unknown): boolean {
  return errorCode(error) === "ECONNRESET" || errorCode(error) === "LIGHT_ECONNRESET";
}
