import { STATUS_CODES } from "node:http";
import { Socket } from "node:net";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { FastifyReply } from "fastify";

/** Ends the connection at once; a call without a socket fails as one whose connection was lost. */
export function dropConnection(reply: FastifyReply): void {
  dropAfter(reply, Buffer.alloc(0));
}

/** Sends that many bytes of the answer, its head included, and ends the connection. */
export function dropWithinAnswer(reply: FastifyReply, body: Buffer, bytes: number): void {
  dropAfter(reply, Buffer.concat([headOf(reply, body), sentBody(reply, body)]).subarray(0, bytes));
}

/** Sends the head and that many bytes of the body, and ends the connection. */
export function dropWithinBody(reply: FastifyReply, body: Buffer, bytes: number): void {
  dropAfter(reply, Buffer.concat([headOf(reply, body), sentBody(reply, body).subarray(0, bytes)]));
}

/** The answer's body as bytes, whatever the handler gave. */
export async function bodyOfAnswer(payload: unknown): Promise<Buffer> {
  if (payload === undefined || payload === null) return Buffer.alloc(0);
  if (payload instanceof Readable) return buffer(payload);
  return Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
}

/** Past Node's own writing of answers, which knows no place within the head. */
function dropAfter({ request, raw }: FastifyReply, bytes: Buffer): void {
  const { socket } = request.raw;
  if (!(socket instanceof Socket)) {
    raw.destroy(Object.assign(new Error("The connection was lost."), { code: "ECONNRESET" }));
    return;
  }
  if (bytes.length === 0) socket.destroy();
  else socket.write(bytes, () => socket.destroy());
}

function headOf(reply: FastifyReply, body: Buffer): Buffer {
  const { statusCode } = reply;
  const headers = { ...reply.getHeaders(), "content-length": body.length, date: new Date().toUTCString() };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return Buffer.from([`HTTP/1.1 ${statusCode} ${STATUS_CODES[statusCode] ?? ""}`, ...lines, "", ""].join("\r\n"));
}

function sentBody({ request }: FastifyReply, body: Buffer): Buffer {
  return request.method === "HEAD" ? Buffer.alloc(0) : body;
}
