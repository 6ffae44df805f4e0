import type { IncomingMessage, ServerResponse } from "node:http";
import type { Reply } from "./answers.ts";
import type { LocaleHandler } from "./locale-handler.ts";

export interface NodeHandlerOptions {
  /** The client's address. Default: that of the connection; behind a proxy, read the header that yours sets. */
  readonly address?: ((request: IncomingMessage) => string | undefined) | undefined;
}

/** A listener of `node:http`, and a middleware where `next` is given: what is not of the handler's path goes on. */
export type NodeHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void;

export function toNodeHandler(handler: LocaleHandler, options: NodeHandlerOptions = {}): NodeHandler {
  const { address = ({ socket }: IncomingMessage) => socket.remoteAddress } = options;
  return (incoming, outgoing, next) => {
    const url = urlOf(incoming);
    if (next !== undefined && !url.startsWith(`${handler.path}/`)) return next();
    const answering = async () => {
      const request = requestOf(incoming, url);
      if (request === undefined) return void outgoing.writeHead(405, { allow: "GET, HEAD" }).end();
      const reply = await handler.reply(request, { address: address(incoming) });
      // What is still to come of a refused body nobody reads, and no other request may wait behind it.
      if (!incoming.complete) outgoing.setHeader("connection", "close");
      send(reply, outgoing);
    };
    answering().catch(() => {
      // The client has gone, or the connection is broken: there is nobody to answer.
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end();
    });
  };
}

/** With the path where a framework has mounted the handler, as Express tells. */
function urlOf(incoming: IncomingMessage): string {
  const original: unknown = Reflect.get(incoming, "originalUrl");
  return typeof original === "string" ? original : (incoming.url ?? "/");
}

/** `undefined` for methods that no `Request` may have. */
function requestOf(incoming: IncomingMessage, url: string): Request | undefined {
  const method = incoming.method ?? "GET";
  if (!/^[A-Z]{1,20}$/.test(method) || method === "TRACE" || method === "CONNECT") return undefined;
  // Never from the Host header: only the path counts, and a leading // must not become a host.
  const address = `http://localhost/${url.replace(/^\/+/, "")}`;
  const headers = new Headers();
  for (const name of usedHeaders) {
    const value = incoming.headers[name];
    if (typeof value === "string") headers.set(name, value);
  }
  if (method !== "POST") return new Request(address, { method, headers });
  // Node demands `duplex` of a body that streams (Fetch, section 5.4); not every declaration of a request knows it.
  const streaming = { method, headers, body: bodyOf(incoming), duplex: "half" as const };
  return new Request(address, streaming);
}

/** Read as it is asked for, so that a body without end costs no more than the handler reads of it. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = incoming[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
}

const usedHeaders = ["content-type", "content-length", "if-none-match", "origin", "x-missing-key-token"];

function send({ status, headers, body }: Reply, outgoing: ServerResponse): void {
  const length = body !== null && { "content-length": String(Buffer.byteLength(body)) };
  outgoing.writeHead(status, { ...headers, ...length });
  outgoing.end(body);
}
