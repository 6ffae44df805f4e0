import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Duplex } from "node:stream";
import { decode, encode } from "@msgpack/msgpack";
import { Ajv2020 } from "ajv/dist/2020.js";
import { onTestFinished } from "vitest";
import { type WebSocket, WebSocketServer } from "ws";
import { parse } from "yaml";
import type { VoiceSchema } from "../src/contract.ts";

type ServerMessage = VoiceSchema<"ServerMessage">;

/** One socket that was opened to the service. */
export interface VoiceConnection {
  /** Counted from 0. */
  readonly number: number;
  /** Audio as it arrived on this socket, a chunk each. */
  readonly chunks: readonly Buffer[];
  readonly sayEnd: () => boolean;
  /** Sends messages that fit the contract, in the session's format. */
  readonly send: (...messages: readonly ServerMessage[]) => void;
  /** Sends whatever it is given. */
  readonly sendFrame: (frame: string | Uint8Array) => void;
  /** Sends any object in the session's format. */
  readonly sendAny: (message: unknown) => void;
  /** Breaks the connection without a word. */
  readonly terminate: () => void;
  readonly close: (code?: number) => void;
}

/** What a connection does beside listening. */
export interface Behaviour {
  readonly opened?: (connection: VoiceConnection) => void;
  readonly chunk?: (connection: VoiceConnection, chunk: Buffer) => void;
  readonly ended?: (connection: VoiceConnection) => void;
}

export interface VoiceServiceOptions {
  /** What the session request is answered with beside a token. */
  readonly streamingUrl?: (base: string) => string;
  /** Answers a request in place of the service; counted from 0, over both methods. */
  readonly status?: (request: number) => number | undefined;
  /** False leaves a socket's handshake unanswered; counted from 0. */
  readonly accepts?: (upgrade: number) => boolean | "refuse";
  /** Answers no close of the other side. */
  readonly keepsOpen?: boolean;
}

export interface VoiceService {
  readonly url: string;
  readonly requests: readonly { method: string; url: string; headers: IncomingHttpHeaders; body: string }[];
  readonly connections: readonly VoiceConnection[];
  /** All audio, over all connections, in order. */
  readonly audio: () => Buffer;
  /** What the client did that the contract forbids. */
  readonly faults: readonly string[];
  /** Resolves when no more than so many sockets are open. */
  readonly socketsLeft: (most: number) => Promise<void>;
}

const schemas: Record<string, { examples?: unknown[] }> = parse(
  readFileSync(join(import.meta.dirname, "../../../openapi/schemas/voice-messages.yaml"), "utf8"),
);
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema(schemas, "voice");

/** The contract's own example of a message. */
export function example<Name extends keyof typeof schemas & `${string}Message`>(name: Name): ServerMessage {
  const [message] = schemas[name]?.examples ?? [];
  if (!isServerMessage(message)) throw new Error(`The contract has no example of ${name}.`);
  return message;
}

function isServerMessage(message: unknown): message is ServerMessage {
  return typeof message === "object" && message !== null && problemsOf(message).length === 0;
}

/** What is wrong with a message, by the schema that its one member names. */
function problemsOf(message: object): string[] {
  const [name = "", another] = Object.keys(message);
  const schema = `${name === "error" ? "ErrorReport" : name.replaceAll(/(?:^|_)([a-z])/g, (_, letter) => letter.toUpperCase())}Message`;
  const validate = ajv.getSchema(`voice#/${schema}`);
  if (validate === undefined || another !== undefined) return [`no message of the contract: ${Object.keys(message)}`];
  validate(message);
  return (validate.errors ?? []).map(({ instancePath, message: what }) => `${schema}${instancePath} ${what}`);
}

/**
 * The voice service in small, made from the contract: it takes one session, holds every message of both sides against
 * the contract's schemas, and gives tokens that open one socket each.
 */
export async function voiceService(
  behaviour: Behaviour = {},
  options: VoiceServiceOptions = {},
): Promise<VoiceService> {
  const requests: { method: string; url: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const connections: (VoiceConnection & { chunks: Buffer[] })[] = [];
  const received: Buffer[] = [];
  const faults: string[] = [];
  let latest = "";
  let unused = false;
  let format = "json";
  let upgrades = 0;
  let active: WebSocket | undefined;
  const opened = new Set<Duplex>();

  const server = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const { method = "", url = "", headers } = request;
    requests.push({ method, url, headers, body });
    const answer = (status: number, value: unknown) =>
      void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value));
    const status = options.status?.(requests.length - 1);
    if (status !== undefined) return answer(status, { message: `Token ${latest} is not liked.` });
    if (method === "POST") format = JSON.parse(body).message_format ?? "json";
    else {
      const token = new URL(url, base).searchParams.get("token");
      if (token !== latest) faults.push("a token that is not the latest");
      if (token !== latest) return answer(400, { message: "The session is over." });
      active?.close(1012);
    }
    latest = `t/${randomUUID()}`;
    unused = true;
    answer(200, { streaming_url: streamingUrl, token: latest, session_id: "session-1" });
  });
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const base = `http://127.0.0.1:${address.port}`;
  const streamingUrl = options.streamingUrl?.(base) ?? `ws://127.0.0.1:${address.port}/v3/voice/realtime/connect`;

  server.on("upgrade", (request, socket, head) => {
    opened.add(socket);
    const gone = () => opened.delete(socket);
    socket
      .on("close", gone)
      .on("end", gone)
      .on("error", () => {});
    const accepts = options.accepts?.(upgrades++) ?? true;
    const token = new URL(request.url ?? "", base).searchParams.get("token");
    if (token !== latest || !unused) faults.push("a token that was used already or is not the latest");
    unused = false;
    if (request.headers.authorization !== undefined) faults.push("a socket with a key");
    if (accepts === "refuse") return void socket.end("HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\n\r\n");
    if (!accepts) return void socket.on("end", () => socket.destroy()).resume();
    sockets.handleUpgrade(request, socket, head, (opened) => serve(opened));
  });

  const serve = (socket: WebSocket) => {
    active = socket;
    const chunks: Buffer[] = [];
    let isEnded = false;
    const write = (message: unknown) => {
      if (socket.readyState === socket.OPEN)
        socket.send(format === "json" ? JSON.stringify(message) : encode(binary(message)));
    };
    const connection = {
      number: connections.length,
      chunks,
      sayEnd: () => isEnded,
      send: (...messages: readonly ServerMessage[]) => {
        for (const message of messages) {
          const problems = problemsOf(message);
          if (problems.length > 0) throw new Error(problems.join("; "));
          write(message);
        }
      },
      sendFrame: (frame: string | Uint8Array) => socket.send(frame),
      sendAny: write,
      terminate: () => socket.terminate(),
      close: (code?: number) => socket.close(code),
    };
    connections.push(connection);
    if (options.keepsOpen) {
      // Deaf to the other side's close: the closing handshake is never finished.
      Object.assign(socket, { close: () => {} });
    }
    socket.on("error", () => {});
    socket.on("message", (data: Buffer, isBinary) => {
      if (isBinary !== (format === "msgpack")) faults.push("a frame of the wrong kind");
      const message: unknown = isBinary ? textual(decode(data)) : JSON.parse(data.toString("utf8"));
      if (typeof message !== "object" || message === null) return void faults.push("a message that is no object");
      faults.push(...problemsOf(message));
      if ("end_of_source_media" in message) {
        isEnded = true;
        behaviour.ended?.(connection);
      } else if ("source_media_chunk" in message) {
        if (isEnded) faults.push("audio after its end");
        const { data: audio } = Object(message.source_media_chunk);
        const chunk = Buffer.from(audio, "base64");
        if (chunk.length > 100_000) faults.push("a chunk of more than 100 kB");
        chunks.push(chunk);
        received.push(chunk);
        behaviour.chunk?.(connection, chunk);
      }
    });
    behaviour.opened?.(connection);
  };

  onTestFinished(async () => {
    for (const socket of opened) socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return {
    url: base,
    requests,
    connections,
    audio: () => Buffer.concat(received),
    faults,
    socketsLeft: async (most) => {
      while (opened.size > most) await new Promise((resolve) => setTimeout(resolve, 1));
    },
  };
}

/** A message with base64 where it has bytes, as the schemas describe it. */
function textual(value: unknown): unknown {
  return mapped(value, (item) => (item instanceof Uint8Array ? Buffer.from(item).toString("base64") : undefined));
}

/** The same message as MessagePack has it: the bytes of `data` as they are. */
function binary(message: unknown): unknown {
  const bytes = (text: unknown) => (typeof text === "string" ? Buffer.from(text, "base64") : text);
  return mapped(message, (item, name) => {
    if (name !== "data") return undefined;
    return Array.isArray(item) ? item.map(bytes) : bytes(item);
  });
}

function mapped(value: unknown, exchange: (item: unknown, name: string) => unknown, name = ""): unknown {
  const exchanged = exchange(value, name);
  if (exchanged !== undefined) return exchanged;
  if (Array.isArray(value)) return value.map((item) => mapped(item, exchange, name));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapped(item, exchange, key)]));
}

/** What follows the end of the audio, with one translation. */
export const finalMessages: readonly ServerMessage[] = [
  example("EndOfSourceTranscriptMessage"),
  example("EndOfTargetTranscriptMessage"),
  example("EndOfStreamMessage"),
];
