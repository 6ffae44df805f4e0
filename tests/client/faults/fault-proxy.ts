import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** What happens to one connection, on the bytes that pass. */
export type ConnectionFault =
  | { readonly kind: "none" }
  /** Closed at once, before anything is read. */
  | { readonly kind: "refused" }
  /** Destroyed after so many bytes of the request have passed; the service has seen these. */
  | { readonly kind: "request-cut"; readonly bytes: number }
  /** Destroyed after so many bytes of the answer have passed: the service has done its work. */
  | { readonly kind: "answer-cut"; readonly bytes: number }
  /** The answer's direction ends in an orderly way after so many bytes, and the other stays open. */
  | { readonly kind: "answer-halved"; readonly bytes: number }
  /** Every byte of the answer is held up. */
  | { readonly kind: "slow"; readonly bytesPerTurn: number; readonly everyMs: number }
  /** The answer never comes, and the connection stays. */
  | { readonly kind: "silent" }
  /** Something that is not HTTP. */
  | { readonly kind: "garbage" };

export interface FaultProxy {
  readonly url: string;
  /** Open sockets of clients that sent something and got nothing for it yet: a call that has ended has none. */
  readonly unanswered: () => number;
  readonly close: () => Promise<void>;
}

/**
 * A proxy on loopback that passes bytes to a service and back, and does to each connection what it is told to. Faults
 * of connections, which a server of HTTP could not make by itself: they hold for any byte, also of a header.
 */
export async function startFaultProxy(target: URL, nextFault: () => ConnectionFault): Promise<FaultProxy> {
  const clients = new Set<Socket>();
  const unanswered = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client
      .on("data", () => unanswered.add(client))
      .on("close", () => {
        clients.delete(client);
        unanswered.delete(client);
      })
      .on("error", () => {});
    pass(client, target, nextFault(), () => unanswered.delete(client));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = addressOf(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    unanswered: () => unanswered.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const client of clients) client.destroy();
      }),
  };
}

function pass(client: Socket, target: URL, fault: ConnectionFault, onAnswer: () => void): void {
  if (fault.kind === "refused") {
    client.resetAndDestroy();
    return;
  }
  if (fault.kind === "garbage") {
    client.once("data", () => client.end("\u0000\u0001 not HTTP at all\r\n\r\n"));
    return;
  }
  const service = connect(Number(target.port), target.hostname);
  const end = () => {
    client.destroy();
    service.destroy();
  };
  client.on("close", end);
  service.on("close", end).on("error", end);
  forwardRequest(client, service, fault, end);
  forwardAnswer(client, service, fault, end);
  if (fault.kind !== "silent") service.on("data", onAnswer);
}

function forwardRequest(client: Socket, service: Socket, fault: ConnectionFault, end: () => void): void {
  let passed = 0;
  client.on("data", (chunk) => {
    const left = fault.kind === "request-cut" ? fault.bytes - passed : Number.POSITIVE_INFINITY;
    passed += chunk.byteLength;
    if (left >= chunk.byteLength) service.write(chunk);
    // What has passed arrives; what follows does not.
    else if (left > 0) service.write(chunk.subarray(0, left), end);
    else end();
  });
}

function forwardAnswer(client: Socket, service: Socket, fault: ConnectionFault, end: () => void): void {
  let passed = 0;
  service.on("data", (chunk) => {
    switch (fault.kind) {
      case "silent":
        return;
      case "slow":
        slowly(client, service, chunk, fault);
        return;
      case "answer-cut":
      case "answer-halved": {
        const left = fault.bytes - passed;
        passed += chunk.byteLength;
        if (left >= chunk.byteLength) client.write(chunk);
        else if (fault.kind === "answer-cut") client.write(chunk.subarray(0, Math.max(0, left)), end);
        else client.end(chunk.subarray(0, Math.max(0, left)));
        return;
      }
      default:
        client.write(chunk);
    }
  });
}

function slowly(
  client: Socket,
  service: Socket,
  chunk: Buffer,
  { bytesPerTurn, everyMs }: Extract<ConnectionFault, { kind: "slow" }>,
): void {
  service.pause();
  let at = 0;
  const timer = setInterval(() => {
    client.write(chunk.subarray(at, at + bytesPerTurn));
    at += bytesPerTurn;
    if (at < chunk.byteLength && !client.destroyed) return;
    clearInterval(timer);
    service.resume();
  }, everyMs);
  client.on("close", () => clearInterval(timer));
}

export function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return address;
}
