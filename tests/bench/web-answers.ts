/**
 * What localizing adds to an answer of Express when every phrase is known: processor time of the server an answer, each
 * in a process of its own on processor 0, in turns. Rivals: what i18next-http-middleware takes to find the language alone, and
 * express-interceptor with parse5. The same answer again and again is remembered as a whole; `new` ones, of which no two
 * are the same, are read.
 */
import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answersInOneSecond } from "./web-answers/load.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 9);
const paths = ["/json", "/json/new", "/html", "/html/new"] as const;
const goals = { json: 0.3, html: 0.7 } as const;
type Path = (typeof paths)[number];

const names = ["plain", "i18next-http-middleware", "express-interceptor with parse5", "@dragoman/express"] as const;
type Name = (typeof names)[number];

interface Server {
  readonly process: ChildProcess;
  readonly url: string;
}

const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
const servers = new Map<Name, Server>();
for (const name of names) servers.set(name, await start(name));

/** Microseconds an answer, by answer and server, a figure a round. */
const taken = new Map<string, number[]>();
for (let round = 0; round < rounds + 2; round++) {
  for (const path of paths) {
    for (const name of names) {
      const microseconds = await measure(name, path);
      if (round < 2) continue;
      taken.set(`${path} ${name}`, [...(taken.get(`${path} ${name}`) ?? []), microseconds]);
    }
  }
}
for (const { process } of servers.values()) process.disconnect();
rmSync(folder, { recursive: true });

for (const path of paths) {
  for (const name of names)
    console.log(`${path.padEnd(9)} ${name.padEnd(32)} ${median(figures(path, name)).toFixed(0)} µs an answer`);
}
const detection = "i18next-http-middleware";
const interceptor = "express-interceptor with parse5";
report("4 kB JSON", ratio("/json", detection), `${detection}'s detection`, goals.json);
report("50 kB HTML", ratio("/html", interceptor), interceptor, goals.html);
console.log(`new JSON: adds ${ratio("/json/new", detection).toFixed(2)} of what ${detection}'s detection adds`);
console.log(`new HTML: adds ${ratio("/html/new", interceptor).toFixed(2)} of what ${interceptor} adds`);

async function start(name: Name): Promise<Server> {
  const file = new URL("web-answers/answering-server.ts", import.meta.url);
  const process = fork(file, [name], { execArgv: ["--conditions=@dragoman/source"] });
  if (process.pid !== undefined) keepOnProcessor0(process.pid);
  const [served] = await once(process, "message");
  return { process, url: served.url };
}

function keepOnProcessor0(pid: number): void {
  spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", "0", String(pid)]);
}

/** Processor time of the server, its garbage collection included. */
async function measure(name: Name, path: Path): Promise<number> {
  const server = servers.get(name);
  if (server === undefined) throw new Error(`${name} was not started.`);
  const before = await processorTime(server);
  const state = name === "@dragoman/express" ? "complete" : undefined;
  const answers = answersInOneSecond(`${server.url}${path}`, state, folder);
  return ((await processorTime(server)) - before) / answers;
}

async function processorTime({ process }: Server): Promise<number> {
  process.send("usage");
  const [{ user, system }] = await once(process, "message");
  return user + system;
}

function figures(path: Path, name: Name): readonly number[] {
  return taken.get(`${path} ${name}`) ?? [];
}

/** What ours adds to the plain answer, to what the rival adds: the median over the rounds. */
function ratio(path: Path, rival: Name): number {
  const plain = figures(path, "plain");
  const others = figures(path, rival);
  const ours = figures(path, "@dragoman/express");
  return median(ours.map((own, round) => (own - (plain[round] ?? 0)) / ((others[round] ?? 0) - (plain[round] ?? 0))));
}

function report(what: string, value: number, rival: string, goal: number): void {
  console.log(`${what}: adds ${value.toFixed(2)} of what ${rival} adds; goal: ${goal} or less`);
  if (!(value <= goal)) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
