import { expect, test } from "vitest";
import { json, localService } from "../test/local-service.ts";
import { createClient } from "./client.ts";
import { DragomanError } from "./errors.ts";
import type { ClientSettings } from "./options.ts";

const good = { baseUrl: "http://localhost:4100", apiKey: "key-1234" };

test.each<[string, Partial<ClientSettings & { readonly baseUrl: string }>]>([
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

test.each<[string, string]>([
  ["brand", '{"brand":5}'],
  ["brand", '{"brand":null}'],
  ["reportingTag", '{"reportingTag":5}'],
  ["reportingTag", '{"reportingTag":null}'],
  ["fetch", '{"fetch":"undici"}'],
])("%s of another type is refused by name: %s", (name, wrong) => {
  const attempt = () => createClient({ ...good, ...JSON.parse(wrong) });
  expect(attempt).toThrow(DragomanError);
  expect(attempt).toThrow(name);
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

const addresses = { free: "https://free.example.com", pro: "https://pro.example.com/api" };

async function addressOf(options: Parameters<typeof createClient>[0]): Promise<string> {
  let asked = "";
  const fetch = async (input: string | URL | Request) => {
    asked = String(input);
    return Response.json({ character_count: 0, character_limit: 1 });
  };
  await createClient({ ...options, fetch }).usage();
  return asked;
}

test("of a maker's two addresses the key's plan chooses, or the plan that is named", async () => {
  expect(await addressOf({ addresses, apiKey: "key-1234" })).toBe("https://pro.example.com/api/v2/usage");
  expect(await addressOf({ addresses, apiKey: "key-1234:fx" })).toBe("https://free.example.com/v2/usage");
  expect(await addressOf({ addresses, plan: "free", apiKey: "key-1234:fx" })).toBe("https://free.example.com/v2/usage");
  expect(await addressOf({ addresses, baseUrl: "http://localhost:4100", apiKey: "key-1234:fx" })).toBe(
    "http://localhost:4100/v2/usage",
  );
});

test("a key on the address of the other plan is refused, and the right address named", () => {
  const refused = (options: Parameters<typeof createClient>[0]) => expect(() => createClient(options));
  refused({ addresses, plan: "pro", apiKey: "key-1234:fx" }).toThrow("free plan, whose address is https://free.");
  refused({ addresses, plan: "free", apiKey: "key-1234" }).toThrow("pro plan, whose address is https://pro.");
  refused({ addresses, baseUrl: "https://free.example.com/", apiKey: "key-1234" }).toThrow(
    "https://pro.example.com/api",
  );
  refused({ addresses, plan: "pro", apiKey: "key-1234:fx" }).not.toThrow("key-1234");
  refused({ addresses: { free: "x", pro: "https://pro.example.com" }, apiKey: "key-1234" }).toThrow("addresses.free");
  // @ts-expect-error: not a plan
  refused({ addresses, plan: "gold", apiKey: "key-1234" }).toThrow("plan: give free or pro");
});
