/**
 * Fuzzy lookup at threshold 75 over 100,000 and 1,000,000 generated segments: building, memory, saving and opening, the
 * time of a lookup, short strings apart, and its ratio to a scan of all segments with the registry's
 * `fastest-levenshtein`, as tools without an index do it. Then the best matches, held against a scan that compares
 * everything. `BENCH_SMALL=1` leaves the million out.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { distance as characterDistance } from "fastest-levenshtein";
import { createIndex, openIndex } from "../src/match/match-index.ts";
import type { MatchIndex } from "../src/match/ports.ts";
import type { TranslationUnit } from "../src/model/unit.ts";
import { createNaiveScan } from "../test/naive-scan.ts";
import { createSegmentGenerator, type GeneratedSegment } from "./data/segments.ts";

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");
const threshold = 75;
const failures: string[] = [];
const options = { from: "en", to: "de", threshold };

for (const size of process.env["BENCH_SMALL"] === undefined ? [100_000, 1_000_000] : [100_000]) measure(size);
compareWithScan(100_000, 1_000);
compareWithScan(10_000, 10_000);
if (failures.length > 0) {
  console.log(`\nMissed: ${failures.join("; ")}`);
  process.exitCode = 1;
}

function measure(size: number): void {
  console.log(`\n${size.toLocaleString("en")} segments`);
  const generator = createSegmentGenerator(1);
  const segments = Array.from({ length: size }, generator.segment);
  const textBytes = segments.reduce(
    (sum, { source, target }) => sum + Buffer.byteLength(source) + Buffer.byteLength(target),
    0,
  );
  const units = segments.map(unitOf);
  const before = memoryInUse();
  let [index, seconds] = timed(() => built(units));
  index.match("warm up the lists", options);
  const beyond = (memoryInUse() - before - textBytes) / size;
  // Goals of time are for the smaller one.
  const isSmall = size === 100_000;
  report("built", `${seconds.toFixed(2)} s`, !isSmall || seconds < 2.5, isSmall ? "2.5 s" : undefined);
  report("memory beyond the text", `${Math.round(beyond)} bytes a segment`, beyond <= 300, "300");
  const [bytes, saving] = timed(() => index.save());
  const copy = new Uint8Array(bytes);
  const [opened, opening] = timed(() => {
    const again = openIndex(copy);
    again.match("warm up the lists", options);
    return again;
  });
  index = opened;
  report("saved", `${(bytes.length / 1e6).toFixed(1)} MB in ${saving.toFixed(2)} s`, true);
  const openingGoal = isSmall ? "0.3 s" : undefined;
  report("opened, with a first lookup", `${opening.toFixed(2)} s`, !isSmall || opening < 0.3, openingGoal);
  const queries = queriesFor(generator, segments, 2_000);
  for (const query of queries.slice(0, 500)) index.match(query, options);
  lookUp(
    "lookups",
    index,
    queries.filter(({ length }) => length >= 20),
    size,
  );
  lookUp(
    "lookups of under 20 characters",
    index,
    queries.filter(({ length }) => length < 20),
    size,
  );
  if (size === 100_000) compareWithRival(index, segments, queries.slice(0, 40));
}

function lookUp(name: string, index: MatchIndex, queries: readonly string[], size: number): void {
  const times = queries
    .map((query) => timed(() => index.match(query, options))[1] * 1000)
    .sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  const isMet = size === 100_000 ? at(0.5) <= 2 && at(0.95) <= 5 : at(0.95) <= 20;
  const goal = size === 100_000 ? "2 ms and 5 ms" : "95th 20 ms";
  const figures = `median ${at(0.5).toFixed(2)} ms, 95th percentile ${at(0.95).toFixed(2)} ms`;
  report(`${times.length} ${name}`, figures, isMet, goal);
}

function compareWithRival(index: MatchIndex, segments: readonly GeneratedSegment[], queries: readonly string[]): void {
  const [, own] = timed(() => queries.map((query) => index.match(query, options)));
  const [, scan] = timed(() => queries.map((query) => scanned(segments, query)));
  const each = (seconds: number) => ((seconds * 1000) / queries.length).toFixed(2);
  console.log(`  fastest-levenshtein, scanning: ${each(scan)} ms a lookup; this index ${each(own)} ms`);
  console.log(`  ratio ${(own / scan).toFixed(4)}`);
}

function scanned(segments: readonly GeneratedSegment[], query: string): number {
  let best = 0;
  for (const { source } of segments) {
    const longer = Math.max(source.length, query.length);
    if (Math.min(source.length, query.length) < (longer * threshold) / 100) continue;
    best = Math.max(best, 1 - characterDistance(source, query) / longer);
  }
  return best;
}

function compareWithScan(size: number, count: number): void {
  const generator = createSegmentGenerator(2);
  const segments = Array.from({ length: size }, generator.segment);
  const units = segments.map(unitOf);
  const index = built(units);
  const scan = createNaiveScan({ profile: "words" });
  for (const unit of units) scan.add(unit);
  const queries = queriesFor(generator, segments, count);
  let different = 0;
  let found = 0;
  for (const query of queries) {
    const [best] = index.match(query, options);
    const [expected] = scan.match(query, options);
    if (expected !== undefined) found++;
    if (best?.unitId !== expected?.unit.id || best?.score !== expected?.score || best?.kind !== expected?.kind)
      different++;
  }
  const name = `best match of ${count.toLocaleString("en")} lookups over ${size.toLocaleString("en")} against a scan`;
  report(name, `${different} differ (${found} have a match)`, different === 0, "0");
}

/** Half of them revised segments of the memory, half new text. */
function queriesFor(
  generator: ReturnType<typeof createSegmentGenerator>,
  segments: readonly GeneratedSegment[],
  count: number,
): readonly string[] {
  return Array.from({ length: count }, (_, at) =>
    at % 2 === 0
      ? generator.revise(segments[Math.floor((at * segments.length) / count)]?.source ?? "")
      : generator.fresh(),
  );
}

function built(units: readonly TranslationUnit[]): MatchIndex {
  const index = createIndex();
  for (const unit of units) index.add(unit);
  return index;
}

function unitOf({ source, target }: GeneratedSegment, at: number): TranslationUnit {
  const variant = (language: string, text: string) => ({ language, segment: [text], properties: [], notes: [] });
  return {
    id: String(at),
    sourceLanguage: "en",
    properties: [],
    notes: [],
    variants: [variant("en", source), variant("de", target)],
  };
}

function report(name: string, figure: string, isMet: boolean, goal?: string): void {
  console.log(`  ${name}: ${figure}${goal === undefined ? "" : `; goal ${goal}`}`);
  if (!isMet) failures.push(name);
}

function timed<T>(work: () => T): [T, number] {
  const began = performance.now();
  const result = work();
  return [result, (performance.now() - began) / 1000];
}

/** Bytes of objects and buffers that are in use after a collection. */
function memoryInUse(): number {
  collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
