/**
 * What it takes to read TMX: time and peak memory of a process that reads a file of 100,000 units (36 MB, codes in
 * every fifth) as typed units, beside tmexchange reading the same file, and of one that reads 1,000,000 units. Each
 * reading is a process of its own; they take turns, and the fastest of three counts. The peak is the whole process,
 * with Node's own loading of TypeScript.
 */
import { spawnSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSampleTmx } from "./tmx-read/sample.ts";

const goals = { timeRatio: 0.35, peakMegabytes: 120, growth: 1.2 } as const;
const rounds = 3;

interface Reading {
  readonly units: number;
  readonly milliseconds: number;
  readonly peakMegabytes: number;
}

const folder = await mkdtemp(join(tmpdir(), "dragoman-bench-"));
let isMissed = false;
try {
  const small = join(folder, "small.tmx");
  const large = join(folder, "large.tmx");
  await writeSampleTmx(small, 100_000);
  await writeSampleTmx(large, 1_000_000);

  const ours: Reading[] = [];
  const rivals: Reading[] = [];
  for (let round = 0; round < rounds; round += 1) {
    rivals.push(measure("tmexchange", small));
    ours.push(measure("dragoman", small));
  }
  const our = fastest(ours);
  const rival = fastest(rivals);
  const long = measure("dragoman", large);
  const sizes = [await megabytes(small), await megabytes(large)];

  console.log(`@dragoman/tm, ${sizes[0]} MB: ${describe(our)}`);
  console.log(`tmexchange, ${sizes[0]} MB: ${describe(rival)}`);
  console.log(`@dragoman/tm, ${sizes[1]} MB: ${describe(long)}`);
  report("time beside tmexchange's", our.milliseconds / rival.milliseconds, goals.timeRatio);
  report("peak memory in MB", our.peakMegabytes, goals.peakMegabytes);
  report("peak memory of the large file beside the small one's", long.peakMegabytes / our.peakMegabytes, goals.growth);
} finally {
  await rm(folder, { recursive: true });
}
if (isMissed) process.exitCode = 1;

function measure(reader: "dragoman" | "tmexchange", file: string): Reading {
  const script = join(import.meta.dirname, "tmx-read", `${reader}.ts`);
  const child = spawnSync(process.execPath, ["--conditions=@dragoman/source", script, file], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (child.status !== 0) throw new Error(`Reading with ${reader} ended with ${child.status ?? child.signal}.`);
  const [units = 0, milliseconds = 0, peakMegabytes = 0] = child.stdout.trim().split(" ").map(Number);
  return { units, milliseconds, peakMegabytes };
}

function fastest(readings: readonly Reading[]): Reading {
  const [first] = readings.toSorted((one, other) => one.milliseconds - other.milliseconds);
  if (first === undefined) throw new Error("Nothing was read.");
  return { ...first, peakMegabytes: Math.max(...readings.map(({ peakMegabytes }) => peakMegabytes)) };
}

function describe({ units, milliseconds, peakMegabytes }: Reading): string {
  const rate = Math.round(units / (milliseconds / 1000)).toLocaleString("en");
  return `${units.toLocaleString("en")} units in ${(milliseconds / 1000).toFixed(2)} s, ${rate} a second, peak ${peakMegabytes.toFixed(0)} MB`;
}

function report(what: string, figure: number, goal: number): void {
  const isMet = figure <= goal;
  isMissed ||= !isMet;
  console.log(`${isMet ? "met   " : "MISSED"} ${what}: ${figure.toFixed(2)}, goal at most ${goal}`);
}

async function megabytes(file: string): Promise<string> {
  return ((await stat(file)).size / 1_000_000).toFixed(0);
}
