/**
 * What starting i18next takes with 50 namespaces of 100 keys in two languages, once everything is translated: the
 * backend of pages, beside one `fetch` of the same resources by hand, i18next-http-backend, and the multiload adapter
 * above it, all with their defaults, in turns against one server in a process of its own; all of it in several sets of
 * processes, as two processes of one program are not equally fast. What a backend takes at least, one `fetch` and
 * i18next's own work for each namespace, is measured too.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { type Cold, type StartName, type Starts, startNames } from "./i18next-init/locales.ts";

const sets = Number(process.env["BENCH_SETS"] ?? 5);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 15);
const goals = { byHand: 3, rival: 5 } as const;
const execArgv = ["--conditions=@dragoman/source"];

const measured: { readonly cold: readonly Cold[]; readonly starts: Starts }[] = [];
for (let set = 0; set < sets; set++) measured.push(await measureSet());

for (const { language, requests, texts, bytes } of measured[0]?.cold ?? []) {
  const most = Math.ceil(bytes / (128 * 1024)) + Math.ceil(texts / 50);
  console.log(`cold, ${language}: ${requests} requests for ${texts} texts; goal: ${most} or less`);
  if (requests > most) process.exitCode = 1;
}
for (const name of startNames) console.log(`${name.padEnd(25)} ${median(timesOf(name)).toFixed(1)} ms`);
report(
  "as one fetch by hand",
  ratioTo("one fetch by hand", (own, other) => own / other),
  { most: goals.byHand },
);
console.log(
  `${ratioTo("the least a backend takes", (own, other) => own / other).toFixed(2)} times the least a backend takes`,
);
report(
  "faster than i18next-http-backend",
  ratioTo("i18next-http-backend", (own, other) => other / own),
  { least: goals.rival },
);
report(
  "faster than the multiload adapter",
  ratioTo("multiload adapter", (own, other) => other / own),
  { least: goals.rival },
);

async function measureSet() {
  const server = fork(new URL("i18next-init/locale-server.ts", import.meta.url), { execArgv });
  const [served] = await once(server, "message");
  const { url, cold }: { readonly url: string; readonly cold: readonly Cold[] } = served;
  const client = fork(new URL("i18next-init/starting-client.ts", import.meta.url), [url, String(rounds)], { execArgv });
  const failed = once(client, "exit").then(([code]) => {
    throw new Error(`The starts ended with ${code} before they were measured.`);
  });
  try {
    const [taken] = await Promise.race([once(client, "message"), failed]);
    const starts: Starts = taken;
    return { cold, starts };
  } finally {
    server.disconnect();
  }
}

function timesOf(name: StartName): readonly number[] {
  return measured.flatMap(({ starts }) => starts[name]);
}

function ratioTo(name: StartName, ratio: (own: number, other: number) => number): number {
  const others = timesOf(name);
  return median(timesOf("@dragoman/i18next").map((own, round) => ratio(own, others[round] ?? Number.NaN)));
}

function report(
  what: string,
  value: number,
  { most = Number.POSITIVE_INFINITY, least = 0 }: { readonly most?: number; readonly least?: number },
): void {
  const goal = least > 0 ? `${least} or more` : `${most} or less`;
  console.log(`${value.toFixed(2)} times ${what}; goal: ${goal}`);
  if (!(value <= most && value >= least)) process.exitCode = 1;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
