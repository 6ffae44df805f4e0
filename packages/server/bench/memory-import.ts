/**
 * A translation memory of 100,000 units (36 MB, codes in every fifth) through the service: sent over HTTP, imported
 * until the job is completed, exported, and the export's file compared with what was sent, unit by unit. How long each
 * took, and the most memory that the process had at any time. With `BENCH_UNITS` another number of units.
 */
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { createClient } from "@dragoman/client";
import { readTmx, writeTmx } from "@dragoman/tm";
import { sampleHeader, sampleUnits } from "./processes/sample-units.ts";
import { startProcess } from "./processes/served-process.ts";

const units = Number(process.env["BENCH_UNITS"] ?? 100_000);
const goals = { seconds: 15, megabytes: 300 };
const key = "bench-only-bench-only-bench-only-bench-1";
const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
const [sent, received] = [join(folder, "sent.tmx"), join(folder, "received.tmx")];
await pipeline(Readable.fromWeb(writeTmx(sampleUnits(units), { header: sampleHeader })), createWriteStream(sent));

const service = await startProcess("../../dist/main.js", ["--port", "0", "--engines", "pseudo"], {
  environment: { DRAGOMAN_DATA: join(folder, "data"), DRAGOMAN_LOG: "warn", DRAGOMAN_KEYS: `bench=${key}` },
});
try {
  await measure();
} finally {
  await service.stop();
  rmSync(folder, { recursive: true });
}

async function measure(): Promise<void> {
  const { memories } = createClient({ baseUrl: service.url, apiKey: key });
  let peak = service.residentMemory();
  console.log(`${units} units, ${(statSync(sent).size / 1e6).toFixed(1)} MB; ${peak.toFixed(0)} MB of memory before`);
  const watching = setInterval(() => {
    peak = Math.max(peak, service.residentMemory());
  }, 20);

  const imported = await timed("import", async () => (await memories.import(sent)).wait({ intervalMs: 100 }));
  const { translationMemoryId: id = "", skippedSegmentCount } = imported.result;
  if (skippedSegmentCount !== 0) throw new Error(`${skippedSegmentCount} units were skipped.`);
  await timed("a page of segments", () => memories.segments(id, { pageSize: 100 }).toArray(100));
  await timed("a filter that nothing fits", () => memories.segments(id, { filterText: "no such text" }).toArray());
  await timed("export", async () => (await (await memories.export(id)).download({ intervalMs: 100 })).saveTo(received));
  await compare();
  clearInterval(watching);
  await timed("deletion", () => memories.delete(id));
  await setTimeout(8000);

  console.log(`memory at most       ${peak.toFixed(0)} MB; goal: under ${goals.megabytes} MB`);
  console.log(`memory afterwards    ${service.residentMemory().toFixed(0)} MB`);
  if (imported.seconds >= goals.seconds || peak >= goals.megabytes) {
    console.log(`missed: the import is to take under ${goals.seconds} s`);
    process.exitCode = 1;
  }
}

/** Both files side by side, so that neither is held. */
async function compare(): Promise<void> {
  const others = readTmx(createReadStream(received))[Symbol.asyncIterator]();
  let count = 0;
  for await (const unit of readTmx(createReadStream(sent))) {
    const { value } = await others.next();
    if (!isDeepStrictEqual(value, unit)) throw new Error(`Unit ${count} came back otherwise.`);
    count += 1;
  }
  if ((await others.next()).done !== true) throw new Error("More units came back than were sent.");
  console.log(`the export has the same ${count} units`);
}

async function timed<Result>(what: string, work: () => Promise<Result>) {
  const started = performance.now();
  const result = await work();
  const seconds = (performance.now() - started) / 1000;
  console.log(`${what.padEnd(28)} ${seconds.toFixed(2)} s`);
  return { result, seconds };
}
