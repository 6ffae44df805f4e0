/**
 * What it costs to answer in requests: 1,000 English sentences into Spanish, in requests of 50 texts through the
 * engine, against the same sentences in one block of one warm pipeline. Both in this process, in turns.
 *
 *   node --conditions=@dragoman/source bench/apertium.ts
 */
import { readFileSync } from "node:fs";
import { createApertiumEngine, type Direction } from "@dragoman/engines";
import { warmCommand } from "../src/apertium/modes.ts";
import { createPipeline } from "../src/apertium/pipeline.ts";

const rounds = 7;
const textsPerRequest = 50;

const subjects = ["The manager", "My sister", "The old driver", "A new customer", "Our neighbour", "The young doctor"];
const verbs = ["opened", "closed", "painted", "sold", "repaired", "forgot", "bought", "found"];
const objects = ["the red car", "a small house", "the wooden door", "two letters", "the last report", "an old clock"];
const places = ["in the city", "near the station", "at the office", "behind the school", "on the island"];
const times = ["yesterday", "last week", "before the meeting", "in the morning", "after dinner", "on Friday"];

/** Sentence by number: every combination of the grammar in an order that varies each part. */
function sentence(number: number): string {
  const pick = (words: readonly string[], step: number) =>
    words[(number * step + Math.trunc(number / 7)) % words.length];
  return `${pick(subjects, 1)} ${pick(verbs, 3)} ${pick(objects, 5)} ${pick(places, 2)} ${pick(times, 7)}.`;
}

const texts = Array.from({ length: 1000 }, (_, number) => sentence(number));
const engine = createApertiumEngine();
const line = warmCommand(readFileSync("/usr/share/apertium/modes/eng-spa.mode", "utf8"));
const direction = directionOf("en", "es");
if (line === undefined || direction === undefined) throw new Error("apertium-eng-spa is needed.");

const pipeline = createPipeline({
  name: "eng-spa",
  command: line,
  timeoutMs: 60_000,
  idleMs: 60_000,
  deathsPerMinute: 1,
});
const oneBlock = `${texts.map((text) => `${text}.[]`).join("[\n]")}`;

async function inRequests(atOnce: number, direction: Direction): Promise<void> {
  const starts = Array.from(
    { length: texts.length / textsPerRequest },
    (_, request) => request * textsPerRequest,
  ).values();
  const worker = async () => {
    for (const start of starts) {
      const request = texts.slice(start, start + textsPerRequest).map((text) => ({ text, sentences: [text] }));
      await engine.translate({ direction, texts: request });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function directionOf(from: string, into: string): Direction | undefined {
  return engine.directions().find(({ source, target }) => source === from && target === into);
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.trunc(values.length / 2)] ?? Number.NaN;
}

await pipeline.ask("Warm.[]");
await inRequests(1, direction);
const contenders = {
  "one block, one warm pipeline": () => pipeline.ask(oneBlock),
  "requests of 50, one after the other": () => inRequests(1, direction),
  "requests of 50, two at once": () => inRequests(2, direction),
};
const measured = Object.values(contenders).map((): number[] => []);
for (let round = 0; round < rounds; round++) {
  for (const [index, work] of Object.values(contenders).entries()) measured[index]?.push(await milliseconds(work));
}
const base = median(measured[0] ?? []);
for (const [index, name] of Object.keys(contenders).entries()) {
  const time = median(measured[index] ?? []);
  console.log(`${name.padEnd(38)} ${time.toFixed(0).padStart(5)} ms  ratio ${(time / base).toFixed(2)}`);
}
await Promise.all([engine.close(), pipeline.close()]);
