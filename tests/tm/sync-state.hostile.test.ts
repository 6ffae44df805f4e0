import { type Client, createClient } from "@dragoman/client";
import { createTestService, type TestService } from "@dragoman/server/testing";
import { pullMemory, pushMemory } from "@dragoman/tm/sync";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readerOf, shop, TestStore } from "./sync-files.ts";

let service: TestService;
let client: Client;
beforeAll(async () => {
  service = await createTestService({ engine: "pseudo" });
  client = createClient({ baseUrl: service.url, apiKey: service.apiKey, maxRetries: 0 });
});
afterAll(() => service.close());

const name = "The shop";
const push = (state: TestStore) => pushMemory(client, readerOf(shop), { state, name, intervalMs: 5 });
const ids = async () => (await client.memories.list().toArray()).map((memory) => memory.translationMemoryId);

test.each([
  "",
  "null",
  "[]",
  "{",
  "\0",
  "x".repeat(200_000),
  '{"__proto__":{"format":"dragoman-memory-sync"}}',
  '{"format":"dragoman-memory-sync","version":1}',
  '{"format":"dragoman-memory-sync","version":2,"replaced":[]}',
  '{"format":"dragoman-memory-sync","version":1,"replaced":[7]}',
  '{"format":"dragoman-memory-sync","version":1,"replaced":[],"synced":{"translationMemoryId":"x"}}',
  '{"format":"dragoman-memory-sync","version":1,"replaced":[],"importing":{"jobId":"x","name":"The shop","content":{}}}',
])("a state that is %j means that all is synced anew, and nothing is deleted", async (text) => {
  const before = await ids();
  const state = new TestStore(text);
  expect(await push(state)).toMatchObject({ kind: "imported", replaced: [] });
  const after = await ids();
  expect(after).toEqual(expect.arrayContaining(before));
  expect(after).toHaveLength(before.length + 1);
  expect(await push(state)).toMatchObject({ kind: "unchanged" });
});

test("ids that lead elsewhere are no way to delete or to read anything else", async () => {
  const before = await ids();
  const elsewhere = ["..", "../glossaries", "?x", "a/b", "__proto__", "%2e%2e"];
  const content = { digest: "0".repeat(64), units: 1 };
  const text = JSON.stringify({
    format: "dragoman-memory-sync",
    version: 1,
    synced: { translationMemoryId: "x/../..", name, content, revision: { segmentCount: 1 } },
    importing: { jobId: "a/b", name, content },
    replaced: elsewhere,
  });
  const result = await push(new TestStore(text)).catch((error: unknown) => error);
  expect(Object(result).kind).toMatch(/^(imported|invalid-request)$/);
  for (const { method, path } of service.calls.all.filter((call) => call.method === "DELETE")) {
    expect(`${method} ${path}`).toMatch(/^DELETE \/v3\/translation_memories\/[^/]+$/);
  }
  expect(await ids()).toEqual(expect.arrayContaining(before));
});

test("whatever a state has become, a push ends with the memory, and a pull with its units", async () => {
  const whole = new TestStore();
  await push(whole);
  const text = whole.text ?? "";
  const damage = fc.oneof(
    fc.nat(text.length).map((at) => text.slice(0, at)),
    fc
      .tuple(fc.nat(text.length), fc.string({ maxLength: 5 }))
      .map(([at, by]) => text.slice(0, at) + by + text.slice(at + by.length)),
    fc.json(),
  );
  await fc.assert(
    fc.asyncProperty(damage, async (damaged) => {
      const state = new TestStore(damaged);
      const { memory } = await push(state).catch((error: unknown) => {
        // One digit of the revision may be another one: then the memory was changed, as far as is known.
        if (Object(error).name === "SyncConflictError") return { memory: undefined };
        throw error;
      });
      const pull = await pullMemory(client, memory?.translationMemoryId ?? (await ids())[0] ?? "", {
        state: new TestStore(damaged),
        intervalMs: 5,
      });
      if (pull.kind === "unchanged") throw new Error("Nothing is here.");
      expect(await Array.fromAsync(pull.differences)).toHaveLength(shop.length);
      await pull.remember();
      if (memory !== undefined) expect(await push(state)).toMatchObject({ kind: "unchanged" });
    }),
    { numRuns: 60 },
  );
});
