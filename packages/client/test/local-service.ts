import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A request as it arrived. */
interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as it travelled. */
  readonly bytes: Buffer;
}

/** Answers one request, or does something worse to it. */
export type Answering = (request: Received, response: ServerResponse) => void;

export interface LocalService {
  readonly url: string;
  readonly received: readonly Received[];
}

/**
 * A server on loopback that answers its requests in turn; the last answering stands for all that follow. Closed when
 * the test ends.
 */
export async function localService(...answerings: readonly Answering[]): Promise<LocalService> {
  const received: Received[] = [];
  const url = await listening(async (incoming, response) => {
    const request = await receive(incoming);
    if (request === undefined) return;
    received.push(request);
    (answerings[received.length - 1] ?? answerings.at(-1))?.(request, response);
  });
  return { url, received };
}

/** The address of a server on loopback that reads its requests itself. Closed when the test ends. */
export async function listening(handle: RequestListener, port = 0): Promise<string> {
  const server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${portOf(server.address())}`;
}

/** `undefined` where the caller hung up first. */
async function receive(incoming: IncomingMessage): Promise<Received | undefined> {
  const { method = "", url = "", headers } = incoming;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    return { method, url, headers, body: bytes.toString(), bytes };
  } catch {
    return undefined;
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

export function json(value: unknown, headers: Record<string, string> = {}, status = 200): Answering {
  return (_request, response) => {
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
  };
}

export function failing(status: number, headers: Record<string, string> = {}, body: unknown = { message: "no" }) {
  return json(body, headers, status);
}

/** Hangs up without an answer. */
export const dropping: Answering = (_request, response) => {
  response.socket?.destroy();
};

/** Keeps the caller waiting for ever. */
export const silent: Answering = () => {};

/** Translates by writing the target before each text; refuses texts as `refusal` says. */
export function translating(refuse: (text: string) => string | undefined = () => undefined): Answering {
  return (request, response) => {
    const { text, target_lang: target } = JSON.parse(request.body);
    const refused = text.findIndex((one: string) => refuse(one) !== undefined);
    if (refused >= 0) {
      const body = { message: "No engine has this text.", code: refuse(text[refused]), text_index: refused };
      return failing(400, {}, body)(request, response);
    }
    const translations = text.map((one: string) => ({ text: `${target}:${one}`, detected_source_language: "EN" }));
    json({ translations }, { "x-engine": `scripted;n=${text.length}` })(request, response);
  };
}
