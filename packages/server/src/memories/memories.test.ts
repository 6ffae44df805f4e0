import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { readTmx, type TranslationUnit } from "@dragoman/tm";
import { afterEach, expect, test } from "vitest";
import { parseKeySetting } from "../accounts/key-setting.ts";
import { describeEachDatabase } from "../storage/each-database.ts";
import { createTestService, type TestService } from "../testing/index.ts";
import { MemoryCalls, tmxOf } from "./test-memories.ts";

const path = "/v3/translation_memories";
const apiKey = "memories".padEnd(40, "0");
const units = Array.from(
  { length: 1200 },
  (_, n) => [`Sentence ${n} <b>`, `Satz ${n} & ${"ü".repeat(n % 40)}`] as const,
);
const tmx = tmxOf(units);

async function unitsOf(content: string): Promise<TranslationUnit[]> {
  const all: TranslationUnit[] = [];
  for await (const unit of readTmx(content)) all.push(unit);
  return all;
}

describeEachDatabase("memories", (database) => {
  const services: TestService[] = [];
  afterEach(async () => {
    for (const service of services.splice(0)) await service.close();
  });

  /** Several on one database are several nodes. */
  async function start(): Promise<MemoryCalls> {
    const settings = { ...database.place, keys: parseKeySetting(`test=${apiKey}`) };
    const service = await createTestService({ engine: "pseudo", settings });
    services.push(service);
    return new MemoryCalls({ url: service.url, apiKey, fetch: (request) => fetch(request) });
  }

  test("come out as they went in, after a restart too", async () => {
    const first = await start();
    const id = await first.import(tmx);
    await services.pop()?.close();
    const calls = await start();
    const { body } = await calls.call("exportTranslationMemory", "POST", `${path}/${id}/export`);
    const { download_url: url = "" } = await calls.ended(Object(body).job_id);
    const { body: file } = await calls.download(url);
    expect(await unitsOf(String(file))).toEqual(await unitsOf(tmx));
    const filtered = await calls.call(
      "listTranslationMemorySegments",
      "GET",
      `${path}/${id}/segments?filter_text=E+119`,
    );
    expect(Object(filtered.body).segments).toHaveLength(11);
    expect((await calls.call("deleteTranslationMemory", "DELETE", `${path}/${id}`)).status).toBe(204);
  });

  test("say when a translation was last used", async () => {
    const calls = await start();
    const id = await calls.import(tmx);
    const { memories } = await database.open();
    const [early, late] = [new Date("2026-03-02T12:00:00.000Z"), new Date("2026-03-02T13:00:00.000Z")];
    await memories.markUsed(id, [{ position: 1, target: 1 }], early);
    await memories.markUsed(id, [{ position: 1, target: 1 }], late);
    const { body } = await calls.call("listTranslationMemorySegments", "GET", `${path}/${id}/segments?page_size=2`);
    const [unused, used] = Object(body).segments;
    expect(unused).not.toHaveProperty("last_used_time");
    expect(used).toMatchObject({
      last_used_time: late.toISOString(),
      targets: [{ last_used_time: late.toISOString() }],
    });
  });

  test("of a file that breaks off on its way nothing is left, and it can be sent again", async () => {
    const calls = await start();
    const { blobs } = await database.open();
    const { body } = await calls.declare(Buffer.byteLength(tmx));
    const { job_id: jobId, upload_url: url } = Object(body);
    const { hostname, port, pathname, search } = new URL(url);
    const socket = connect(Number(port), hostname);
    const head = [`PUT ${pathname}${search} HTTP/1.1`, "Host: x", "Content-Type: application/xml"];
    socket.write(`${head.join("\r\n")}\r\nContent-Length: ${Buffer.byteLength(tmx)}\r\n\r\n${tmx.slice(0, 5000)}`);
    await setTimeout(100);
    const second = await calls.put(url, tmx);
    expect([second.status, Object(second.body).code]).toEqual([409, "being_sent"]);
    socket.destroy();
    const anytime = new Date(Date.now() + 60_000);
    let again = await calls.put(url, tmx);
    while (Object(again.body).code === "being_sent") again = await calls.put(url, tmx);
    expect(again.status).toBe(200);
    expect(await calls.ended(jobId)).toMatchObject({ status: "completed" });
    expect(await blobs.listWrittenBefore(anytime)).toEqual([]);
  });
});
