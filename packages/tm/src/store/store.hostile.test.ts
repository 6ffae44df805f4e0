import { spawnSync } from "node:child_process";
import { connect, createServer, type Server, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { describeWith, postgres, redis } from "@dragoman/parts";
import { createClient } from "@keyv/redis";
import fc from "fast-check";
import { Keyv } from "keyv";
import { expect, onTestFinished, test, vi } from "vitest";
import { describeEachPlace, runSql } from "./each-place.ts";
import { createPhraseStore, type PhraseStoreOptions } from "./phrase-store.ts";
import { createRecordStore } from "./record-store.ts";

const hello = { text: "Hello", steering: "{}" };
const hallo = { phrase: hello, translation: { text: "Hallo", detectedSourceLanguage: "en", notApplied: [] } };
const scope = { language: "de", namespace: "common" };
const record = { sourceHash: "h", state: "machine", text: "Hallo", at: "2026-01-02T03:04:05.000Z" } as const;

/** What may stand where a value was: damaged, of another program, or made to do harm. */
const foreign = [
  "",
  "null",
  "{",
  "[]",
  "42",
  '"text"',
  "{}",
  '{"value":null}',
  '{"value":"Hallo"}',
  '{"value":[]}',
  '{"value":{"text":"Hallo"}}',
  '{"value":{"text":1,"from":"en"}}',
  '{"value":{"text":"Hallo","from":""}}',
  '{"value":{"text":"Hallo","from":"en","notApplied":"formality"}}',
  '{"value":{"text":"Hallo","from":"en","notApplied":[1]}}',
  '{"value":{"text":"Hallo","from":"en","engine":{}}}',
  '{"value":{"__proto__":{"text":"Hallo","from":"en"}}}',
  '{"value":{"key":"k","sourceHash":"h","state":"human","text":"x","at":"2026-01-02T03:04:05.000Z"}}',
  '{"value":{"key":"k","sourceHash":"h","state":"machine","text":"x","at":"yesterday"}}',
  '{"value":{"key":1,"sourceHash":"h","state":"machine","text":"x","at":"2026-01-02T03:04:05.000Z"}}',
  '{"value":{"key":"other","sourceHash":"h","state":"machine","text":"x","at":"2026-01-02T03:04:05.000Z"}}',
  `{"value":${"[".repeat(20_000)}${"]".repeat(20_000)}}`,
  `{"value":${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}}`,
];

describeEachPlace("what others left behind", (current) => {
  test("is not known, and is written over", { timeout: 120_000 }, async () => {
    for (const value of foreign) {
      await using phrases = await createPhraseStore({ tenant: "shop", ...current() });
      await using records = await createRecordStore({ project: "shop", ...current() });
      await phrases.set([hallo]);
      await records.set(scope, [["k", record]]);
      await current().overwrite(value);
      expect(await phrases.get([hello]), value.slice(0, 100)).toEqual([undefined]);
      expect(await records.get(scope, ["k"]), value.slice(0, 100)).toEqual(new Map());
      await phrases.set([hallo]);
      expect(await phrases.get([hello])).toEqual([hallo.translation]);
    }
  });

  test("one damaged value hides no other", async () => {
    await using phrases = await createPhraseStore({ tenant: "shop", ...current() });
    await phrases.set([hallo]);
    await current().overwrite("{");
    const others = Array.from({ length: 20 }, (_, index) => ({
      ...hallo,
      phrase: { ...hello, text: `text ${index}` },
    }));
    await phrases.set(others);
    const found = await phrases.get([hello, ...others.map(({ phrase }) => phrase)]);
    expect(found.map((each) => each?.text)).toEqual([undefined, ...others.map(() => "Hallo")]);
  });

  test("any JSON is either a translation or nothing", async () => {
    await using phrases = await createPhraseStore({ tenant: "shop", ...current() });
    await phrases.set([hallo]);
    const shape = fc.record(
      { text: fc.anything(), from: fc.anything(), notApplied: fc.anything(), engine: fc.anything() },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(shape, fc.jsonValue()), async (value) => {
        await current().overwrite(JSON.stringify({ value: JSON.parse(JSON.stringify(value) ?? "null") }));
        const [found] = await phrases.get([hello]);
        if (found === undefined) return;
        expect([typeof found.text, typeof found.detectedSourceLanguage]).toEqual(["string", "string"]);
        expect(found.notApplied.every((name) => typeof name === "string")).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  test("texts of a megabyte are kept", async () => {
    await using phrases = await createPhraseStore({ tenant: "shop", ...current() });
    const texts = ["ä".repeat(1_000_000), "\0".repeat(1_000_000), '"'.repeat(1_000_000)];
    await phrases.set(
      texts.map((text) => ({ phrase: { text, steering: "{}" }, translation: { ...hallo.translation, text } })),
    );
    const found = await phrases.get(texts.map((text) => ({ text, steering: "{}" })));
    for (const [index, text] of texts.entries()) expect(found[index]?.text === text).toBe(true);
  });
});

test("a Keyv that does not guard its values fails no call for one of them", async () => {
  const map = new Map<string, string>();
  // With a way to get many at once, Keyv reads all of them or none.
  const adapter = Object.assign(new Map<string, string>(), {
    opts: { url: "" },
    getMany: async (keys: string[]) => keys.map((key) => map.get(key)),
    get: (key: string) => map.get(key),
    set: (key: string, value: string) => map.set(key, value),
  });
  await using phrases = await createPhraseStore({ tenant: "shop", place: new Keyv({ store: adapter }) });
  await phrases.set([hallo, { ...hallo, phrase: { ...hello, text: "Bye" } }]);
  const [first = ""] = map.keys();
  map.set(first, "{");
  const found = await phrases.get([hello, { ...hello, text: "Bye" }]);
  expect(found.filter((each) => each !== undefined).length).toBe(1);
});

test("a Keyv that refuses says so, whether it throws or not", async () => {
  const adapter = { opts: {}, get: refuse, set: refuse, delete: refuse, clear: refuse, on: () => adapter };
  const errors: unknown[] = [];
  for (const place of [adapter, new Keyv({ store: { ...adapter, opts: { url: "" } } })]) {
    await using phrases = await createPhraseStore({ tenant: "shop", place, onError: (error) => errors.push(error) });
    await expect(phrases.set([hallo])).rejects.toMatchObject({ code: "unavailable" });
    await using records = await createRecordStore({ project: "shop", place });
    await expect(records.set(scope, [["k", record]])).rejects.toMatchObject({ code: "unavailable" });
    await expect(records.all(scope).then(() => undefined)).rejects.toMatchObject({ code: "not_listable" });
  }
  expect(errors).toMatchObject([{ code: "unavailable" }, { code: "unavailable" }]);
});

async function refuse(): Promise<never> {
  throw new Error("disk full");
}

const wrong: readonly (readonly [Partial<Record<keyof PhraseStoreOptions, unknown>>, RegExp])[] = [
  [{ tenant: "" }, /^tenant: /],
  [{ tenant: undefined }, /^tenant: /],
  [{ place: "" }, /^place: /],
  [{ place: undefined }, /^place: /],
  [{ place: 5 }, /^place: /],
  [{ place: null }, /^place: /],
  [{ place: {} }, /^place: /],
  [{ place: "a\0b" }, /^place: /],
  [{ place: "mysql://localhost/x" }, /^place: mysql: .*redis: or postgres:/],
  [{ place: "https://example.com" }, /^place: https: /],
  [{ place: "redis://:secret pass@[bad" }, /^place: this URL cannot be read/],
  [{ place: "file://host/share" }, /^place: this file: URL/],
  [{ place: "file:" }, /^place: give a whole path/],
  [{ place: "~/phrases.store" }, /^place: .*what ~ stands for/],
  [{ namespace: "a:b" }, /^namespace: /],
  [{ namespace: "*" }, /^namespace: /],
  [{ namespace: "" }, /^namespace: /],
  [{ ttlMs: 0 }, /^ttlMs: /],
  [{ ttlMs: Number.NaN }, /^ttlMs: /],
  [{ ttlMs: Number.POSITIVE_INFINITY }, /^ttlMs: /],
  [{ timeoutMs: -1 }, /^timeoutMs: /],
  [{ timeoutMs: 2 ** 31 }, /^timeoutMs: /],
  [{ memoryBytes: 1.5 }, /^memoryBytes: /],
];

test.each(wrong)("%o is refused by name", async (options, message) => {
  // What an untyped caller may hand over.
  const given: PhraseStoreOptions = { tenant: "shop", place: "memory" };
  const refused = createPhraseStore(Object.assign(given, options));
  const error = await refused.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: "StoreError", code: "invalid_option", message: expect.stringMatching(message) });
  expect(String(error)).not.toContain("secret");
});

test.each(["@keyv/redis", "pg"])("without %s, the error says what to install", (name) => {
  const place = name === "pg" ? "postgres://localhost/x" : "redis://localhost";
  const code = `
    import { registerHooks } from "node:module";
    registerHooks({
      resolve(specifier, context, next) {
        if (specifier !== ${JSON.stringify(name)}) return next(specifier, context);
        throw Object.assign(new Error("Cannot find package"), { code: "ERR_MODULE_NOT_FOUND" });
      },
    });
    const { createPhraseStore } = await import(${JSON.stringify(new URL("index.ts", import.meta.url).href)});
    try {
      await createPhraseStore({ tenant: "shop", place: ${JSON.stringify(place)} });
    } catch (error) {
      console.log(error.code, error.message);
    }`;
  const { stdout } = spawnSync(
    process.execPath,
    ["--conditions=@dragoman/source", "--input-type=module", "--eval", code],
    { encoding: "utf8" },
  );
  expect(stdout).toContain(`missing_package place: this one needs the package ${name}: npm install ${name}.`);
});

/** A relay to a server that can be cut, and fall silent. */
async function relayTo(port: number, host: string) {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server: Server = createServer((near) => {
    const far = connect(port, host);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    }
    near.on("data", (data) => isSilent || far.write(data)).on("close", () => far.destroy());
    far.on("data", (data) => isSilent || near.write(data)).on("close", () => near.destroy());
  });
  const listen = (at: number) => new Promise<void>((resolve) => server.listen(at, "127.0.0.1", resolve));
  await listen(0);
  const address = server.address();
  const own = typeof address === "object" && address !== null ? address.port : 0;
  const cut = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  onTestFinished(async () => {
    if (server.listening) await cut();
  });
  return {
    port: own,
    cut,
    back: () => listen(own),
    silence: () => {
      isSilent = true;
    },
  };
}

type Relay = Awaited<ReturnType<typeof relayTo>>;

function describeServer(usualPort: number, of: (location: string, relay: Relay) => Promise<string>) {
  return (location: string) => {
    const { hostname, port } = new URL(location);
    const open = async (timeoutMs = 5000) => {
      const relay = await relayTo(Number(port || usualPort), hostname);
      const place = await of(location, relay);
      const namespace = `test-${relay.port}`;
      const phrases = await createPhraseStore({ tenant: "shop", place, namespace, timeoutMs });
      onTestFinished(() => phrases.close());
      return { relay, phrases };
    };

    test("that goes away fails calls at once, ends no process, and is used again when it is back", async () => {
      const { relay, phrases } = await open(20_000);
      await phrases.set([hallo]);
      await relay.cut();
      const begun = performance.now();
      await expect(phrases.get([hello])).rejects.toMatchObject({ code: "unavailable" });
      await expect(phrases.set([hallo])).rejects.toMatchObject({ code: "unavailable" });
      // It waited for no time limit.
      expect(performance.now() - begun).toBeLessThan(15_000);
      await relay.back();
      await vi.waitFor(async () => expect(await phrases.get([hello])).toEqual([hallo.translation]), {
        timeout: 30_000,
        interval: 50,
      });
    });

    test("that is not there yet fails calls, and is used when it is", async () => {
      const { relay, phrases } = await open(20_000);
      await relay.cut();
      const calls = [phrases.get([hello]), phrases.get([hello]), phrases.set([hallo])];
      const outcomes = await Promise.allSettled(calls);
      expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
      await relay.back();
      await phrases.set([hallo]);
      expect(await phrases.get([hello])).toEqual([hallo.translation]);
    });

    test("that falls silent holds a call no longer than its time", async () => {
      const { relay, phrases } = await open(300);
      await phrases.set([hallo]);
      relay.silence();
      await expect(phrases.get([hello])).rejects.toMatchObject({ code: "unavailable" });
    });
  };
}

describeWith(redis, "a Redis server", describeServer(6379, redisThrough));
describeWith(postgres, "a PostgreSQL server", describeServer(5432, postgresThrough));

async function redisThrough(location: string, { port }: Relay): Promise<string> {
  onTestFinished(async () => {
    const client = await createClient({ url: location }).connect();
    const keys = await client.keys(`test-${port}:*`);
    if (keys.length > 0) await client.del(keys);
    await client.close();
  });
  return withPort(location, port);
}

async function postgresThrough(location: string, { port }: Relay): Promise<string> {
  const schema = `test_relay_${port}`;
  onTestFinished(async () => {
    await runSql(location, `drop schema if exists ${schema} cascade`);
  });
  await runSql(location, `create schema ${schema}`);
  const url = new URL(withPort(location, port));
  url.searchParams.set("options", `-c search_path=${schema}`);
  return url.href;
}

function withPort(location: string, port: number): string {
  const url = new URL(location);
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return url.href;
}

describeWith(postgres, "a database", (location) => {
  test("that is restarted between calls ends no process", async () => {
    const name = `dragoman_store_test_${process.pid}`;
    const url = new URL(location);
    url.searchParams.set("application_name", name);
    url.searchParams.set("options", "-c search_path=pg_temp");
    await using phrases = await createPhraseStore({ tenant: "shop", place: url });
    await phrases.get([hello]).catch(() => {});
    const broken = await runSql(
      location,
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1",
      [name],
    );
    expect(broken.rowCount).toBeGreaterThan(0);
    // Whoever listens to nothing would end here.
    await sleep(200);
    await runSql(location, "select 1");
  });
});
