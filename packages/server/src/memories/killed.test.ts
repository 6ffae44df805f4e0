import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Schema } from "@dragoman/client/contract";
import { readTmx } from "@dragoman/tm";
import { afterAll, describe, expect, type TestContext, test } from "vitest";
import { parseKeySetting } from "../accounts/key-setting.ts";
import { describePostgres, runSql } from "../storage/each-database.ts";
import { MemoryCalls, tmxOf } from "./test-memories.ts";

const apiKey = "killed".padEnd(40, "0");
const units = Array.from({ length: 3000 }, (_, n) => [`Sentence ${n} of many`, `Satz ${n} von vielen`] as const);
const tmx = tmxOf(units);
const path = "/v3/translation_memories";

/** A process of its own, as `serve` would start it. */
class Node {
  readonly calls: MemoryCalls;
  readonly #child: ReturnType<typeof spawn>;

  private constructor(child: ReturnType<typeof spawn>, url: string) {
    this.#child = child;
    this.calls = new MemoryCalls({ url, apiKey, fetch: (request) => fetch(request) });
  }

  static async start(place: { readonly data: string; readonly databaseUrl?: string }, jobLease?: number) {
    const keys = parseKeySetting(`test=${apiKey}`);
    const given = { settings: { ...place, port: 0, log: "silent", engines: ["pseudo"], keys }, jobLease };
    const program = fileURLToPath(new URL("test-node.ts", import.meta.url));
    const args = ["--conditions=@dragoman/source", "--disable-warning=ExperimentalWarning", program];
    const child = spawn(process.execPath, [...args, JSON.stringify(given)], { stdio: ["ignore", "pipe", "inherit"] });
    for await (const line of createInterface({ input: child.stdout })) return new Node(child, line);
    throw new Error("The node ended before it listened.");
  }

  async kill(): Promise<void> {
    if (this.#child.exitCode !== null || this.#child.signalCode !== null) return;
    const ended = once(this.#child, "exit");
    this.#child.kill("SIGKILL");
    await ended;
  }
}

/** A node that is killed when its test is over, if not before. */
async function started(
  { onTestFinished }: Pick<TestContext, "onTestFinished">,
  ...given: Parameters<typeof Node.start>
) {
  const node = await Node.start(...given);
  onTestFinished(() => node.kill());
  return node;
}

describe("a process that is killed", () => {
  /** How many jobs of each test were begun more than once. */
  const begunAgain: number[] = [];
  afterAll(() => {
    expect(Math.min(...begunAgain), "kills met jobs of both kinds under way").toBeGreaterThan(0);
  });

  // Each has a service of its own, so that one works while the other's starts.
  test.concurrent.for(["import", "export"] as const)(
    "at 10 points of an %s leaves nothing half-done, and its jobs end",
    {
      timeout: 300_000,
    },
    async (work, context) => {
      const data = await mkdtemp(join(tmpdir(), "dragoman-killed-"));
      context.onTestFinished(() => rm(data, { recursive: true }));
      let node = await started(context, { data });
      let memory = await node.calls.import(tmx);
      const begin = () => (work === "import" ? beginImport(node) : beginExport(node, memory));
      /** Only one memory is kept, and no export is of the one before, so that each is made anew. */
      const replaceMemory = async (result: Schema<"JobResult">) => {
        const next = work === "import" ? result.translation_memory_id : await node.calls.import(tmx);
        if (next === undefined) return;
        await remove(node, memory);
        memory = next;
      };
      const { before, working, result } = await undisturbed(node, data, begin);
      await replaceMemory(result);
      for (let point = 0; point < 5; point++) {
        const course = [
          () => setTimeout((before * point) / 5),
          (jobId: string) => intoWork(data, jobId, (working * point) / 5),
        ];
        for (const wait of course) {
          const jobId = await begin();
          await wait(jobId);
          await node.kill();
          node = await started(context, { data });
          if (await awaitsItsFile(node, jobId)) continue;
          const result = await node.calls.ended(jobId);
          expect(["completed", "expired"], JSON.stringify(result)).toContain(result.status);
          if (work === "export") await expectWholeFile(node, result.download_url ?? "");
          await replaceMemory(result);
          expect(await node.calls.memories()).toMatchObject([{ segment_count: units.length }]);
          await settled(node, data);
          await expectNothingHalf(data);
        }
      }
      begunAgain.push((await stored(data)).begunAgain);
    },
  );

  /** What the tables and the folder of files hold, read beside the service. */
  async function stored(data: string) {
    const database = new DatabaseSync(join(data, "dragoman.sqlite"), { readOnly: true });
    const all = (statement: string) => database.prepare(statement).all();
    const found = {
      memories: all("select id, state, segment_count from translation_memories"),
      units: all("select memory_id, count(*) as count from translation_memory_units group by memory_id"),
      unfinished: all("select id from jobs where state in ('queued', 'running')"),
      files: all("select blob_id from jobs where blob_id is not null").map((row) => String(row["blob_id"])),
    };
    const [again] = all("select count(*) as count from jobs where attempts > 1");
    database.close();
    return { ...found, begunAgain: Number(again?.["count"]) };
  }

  async function expectNothingHalf(data: string): Promise<void> {
    const { memories, units: counted, unfinished, files } = await stored(data);
    expect(unfinished).toEqual([]);
    for (const memory of memories) expect(memory).toMatchObject({ state: "ready", segment_count: units.length });
    const whole = memories.map(({ id }) => ({ memory_id: id, count: units.length }));
    const byId = (one: object, other: object) => JSON.stringify(one).localeCompare(JSON.stringify(other));
    expect(counted.map((row) => ({ ...row })).toSorted(byId)).toEqual(whole.toSorted(byId));
    const kept = await readdir(join(data, "blobs"));
    expect(kept.filter((name) => !files.includes(name))).toEqual([]);
  }

  async function expectWholeFile(node: Node, url: string): Promise<void> {
    const { body } = await node.calls.download(url);
    let count = 0;
    for await (const _ of readTmx(String(body))) count += 1;
    expect(count).toBe(units.length);
  }

  async function beginImport(node: Node): Promise<string> {
    const { body } = await node.calls.declare(Buffer.byteLength(tmx));
    const { job_id: jobId, upload_url: url } = Object(body);
    node.calls.put(url, tmx).catch(() => undefined);
    return jobId;
  }

  /** An upload may be what the kill meets; then the job waits for another. */
  async function awaitsItsFile(node: Node, jobId: string): Promise<boolean> {
    const [result] = Object((await node.calls.job(jobId)).body).results;
    return result.status === "awaiting_input";
  }

  async function beginExport(node: Node, memory: string): Promise<string> {
    const { body } = await node.calls.call("exportTranslationMemory", "POST", `${path}/${memory}/export`);
    return Object(body).job_id;
  }

  /** A job that nobody kills: milliseconds until it is under way, and from there to its end. */
  async function undisturbed(node: Node, data: string, begin: () => Promise<string>) {
    const began = performance.now();
    const jobId = await begin();
    await intoWork(data, jobId, 0);
    const underWay = performance.now();
    const result = await node.calls.ended(jobId);
    return { before: underWay - began, working: performance.now() - underWay, result };
  }

  /** So many milliseconds after the job is under way, which is the smaller part of its course. */
  async function intoWork(data: string, jobId: string, milliseconds: number): Promise<void> {
    const database = new DatabaseSync(join(data, "dragoman.sqlite"), { readOnly: true });
    const begun = database.prepare("select 1 from jobs where id = ? and attempts > 0");
    const asked = performance.now();
    while (begun.get(jobId) === undefined) {
      if (performance.now() - asked > 30_000) throw new Error("The job has not begun.");
      await setTimeout(2);
    }
    database.close();
    await setTimeout(milliseconds);
  }

  async function remove(node: Node, memory: string): Promise<void> {
    await node.calls.call("deleteTranslationMemory", "DELETE", `${path}/${memory}`);
  }

  /** Until what was deleted is removed as well. */
  async function settled(node: Node, data: string): Promise<void> {
    while ((await stored(data)).unfinished.length > 0) await setTimeout(20);
    await node.calls.memories();
  }
});

describePostgres("of two nodes one is killed", (database) => {
  const query = async (statement: string) => (await runSql(database.place.databaseUrl ?? "", statement)).rows[0];

  test("while it imports: the other takes the import over when the lease ends", {
    timeout: 60_000,
  }, async (context) => {
    const lease = 1000;
    const first = await started(context, database.place, lease);
    const jobId = await first.calls.send(tmxOf([...units, ...units, ...units]));
    while ((await query("select max(progress)::int as progress from jobs"))["progress"] === 0) await setTimeout(5);
    await first.kill();
    const second = await started(context, database.place, lease);
    const result = await second.calls.ended(jobId);
    expect(result).toMatchObject({ status: "completed", skipped_segment_count: 0 });
    expect(await second.calls.memories()).toMatchObject([{ segment_count: 3 * units.length }]);
    const counts =
      "select count(*)::int as units, count(distinct memory_id)::int as memories from translation_memory_units";
    expect(await query(counts)).toEqual({ units: 3 * units.length, memories: 1 });
    expect(await query("select attempts from jobs")).toEqual({ attempts: 2 });
    expect(await query("select count(*)::int as pieces from blob_chunks")).toEqual({ pieces: 0 });
  });
});
