import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { breakConnections, describeEachDatabase, describePostgres } from "../storage/each-database.ts";
import { openStorage } from "../storage/open.ts";
import type { UsageStore } from "../storage/usage-store.ts";
import { type Account, accountId, keyId, type Product, type UsageEntry } from "./account.ts";
import { createUsageLedger } from "./usage-ledger.ts";

const key = keyId(randomUUID());

function account(characterLimit: number | null): Account {
  return { id: accountId(randomUUID()), label: "web", plan: "pro", betas: [], characterLimit };
}

function entry(of: Account, characters: number, more: Partial<UsageEntry> = {}): UsageEntry {
  return { accountId: of.id, keyId: key, product: "translate", characters, reportingTag: null, ...more };
}

async function used(ledger: ReturnType<typeof createUsageLedger>, of: Account, product: Product = "translate") {
  return (await ledger.totals(of.id, key)).byProduct.get(product);
}

describeEachDatabase("the usage ledger", (database) => {
  test("counts by product and key, for the calendar month in UTC", async () => {
    const storage = await database.open();
    const now = () => new Date("2026-12-31T23:59:59.999Z");
    const ledger = createUsageLedger(storage.usage, { ...storage, now });
    const web = account(null);
    await Promise.all([
      ledger.record(entry(web, 3)).written,
      ledger.record(entry(web, 4, { reportingTag: "shop" })).written,
      ledger.record(entry(web, 5, { keyId: keyId("another key") })).written,
      ledger.record(entry(web, 6, { product: "write" })).written,
      ledger.record(entry(account(null), 100)).written,
    ]);
    expect(await ledger.totals(web.id, key)).toEqual({
      periodStart: new Date("2026-12-01T00:00:00.000Z"),
      periodEnd: new Date("2027-01-01T00:00:00.000Z"),
      byProduct: new Map([
        ["translate", { account: 12, key: 7 }],
        ["write", { account: 6, key: 6 }],
        ["speech_to_text", { account: 0, key: 0 }],
        ["speech_to_speech", { account: 0, key: 0 }],
      ]),
    });
  });

  test("what is left is known at once from the second time on, unwritten entries included", async () => {
    const storage = await database.open();
    const ledger = createUsageLedger(storage.usage, storage);
    const web = account(100);
    await ledger.record(entry(web, 30)).written;
    expect(await ledger.remaining(web)).toBe(70);
    const writing = ledger.record(entry(web, 30)).written;
    expect(ledger.remaining(web)).toBe(40);
    await writing;
    expect(ledger.remaining(web)).toBe(40);
    await ledger.record(entry(web, 41)).written;
    expect(ledger.remaining(web)).toBe(0);
    expect(ledger.remaining(account(null))).toBeNull();
  });

  test("what is held for one request is not given to another, until it is recorded or released", async () => {
    const storage = await database.open();
    const ledger = createUsageLedger(storage.usage, storage);
    const web = account(100);
    const [first, second] = await Promise.all([ledger.hold(web, 60), ledger.hold(web, 60)]);
    expect(first).toBeDefined();
    expect(second).toBeUndefined();
    expect(ledger.remaining(web)).toBe(40);
    const third = await ledger.hold(web, 40);
    expect(ledger.remaining(web)).toBe(0);
    const recorded = ledger.record(entry(web, 60)).written;
    first?.release();
    expect(ledger.remaining(web)).toBe(0);
    third?.release();
    third?.release();
    expect(ledger.remaining(web)).toBe(40);
    await recorded;
    expect(await ledger.hold(web, 41)).toBeUndefined();
    expect(await ledger.hold(account(null), 1e12)).toBeDefined();
  });

  test("a new month begins at nothing", async () => {
    const storage = await database.open();
    let now = new Date("2026-02-28T23:59:59.000Z");
    const ledger = createUsageLedger(storage.usage, { isShared: false, now: () => now });
    const web = account(100);
    await ledger.record(entry(web, 60)).written;
    expect(await ledger.remaining(web)).toBe(40);
    now = new Date("2026-03-01T00:00:00.000Z");
    expect(await ledger.remaining(web)).toBe(100);
    await ledger.record(entry(web, 1)).written;
    expect(ledger.remaining(web)).toBe(99);
    expect(await used(ledger, web)).toEqual({ account: 1, key: 1 });
  });

  test("closing writes what waits, and what comes later is refused", async () => {
    const storage = await database.open();
    const ledger = createUsageLedger(storage.usage, storage);
    const web = account(null);
    const records = Array.from({ length: 100 }, () => ledger.record(entry(web, 1)).written);
    const closed = ledger.close();
    await expect(ledger.record(entry(web, 1)).written).rejects.toThrow("closed");
    await closed;
    await storage.close();
    await Promise.all(records);
    const reopened = await database.open();
    expect(await used(createUsageLedger(reopened.usage, reopened), web)).toEqual({ account: 100, key: 100 });
  });

  test("a count that is none is refused alone", async () => {
    const storage = await database.open();
    const ledger = createUsageLedger(storage.usage, storage);
    const web = account(null);
    const good = ledger.record(entry(web, 1)).written;
    for (const characters of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) {
      await expect(ledger.record(entry(web, characters)).written).rejects.toThrow(RangeError);
    }
    await good;
    expect(await used(ledger, web)).toEqual({ account: 1, key: 1 });
  });

  test("many rows at once are written in one group", async () => {
    const storage = await database.open();
    const ledger = createUsageLedger(storage.usage, storage);
    const web = account(null);
    await Promise.all(
      Array.from({ length: 2500 }, (_, tag) => ledger.record(entry(web, 2, { reportingTag: `tag-${tag}` })).written),
    );
    expect(await used(ledger, web)).toEqual({ account: 5000, key: 5000 });
  });

  test("whatever the order, what was acknowledged is what is counted, in the database and in memory", async () => {
    const storage = await database.open();
    const step = fc.record({
      who: fc.nat(2),
      characters: fc.nat(1000),
      next: fc.constantFrom("await", "go on", "let others run", "ask"),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const accounts = [account(1e9), account(1e9), account(1e9)] as const;
        const ledger = createUsageLedger(storage.usage, storage);
        const sums = [0, 0, 0];
        const open: unknown[] = [];
        for (const { who, characters, next } of steps) {
          const record = ledger.record(entry(accounts[who] ?? accounts[0], characters)).written;
          sums[who] = (sums[who] ?? 0) + characters;
          if (next === "await") await record;
          else open.push(record);
          if (next === "ask") open.push(ledger.remaining(accounts[who] ?? accounts[0]));
          if (next === "let others run") await new Promise((resolve) => setImmediate(resolve));
        }
        await Promise.all(open);
        for (const [who, of] of accounts.entries()) {
          expect(await used(ledger, of)).toEqual({ account: sums[who], key: sums[who] });
          expect(await ledger.remaining(of)).toBe(1e9 - (sums[who] ?? 0));
        }
        await ledger.close();
      }),
      { numRuns: 15 },
    );
  }, 30_000);
});

describePostgres("the usage ledger of several nodes", (database) => {
  test("what another node counted is known after five seconds at most", async () => {
    const [here, there] = [await database.open(), await database.open()];
    let now = new Date("2026-05-05T12:00:00.000Z");
    const ledger = createUsageLedger(here.usage, { ...here, now: () => now });
    const other = createUsageLedger(there.usage, { ...there, now: () => now });
    const web = account(100);
    expect(await ledger.remaining(web)).toBe(100);
    await other.record(entry(web, 10)).written;
    expect(ledger.remaining(web)).toBe(100);
    now = new Date(now.getTime() + 5001);
    expect(await ledger.remaining(web)).toBe(90);
  });
});

describePostgres("the usage ledger of a node whose connections break", (database) => {
  test("counts what it acknowledges, once, and goes on", async () => {
    const storage = await database.open();
    const ledger = createUsageLedger(storage.usage, storage);
    const web = account(null);
    let acknowledged = 0;
    let refused = 0;
    let breaking = true;
    const record = async (): Promise<void> => {
      while (breaking) {
        await ledger.record(entry(web, 1)).written.then(
          () => acknowledged++,
          () => refused++,
        );
      }
    };
    const recording = Promise.all([record(), record(), record()]);
    for (let round = 0; round < 5; round++) {
      const before = acknowledged;
      while (acknowledged < before + 20) await new Promise((resolve) => setImmediate(resolve));
      await breakConnections(database.place, round % 2 === 0 ? "%usage%" : "commit");
    }
    breaking = false;
    await recording;
    const counted = (await used(ledger, web))?.account ?? 0;
    expect(counted).toBeGreaterThanOrEqual(acknowledged);
    expect(counted).toBeLessThanOrEqual(acknowledged + refused);
  });
});

describe("a usage ledger whose store fails", () => {
  test("a group that is written, but whose answer is lost, is counted once", async () => {
    const storage = await openStorage({ data: "memory", onError: () => {} });
    let losses = 1;
    const lossy: UsageStore = {
      groupsAtOnce: 1,
      prepare: async () => {},
      commit: async (group) => {
        await storage.usage.commit(group);
        if (losses-- > 0) throw new Error("the answer was lost");
      },
      charactersByAccount: (...args) => storage.usage.charactersByAccount(...args),
      unitsByProduct: (...args) => storage.usage.unitsByProduct(...args),
    };
    const ledger = createUsageLedger(lossy, storage);
    const web = account(100);
    await ledger.record(entry(web, 10)).written;
    await ledger.record(entry(web, 1)).written;
    expect(await used(ledger, web)).toEqual({ account: 11, key: 11 });
    await storage.close();
  });

  test("sets off when its group goes to the store, and is written when the store has it", async () => {
    const storage = await openStorage({ data: "memory", onError: () => {} });
    const disk = Promise.withResolvers<void>();
    let began = false;
    const slow: UsageStore = {
      groupsAtOnce: 1,
      prepare: async () => {},
      commit: (group) => {
        began = true;
        return disk.promise.then(() => storage.usage.commit(group));
      },
      charactersByAccount: (...args) => storage.usage.charactersByAccount(...args),
      unitsByProduct: (...args) => storage.usage.unitsByProduct(...args),
    };
    const ledger = createUsageLedger(slow, storage);
    let isWritten = false;
    const { setOff, written } = ledger.record(entry(account(null), 1));
    const done = written.then(() => {
      isWritten = true;
    });
    expect(began).toBe(false);
    await setOff;
    expect({ began, isWritten }).toEqual({ began: true, isWritten: false });
    disk.resolve();
    await done;
    await storage.close();
  });

  test("a group that cannot be written is refused as a whole, and not counted in memory either", async () => {
    const storage = await openStorage({ data: "memory", onError: () => {} });
    let isFull = false;
    const store: UsageStore = {
      groupsAtOnce: 1,
      prepare: async () => {},
      commit: async (group) => {
        if (isFull) throw new Error("the disk is full");
        await storage.usage.commit(group);
      },
      charactersByAccount: (...args) => storage.usage.charactersByAccount(...args),
      unitsByProduct: (...args) => storage.usage.unitsByProduct(...args),
    };
    const ledger = createUsageLedger(store, storage);
    const web = account(100);
    await ledger.record(entry(web, 10)).written;
    expect(await ledger.remaining(web)).toBe(90);
    isFull = true;
    const lost = await Promise.allSettled([
      ledger.record(entry(web, 20)).written,
      ledger.record(entry(web, 30)).written,
    ]);
    expect(lost.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    isFull = false;
    expect(await ledger.remaining(web)).toBe(90);
    await ledger.record(entry(web, 1)).written;
    expect(await used(ledger, web)).toEqual({ account: 11, key: 11 });
    expect(ledger.remaining(web)).toBe(89);
    await storage.close();
  });
});
