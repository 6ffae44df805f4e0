/** How soon `npm run serve` is ready, and how much memory it takes before and after its first detection. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { median, startProcess } from "./processes/served-process.ts";

const rounds = 7;
const goals = { ready: 1000, idle: 150, detected: 380 };
const key = "bench-only-bench-only-bench-only-bench-1";
const data = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
const environment = { DRAGOMAN_DATA: data, DRAGOMAN_LOG: "warn", DRAGOMAN_KEYS: `bench=${key};beta=detect` };
const measured = { ready: [] as number[], idle: [] as number[], detected: [] as number[] };

for (let round = 0; round < rounds; round++) {
  const service = await startProcess("../../dist/main.js", ["--port", "0"], { environment });
  measured.ready.push(service.ready);
  await setTimeout(1500);
  measured.idle.push(service.residentMemory());
  await detect(service.url);
  await setTimeout(500);
  measured.detected.push(service.residentMemory());
  await service.stop();
}
rmSync(data, { recursive: true });

report("ready after", "ms", measured.ready, goals.ready);
report("memory when idle", "MB", measured.idle, goals.idle);
report("memory after a detection", "MB", measured.detected, goals.detected);

async function detect(url: string): Promise<void> {
  const answer = await fetch(`${url}/v3/detect/language`, {
    method: "POST",
    headers: { authorization: `Service-Auth-Key ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ text: ["Guten Morgen, wie geht es Ihnen heute? Das Wetter ist sehr schön."] }),
  });
  const body = await answer.text();
  if (!body.includes('"de"')) throw new Error(`The detection failed: ${answer.status} ${body}`);
}

function report(what: string, unit: string, values: readonly number[], goal: number): void {
  const [low, high] = [Math.min(...values), Math.max(...values)].map(Math.round);
  const middle = Math.round(median(values));
  console.log(`${what.padEnd(26)} ${middle} ${unit} (${low} to ${high}); goal: under ${goal} ${unit}`);
  if (middle >= goal) process.exitCode = 1;
}
