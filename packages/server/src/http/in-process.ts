import type { FastifyInstance } from "fastify";

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);
const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Answers a request without a socket, through everything that a request from outside goes through. */
export async function fetchInProcess(app: FastifyInstance, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body === null ? undefined : Buffer.from(await request.arrayBuffer());
  const answer = await app.inject({
    method: methods.find((method) => method === request.method) ?? "OPTIONS",
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(body !== undefined && { payload: body }),
    signal: request.signal,
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
