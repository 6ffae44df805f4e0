import type { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { accountId, keyId } from "../accounts/account.ts";
import { createUsageLedger } from "../accounts/usage-ledger.ts";
import { describeSqlite } from "./each-database.ts";
import { openSqlite } from "./node-sqlite.ts";
import { UsageRepository } from "./usage-repository.ts";
import { startUsageWorker, UsageThread } from "./usage-thread.ts";

const entry = {
  accountId: accountId("web"),
  keyId: keyId("laptop"),
  product: "translate",
  characters: 1,
  reportingTag: null,
} as const;

describeSqlite("the thread that writes usage", (database) => {
  test("once closed, is not started again by a late question", async () => {
    await database.open();
    let started = 0;
    const file = `${database.place.data}/dragoman.sqlite`;
    const db = openSqlite(file);
    const reader = new UsageRepository({ db, describe: (error) => error });
    const thread = new UsageThread(
      file,
      reader,
      () => {},
      (data) => {
        started++;
        return startUsageWorker(data);
      },
    );
    await thread.prepare();
    await thread.close();
    await expect(thread.prepare()).rejects.toMatchObject({ name: "StorageError" });
    expect(started).toBe(1);
    await db.destroy();
  });

  test("killed again and again in the middle of its work, it loses nothing and counts nothing twice", async () => {
    const storage = await database.open();
    const file = `${database.place.data}/dragoman.sqlite`;
    const db = openSqlite(file);
    const workers: Worker[] = [];
    const thread = new UsageThread(
      file,
      new UsageRepository({ db, describe: (error) => error }),
      () => {},
      (data) => {
        const worker = startUsageWorker(data);
        workers.push(worker);
        return worker;
      },
    );
    const ledger = createUsageLedger(thread, storage);
    let acknowledged = 0;
    let refused = 0;
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
    for (let kill = 0; kill < 3; kill++) {
      const before = acknowledged;
      while (acknowledged < before + 20 + kill) await new Promise((resolve) => setImmediate(resolve));
      await workers.at(-1)?.terminate();
    }
    killing = false;
    await recording;
    await ledger.close();
    await thread.close();
    await db.destroy();

    const { byProduct } = await createUsageLedger(storage.usage, storage).totals(entry.accountId, entry.keyId);
    expect(workers.length).toBeGreaterThan(3);
    expect(refused).toBe(0);
    expect(byProduct.get("translate")).toEqual({ account: acknowledged, key: acknowledged });
  }, 30_000);

  test("a closed thread refuses what is open", async () => {
    await database.open();
    const file = `${database.place.data}/dragoman.sqlite`;
    const db = openSqlite(file);
    const thread = new UsageThread(file, new UsageRepository({ db, describe: (error) => error }), () => {});
    const commit = thread.commit({ writer: "w", sequence: 1, rows: [] });
    const refusal = expect(commit).rejects.toThrow("the database is closed");
    await thread.close();
    await refusal;
    await db.destroy();
  });
});
