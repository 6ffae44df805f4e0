import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@dragoman/client";
import { describeWith, postgres, redis } from "@dragoman/parts";
import { createTestService } from "@dragoman/server/testing";
import { createPhraseStore, type OpenPhraseStore } from "@dragoman/tm/store";
import pg from "pg";
import { expect, onTestFinished, test } from "vitest";

const texts = ["Hello", "Good morning", "You have {{count}} messages", "Save", "Hello"];

async function startService() {
  const service = await createTestService({ engine: "pseudo" });
  onTestFinished(() => service.close());
  return service;
}

/** What a client of its own gets, and what the service was asked meanwhile. */
async function translated(
  service: Awaited<ReturnType<typeof startService>>,
  phraseStore: OpenPhraseStore,
  options: { readonly formality?: "prefer_more" } = {},
) {
  const client = createClient({ baseUrl: service.url, apiKey: service.apiKey, phraseStore });
  const results = await client.translateMany(texts, { from: "en", to: "de", ...options });
  return { texts: results.map(({ text }) => text), results, savings: client.savings };
}

async function paysOnce(open: () => Promise<OpenPhraseStore>): Promise<void> {
  const service = await startService();
  const one = await open();
  const first = await translated(service, one);
  expect(first.savings).toMatchObject({ storedTexts: 0, requests: 1 });
  await one.close();
  await using other = await open();
  const second = await translated(service, other);
  expect(second.texts).toEqual(first.texts);
  expect(second.savings).toMatchObject({ requests: 0, characters: 0 });
  expect(second.results.map(({ engine }) => engine)).toEqual(first.results.map(({ engine }) => engine));
}

async function temporaryFile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-phrases-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return join(folder, "phrases.store");
}

test("two clients, one after the other, pay once for a phrase in a file", async () => {
  const place = await temporaryFile();
  await paysOnce(() => createPhraseStore({ tenant: "shop", place }));
  const kept = await readFile(place, "utf8");
  for (const text of new Set(texts)) expect(kept).not.toContain(JSON.stringify(text));
});

describeWith(redis, "phrases in Redis", (place) => {
  test("two clients, one after the other, pay once", async () => {
    const tenant = `test-${crypto.randomUUID()}`;
    await paysOnce(() => createPhraseStore({ tenant, place, ttlMs: 60_000 }));
  });
});

describeWith(postgres, "phrases in PostgreSQL", (location) => {
  test("two clients, one after the other, pay once", async () => {
    const schema = `test_${crypto.randomUUID().replaceAll("-", "")}`;
    await runSql(location, `create schema ${schema}`);
    onTestFinished(() => runSql(location, `drop schema ${schema} cascade`));
    const place = new URL(location);
    place.searchParams.set("options", `-c search_path=${schema}`);
    await paysOnce(() => createPhraseStore({ tenant: "shop", place }));
  });
});

async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

test("what steers is part of the phrase, and tenants pay for themselves", async () => {
  const service = await startService();
  const place = await temporaryFile();
  await using shop = await createPhraseStore({ tenant: "shop", place });
  await using bank = await createPhraseStore({ tenant: "bank", place });
  expect((await translated(service, shop)).savings.requests).toBe(1);
  expect((await translated(service, shop, { formality: "prefer_more" })).savings.requests).toBe(1);
  expect((await translated(service, shop, { formality: "prefer_more" })).savings.requests).toBe(0);
  expect((await translated(service, bank)).savings.requests).toBe(1);
});

test("a store that fails costs money and not the translation, and somebody is told", async () => {
  const service = await startService();
  const errors: unknown[] = [];
  const place = await temporaryFile();
  await writeFile(place, "something else\n");
  const onError = (error: unknown) => errors.push(error);
  await using store = await createPhraseStore({ tenant: "shop", place, onError });
  const { texts: results, savings } = await translated(service, store);
  expect(results.every((text) => text !== "")).toBe(true);
  expect(savings.requests).toBe(1);
  expect(errors).toMatchObject([{ code: "foreign_file" }, { code: "foreign_file" }]);
});
