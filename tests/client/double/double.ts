import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { type FittingRequest, requestThatFits } from "./fitting.ts";

/**
 * A service that knows the contract and nothing else: a request that does not fit it is a 400 that says why, any other
 * is answered with the contract's own example.
 */
export interface Double {
  readonly url: string;
  readonly apiKey: string;
  /** What it was asked, where that fits. */
  readonly received: readonly FittingRequest[];
  readonly close: () => Promise<void>;
}

export async function startDouble(): Promise<Double> {
  const apiKey = "double-key";
  const received: FittingRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const outcome = await requestThatFits(incoming, apiKey);
    if ("problems" in outcome) {
      const message = `Not in the contract: ${outcome.problems.join("; ")}.`;
      return answer(response, 400, "application/json", JSON.stringify({ message }));
    }
    received.push(outcome.request);
    const { status, mediaType, example } = outcome.operation.answer;
    const written = typeof example === "string" || example === undefined ? example : JSON.stringify(example);
    // Examples name the service's usual address; what is followed from them must lead here.
    answer(response, status, mediaType, written?.replaceAll("127.0.0.1:4100", incoming.headers.host ?? ""));
  });
  server.on("upgrade", openStream);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The double has no port.");
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: `http://127.0.0.1:${address.port}`, apiKey, received, close };
}

function answer(response: ServerResponse, status: number, mediaType: string | undefined, body: string | undefined) {
  if (mediaType !== undefined) response.setHeader("content-type", mediaType);
  response.setHeader("x-trace-id", "0123456789abcdef0123456789abcdef");
  response.writeHead(status).end(body);
}

/** Opens a voice stream (RFC 6455, 4.2.2), and loses it at its first frame, be that audio or a goodbye. */
function openStream(request: IncomingMessage, socket: Duplex): void {
  const key = `${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const proof = createHash("sha1").update(key).digest("base64");
  const lines = ["HTTP/1.1 101 Switching Protocols", "upgrade: websocket", "connection: upgrade"];
  socket.write(`${[...lines, `sec-websocket-accept: ${proof}`].join("\r\n")}\r\n\r\n`);
  socket.once("data", () => socket.destroy());
}
