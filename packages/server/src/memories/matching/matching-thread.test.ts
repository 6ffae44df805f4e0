import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import type { Log } from "../../log.ts";
import { describeSqlite } from "../../storage/each-database.ts";
import { StorageError } from "../../storage/storage-error.ts";
import type { MatchingThreadData } from "./matching-call.ts";
import { MatchingThread, startMatchingWorker } from "./matching-thread.ts";
import { storeMemory, unitOf } from "./stored-memory.ts";

const signal = new AbortController().signal;
const log: Log = { isLevelEnabled: () => false, error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };
const translation = { text: "Sichern", spans: [], kept: [] };
const exact = [{ kind: "exact", score: 100, translation }];

let threads: MatchingThread[] = [];

describeSqlite("the thread that looks texts up", (database) => {
  afterEach(async () => {
    for (const thread of threads) await thread.close();
    threads = [];
  });

  function threadOf(startWorker: (data: MatchingThreadData) => Worker, idleFor?: number): MatchingThread {
    const { data } = database.place;
    const parts = { data, databaseUrl: undefined, log, files: undefined };
    const thread = new MatchingThread({ ...parts, ...(idleFor !== undefined && { idleFor }) }, startWorker);
    threads.push(thread);
    return thread;
  }

  async function lookUp() {
    const id = await storeMemory(await database.open(), [unitOf("Save", "Sichern")]);
    const memory = { id, sourceLanguage: "en", segmentCount: 1 };
    return { memory, source: "en", target: "de", threshold: 75, texts: [{ text: "Save" }] };
  }

  test("fails the calls that are open when it dies, and the next call starts another", async () => {
    const asked = await lookUp();
    let starts = 0;
    const thread = threadOf((data) => {
      starts++;
      if (starts > 1) return startMatchingWorker(data);
      return new Worker("require('node:worker_threads').parentPort.on('message', () => process.exit(3))", {
        eval: true,
      });
    });
    const calls = await Promise.allSettled([thread.match(asked, signal), thread.match(asked, signal)]);
    for (const call of calls) {
      expect(call.status === "rejected" && call.reason).toBeInstanceOf(StorageError);
    }
    expect(await thread.match(asked, signal)).toEqual(exact);
    expect(starts).toBe(2);
  });

  test("ends when nothing was asked of it for long, and is there again when something is", async () => {
    const asked = await lookUp();
    const workers: Worker[] = [];
    const thread = threadOf((data) => {
      const worker = startMatchingWorker(data);
      workers.push(worker);
      return worker;
    }, 1);
    expect(await thread.match(asked, signal)).toEqual(exact);
    const [first] = workers;
    if (first === undefined) throw new Error("No thread was started.");
    await once(first, "exit");
    expect(await thread.match(asked, signal)).toEqual(exact);
    expect(workers).toHaveLength(2);
  });

  test("is not started by a call that comes after the service has closed, or that nobody waits for", async () => {
    const asked = await lookUp();
    const thread = threadOf(() => {
      throw new Error("A thread was started.");
    });
    await expect(thread.match(asked, AbortSignal.abort(new Error("gone")))).rejects.toThrow("gone");
    thread.forget(asked.memory.id);
    await thread.close();
    await expect(thread.match(asked, signal)).rejects.toThrow(StorageError);
  });
});
