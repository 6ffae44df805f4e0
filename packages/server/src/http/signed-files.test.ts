import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { HttpError } from "./http-error.ts";
import { createTestApp } from "./test-app.ts";

/** Milliseconds: as short as a test can be, and as long as any machine needs for a piece. */
const requestTimeout = 600;
const address = "/v3/translation_memories/jobs/j/file?expires=1&signature=s";
let app: FastifyInstance;
let port: number;
/** What came of each file, in order. */
let received: (number | "broken off" | "refused")[];

beforeEach(async () => {
  received = [];
  app = await createTestApp({
    handlers: {},
    requestTimeout,
    files: {
      receive: async (_request, { content, contentLength = 0 }) => {
        if (contentLength === 13) {
          received.push("refused");
          throw new HttpError(413, { message: "The file is larger than declared.", code: "body_too_large" });
        }
        try {
          let length = 0;
          for await (const piece of content) length += piece.length;
          received.push(length);
        } catch (error) {
          received.push("broken off");
          throw error;
        }
      },
      open: async () => {
        throw new HttpError(403, { message: "The address has expired.", code: "address_expired" });
      },
    },
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  port = Number(new URL(app.listeningOrigin).port);
});
afterEach(() => app.close());

function open(path: string, length: number): Socket {
  const socket = connect(port, "127.0.0.1");
  const head = [`PUT ${path} HTTP/1.1`, "Host: x", "Content-Type: application/xml", `Content-Length: ${length}`];
  socket.write(`${head.join("\r\n")}\r\n\r\n`);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  return (await buffer(socket).catch(() => Buffer.alloc(0))).toString();
}

describe("a file that comes slowly", () => {
  test("may take longer than any other request, as long as it comes", async () => {
    const socket = open(address, 8);
    const answer = answerOf(socket);
    for (let piece = 0; piece < 8; piece++) {
      await setTimeout(requestTimeout / 3);
      socket.write("x");
    }
    while (received.length === 0) await setTimeout(10);
    socket.end();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(received).toEqual([8]);
  });

  test("and then no more is given up", async () => {
    const socket = open(address, 8);
    const answer = answerOf(socket);
    socket.write("xxx");
    await answer;
    while (received.length === 0) await setTimeout(10);
    expect(received).toEqual(["broken off"]);
  });

  test("is no excuse for the next request on its connection", async () => {
    const socket = open(address, 1);
    const answer = answerOf(socket);
    socket.write("x");
    while (received.length === 0) await setTimeout(10);
    socket.write("POST /v2/translate HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nx");
    expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n.*HTTP\/1\.1 408 /s);
  });
});

test("a file whose sender hangs up is broken off", async () => {
  const socket = open(address, 8);
  socket.write("xxx");
  await setTimeout(50);
  socket.destroy();
  while (received.length === 0) await setTimeout(10);
  expect(received).toEqual(["broken off"]);
});

test("a file that is refused before it came is told so, and the connection ends", async () => {
  const answer = await answerOf(open(address, 13));
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(answer).toMatch(/\r\nconnection: close\r\n/i);
  expect(answer).toMatch(/\r\nx-trace-id: [0-9a-f]{32}\r\n/i);
  expect(received).toEqual(["refused"]);
});

test("an address takes its own methods and no others, with and without a key", async () => {
  const ask = (method: string, headers = {}) => fetch(`http://127.0.0.1:${port}${address}`, { method, headers });
  const refused = await ask("GET");
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: "address_expired" });
  expect((await ask("GET", { authorization: "Service-Auth-Key whoever" })).status).toBe(403);
  expect((await ask("HEAD")).status).toBe(403);
  const other = await ask("DELETE");
  expect([other.status, other.headers.get("allow")]).toEqual([405, "GET, HEAD, PUT"]);
});
