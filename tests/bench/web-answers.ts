/**
 * What localizing adds to an answer of Express when every phrase is known: processor time of the server a request, each
 * in a process of its own, in turns, and all of it in several sets of processes, as two processes of one program are not
 * equally fast. Rivals: what i18next-http-middleware takes to find the language alone, and
 * express-interceptor with parse5. The same answer again and again is remembered as a whole; `new` ones, of which no two
 * are the same, are read.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { Agent, get } from "node:http";
import { createTestService } from "@dragoman/server/testing";

const sets = Number(process.env["BENCH_SETS"] ?? 5);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 7);
const warmUps = 3;
const requests = { "/json": 2000, "/json/new": 2000, "/html": 400, "/html/new": 400 } as const;
const paths = ["/html", "/html/new", "/json", "/json/new"] as const;
const goals = { json: 0.3, html: 0.7 } as const;
type Path = keyof typeof requests;

const names = ["plain", "i18next-http-middleware", "express-interceptor with parse5", "@dragoman/express"] as const;
type Name = (typeof names)[number];

interface Server {
  readonly name: Name;
  readonly process: ChildProcess;
  readonly url: string;
}

/** Here and not in the server that is measured, as a site's service is not in the site's process. */
const service = await createTestService({ engine: "pseudo" });
const agent = new Agent({ keepAlive: true, maxSockets: 8 });
/** Microseconds a request, by answer and server, a figure a round. */
const taken = new Map<string, number[]>();
for (let set = 0; set < sets; set++) await measureSet();
agent.destroy();
await service.close();

for (const path of paths) {
  for (const name of names)
    console.log(`${path.padEnd(9)} ${name.padEnd(32)} ${median(figures(path, name)).toFixed(0)} µs a request`);
}
const detection = "i18next-http-middleware";
const interceptor = "express-interceptor with parse5";
report("4 kB JSON", ratio("/json", detection), `${detection}'s detection`, goals.json);
report("50 kB HTML", ratio("/html", interceptor), interceptor, goals.html);
console.log(`new JSON: adds ${ratio("/json/new", detection).toFixed(2)} of what ${detection}'s detection adds`);
console.log(`new HTML: adds ${ratio("/html/new", interceptor).toFixed(2)} of what ${interceptor} adds`);

/** Pages before JSON: a server that has answered pages for a while is the harder and the usual case. */
async function measureSet(): Promise<void> {
  const servers: Server[] = [];
  for (const name of names) servers.push(await start(name));
  for (const path of paths) {
    for (let round = 0; round < warmUps + rounds; round++) {
      for (const server of servers) {
        const microseconds = await measure(server, path);
        if (round < warmUps) continue;
        taken.set(`${path} ${server.name}`, [...figures(path, server.name), microseconds]);
      }
    }
  }
  for (const { process } of servers) process.disconnect();
}

async function start(name: Name): Promise<Server> {
  const process = fork(
    new URL("web-answers/answering-server.ts", import.meta.url),
    [name, service.url, service.apiKey],
    {
      execArgv: ["--conditions=@dragoman/source"],
    },
  );
  const [served] = await once(process, "message");
  return { name, process, url: served.url };
}

/** Processor time of the server, its garbage collection included. */
async function measure(server: Server, path: Path): Promise<number> {
  const before = await processorTime(server);
  const count = requests[path];
  const ask = async () => {
    for (let request = 0; request < count / 8; request++) await expectAnswer(server, path);
  };
  await Promise.all(Array.from({ length: 8 }, ask));
  return ((await processorTime(server)) - before) / count;
}

async function processorTime({ process }: Server): Promise<number> {
  process.send("usage");
  const [{ user, system }] = await once(process, "message");
  return user + system;
}

/** An answer that is not what the server should make of it would be a faster one. */
async function expectAnswer({ name, url }: Server, path: Path): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  get(`${url}${path}`, { agent, headers: { "accept-language": "pl-PL,pl;q=0.9,en;q=0.8" } }, (response) => {
    const state = response.headers["x-localization"];
    if (response.statusCode !== 200 || (name === "@dragoman/express" && state !== "complete")) {
      reject(new Error(`${name}: ${response.statusCode}, localized: ${state ?? "not"}.`));
    }
    response.resume().on("end", resolve).on("error", reject);
  }).on("error", reject);
  return promise;
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
