import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { type Answering, dropping, failing, json, localService } from "../../test/local-service.ts";
import { createClient } from "../client.ts";
import { DragomanError } from "../errors.ts";
import type { ClientSettings } from "../options.ts";
import { recordOf } from "../wire.ts";

const handle = { documentId: "04DE5AD98A02647D83285A36021911C6", documentKey: "0CB0054F1C132C16" };
const queued = { documentId: handle.documentId, status: "queued" };
const translating = { ...queued, status: "translating" };
const done = { ...queued, status: "done", billedCharacters: 50_000 };

function clientFor(baseUrl: string, options: Partial<ClientSettings> = {}) {
  return createClient({ baseUrl, apiKey: "key-1234", retryDelayMs: 1, ...options });
}

function says(status: string, more: object = {}, headers: Record<string, string> = {}): Answering {
  return json({ document_id: handle.documentId, status, ...more }, headers);
}

afterEach(() => {
  vi.useRealTimers();
});

test("waiting asks until it is done, and tells every change once", async () => {
  const service = await localService(
    says("queued"),
    says("queued"),
    says("translating", { seconds_remaining: 20 }),
    says("translating", { seconds_remaining: 20 }),
    says("translating", { seconds_remaining: 10 }),
    says("done", { billed_characters: 50_000 }),
  );
  const told: unknown[] = [];
  const job = clientFor(service.url).documents.resume(handle);
  expect(await job.wait({ intervalMs: 1, onProgress: (status) => told.push(status) })).toEqual(done);
  expect(told).toEqual([
    queued,
    { ...translating, secondsRemaining: 20 },
    { ...translating, secondsRemaining: 10 },
    done,
  ]);
  expect(service.received).toHaveLength(6);
  expect(service.received[0]?.body).toBe(JSON.stringify({ document_key: handle.documentKey }));
});

test("for await gives every change once, and ends with the final status, a failure too", async () => {
  const service = await localService(says("queued"), says("queued"), says("error", { error_message: "No." }));
  const seen: string[] = [];
  for await (const { status } of clientFor(service.url).documents.resume(handle).watch({ intervalMs: 1 }))
    seen.push(status);
  expect(seen).toEqual(["queued", "error"]);
});

test("a job that is done is known at the first question", async () => {
  const service = await localService(says("done"));
  for await (const { status } of clientFor(service.url).documents.resume(handle)) expect(status).toBe("done");
  expect(service.received).toHaveLength(1);
});

test("work that failed is an error of its own kind, with the service's reason", async () => {
  const { url } = await localService(says("error", { error_message: "Failed to open the document. key-1234" }));
  const { documents } = clientFor(url);
  await expect(documents.resume(handle).wait()).rejects.toMatchObject({
    kind: "job-failed",
    message: "The document was not translated: Failed to open the document. [key]",
    detail: "Failed to open the document. [key]",
  });
  await expect(documents.resume(handle).download()).rejects.toMatchObject({ kind: "job-failed" });
});

test("a job goes on from its JSON in another client", async () => {
  const service = await localService(
    json({ document_id: handle.documentId, document_key: handle.documentKey }),
    says("done"),
  );
  const options = { to: "fr", filename: "a.docx" };
  const kept = JSON.stringify(await clientFor(service.url).documents.translate(Buffer.from("a"), options));
  expect(JSON.parse(kept)).toEqual(handle);
  const later = clientFor(service.url).documents.resume(JSON.parse(kept));
  expect(await later.wait()).toMatchObject({ status: "done" });
  expect(later.handle).toEqual(handle);
});

test("what is no handle is refused", async () => {
  const { documents } = clientFor("http://127.0.0.1:9");
  for (const text of ["null", "7", "{}", '"{}"', "[]", '{"documentId":"A"}', '{"documentId":"A","documentKey":7}']) {
    expect(() => documents.resume(JSON.parse(text))).toThrow("handle: give the documentId and documentKey");
  }
  await expect(documents.resume({ documentId: "..", documentKey: "K" }).status()).rejects.toMatchObject({
    kind: "invalid-request",
    attempts: 0,
  });
});

test("a service that is too busy to say is asked later", async () => {
  const service = await localService(failing(429), failing(429), says("queued"), failing(529), says("done"));
  const job = clientFor(service.url, { maxRetries: 0 }).documents.resume(handle);
  expect(await job.wait({ intervalMs: 1 })).toMatchObject({ status: "done" });
  expect(service.received).toHaveLength(5);
});

test("another failure ends the waiting, and waiting again goes on", async () => {
  const { url } = await localService(says("queued"), dropping, says("done"));
  const job = clientFor(url, { maxRetries: 0 }).documents.resume(handle);
  await expect(job.wait({ intervalMs: 1 })).rejects.toMatchObject({ kind: "connection" });
  expect(await job.wait({ intervalMs: 1 })).toMatchObject({ status: "done" });
});

test("what onProgress throws ends the waiting", async () => {
  const { url } = await localService(says("queued"));
  const job = clientFor(url).documents.resume(handle);
  const onProgress = () => {
    throw new Error("mine");
  };
  await expect(job.wait({ onProgress })).rejects.toThrow("mine");
});

/** Answers at once and without a socket, so that the clock can be set. */
function scripted(...answers: [status: string, headers?: Record<string, string>][]) {
  const asked: number[] = [];
  const fetch = async () => {
    const [status = "done", headers = {}] = answers[asked.length] ?? answers.at(-1) ?? [];
    asked.push(performance.now());
    return Response.json({ document_id: handle.documentId, status }, { headers });
  };
  const job = clientFor("http://service.test", { fetch }).documents.resume(handle);
  const waits = () => asked.slice(1).map((at, index) => Math.round(at - (asked[index] ?? 0)));
  return { job, waits };
}

test("questions come a second apart at first, and five at most", async () => {
  vi.useFakeTimers();
  const { job, waits } = scripted(...new Array<[string]>(7).fill(["queued"]), ["done"]);
  const waiting = job.wait();
  await vi.runAllTimersAsync();
  await waiting;
  expect(waits()).toEqual([1000, 1500, 2250, 3375, 5000, 5000, 5000]);
});

test("a given interval stays the same", async () => {
  vi.useFakeTimers();
  const { job, waits } = scripted(["queued"], ["queued"], ["queued"], ["done"]);
  const waiting = job.wait({ intervalMs: 700 });
  await vi.runAllTimersAsync();
  await waiting;
  expect(waits()).toEqual([700, 700, 700]);
});

test("Retry-After lengthens the interval", async () => {
  vi.useFakeTimers();
  const { job, waits } = scripted(["queued", { "retry-after": "60" }], ["queued"], ["done"]);
  const waiting = job.wait();
  await vi.runAllTimersAsync();
  await waiting;
  expect(waits()).toEqual([60_000, 1500]);
});

test("the deadline ends the waiting, at once where Retry-After lies behind it", async () => {
  vi.useFakeTimers();
  const late = { kind: "timeout", message: "The job was not done within deadlineMs (10000). It goes on; wait again." };
  const patient = scripted(["queued"]);
  const waiting = expect(patient.job.wait({ deadlineMs: 10_000 })).rejects.toMatchObject(late);
  await vi.runAllTimersAsync();
  await waiting;
  expect(patient.waits().reduce((sum, wait) => sum + wait, 0)).toBeLessThanOrEqual(10_000);

  const hasty = scripted(["queued", { "retry-after": "11" }]);
  await expect(hasty.job.wait({ deadlineMs: 10_000 })).rejects.toMatchObject(late);
});

test("numbers that cannot be waited for are refused", async () => {
  const { job } = scripted(["queued"]);
  for (const options of [
    { deadlineMs: Number.NaN },
    { deadlineMs: 0 },
    { intervalMs: Number.NaN },
    { intervalMs: 0 },
  ]) {
    await expect(job.wait(options)).rejects.toMatchObject({ kind: "invalid-request" });
  }
});

test("an aborted wait leaves no timer", async () => {
  vi.useFakeTimers();
  const { job } = scripted(["queued"]);
  const abort = new AbortController();
  const waiting = job.wait({ signal: abort.signal, onProgress: () => setImmediate(() => abort.abort()) });
  const ended = expect(waiting).rejects.toMatchObject({ kind: "aborted" });
  await vi.advanceTimersByTimeAsync(10);
  await ended;
  expect(vi.getTimerCount()).toBe(0);
});

test("a loop that is left leaves no timer", async () => {
  vi.useFakeTimers();
  const { job } = scripted(["queued"]);
  for await (const _status of job) break;
  expect(vi.getTimerCount()).toBe(0);
});

test("whatever a service says of a job, the client ends with a status or an error of its own", async () => {
  const value = fc.oneof(fc.jsonValue(), fc.record({ status: fc.constantFrom("done", "error", 7, null, {}) }));
  await fc.assert(
    fc.asyncProperty(value, fc.jsonValue(), async (body, message) => {
      const answer = typeof body === "object" && body !== null ? { ...body, error_message: message } : body;
      const { documents } = clientFor("http://service.test", { fetch: async () => Response.json(answer) });
      const ended = await documents
        .resume(handle)
        .wait({ deadlineMs: 5, intervalMs: 1 })
        .catch((error: unknown) => error);
      expect(ended instanceof DragomanError || recordOf(ended)["status"] === "done").toBe(true);
    }),
    { numRuns: 300 },
  );
});
