import { randomUUID } from "node:crypto";
import type { Schema } from "@dragoman/client/contract";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { parseKeySetting } from "../accounts/key-setting.ts";
import type { OperationId } from "../http/contract.ts";
import { MemoryCalls, tmxOf } from "../memories/test-memories.ts";
import { createTestService, type TestService } from "../testing/index.ts";

const keys = { one: "one".padEnd(40, "1"), two: "two".padEnd(40, "2") };
const tmx = tmxOf([["Save", "Speichern"]]);
const hour = 60 * 60 * 1000;
let service: TestService;
let mine: MemoryCalls;
let others: MemoryCalls;

beforeAll(async () => {
  const settings = {
    keys: parseKeySetting(`one=${keys.one} two=${keys.two}`),
    publicUrl: "https://dragoman.example/t",
  };
  service = await createTestService({ engine: "pseudo", settings });
  // Addresses are made of the public one, whatever a request says; here nobody is between it and the service.
  const fetch = (request: Request) =>
    service.fetch(new Request(request.url.replace("https://dragoman.example/t", "http://service.test"), request));
  mine = new MemoryCalls({ url: service.url, fetch, apiKey: keys.one });
  others = new MemoryCalls({ url: service.url, fetch, apiKey: keys.two });
});
afterAll(() => service.close());
afterEach(() => {
  vi.useRealTimers();
});

const path = "/v3/translation_memories";

/** Lets the clock go on for everything that asks it, and nothing wait for it. */
function later(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

async function declared(length = Buffer.byteLength(tmx), parameters: object = {}) {
  const { status, body } = await mine.declare(length, parameters);
  expect(status).toBe(202);
  const answer: Schema<"ImportTranslationMemoryResponse"> = Object(body);
  return answer;
}

describe("an import", () => {
  test("waits for its file, reads it, and names the memory", async () => {
    const parameters = { parameters: { display_name: "Website" } };
    const { job_id: jobId, upload_url: url, expires_at: until } = await declared(undefined, parameters);
    expect(url).toMatch(
      /^https:\/\/dragoman\.example\/t\/v3\/translation_memories\/jobs\/[0-9a-f-]{36}\/file\?expires=\d+&signature=[\w-]{43}$/,
    );
    expect(Date.parse(until)).toBe(Number(new URL(url).searchParams.get("expires")) * 1000);
    const waiting = await mine.job(jobId);
    expect([waiting.status, waiting.body]).toEqual([
      200,
      {
        job_id: jobId,
        product: "translation_memory",
        operation: "import",
        creation_time: expect.any(String),
        updated_time: expect.any(String),
        source_file: { content_type: "application/xml", content_length: Buffer.byteLength(tmx) },
        parameters: { display_name: "Website" },
        results: [{ status: "awaiting_input", status_metadata: { required_action: "Waiting for upload" } }],
      },
    ]);
    const sent = await mine.put(url, tmx);
    expect([sent.status, sent.body]).toEqual([200, ""]);
    const result = await mine.ended(jobId);
    expect(result).toEqual({
      status: "completed",
      translation_memory_id: expect.any(String),
      skipped_segment_count: 0,
    });
    expect(await mine.memories()).toMatchObject([{ name: "Website" }]);
    expect((await others.job(jobId)).status).toBe(404);
  });

  test("without a name of its own is called after its file", async () => {
    const { job_id: jobId, upload_url: url } = await declared();
    await mine.put(url, tmx);
    const { translation_memory_id: id } = await mine.ended(jobId);
    const { body } = await mine.call("getTranslationMemory", "GET", `${path}/${id}`);
    expect(body).toMatchObject({ name: "website.tmx" });
  });

  test("expires when no file comes", async () => {
    const { job_id: jobId, upload_url: url } = await declared();
    later(hour + 1000);
    expect((await mine.job(jobId)).body).toMatchObject({ results: [{ status: "expired" }] });
    const { status, body } = await mine.put(url, tmx);
    expect([status, Object(body).code]).toEqual([403, "address_expired"]);
  });

  test("under an Idempotency-Key is declared once", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const first = await mine.declare(5, {}, { headers });
    const again = await mine.declare(5, {}, { headers });
    expect([again.status, again.body]).toEqual([202, first.body]);
    expect(again.headers.get("idempotency-replayed")).toBe("true");
    expect((await mine.declare(6, {}, { headers })).status).toBe(409);
  });

  test.each<[string, object, string]>([
    ["a file of no bytes", { file_name: "a", content_length: 0 }, "source_file.content_length"],
    ["a file over 1 GiB", { file_name: "a", content_length: 1024 ** 3 + 1 }, "source_file.content_length"],
    ["half a byte", { file_name: "a", content_length: 1.5 }, "source_file.content_length"],
    ["a size in words", { file_name: "a", content_length: "5" }, "source_file.content_length"],
    ["no size", { file_name: "a" }, "source_file.content_length"],
    ["no name", { content_length: 5 }, "source_file.file_name"],
    ["an empty name", { file_name: "", content_length: 5 }, "source_file.file_name"],
    ["a blank name", { file_name: "  ", content_length: 5 }, "source_file.file_name"],
    ["a name of 101 characters", { file_name: "a".repeat(101), content_length: 5 }, "source_file.file_name"],
    ["NUL in a name", { file_name: "a\0b", content_length: 5 }, "source_file.file_name"],
    ["half a character", { file_name: "a\ud83d", content_length: 5 }, "source_file.file_name"],
    ["a picture", { file_name: "a", content_length: 5, content_type: "image/png" }, "source_file.content_type"],
    [
      "a type over 127",
      { file_name: "a", content_length: 5, content_type: "x".repeat(128) },
      "source_file.content_type",
    ],
  ])("of %s: 400", async (_, source_file, field) => {
    const { status, body } = await mine.declare(5, { source_file });
    expect([status, Object(body).errors?.[0]?.field]).toEqual([400, field]);
  });

  test("of no file, or with a wrong display name: 400", async () => {
    for (const parameters of [{ display_name: "" }, { display_name: "\u0007" }, { display_name: 7 }]) {
      expect((await mine.declare(5, { parameters })).status).toBe(400);
    }
    expect((await mine.declare(5, { source_file: undefined })).status).toBe(400);
  });

  test("whose body is too large or of another type: 413 and 415", async () => {
    const huge = await mine.declare(5, { parameters: { display_name: "x".repeat(200_000) } });
    expect(huge.status).toBe(413);
    expect((await mine.declare(5, {}, { headers: { "content-type": "text/plain" } })).status).toBe(415);
  });
});

describe("an export", () => {
  let id: string;
  beforeEach(async () => {
    id = await mine.import(tmx);
  });
  const begin = (options = {}) =>
    mine.call("exportTranslationMemory", "POST", `${path}/${id}/export`, { body: {}, ...options });

  async function exported() {
    const { status, body } = await begin();
    expect([status, body]).toEqual([202, { job_id: expect.any(String), parameters: { translation_memory_id: id } }]);
    const { job_id: jobId }: Schema<"ExportTranslationMemoryResponse"> = Object(body);
    const { status: ended, download_url: url = "", expires_at: until = "" } = await mine.ended(jobId);
    expect(ended).toBe("completed");
    return { jobId, url, until };
  }

  test("makes a file, which is downloaded without a key, and used again", async () => {
    const { jobId, url, until } = await exported();
    expect((await mine.job(jobId)).body).toMatchObject({
      operation: "export",
      parameters: { translation_memory_id: id },
      results: [{ status: "completed", download_url: expect.stringMatching(/^https:\/\/dragoman\.example\/t\/v3\//) }],
    });
    expect(Date.parse(until) - Date.now()).toBeLessThanOrEqual(hour);
    const { status, headers, body } = await mine.download(url);
    expect([status, body]).toEqual([200, expect.stringContaining("<seg>Speichern</seg>")]);
    expect(headers.get("content-type")).toBe("application/xml");
    expect(headers.get("content-length")).toBe(String(Buffer.byteLength(String(body))));
    expect(headers.get("content-disposition")).toBe(`attachment; filename="${id}.tmx"`);
    const again = await begin();
    expect([again.status, again.body]).toEqual([200, { job_id: jobId, parameters: { translation_memory_id: id } }]);
    const asked = await mine.call("exportTranslationMemory", "POST", `${path}/${id}/export`);
    expect(asked.status).toBe(200);
  });

  test("that is asked for twice at once is 409, and made once", async () => {
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "export_running" });
  });

  test("is at an address that expires; asked again, the job gives another", async () => {
    const { jobId, url } = await exported();
    later(hour + 1000);
    const late = await mine.download(url);
    expect([late.status, Object(late.body).code]).toEqual([403, "address_expired"]);
    const [result] = Object((await mine.job(jobId)).body).results;
    expect((await mine.download(result.download_url)).status).toBe(200);
    later(24 * hour);
    expect((await mine.job(jobId)).body).toMatchObject({ results: [{ status: "expired" }] });
    expect((await begin()).status).toBe(202);
  });

  test("of a memory that is deleted ends, and its file is gone", async () => {
    const { jobId, url } = await exported();
    const other = await mine.import(tmx);
    const running = await mine.call("exportTranslationMemory", "POST", `${path}/${other}/export`);
    await mine.call("deleteTranslationMemory", "DELETE", `${path}/${other}`);
    expect(["failed", "expired"]).toContain((await mine.ended(Object(running.body).job_id)).status);
    await mine.call("deleteTranslationMemory", "DELETE", `${path}/${id}`);
    expect(await mine.ended(jobId)).toEqual({ status: "expired" });
    const late = await mine.download(url);
    expect([late.status, Object(late.body).code]).toEqual([403, "address_expired"]);
  });

  test("with a body of another type, or one too large: 415 and 413", async () => {
    expect((await begin({ body: "x", headers: { "content-type": "text/plain" } })).status).toBe(415);
    expect((await begin({ body: { x: "x".repeat(200_000) } })).status).toBe(413);
    expect((await begin({ body: "{" })).status).toBe(400);
  });

  test("of a memory that is not the account's: 404", async () => {
    for (const one of [randomUUID(), "x", "__proto__", "%00"]) {
      const { status } = await mine.call("exportTranslationMemory", "POST", `${path}/${one}/export`);
      expect(status).toBe(404);
    }
    expect((await others.call("exportTranslationMemory", "POST", `${path}/${id}/export`)).status).toBe(404);
  });
});

describe("an address", () => {
  test("that is changed in any way is refused", async () => {
    const { upload_url: url } = await declared();
    const other = await declared();
    const changed = new URL(url);
    const signature = changed.searchParams.get("signature") ?? "";
    const expires = changed.searchParams.get("expires") ?? "";
    const withQuery = (query: string) => `${url.split("?", 1)[0]}?${query}`;
    const wrong = [
      [withQuery(`expires=${Number(expires) + 1}&signature=${signature}`), 403],
      [withQuery(`expires=${expires}&signature=${signature.slice(0, -1)}`), 403],
      [withQuery(`expires=${expires}&signature=${signature}A`), 403],
      [withQuery(`expires=${expires}&signature=${"A".repeat(43)}`), 403],
      [withQuery(`expires=${expires}&signature=`), 400],
      [withQuery(`expires=${expires}`), 400],
      [withQuery(`signature=${signature}`), 400],
      [withQuery(`expires=soon&signature=${signature}`), 400],
      [withQuery(`expires=${expires}&expires=${expires}&signature=${signature}`), 400],
      [url.replace(/jobs\/[^/]+/, `jobs/${other.job_id}`), 403],
      [url.replace(/jobs\/[^/]+/, `jobs/${randomUUID()}`), 404],
      [url.replace(/jobs\/[^/]+/, "jobs/__proto__"), 404],
    ] as const;
    for (const [address, status] of wrong) {
      expect((await mine.put(address, tmx)).status, address).toBe(status);
      expect([400, 404], address).toContain((await mine.download(address)).status);
    }
    expect((await mine.put(url, tmx)).status).toBe(200);
  });

  test.each([
    ["uploadTranslationMemoryFile", "PUT"],
    ["downloadTranslationMemoryFile", "GET"],
  ] as const)("without its proof is 400, with a key too: %s", async (operation, method) => {
    const address = new URL((await declared()).upload_url).pathname.replace("/t/", "/");
    const { status, body } = await mine.call(operation, method, address);
    expect([status, Object(body).errors?.[0]?.field]).toEqual([400, "expires"]);
  });

  test("of an export takes no file, and of an import gives none", async () => {
    const id = await mine.import(tmx);
    const { body } = await mine.call("exportTranslationMemory", "POST", `${path}/${id}/export`);
    const { download_url: url = "" } = await mine.ended(Object(body).job_id);
    expect((await mine.put(url, tmx)).status).toBe(404);
    expect((await mine.download((await declared()).upload_url)).status).toBe(404);
  });

  test("takes one file: the next is 409", async () => {
    const { job_id: jobId, upload_url: url } = await declared();
    const answers = await Promise.all([mine.put(url, tmx), mine.put(url, tmx), mine.put(url, tmx)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    await mine.ended(jobId);
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => Object(body).code);
    for (const code of refused) expect(["being_sent", "already_sent"]).toContain(code);
    const late = await mine.put(url, tmx);
    expect([late.status, Object(late.body).code]).toEqual([409, "already_sent"]);
  });

  test("takes what was declared: other sizes are 413 and 400, another type 415, and it may be sent again", async () => {
    const { job_id: jobId, upload_url: url } = await declared();
    expect((await mine.put(url, `${tmx}\n`)).status).toBe(413);
    expect((await mine.put(url, tmx.slice(1))).status).toBe(400);
    expect((await mine.put(url, "")).status).toBe(400);
    expect((await mine.put(url, tmx, { "content-type": "text/plain" })).status).toBe(415);
    expect((await mine.put(url, tmx, { "content-type": "application/json" })).status).toBe(415);
    expect((await mine.put(url, tmx, { "content-encoding": "gzip" })).status).toBe(415);
    expect((await mine.job(jobId)).body).toMatchObject({ results: [{ status: "awaiting_input" }] });
    expect((await mine.put(url, tmx, { "content-type": "Application/XML; charset=utf-8" })).status).toBe(200);
    expect(await mine.ended(jobId)).toMatchObject({ status: "completed" });
  });
});

describe("refused", () => {
  const operations: readonly (readonly [OperationId, string, string])[] = [
    ["importTranslationMemory", "POST", `${path}/import`],
    ["exportTranslationMemory", "POST", `${path}/{id}/export`],
    ["getTranslationMemoryJob", "GET", `${path}/jobs/{id}`],
  ];

  test.each(operations)("%s: 400, 401 and 403", async (operation, method, address) => {
    const there = address.replace("{id}", randomUUID());
    const source_file = { file_name: "a", content_length: 5 };
    const body = method === "POST" ? { body: { source_file } } : {};
    const tag = { ...body, headers: { "x-service-reporting-tag": "a tag" } };
    expect((await mine.call(operation, method, there, tag)).status).toBe(400);
    const stranger = { ...body, headers: { authorization: "Service-Auth-Key nobody" } };
    expect((await mine.call(operation, method, there, stranger)).status).toBe(401);
    expect((await mine.call(operation, method, `${there}?auth_key=${keys.one}`, body)).status).toBe(403);
  });

  test.each([randomUUID(), "x", "__proto__", "%00", "..%2F.."])("the job %s: 404", async (jobId) => {
    const { status, body } = await mine.job(jobId);
    expect([status, Object(body).code]).toEqual([404, "not_found"]);
  });
});
