import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { TestService } from "@dragoman/server/testing";
import { addressOf } from "./fault-proxy.ts";
import type { AnswerFault } from "./scenario.ts";

export interface FaultyService {
  readonly url: URL;
  /** What was created: how often for each name that a caller gave. */
  readonly made: ReadonlyMap<string, number>;
  readonly close: () => Promise<void>;
}

/**
 * The service itself, with answers that are refusals, late or malformed in between. What creates a glossary is done
 * here, by a count, with `Idempotency-Key` honoured: the service does not create any yet.
 */
export async function startFaultyService(
  service: Pick<TestService, "fetch">,
  nextFault: () => AnswerFault,
): Promise<FaultyService> {
  const made = new Map<string, number>();
  const answered = new Map<string, string>();

  const createGlossary = async (request: Request): Promise<Response> => {
    const key = request.headers.get("idempotency-key");
    const { name }: { readonly name: string } = JSON.parse(await request.text());
    const before = key === null ? undefined : answered.get(key);
    const body = before ?? JSON.stringify({ glossary_id: crypto.randomUUID(), name, dictionaries: [] });
    if (before === undefined) made.set(name, (made.get(name) ?? 0) + 1);
    if (key !== null) answered.set(key, body);
    return new Response(body, { status: 201, headers: { "content-type": "application/json" } });
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await receive(incoming);
    if (request === undefined) return;
    const fault = nextFault();
    if (fault.kind === "status") return refuse(response, fault);
    const isCreation = request.method === "POST" && request.url.endsWith("/v3/glossaries");
    const answer = isCreation ? await createGlossary(request) : await service.fetch(request);
    const body = await answer.text();
    if (fault.kind === "late") await new Promise((resolve) => setTimeout(resolve, fault.afterMs));
    response
      .writeHead(answer.status, { "content-type": "application/json" })
      .end(fault.kind === "malformed" ? body.slice(0, body.length / 2) : body);
  };

  const server = createServer((incoming, response) => void serve(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: new URL(`http://127.0.0.1:${addressOf(server.address()).port}`),
    made,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, { status, retryAfter }: Extract<AnswerFault, { kind: "status" }>): void {
  const body = JSON.stringify({ message: `A refusal with ${status}.` });
  response
    .writeHead(status, { "content-type": "application/json", ...(retryAfter && { "retry-after": retryAfter }) })
    .end(body);
}

/** `undefined` where the caller hung up first. */
async function receive(incoming: IncomingMessage): Promise<Request | undefined> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  for (const name of ["connection", "transfer-encoding", "content-length", "host"]) headers.delete(name);
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
  } catch {
    return undefined;
  }
  const { method = "GET", url = "/" } = incoming;
  const body = chunks.length === 0 ? null : Buffer.concat(chunks);
  return new Request(new URL(url, "http://127.0.0.1"), { method, headers, body });
}
