import { getEventListeners } from "node:events";
import { createServer } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { dropping, failing, json, localService, silent, translating } from "../../test/local-service.ts";
import { senders } from "../../test/senders.ts";
import { createClient } from "../client.ts";
import { DragomanError } from "../errors.ts";
import { isRepeatable, once } from "./repeatable.ts";
import { harmless, retryDelay } from "./retry.ts";
import { retryAfterSeconds } from "./retry-after.ts";

describe.each(senders)("sent by %s", (_name, sender) => {
  const quick = { apiKey: "key-1234", retryDelayMs: 1, ...sender };

  test.each([429, 500, 502, 503, 504, 529])("%i is tried again", async (status) => {
    const { url, received } = await localService(failing(status), translating());
    const { text } = await createClient({ baseUrl: url, ...quick }).translate("a", { to: "de" });
    expect(text).toBe("de:a");
    expect(received).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 413, 415, 456, 501])("%i is not", async (status) => {
    const { url, received } = await localService(failing(status), translating());
    await expect(createClient({ baseUrl: url, ...quick }).translate("a", { to: "de" })).rejects.toMatchObject({
      status,
    });
    expect(received).toHaveLength(1);
  });

  test.each([0, 1, 3])("%i retries are that many after the first try", async (maxRetries) => {
    const { url, received } = await localService(failing(503));
    const failure = createClient({ baseUrl: url, ...quick, maxRetries }).usage();
    await expect(failure).rejects.toMatchObject({ kind: "server", attempts: maxRetries + 1 });
    expect(received).toHaveLength(maxRetries + 1);
  });

  test("a dropped connection is tried again with the same body", async () => {
    const { url, received } = await localService(dropping, dropping, translating());
    await createClient({ baseUrl: url, ...quick }).translate("a", { to: "de" });
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(received).toHaveLength(3);
  });

  test("an answer that breaks off is tried again", async () => {
    const { url, received } = await localService((_request, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
      response.write('{"translations":[', () => response.socket?.destroy());
    }, translating());
    await createClient({ baseUrl: url, ...quick }).translate("a", { to: "de" });
    expect(received).toHaveLength(2);
  });

  test("a service that is not there is a connection error with its cause", async () => {
    const client = createClient({ baseUrl: "http://127.0.0.1:1", ...quick, maxRetries: 1 });
    const error = await client.usage().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ kind: "connection", attempts: 2 });
    expect(error instanceof DragomanError && error.cause).toBeInstanceOf(Error);
  });

  test("Retry-After of the service ends a call at once when it lies beyond the deadline", async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();
    for (const header of ["3600", inAnHour]) {
      const { url, received } = await localService(failing(429, { "retry-after": header }));
      const failure = createClient({ baseUrl: url, ...quick, deadlineMs: 60_000 }).translate("a", { to: "de" });
      await expect(failure).rejects.toMatchObject({ kind: "rate-limited", attempts: 1 });
      await expect(failure).rejects.toSatisfy(
        (error) => error instanceof DragomanError && (error.retryAfter ?? 0) > 3500,
      );
      expect(received).toHaveLength(1);
    }
  });

  test("Retry-After that has passed is no wait", async () => {
    const yesterday = new Date(Date.now() - 86_400_000).toUTCString();
    const { url } = await localService(
      failing(429, { "retry-after": "0" }),
      failing(529, { "retry-after": yesterday }),
      translating(),
    );
    expect((await createClient({ baseUrl: url, ...quick }).translate("a", { to: "de" })).text).toBe("de:a");
  });

  test("a slow try ends at its timeout and is tried again", async () => {
    const { url, received } = await localService(silent, translating());
    await createClient({ baseUrl: url, ...quick, timeoutMs: 500 }).translate("a", { to: "de" });
    expect(received).toHaveLength(2);
  });

  test("a body that never ends is a timeout too", async () => {
    const { url } = await localService((_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"transl');
    });
    const failure = createClient({ baseUrl: url, ...quick, timeoutMs: 50, maxRetries: 1 }).translate("a", { to: "de" });
    await expect(failure).rejects.toMatchObject({ kind: "timeout", attempts: 2 });
  });

  test("a connection that is never made is a timeout, and stops for its caller", async () => {
    const silentServer = createServer();
    await new Promise<void>((resolve) => silentServer.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void silentServer.close());
    const address = silentServer.address();
    // The server waits for HTTP, the client for the other half of a TLS handshake.
    const baseUrl = `https://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const client = createClient({ baseUrl, ...quick, maxRetries: 0 });
    await expect(client.usage({ timeoutMs: 100 })).rejects.toMatchObject({ kind: "timeout", attempts: 1 });
    await expect(client.usage({ signal: AbortSignal.timeout(100) })).rejects.toMatchObject({ kind: "timeout" });
  });

  test("the deadline ends all tries", async () => {
    const { url } = await localService(silent);
    const failure = createClient({ baseUrl: url, ...quick, deadlineMs: 60, maxRetries: 100 }).translate("a", {
      to: "de",
    });
    await expect(failure).rejects.toMatchObject({ kind: "timeout" });
  });

  test("a call is aborted before, during and between its tries, and leaves no listener", async () => {
    const { url, received } = await localService(silent, failing(429, { "retry-after": "30" }));
    const client = createClient({ baseUrl: url, ...quick });

    const before = AbortSignal.abort();
    await expect(client.translate("a", { to: "de", signal: before })).rejects.toMatchObject({
      kind: "aborted",
      attempts: 0,
    });
    expect(received).toHaveLength(0);

    for (const requests of [1, 2]) {
      const controller = new AbortController();
      const failure = client.translate("a", { to: "de", signal: controller.signal }).catch((error: unknown) => error);
      while (received.length < requests) await new Promise((resolve) => setTimeout(resolve, 1));
      // The second is answered by now, and waits for the service to be ready again.
      await new Promise((resolve) => setTimeout(resolve, 50));
      controller.abort(new Error("not needed"));
      expect(await failure).toMatchObject({ kind: "aborted", attempts: 1, cause: { message: "not needed" } });
      expect(getEventListeners(controller.signal, "abort")).toHaveLength(0);
    }
    expect(process.getActiveResourcesInfo().filter((resource) => resource === "Timeout").length).toBeLessThan(5);
  });

  test("a signal of many calls keeps no listener of those that ended", async () => {
    const { url } = await localService(translating());
    const { signal } = new AbortController();
    const client = createClient({ baseUrl: url, ...quick });
    for (let call = 0; call < 20; call++) await client.translateMany(["a", "b"], { to: "de", signal });
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
  });

  test("a timeout in the caller's signal is a timeout", async () => {
    const { url } = await localService(silent);
    const failure = createClient({ baseUrl: url, ...quick }).usage({ signal: AbortSignal.timeout(20) });
    await expect(failure).rejects.toMatchObject({ kind: "timeout" });
  });

  test("one failed request stops the others of its call", async () => {
    const { url, received } = await localService(failing(456));
    const client = createClient({ baseUrl: url, ...quick, textsPerRequest: 1, concurrency: 2 });
    await expect(client.translateMany(Array.from("abcdefgh"), { to: "de" })).rejects.toMatchObject({
      kind: "quota-exceeded",
    });
    expect(received.length).toBeLessThanOrEqual(2);
  });

  test("what creates something is sent again only when it surely was not worked on", async () => {
    const created = json({ glossary_id: "g" }, {}, 201);
    const body = { name: "n", dictionaries: [] };
    for (const [first, requests] of [
      [failing(429), 2],
      [failing(503), 1],
    ] as const) {
      const { url, received } = await localService(first, created);
      await createClient({ baseUrl: url, ...quick }).raw.POST("/v3/glossaries", { body });
      expect(received).toHaveLength(requests);
    }
    const { url, received } = await localService(dropping, created);
    const failure = createClient({ baseUrl: url, ...quick }).raw.POST("/v3/glossaries", { body });
    await expect(failure).rejects.toMatchObject({ kind: "connection", attempts: 1 });
    expect(received).toHaveLength(1);
  });

  test("an outage does not multiply the traffic: once the retries in hand are used up, calls fail at their first try", async () => {
    const { url, received } = await localService(failing(503));
    const client = createClient({ baseUrl: url, ...quick });
    for (let call = 0; call < 40; call++) await client.usage().catch(() => {});
    expect(received.length).toBe(40 + 50);
  });

  test("answers give retries back", async () => {
    const answers = [
      ...Array(100).fill(failing(503)),
      ...Array(10).fill(json({ character_count: 1, character_limit: 2 })),
    ];
    const { url, received } = await localService(...answers, failing(503));
    const client = createClient({ baseUrl: url, ...quick });
    for (let call = 0; call < 60; call++) await client.usage().catch(() => {});
    const before = received.length;
    // Fifty calls without a retry left, ten answered: two retries.
    await client.usage().catch(() => {});
    expect(received.length - before).toBe(3);
  });

  test("a service that asks to slow down gets half as many requests at a time", async () => {
    let inFlight = 0;
    const seen: number[] = [];
    const { url } = await localService((request, response) => {
      inFlight++;
      seen.push(inFlight);
      setTimeout(() => {
        inFlight--;
        (seen.length <= 8 ? failing(429) : translating())(request, response);
      }, 20);
    });
    const client = createClient({ baseUrl: url, ...quick, textsPerRequest: 1, concurrency: 8 });
    await client.translateMany(["a", "b", "c", "d", "e", "f", "g", "h"], { to: "de" });
    expect(Math.max(...seen.slice(0, 8))).toBe(8);
    expect(Math.max(...seen.slice(8))).toBeLessThanOrEqual(5);
  });

  test("waiting for a turn is no try: it is bounded by the deadline, and costs no retry", async () => {
    let requests = 0;
    const { url, received } = await localService((request, response) => {
      requests++;
      setTimeout(() => (requests <= 2 ? failing(429) : translating())(request, response), requests <= 2 ? 0 : 800);
    });
    const client = createClient({ baseUrl: url, ...quick, textsPerRequest: 1, concurrency: 8, timeoutMs: 1300 });
    await client.translateMany(["a", "b"], { to: "de" });
    const before = received.length;
    await client.translateMany(["c", "d", "e", "f", "g", "h"], { to: "de", maxRetries: 0 });
    expect(received.length - before).toBe(6);
  });
});

test("Retry-After is read as seconds and as a date, and as nothing else", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  expect(retryAfterSeconds("120", now)).toBe(120);
  expect(retryAfterSeconds("99999999999999999999", now)).toBe(1e20);
  expect(retryAfterSeconds("Thu, 01 Jan 2026 00:00:30 GMT", now)).toBe(30);
  expect(retryAfterSeconds("Wed, 31 Dec 2025 00:00:00 GMT", now)).toBe(0);
  for (const header of [null, "", "soon", "-1", "1.5"]) {
    expect(retryAfterSeconds(header, now)).toBeUndefined();
  }
});

test("the wait is never less than Retry-After and its bound doubles", () => {
  const busy = new DragomanError("rate-limited", "busy", { status: 429, retryAfter: 7 });
  const down = new DragomanError("server", "down", { status: 503 });
  for (let retries = 0; retries < 12; retries++) {
    expect(retryDelay(busy, retries, 100)).toBeGreaterThanOrEqual(7000);
    const delay = retryDelay(down, retries, 100);
    expect(delay).toBeGreaterThanOrEqual(0);
    expect(delay).toBeLessThanOrEqual(Math.min(100 * 2 ** retries, 3200));
  }
});

test.each(["ECONNREFUSED", "ENOTFOUND", "EPIPE", "UND_ERR_CONNECT_TIMEOUT"])(
  "%s says that nothing was sent",
  (code) => {
    const cause = new Error("fetch failed", { cause: Object.assign(new Error("no"), { code }) });
    expect(once(new DragomanError("connection", "lost", { cause }))).toBe(true);
  },
);

test.each(["ECONNRESET", "UND_ERR_SOCKET", undefined])("%s does not", (code) => {
  const cause = Object.assign(new Error("no"), { code });
  expect(once(new DragomanError("connection", "lost", { cause }))).toBe(false);
  expect(harmless(new DragomanError("connection", "lost", { cause }))).toBe(true);
});

test("a fetch that knows no signal does not keep a call beyond its timeout", async () => {
  const client = createClient({
    baseUrl: "http://localhost",
    apiKey: "key-1234",
    maxRetries: 0,
    fetch: () => new Promise(() => {}),
  });
  await expect(client.usage({ timeoutMs: 20 })).rejects.toMatchObject({ kind: "timeout", attempts: 1 });
});

test("a document's result is fetched once, its status as often as needed", () => {
  expect(isRepeatable("POST", "/v2/document/123")).toBe(true);
  expect(isRepeatable("POST", "/v2/document/123/result")).toBe(false);
  expect(isRepeatable("POST", "/v2/document")).toBe(false);
  expect(isRepeatable("DELETE", "/v3/glossaries/1")).toBe(true);
  expect(isRepeatable("PATCH", "/v3/glossaries/1")).toBe(false);
  expect(harmless(new DragomanError("aborted", ""))).toBe(false);
});
