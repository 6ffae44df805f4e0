import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { type Answering, dropping, failing, json, localService } from "../../test/local-service.ts";
import { createClient } from "../client.ts";
import { DragomanError } from "../errors.ts";
import type { ClientSettings } from "../options.ts";

const tmx = Buffer.from('<tmx version="1.4"><header srclang="en"/><body></body></tmx>');
const jobId = "5d9c8b7a-6e5f-4d3c-b2a1-0f9e8d7c6b5a";
const translationMemoryId = "e3a1c5d7-92b4-4f68-8a0c-6d1e2f3b4a59";

function clientFor(baseUrl: string, options: Partial<ClientSettings> = {}) {
  const headers = { "x-tenant": "mine" };
  return createClient({ baseUrl, apiKey: "key-1234", reportingTag: "team", headers, retryDelayMs: 1, ...options });
}

function declares(uploadUrl: unknown): Answering {
  return json({ job_id: jobId, upload_url: uploadUrl, expires_at: "2026-11-21T10:33:20.000Z" }, {}, 202);
}

function reports(...results: unknown[]): Answering {
  return json({ job_id: jobId, product: "translation_memory", operation: "import", parameters: {}, results });
}

const accepts: Answering = (_request, response) => {
  response.writeHead(200).end();
};

test("an import is declared, sent to its address without the key, and waited for", async () => {
  const store = await localService(accepts);
  const service = await localService(
    declares(`${store.url}/file?signature=6e1f`),
    reports({ status: "awaiting_input", status_metadata: { required_action: "Waiting for upload" } }),
    reports({ status: "completed", translation_memory_id: translationMemoryId, skipped_segment_count: 2 }),
  );
  const { memories } = clientFor(service.url);
  const job = await memories.import(tmx, { filename: "website.tmx", name: "Website", reportingTag: "other" });
  const told: string[] = [];
  const memory = await job.wait({ intervalMs: 1, onProgress: ({ status }) => told.push(status) });
  expect(memory).toEqual({ status: "completed", translationMemoryId, skippedSegmentCount: 2 });
  expect(told).toEqual(["awaiting_input", "completed"]);

  expect(JSON.parse(service.received[0]?.body ?? "")).toEqual({
    source_file: { file_name: "website.tmx", content_length: tmx.byteLength },
    parameters: { display_name: "Website" },
  });
  const [sent] = store.received;
  expect(sent?.bytes.equals(tmx)).toBe(true);
  expect(sent).toMatchObject({ method: "PUT", url: "/file?signature=6e1f" });
  expect(sent?.headers).toMatchObject({ "content-type": "application/xml", "content-length": String(tmx.byteLength) });
  expect(JSON.stringify(sent?.headers)).not.toMatch(/key-1234|team|other|tenant|mine/);
});

test("a stream of a known size is sent with it, and one of an unknown size is refused", async () => {
  const store = await localService(accepts);
  const service = await localService(declares(store.url));
  const { memories } = clientFor(service.url);
  const pieces = () => Readable.from([tmx.subarray(0, 20), tmx.subarray(20)]);
  await expect(memories.import(pieces(), { filename: "a.tmx" })).rejects.toMatchObject({
    kind: "invalid-request",
    message: "contentLength: give the size of the stream in bytes.",
    attempts: 0,
  });
  expect(service.received).toEqual([]);
  await memories.import(pieces(), { filename: "a.tmx", contentLength: tmx.byteLength });
  expect(store.received[0]?.headers["content-length"]).toBe(String(tmx.byteLength));
  expect(store.received[0]?.bytes.equals(tmx)).toBe(true);
  await expect(memories.import(pieces(), { filename: "a.tmx", contentLength: 5 })).rejects.toMatchObject({
    message: "contentLength: the stream does not give 5 bytes.",
  });
});

test("a file is sent again when its store fails; declaring is not", async () => {
  const store = await localService(dropping, failing(503), accepts);
  const service = await localService(declares(store.url));
  await clientFor(service.url).memories.import(tmx, { filename: "a.tmx" });
  expect(store.received).toHaveLength(3);
  expect(service.received).toHaveLength(1);
  const failingService = await localService(failing(503));
  await expect(clientFor(failingService.url).memories.import(tmx, { filename: "a.tmx" })).rejects.toMatchObject({
    attempts: 1,
  });
});

test("a redirect of the store is not followed", async () => {
  const elsewhere = await localService(accepts);
  const redirect: Answering = (_request, response) => {
    response.writeHead(307, { location: elsewhere.url }).end();
  };
  const store = await localService(redirect);
  const service = await localService(declares(store.url));
  const failure = clientFor(service.url).memories.import(tmx, { filename: "a.tmx" });
  await expect(failure).rejects.toMatchObject({ kind: "invalid-response" });
  expect(elsewhere.received).toEqual([]);
});

const unsafe = [
  "file:///etc/passwd",
  "javascript:alert(1)",
  "data:text/plain,a",
  "ftp://127.0.0.1/a",
  "ws://127.0.0.1/a",
  "blob:http://127.0.0.1/a",
  "/v3/file",
  "//127.0.0.1/a",
  "http://user:pass@127.0.0.1/a",
  "http://",
  "",
  7,
  null,
  undefined,
  {},
];

test.each(unsafe)("nothing is sent to or fetched from %j", async (address) => {
  const sent: string[] = [];
  const results = [{ status: "completed", download_url: address }];
  const answer = { job_id: jobId, upload_url: address, results };
  const fetch = async (input: unknown) => {
    sent.push(String(input));
    return Response.json(answer);
  };
  const { memories } = clientFor("http://service.test", { fetch });
  const failures = [
    await memories.import(tmx, { filename: "a.tmx" }).catch((error: unknown) => error),
    await memories
      .resumeExport({ jobId })
      .download()
      .catch((error: unknown) => error),
  ];
  for (const failure of failures) {
    expect(failure).toMatchObject({ kind: "invalid-response" });
    if (typeof address === "string" && address.length > 2) expect(String(failure)).not.toContain(address);
  }
  expect(sent.every((url) => url.startsWith("http://service.test/v3/"))).toBe(true);
});

test("an encrypted service does not lead to an address that is not", async () => {
  const fetch = async () => Response.json({ job_id: jobId, upload_url: "http://127.0.0.1/file" });
  const { memories } = clientFor("https://service.test", { fetch });
  await expect(memories.import(tmx, { filename: "a.tmx" })).rejects.toMatchObject({
    kind: "invalid-response",
    message: "The service sent an address that is not safe to use (http:) for the file.",
  });
});

test("an export is waited for, and fetched from its address without the key", async () => {
  const store = await localService(failing(503), (_request, response) => {
    response.writeHead(200, { "content-type": "application/xml" }).end(tmx);
  });
  const service = await localService(
    json({ job_id: jobId, parameters: { translation_memory_id: translationMemoryId } }, {}, 202),
    reports({ status: "processing" }),
    reports({ status: "completed", download_url: `${store.url}/file?signature=9c4d` }),
  );
  const folder = await mkdtemp(join(tmpdir(), "dragoman-export-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const job = await clientFor(service.url).memories.export(translationMemoryId);
  const file = await job.download({ intervalMs: 1 });
  const path = await file.saveTo(join(folder, "website.tmx"));
  expect((await readFile(path)).equals(tmx)).toBe(true);
  expect(service.received[0]).toMatchObject({
    method: "POST",
    url: `/v3/translation_memories/${translationMemoryId}/export`,
  });
  expect(store.received).toHaveLength(2);
  expect(JSON.stringify(store.received[1]?.headers)).not.toMatch(/key-1234|team|tenant/);
});

test("an export that is running already is told", async () => {
  const { url } = await localService(failing(409));
  const failure = clientFor(url).memories.export(translationMemoryId);
  await expect(failure).rejects.toMatchObject({ kind: "invalid-request", status: 409 });
});

test("jobs that failed or expired say so", async () => {
  const { url } = await localService(
    reports({ status: "failed", error: { message: "The uploaded file is not valid TMX." } }),
    reports({ status: "expired" }),
    reports({ status: "completed" }),
  );
  const { memories } = clientFor(url);
  await expect(memories.resumeImport({ jobId }).wait()).rejects.toMatchObject({
    kind: "job-failed",
    message: "The job failed: The uploaded file is not valid TMX.",
    detail: "The uploaded file is not valid TMX.",
  });
  await expect(memories.resumeExport({ jobId }).wait()).rejects.toMatchObject({
    kind: "job-failed",
    message: "The job expired.",
  });
  await expect(memories.resumeImport({ jobId }).wait()).rejects.toMatchObject({ kind: "invalid-response" });
});

test("both kinds of job go on from their JSON in another client", async () => {
  const store = await localService(accepts);
  const service = await localService(
    declares(store.url),
    json({ job_id: jobId, parameters: { translation_memory_id: translationMemoryId } }),
    reports({ status: "completed", translation_memory_id: translationMemoryId }),
  );
  const first = clientFor(service.url).memories;
  const kept = [await first.import(tmx, { filename: "a.tmx" }), await first.export(translationMemoryId)].map((job) =>
    JSON.stringify(job),
  );
  const later = clientFor(service.url).memories;
  const [imported = "", exported = ""] = kept;
  expect(await later.resumeImport(JSON.parse(imported)).wait()).toMatchObject({ translationMemoryId });
  expect(await later.resumeExport(JSON.parse(exported)).status()).toMatchObject({ status: "completed" });
  expect(() => later.resumeImport(JSON.parse('{"jobId":7}'))).toThrow("handle: give the jobId");
});

test("whatever a service says of imports and exports, the client ends with an error of its own", async () => {
  const result = fc.oneof(
    fc.jsonValue(),
    fc.record({ status: fc.constantFrom("completed", "failed", 7), error: fc.jsonValue() }),
  );
  const body = fc.oneof(
    fc.jsonValue(),
    fc.record({
      job_id: fc.jsonValue(),
      upload_url: fc.jsonValue(),
      results: fc.oneof(fc.jsonValue(), fc.array(result)),
    }),
  );
  await fc.assert(
    fc.asyncProperty(body, async (answer) => {
      const { memories } = clientFor("http://service.test", { fetch: async () => Response.json(answer) });
      const short = { deadlineMs: 5, intervalMs: 1 };
      const calls = [
        memories.import(tmx, { filename: "a.tmx" }),
        memories.resumeImport({ jobId }).wait(short),
        memories.resumeExport({ jobId }).download(short),
      ];
      for (const ended of await Promise.allSettled(calls)) {
        expect(ended).toMatchObject({ status: "rejected", reason: expect.any(DragomanError) });
      }
    }),
    { numRuns: 200 },
  );
});
