import { expect, test } from "vitest";
import { json, localService } from "../test/local-service.ts";
import { createClient } from "./client.ts";
import { DragomanError } from "./errors.ts";
import type { ClientOptions } from "./options.ts";

const good: ClientOptions = { baseUrl: "http://localhost:4100", apiKey: "key-1234" };

test.each<[string, Partial<ClientOptions>]>([
  ["baseUrl", { baseUrl: "" }],
  ["baseUrl", { baseUrl: "localhost:4100" }],
  ["baseUrl", { baseUrl: "ftp://localhost" }],
  ["baseUrl", { baseUrl: "http://user:key-1234@localhost" }],
  ["baseUrl", { baseUrl: "http://localhost?auth_key=key-1234" }],
  ["apiKey", { apiKey: "" }],
  ["apiKey", { apiKey: "key-1234\n" }],
  ["apiKey", { apiKey: "key-1234\r\nX-Other: 1" }],
  ["brand", { brand: "Some Maker" }],
  ["timeoutMs", { timeoutMs: 0 }],
  ["timeoutMs", { timeoutMs: Number.NaN }],
  ["deadlineMs", { deadlineMs: -1 }],
  ["maxRetries", { maxRetries: -1 }],
  ["concurrency", { concurrency: 0 }],
  ["textsPerRequest", { textsPerRequest: 0 }],
  ["textsPerRequest", { textsPerRequest: 2.5 }],
  ["maxRetries", { maxRetries: 1.5 }],
  ["reportingTag", { reportingTag: "ä" }],
  ["headers", { headers: { authorization: "Bearer key-1234" } }],
  ["headers", { headers: { "x y": "1" } }],
  ["headers", { headers: { "x-y": "1\r\nz: 2" } }],
  ["headers", { headers: { "Content-Length": "5" } }],
  ["headers", { headers: { "Transfer-Encoding": "chunked" } }],
  ["userAgent", { userAgent: "a\nb" }],
])("%s that cannot be right is refused by name: %j", (name, wrong) => {
  const attempt = () => createClient({ ...good, ...wrong });
  expect(attempt).toThrow(DragomanError);
  expect(attempt).toThrow(name);
  expect(attempt).not.toThrow("key-1234");
});

test("a time without end is taken as the longest timer, not as none", async () => {
  const client = createClient({
    ...good,
    baseUrl: "http://127.0.0.1:1",
    timeoutMs: Number.POSITIVE_INFINITY,
    maxRetries: 0,
  });
  await expect(client.usage({ deadlineMs: Number.POSITIVE_INFINITY })).rejects.toMatchObject({ kind: "connection" });
});

test.each([
  ["", "/v2/usage"],
  ["//", "/v2/usage"],
  ["/?", "/v2/usage"],
  ["/api#", "/api/v2/usage"],
  ["/api/../own/", "/own/v2/usage"],
])("an address that ends in %j is asked at %s", async (ending, path) => {
  const { url, received } = await localService(json({ character_count: 1, character_limit: 2 }));
  const client = createClient({ ...good, baseUrl: url + ending });
  await client.usage();
  await client.raw.GET("/v2/usage");
  expect(received.map((request) => request.url)).toEqual([path, path]);
});
