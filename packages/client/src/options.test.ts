import { expect, test } from "vitest";
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
  ["reportingTag", { reportingTag: "ä" }],
  ["headers", { headers: { authorization: "Bearer key-1234" } }],
  ["headers", { headers: { "x y": "1" } }],
  ["headers", { headers: { "x-y": "1\r\nz: 2" } }],
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
