/** What counting a request costs: callers that record one entry after the other, as requests that are answered do. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { accountId, keyId, type UsageEntry, type UsageLedger } from "../src/accounts/account.ts";
import { createUsageLedger } from "../src/accounts/usage-ledger.ts";
import { openStorage } from "../src/storage/open.ts";
import type { UsageStore } from "../src/storage/usage-store.ts";

class TimedStore implements UsageStore {
  readonly milliseconds: number[] = [];
  readonly groupsAtOnce: number;
  readonly #store: UsageStore;

  constructor(store: UsageStore) {
    this.#store = store;
    this.groupsAtOnce = store.groupsAtOnce;
  }

  prepare(): Promise<void> {
    return this.#store.prepare();
  }

  async commit(group: Parameters<UsageStore["commit"]>[0]): Promise<void> {
    const start = performance.now();
    await this.#store.commit(group);
    this.milliseconds.push(performance.now() - start);
  }

  charactersByAccount: UsageStore["charactersByAccount"] = (...args) => this.#store.charactersByAccount(...args);
  unitsByProduct: UsageStore["unitsByProduct"] = (...args) => this.#store.unitsByProduct(...args);
}

const callers = 50;
const seconds = Number(process.argv[2] ?? 3);
const accounts = 10;

const folder = await mkdtemp(join(tmpdir(), "dragoman-bench-"));
await measure("SQLite, in a thread", folder, undefined);
await measure("SQLite, in memory", "memory", undefined);
const databaseUrl = process.env["DRAGOMAN_TEST_DATABASE_URL"];
if (databaseUrl === undefined) console.log("PostgreSQL: set DRAGOMAN_TEST_DATABASE_URL to measure it");
else await measure("PostgreSQL", folder, databaseUrl);
await rm(folder, { recursive: true });

async function measure(title: string, data: string, url: string | undefined): Promise<void> {
  const storage = await openStorage({ data, databaseUrl: url, onError: console.error });
  await storage.ready();
  const store = new TimedStore(storage.usage);
  const ledger = createUsageLedger(store, storage);
  const waits: number[] = [];
  await recordUntil(ledger, performance.now() + 500, []);
  store.milliseconds.length = 0;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const cpu = process.threadCpuUsage();
  const start = performance.now();
  await recordUntil(ledger, start + seconds * 1000, waits);
  const elapsed = performance.now() - start;
  const used = process.threadCpuUsage(cpu);
  delay.disable();
  await ledger.close();
  await storage.close();

  waits.sort((a, b) => a - b);
  const at = (share: number) => (waits[Math.floor(share * (waits.length - 1))] ?? 0).toFixed(2);
  const groups = store.milliseconds.length;
  const commit = store.milliseconds.reduce((sum, time) => sum + time, 0) / groups;
  console.log(
    `${title}: ${Math.round((waits.length / elapsed) * 1000)} records/s from ${callers} callers; ` +
      `${groups} groups of ${(waits.length / groups).toFixed(1)}, ${commit.toFixed(2)} ms a commit; ` +
      `waited p50 ${at(0.5)} p99 ${at(0.99)} max ${at(1)} ms; ` +
      `request thread ${((used.user + used.system) / waits.length).toFixed(1)} µs a record, ` +
      `event loop delay p99 ${(delay.percentile(99) / 1e6).toFixed(2)} ms`,
  );
}

async function recordUntil(ledger: UsageLedger, end: number, waits: number[]): Promise<void> {
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      const entry = entryOf(caller);
      while (performance.now() < end) {
        const asked = performance.now();
        await ledger.record(entry).written;
        waits.push(performance.now() - asked);
      }
    }),
  );
}

function entryOf(caller: number): UsageEntry {
  const account = caller % accounts;
  return {
    accountId: accountId(`bench-${account}`),
    keyId: keyId(`bench-key-${account}`),
    product: "translate",
    characters: 42,
    reportingTag: null,
  };
}
