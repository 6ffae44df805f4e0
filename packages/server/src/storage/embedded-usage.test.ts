import { mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { type Account, accountId, keyId, type UsageEntry } from "../accounts/account.ts";
import { createUsageLedger } from "../accounts/usage-ledger.ts";
import { describeSqlite } from "./each-database.ts";
import { EmbeddedUsage, type EmbeddedUsageParts } from "./embedded-usage.ts";
import { openSqlite } from "./node-sqlite.ts";
import { connect } from "./sqlite-connection.ts";
import type { Storage } from "./storage.ts";
import { UsageRepository } from "./usage-repository.ts";
import { startUsageWorker } from "./usage-thread.ts";
import { openWriteAheadLog } from "./write-ahead-log.ts";

const entry: UsageEntry = {
  accountId: accountId("web"),
  keyId: keyId("laptop"),
  product: "translate",
  characters: 1,
  reportingTag: null,
};

const limited: Account = { id: entry.accountId, label: "web", plan: "pro", betas: [], characterLimit: 10 };

describeSqlite("usage of the embedded database", (database) => {
  const file = () => `${database.place.data}/dragoman.sqlite`;

  /** A store of its own beside the storage's, closed when `use` is done. */
  async function withUsage<T>(
    parts: Pick<EmbeddedUsageParts, "openLog" | "startWorker">,
    use: (usage: EmbeddedUsage) => Promise<T>,
  ): Promise<T> {
    const db = openSqlite(file());
    const reader = new UsageRepository({ db, describe: (error) => error });
    const usage = new EmbeddedUsage({ file: file(), reader, onError: () => {}, ...parts });
    try {
      return await use(usage);
    } finally {
      await usage.close();
      await db.destroy();
    }
  }

  const counted = async (storage: Storage) =>
    (await createUsageLedger(storage.usage, storage).totals(entry.accountId, entry.keyId)).byProduct.get("translate");

  test("is acknowledged when the log has been synced after it, and not before", async () => {
    const storage = await database.open();
    const disk = Promise.withResolvers<void>();
    const openLog: EmbeddedUsageParts["openLog"] = (...parameters) => {
      const log = openWriteAheadLog(...parameters);
      return { ...log, sync: () => disk.promise.then(() => log.sync()) };
    };
    await withUsage({ openLog }, async (usage) => {
      const ledger = createUsageLedger(usage, storage);
      let isWritten = false;
      const { setOff, written } = ledger.record(entry);
      const done = written.then(() => {
        isWritten = true;
      });
      await setOff;
      await sleep(20);
      expect(isWritten).toBe(false);
      disk.resolve();
      await done;
      await ledger.close();
    });
    expect(await counted(storage)).toEqual({ account: 1, key: 1 });
  });

  test("goes on while groups before it wait for the disk, and totals read meanwhile miss nothing", async () => {
    const storage = await database.open();
    const disk = Promise.withResolvers<void>();
    let syncs = 0;
    const openLog: EmbeddedUsageParts["openLog"] = (...parameters) => {
      const log = openWriteAheadLog(...parameters);
      const sync = () => {
        syncs++;
        return disk.promise.then(() => log.sync());
      };
      return { ...log, sync };
    };
    await withUsage({ openLog }, async (usage) => {
      const ledger = createUsageLedger(usage, storage);
      const groups: Promise<void>[] = [];
      for (let group = 0; group < usage.groupsAtOnce; group++) {
        const counting = ledger.record(entry);
        await counting.setOff;
        groups.push(counting.written);
      }
      expect(syncs).toBe(usage.groupsAtOnce);
      const left = ledger.remaining(limited);
      groups.push(ledger.record(entry).written);
      disk.resolve();
      await Promise.all(groups);
      expect(await left).toBe(10 - usage.groupsAtOnce - 1);
      await ledger.close();
    });
    expect(await counted(storage)).toMatchObject({ account: 4 });
  });

  test("while another connection writes, waits for it in its thread, and nothing is lost or counted twice", async () => {
    const storage = await database.open();
    const other = connect(file());
    await withUsage({}, async (usage) => {
      const ledger = createUsageLedger(usage, storage);
      other.exec("begin immediate");
      const waiting = Array.from({ length: 5 }, () => ledger.record(entry).written);
      await sleep(50);
      waiting.push(ledger.record(entry).written);
      await sleep(50);
      other.exec("commit");
      waiting.push(ledger.record(entry).written);
      await Promise.all(waiting);
      await ledger.close();
    });
    other.close();
    expect(await counted(storage)).toEqual({ account: 7, key: 7 });
  });

  test("keeps the log from growing for ever", async () => {
    const storage = await database.open();
    const row = {
      ...{ account_id: "web", key_id: "laptop", product: "translate", reporting_tag: "", day: "2026-05-05" },
      ...{ characters: 1, requests: 1 },
    };
    await withUsage({}, async (usage) => {
      for (let sequence = 1; sequence <= 3000; sequence++) await usage.commit({ writer: "w", sequence, rows: [row] });
    });
    // 3,000 groups of two pages or more would be 24 MB.
    expect(statSync(`${file()}-wal`).size).toBeLessThan(12_000_000);
    await storage.close();
  }, 60_000);

  test("counts nothing any more once the disk has refused to keep something", async () => {
    const storage = await database.open();
    let syncs = 0;
    const openLog: EmbeddedUsageParts["openLog"] = (...parameters) => {
      const log = openWriteAheadLog(...parameters);
      return { ...log, sync: () => (++syncs === 2 ? Promise.reject(new Error("EIO")) : log.sync()) };
    };
    await withUsage({ openLog }, async (usage) => {
      const ledger = createUsageLedger(usage, storage);
      await ledger.record(entry).written;
      for (let attempt = 0; attempt < 2; attempt++) {
        await expect(ledger.record(entry).written).rejects.toThrow("Check the disk, then start again");
      }
      await expect(usage.prepare()).rejects.toThrow("Check the disk");
      await ledger.close();
    });
    expect(syncs).toBe(2);
  });

  test("acknowledges no group that stands behind a lost one in the log, although its own sync succeeds", async () => {
    const storage = await database.open();
    const second = Promise.withResolvers<void>();
    let syncs = 0;
    const openLog: EmbeddedUsageParts["openLog"] = (...parameters) => ({
      ...openWriteAheadLog(...parameters),
      sync: () => (++syncs === 1 ? Promise.reject(new Error("EIO")) : second.promise),
    });
    await withUsage({ openLog }, async (usage) => {
      const groups = ["one", "other"].map((writer) => usage.commit({ writer, sequence: 1, rows: [] }));
      const refusals = groups.map((group) => expect(group).rejects.toThrow("Check the disk"));
      await refusals[0];
      second.resolve();
      await refusals[1];
    });
    expect(syncs).toBe(2);
    await storage.close();
  });

  test("is synced where the database is, also behind a link", async () => {
    const storage = await database.open();
    const folder = mkdtempSync(join(tmpdir(), "dragoman-link-"));
    const link = join(folder, "dragoman.sqlite");
    symlinkSync(file(), link);
    const db = openSqlite(link);
    const reader = new UsageRepository({ db, describe: (error) => error });
    const usage = new EmbeddedUsage({ file: link, reader, onError: () => {} });
    const ledger = createUsageLedger(usage, storage);
    await ledger.record(entry).written;
    await ledger.close();
    await usage.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
    expect(await counted(storage)).toEqual({ account: 1, key: 1 });
  });

  test("says so where the log cannot be opened, and tries again", async () => {
    const storage = await database.open();
    let tries = 0;
    const openLog: EmbeddedUsageParts["openLog"] = (...parameters) => {
      if (++tries < 3) throw new Error("EMFILE");
      return openWriteAheadLog(...parameters);
    };
    await withUsage({ openLog }, async (usage) => {
      const group = { writer: "w", sequence: 1, rows: [] };
      await expect(usage.commit(group)).rejects.toMatchObject({
        name: "StorageError",
        message: "Usage could not be written: EMFILE",
      });
      await expect(usage.prepare()).rejects.toThrow("EMFILE");
      await usage.commit(group);
    });
    await storage.close();
  });

  test("once closed, is refused", async () => {
    const storage = await database.open();
    await withUsage({}, async (usage) => {
      await usage.close();
      await expect(usage.commit({ writer: "w", sequence: 1, rows: [] })).rejects.toThrow("The database is closed.");
    });
    await storage.close();
  });

  test("whose thread is killed again and again in the middle of its work loses nothing and counts nothing twice", async () => {
    const storage = await database.open();
    const workers: Worker[] = [];
    const startWorker: EmbeddedUsageParts["startWorker"] = (data) => {
      const worker = startUsageWorker(data);
      workers.push(worker);
      return worker;
    };
    const other = connect(file());
    let acknowledged = 0;
    let refused = 0;
    await withUsage({ startWorker }, async (usage) => {
      const ledger = createUsageLedger(usage, storage);
      let killing = true;
      const record = async (): Promise<void> => {
        while (killing) {
          await ledger.record(entry).written.then(
            () => acknowledged++,
            () => refused++,
          );
        }
      };
      const recording = Promise.all([record(), record(), record()]);
      for (let kill = 0; kill < 5; kill++) {
        const before = acknowledged;
        while (acknowledged < before + 20 + kill) await new Promise((resolve) => setImmediate(resolve));
        other.exec("begin immediate");
        await sleep(100);
        other.exec("commit");
        await workers.at(-1)?.terminate();
      }
      killing = false;
      await recording;
      await ledger.close();
    });
    other.close();
    expect(workers.length).toBeGreaterThan(3);
    expect(refused).toBe(0);
    expect(await counted(storage)).toEqual({ account: acknowledged, key: acknowledged });
  }, 30_000);
});
