import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { Socket } from "node:net";
import { text as textOf } from "node:stream/consumers";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { createSender as runtimeSender } from "#sender";
import { type Answering, dropping, json, localService, silent } from "../../test/local-service.ts";
import { senders } from "../../test/senders.ts";
import { createClient } from "../client.ts";
import { fetchSender } from "./fetch-sender.ts";
import { createSender } from "./node-sender.ts";
import type { Send, SentRequest } from "./send.ts";

const forever = new AbortController().signal;

test("on Node the runtime's sender is the one of undici", () => {
  expect(runtimeSender).toBe(createSender);
});

describe.each<[string, () => Send]>([
  ["undici", () => createSender({ proxy: undefined })],
  ["fetch", () => fetchSender(globalThis.fetch)],
])("%s", (_name, newSender) => {
  const post = (url: string, body: SentRequest["body"], headers = {}, signal = forever) =>
    newSender()({ method: "POST", url: `${url}/some/path?a=1&b=%20`, headers, body }, signal);

  test("method, address, headers and text arrive; status, headers and text come back", async () => {
    const { url, received } = await localService(json({ said: "grüß" }, { "x-engine": "scripted" }, 201));
    const answer = await post(url, "häuser", { "content-type": "text/plain", "x-own": "1" });
    expect(received[0]).toMatchObject({ method: "POST", url: "/some/path?a=1&b=%20", body: "häuser" });
    expect(received[0]?.headers).toMatchObject({ "content-type": "text/plain", "x-own": "1", "content-length": "7" });
    expect(answer.status).toBe(201);
    expect(answer.headers.get("x-engine")).toBe("scripted");
    expect(answer.headers.get("x-none")).toBeNull();
    expect(Object.fromEntries(answer.headers)).toMatchObject({ "x-engine": "scripted" });
    expect(await answer.text()).toBe('{"said":"grüß"}');
  });

  test("an answer without a body is an empty text and an empty stream", async () => {
    const { url } = await localService((_request, response) => void response.writeHead(204).end());
    expect(await (await post(url, undefined)).text()).toBe("");
    expect(await textOf((await post(url, undefined)).stream())).toBe("");
  });

  test("a redirect is not followed", async () => {
    const { url, received } = await localService(json({}, { location: "/elsewhere" }, 307));
    expect((await post(url, "a")).status).toBe(307);
    expect(received).toHaveLength(1);
  });

  test("bytes, Blobs, forms and streams arrive whole, with the type that is their own", async () => {
    const { url, received } = await localService(json({}));
    const form = new FormData();
    form.set("target_lang", "de");
    form.set("file", new Blob(["content of the file"], { type: "text/html" }), "page.html");
    const bodies = [
      new TextEncoder().encode("bytes").buffer,
      new Blob(["<p>Blob"], { type: "text/html" }),
      new Blob(["a", "b"]).stream(),
      form,
    ];
    for (const body of bodies) expect((await post(url, body)).status).toBe(200);
    expect(received.slice(0, 3).map(({ body }) => body)).toEqual(["bytes", "<p>Blob", "ab"]);
    expect(received[1]?.headers).toMatchObject({ "content-type": "text/html", "content-length": "7" });
    const [, boundary = "none"] =
      /^multipart\/form-data; boundary=(.+)$/.exec(received[3]?.headers["content-type"] ?? "") ?? [];
    expect(received[3]?.body.split(`--${boundary}`)).toHaveLength(4);
    expect(received[3]?.body).toContain("content of the file");
  });

  test("a stream of a size that is named is not sent in chunks", async () => {
    const { url, received } = await localService(json({}));
    await post(url, new Blob(["abc"]).stream(), { "content-length": "3" });
    expect(received[0]?.headers).toMatchObject({ "content-length": "3" });
    expect(received[0]?.headers).not.toHaveProperty("transfer-encoding");
  });

  test("a source that fails while it is sent ends the request", async () => {
    const { url } = await localService(json({}));
    const broken = new ReadableStream({
      pull(controller) {
        controller.error(new Error("The disk is gone."));
      },
    });
    await expect(post(url, broken)).rejects.toThrow();
  });

  test.each<[string, (body: string) => Buffer]>([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
  ])("an answer that was asked for in %s is unpacked", async (encoding, pack) => {
    const { url } = await localService(packed(encoding, pack('{"a":"ä"}')));
    expect(await (await post(url, "a", { "accept-encoding": encoding })).text()).toBe('{"a":"ä"}');
  });

  test("a small answer that unpacks to a huge one is given up", async () => {
    const { url } = await localService(packed("gzip", gzipSync(Buffer.alloc(70 * 1024 * 1024))));
    expect(await (await post(url, "a", { "accept-encoding": "gzip" })).text()).toBeUndefined();
  });

  test("the signal ends a request before it is sent, while it waits and while its body comes", async () => {
    const { url, received } = await localService(silent, (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write("[");
    });
    await expect(post(url, "a", {}, AbortSignal.abort())).rejects.toThrow();
    expect(received).toHaveLength(0);

    const waiting = new AbortController();
    const answer = post(url, "a", {}, waiting.signal);
    while (received.length < 1) await new Promise((resolve) => setTimeout(resolve, 1));
    waiting.abort();
    await expect(answer).rejects.toThrow();

    for (const read of ["text", "stream"] as const) {
      const reading = new AbortController();
      const begun = await post(url, "a", {}, reading.signal);
      const whole = read === "text" ? begun.text() : textOf(begun.stream());
      reading.abort();
      await expect(whole).rejects.toThrow();
    }
  });

  test.each(["text", "stream"] as const)("a body that broke before it is read fails when it is (%s)", async (way) => {
    const { url } = await localService((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write("[", () => response.socket?.destroy());
    });
    const answer = await post(url, "a");
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(way === "text" ? answer.text() : textOf(answer.stream())).rejects.toThrow();
  });

  test("a stream is read as fast as its reader reads, and hangs up when it is cancelled", async () => {
    const chunk = Buffer.alloc(64 * 1024, 1);
    let written = 0;
    let blocked = () => {};
    const isBlocked = new Promise<void>((resolve) => {
      blocked = resolve;
    });
    let gone = () => {};
    const isGone = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const { url } = await localService((_request, response) => {
      response.writeHead(200, { "content-type": "application/octet-stream" });
      response.on("close", gone);
      const pour = () => {
        // The server's own buffer and the system's stand between; a reader that took all would let it go on for ever.
        while (!response.destroyed && written < 256 * chunk.length && response.writableLength < chunk.length) {
          response.write(chunk);
          written += chunk.length;
        }
        if (!response.destroyed && response.writableLength >= chunk.length) setTimeout(blocked, 200);
      };
      response.on("drain", pour);
      pour();
    });
    const reader = (await post(url, "a")).stream().getReader();
    expect((await reader.read()).value?.byteLength).toBeGreaterThan(0);
    await isBlocked;
    expect(written).toBeLessThan(256 * chunk.length);
    await reader.cancel();
    await isGone;
  });

  test("an answer that is not wanted hangs up, also before it is read", async () => {
    let gone = () => {};
    const isGone = new Promise<void>((resolve) => {
      gone = resolve;
    });
    const { url } = await localService((_request, response) => {
      response.on("close", gone).writeHead(200, { "content-type": "application/octet-stream" }).write("a");
    });
    await (await post(url, "a")).stream().cancel();
    await isGone;
  });

  test("a connection that cannot be made says so by its code", async () => {
    const server = createServer();
    const url = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    const error = await post(url, "a").catch((thrown: unknown) => thrown);
    expect(codesOf(error)).toContain("ECONNREFUSED");
  });

  test("a connection is used again, and one that the service closed meanwhile is not", async () => {
    const sockets = new Set<Socket>();
    const server = createServer((_request, response) => response.end("{}"));
    server.on("connection", (socket) => sockets.add(socket));
    const url = await listening(server);
    onTestFinished(() => void server.close());
    const send = newSender();
    const ask = async () => (await send({ method: "POST", url, headers: {}, body: "a" }, forever)).text();

    for (let calls = 0; calls < 10; calls++) await ask();
    // undici lets a connection rest for a turn of the event loop; the call that comes in it takes another.
    expect(sockets.size).toBeLessThanOrEqual(2);
    for (let rounds = 0; rounds < 5; rounds++) await Promise.all(Array.from({ length: 20 }, ask));
    expect(sockets.size).toBeLessThanOrEqual(50);

    const closed = Array.from(sockets, (socket) => once(socket, "close"));
    server.closeIdleConnections();
    await Promise.all(closed);
    // Until it is told here too.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ask()).toBe("{}");
  });
});

describe.each(senders)("a client that sends by %s", (_name, sender) => {
  test("tries again what was lost with a connection that the service had just closed", async () => {
    const { url, received } = await localService(
      json({ character_count: 1, character_limit: 2 }),
      dropping,
      json({}, {}, 404),
    );
    const client = createClient({ baseUrl: url, apiKey: "key-1234", retryDelayMs: 1, ...sender });
    await client.usage();
    await expect(client.usage()).rejects.toMatchObject({ kind: "not-found", attempts: 2 });
    expect(received).toHaveLength(3);
  });

  test("keeps no process alive", async () => {
    const { url } = await localService(json({ character_count: 1, character_limit: 2 }));
    const source = `
      import { createClient } from ${JSON.stringify(new URL("../index.ts", import.meta.url))};
      const client = createClient({ baseUrl: "${url}", apiKey: "key-1234"${"fetch" in sender ? ", fetch" : ""} });
      await Promise.all([client.usage(), client.usage()]);
      console.log("answered");`;
    const flags = [
      "--conditions=@dragoman/source",
      "--disable-warning=ExperimentalWarning",
      "--input-type=module-typescript",
    ];
    const child = spawn(process.execPath, [...flags, "--eval", source], { stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void child.kill());
    const exited = once(child, "exit");
    expect(await textOf(child.stdout)).toBe("answered\n");
    expect(await exited).toEqual([0, null]);
  });
});

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

function packed(encoding: string, body: Buffer): Answering {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-encoding": encoding }).end(body);
  };
}

function codesOf(error: unknown): unknown[] {
  return error instanceof Error ? ["code" in error ? error.code : undefined, ...codesOf(error.cause)] : [];
}
