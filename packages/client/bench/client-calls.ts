/**
 * What a call costs the process that makes it, beside deepl-node, each in a process of its own against the same service
 * in a third: the CPU of single calls at fifty in flight, each text a request of its own; the throughput of ten
 * thousand single calls that may travel together, and the requests they become; and fifty equal calls.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Taken } from "./client-calls/caller.ts";

const goals = { cpu: 0.5, throughput: 20, alike: 1 } as const;
const rounds = 5;
const mostBytes = 128 * 1024;
const textsPerRequest = 50;

const service = start("service", []);
const [url] = await once(service, "message");
const measured: Record<"rival" | "alone" | "together", Taken>[] = [];
for (let round = 0; round < rounds; round++) {
  const rival = await measure("deepl-node", "alone");
  const alone = await measure("dragoman", "alone");
  const together = await measure("dragoman", "together");
  measured.push({ rival, alone, together });
}
const alike = await measure("dragoman", "alike");
service.disconnect();

const together = measured.map((round) => round.together);
const [{ bytes, calls } = alike] = together;
console.log(`deepl-node, one text a request:       ${describe(measured.map(({ rival }) => rival))}`);
console.log(`@dragoman/client, one text a request: ${describe(measured.map(({ alone }) => alone))}`);
console.log(`@dragoman/client, sent together:      ${describe(together)}`);
const results = [
  {
    what: "CPU per call beside deepl-node's",
    value: median(measured.map(({ alone, rival }) => cpu(alone) / cpu(rival))),
    most: goals.cpu,
  },
  {
    what: "throughput beside deepl-node's, sent together",
    value: median(measured.map(({ together, rival }) => rate(together) / rate(rival))),
    least: goals.throughput,
  },
  {
    what: `requests for ${calls} calls`,
    value: Math.max(...together.map(({ requests }) => requests)),
    most: Math.ceil(bytes / mostBytes) + Math.ceil(calls / textsPerRequest),
  },
  { what: `requests for ${alike.calls} equal calls`, value: alike.requests, most: goals.alike },
];
for (const { what, value, most = Number.POSITIVE_INFINITY, least } of results) {
  const goal = least === undefined ? `${most} or less` : `${least} or more`;
  console.log(`${what}: ${Number(value.toFixed(2))}; goal: ${goal}`);
  if (value > most || value < (least ?? 0)) process.exitCode = 1;
}

/** @returns what it took, from a process of its own. */
async function measure(client: "dragoman" | "deepl-node", task: "alone" | "together" | "alike"): Promise<Taken> {
  const caller = start("caller", [client, url, task]);
  const ended = once(caller, "exit").then(([code]) => {
    throw new Error(`${client} ended with ${code}. Build first, as npm run bench does.`);
  });
  const [taken]: Taken[] = await Promise.race([once(caller, "message"), ended]);
  ended.catch(() => {});
  if (taken === undefined) throw new Error(`${client} told nothing.`);
  return taken;
}

/** Without the condition that chooses sources: measured is what npm gives. */
function start(program: string, args: readonly string[]): ChildProcess {
  return fork(new URL(`client-calls/${program}.ts`, import.meta.url), args, { execArgv: [] });
}

function cpu({ cpuMicroseconds, calls }: Taken): number {
  return cpuMicroseconds / calls;
}

function rate({ calls, milliseconds }: Taken): number {
  return (1000 * calls) / milliseconds;
}

function describe(taken: readonly Taken[]): string {
  const [figure, perSecond] = [median(taken.map(cpu)), median(taken.map(rate))];
  return `${figure.toFixed(1)} µs of CPU a call, ${perSecond.toFixed(0)} calls/s (medians of ${taken.length} rounds)`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
