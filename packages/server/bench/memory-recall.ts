/**
 * What a translation memory of 100,000 segments costs: requests of one text and of 50, of 20 words each, with the memory
 * and without, in turns; the scripted engine, over HTTP, the service with its threads on processor 0. Then how long the
 * first look-up takes after a start, by building the index and by opening its file, and how long requests that need no
 * memory wait meanwhile.
 */
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createClient } from "@dragoman/client";
import { writeTmx } from "@dragoman/tm";
import { memoryTexts } from "./processes/memory-texts.ts";
import { sampleHeader } from "./processes/sample-units.ts";
import { median, type ServedProcess, startProcess } from "./processes/served-process.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 200);
const warmUps = 20;
const goal = 5;
const key = "bench-only-bench-only-bench-only-bench-1";
const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
const { units, texts } = memoryTexts({ units: 100_000, texts: 2000, words: 20 });

const [script, tmx] = [join(folder, "script.json"), join(folder, "memory.tmx")];
writeFileSync(script, JSON.stringify({ en: Object.fromEntries(texts.map((text) => [text, { de: `[${text}]` }])) }));
await pipeline(Readable.fromWeb(writeTmx(units, { header: sampleHeader })), createWriteStream(tmx));

let service = await start();
try {
  const memory = await importMemory();
  await firstUse("first use, index built ", memory);
  compare("1 text    ", 1, await measure(1, memory));
  compare("50 texts  ", 50, await measure(50, memory));
  await service.stop();
  service = await start();
  await firstUse("first use, index opened", memory);
} finally {
  await service.stop();
  rmSync(folder, { recursive: true });
}

function start(): Promise<ServedProcess> {
  const settings = ["--port", "0", "--engines", "scripted", "--script", script, "--data", join(folder, "data")];
  const environment = { DRAGOMAN_KEYS: `bench=${key};plan=pro`, DRAGOMAN_LOG: "warn" };
  return startProcess("../../dist/main.js", settings, { cpu: 0, environment });
}

async function importMemory(): Promise<string> {
  const { memories } = createClient({ baseUrl: service.url, apiKey: key });
  const { translationMemoryId } = await (await memories.import(tmx)).wait({ intervalMs: 100 });
  if (translationMemoryId === undefined) throw new Error("The import made no memory.");
  return translationMemoryId;
}

/** Milliseconds of each request with the memory and without, one after the other and in turns. */
async function measure(count: number, memory: string) {
  const milliseconds = { with: [] as number[], without: [] as number[], engines: new Set<string>() };
  for (let round = -warmUps; round < rounds; round++) {
    const start = (Math.abs(round) * count) % (texts.length - count);
    const own = texts.slice(start, start + count);
    for (const id of round % 2 === 0 ? [memory, undefined] : [undefined, memory]) {
      const began = performance.now();
      const engine = await translate(own, id);
      if (round < 0) continue;
      milliseconds[id === undefined ? "without" : "with"].push(performance.now() - began);
      if (id !== undefined) milliseconds.engines.add(engine);
    }
  }
  return milliseconds;
}

function compare(name: string, count: number, measured: Awaited<ReturnType<typeof measure>>): void {
  if (![...measured.engines].some((engines) => engines.includes("memory"))) throw new Error("The memory was not used.");
  const [slow, fast] = [median(measured.with), median(measured.without)];
  const added = (slow - fast) / count;
  console.log(
    `${name}  with ${slow.toFixed(2)} ms, without ${fast.toFixed(2)} ms, ratio ${(slow / fast).toFixed(2)}; ` +
      `adds ${added.toFixed(2)} ms a segment at the median; goal: at most ${goal} ms`,
  );
  if (added > goal) process.exitCode = 1;
}

async function firstUse(name: string, memory: string): Promise<void> {
  const [text = ""] = texts;
  for (let warmUp = 0; warmUp < warmUps; warmUp++) await translate([text], undefined);
  const waits: number[] = [];
  let isDone = false;
  const began = performance.now();
  const first = translate([text], memory).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const asked = performance.now();
    await translate([text], undefined);
    waits.push(performance.now() - asked);
  }
  await first;
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${name}  ${seconds.toFixed(2)} s; meanwhile ${waits.length} others waited ${median(waits).toFixed(1)} ms at the ` +
      `median, ${Math.max(...waits).toFixed(0)} ms at most`,
  );
}

/** @returns which engines answered. */
async function translate(text: readonly string[], memory: string | undefined): Promise<string> {
  const answer = await fetch(`${service.url}/v2/translate`, {
    method: "POST",
    headers: { authorization: `Service-Auth-Key ${key}`, "content-type": "application/json" },
    body: JSON.stringify({
      ...{ text, source_lang: "EN", target_lang: "DE" },
      ...(memory !== undefined && { translation_memory_id: memory }),
    }),
  });
  const body = await answer.text();
  if (answer.status !== 200) throw new Error(`The service answered ${answer.status}: ${body}`);
  return answer.headers.get("x-engine") ?? "";
}
