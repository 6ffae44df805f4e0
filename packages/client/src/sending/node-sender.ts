import { pipeline, Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import type { Agent, Dispatcher } from "undici";
import { refusal } from "../errors.ts";
import { mostBytes } from "./read-body.ts";
import type { AnswerHeaders, Send, SenderOptions, SentRequest } from "./send.ts";

/**
 * What sends on Node: undici's own requests, at a fifth of what Node's `fetch` around them takes. The connections are
 * the client's own, made as they are needed, and keep no process alive.
 */
export function createSender({ proxy }: SenderOptions): Send {
  if (proxy !== undefined && proxy !== "environment") checkProxy(proxy);
  let opened: Promise<Dispatcher> | undefined;
  return async (request, signal) => {
    opened ??= openDispatcher(proxy);
    const dispatcher = await opened;
    signal.throwIfAborted();
    const { origin, pathname, search } = new URL(request.url);
    const { method } = request;
    const path = pathname + search;
    const answer = await dispatcher.request({ origin, path, method, signal, ...carriedBy(request) });
    const headers = readHeaders(answer.headers);
    const body = () => unpacked(answer.body, headers.get("content-encoding"));
    return {
      status: answer.statusCode,
      headers,
      text: () => readText(body(), Number(headers.get("content-length"))),
      stream: () => webStream(body()),
    };
  };
}

/** Loaded at the first request: half of those who import a client, such as a command line, may send none. */
export async function openDispatcher(proxy: string | undefined, more: Agent.Options = {}): Promise<Dispatcher> {
  const { Agent, EnvHttpProxyAgent, ProxyAgent } = await loadUndici();
  // How long an answer may take to begin is the try's to say.
  const options = { headersTimeout: 0, ...more };
  // What Node's own fetch goes by.
  const usual = process.env["NODE_USE_ENV_PROXY"] === "1" ? "environment" : undefined;
  const way = proxy ?? usual;
  if (way === undefined) return new Agent(options);
  if (way !== "environment") return new ProxyAgent({ ...options, uri: way });
  try {
    return new EnvHttpProxyAgent(options);
  } catch {
    throw refusal("proxy: HTTP_PROXY and HTTPS_PROXY take the address of a proxy, such as http://localhost:3128.");
  }
}

/** What no try can mend is said as it is: a bundle that cannot load it, or a folder that lacks it. */
function loadUndici() {
  return import("undici").catch((cause: unknown) => {
    const remedy = "install it beside the program, and leave it out of bundles of ES modules (--external:undici)";
    throw refusal(`undici, which sends on Node, could not be loaded: ${remedy}.`, { cause });
  });
}

/** Never repeated in the refusal: it may hold a password. */
function checkProxy(proxy: string): void {
  if (URL.canParse(proxy) && /^https?:$/.test(new URL(proxy).protocol)) return;
  throw refusal('proxy: give the address of a proxy, such as http://localhost:3128, or "environment".');
}

/** Headers and body as undici takes them: what is no text or bytes is read piece by piece while it is sent. */
function carriedBy({ headers, body }: SentRequest) {
  if (body === undefined || typeof body === "string") return { headers, body: body ?? null };
  if (body instanceof ArrayBuffer) return { headers, body: new Uint8Array(body) };
  // The runtime's own way to write a form, and to name the type of a form or a Blob.
  const written = new Response(body);
  const type = written.headers.get("content-type");
  return {
    headers: {
      ...(type !== null && { "content-type": type }),
      ...(body instanceof Blob && { "content-length": String(body.size) }),
      ...headers,
    },
    body: written.body === null ? null : Readable.from(written.body, { objectMode: false }),
  };
}

function readHeaders(headers: Record<string, string | string[] | undefined>): AnswerHeaders {
  const get = (name: string) => headers[name]?.toString() ?? null;
  return {
    get,
    *[Symbol.iterator]() {
      for (const name of Object.keys(headers)) yield [name, get(name) ?? ""];
    },
  };
}

/** A service packs what it sends where the client's `headers` ask for that. */
function unpacked(body: Readable, encoding: string | null): Readable {
  const unpack = unpackers.get(encoding ?? "")?.();
  // Each fails with the other, and who reads is told.
  return unpack === undefined ? body : pipeline(body, unpack, () => {});
}

const unpackers: ReadonlyMap<string, () => Transform> = new Map([
  ["gzip", createGunzip],
  ["deflate", createInflate],
  ["br", createBrotliDecompress],
]);

/** Takes a piece when one is asked for. (`Readable.toWeb` takes as many pieces in advance as a stream may hold bytes.) */
function webStream(body: Readable): ReadableStream<Uint8Array> {
  // Given up before it is read, it fails with nobody else to hear it.
  body.on("error", () => {});
  const pieces = body[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => void body.destroy(),
    },
    { highWaterMark: 0 },
  );
}

function readText(body: Readable, declared: number): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const bound = (size: number) => {
      if (!(size > mostBytes)) return;
      resolve(undefined);
      body.destroy();
    };
    const breakOff = () => reject(body.errored ?? new Error("The answer broke off."));
    // What broke before anybody listened says so no more.
    if (body.destroyed) breakOff();
    body.on("error", reject);
    body.on("close", breakOff);
    body.on("end", () => resolve(Buffer.concat(chunks, bytes).toString()));
    body.on("data", (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.byteLength;
      bound(bytes);
    });
    bound(declared);
  });
}
