/**
 * The service against the least that Node can do: the same 217-byte request at 50 connections, answered by `serve`
 * with everything on (authentication, validation, usage counted on disk, default logs; the scripted engine, whose
 * answer is remembered) and by bare `node:http` with JSON.parse and JSON.stringify. Both on processor 0, the load on
 * processor 1, in turns.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median, type ServedProcess, startProcess } from "./processes/served-process.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 25);
const warmUps = 12;
const seconds = 1;
const connections = 50;
const goal = 0.5;
const key = "bench-only-bench-only-bench-only-bench-1";
const text =
  "Please check your shopping cart before you continue, and then enter your address. You can change your order until it leaves our warehouse, and then we would tell you.";
const translation = "Bitte prüfen Sie Ihren Warenkorb, bevor Sie fortfahren, und geben Sie dann Ihre Adresse ein.";
const body = JSON.stringify({ text: [text], source_lang: "EN", target_lang: "DE" });
if (Buffer.byteLength(body) !== 217) throw new Error(`The request has ${Buffer.byteLength(body)} bytes, not 217.`);

const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
const script = join(folder, "script.json");
const load = join(folder, "request.lua");
writeFileSync(script, JSON.stringify({ en: { [text]: { de: translation } } }));
writeFileSync(
  load,
  `wrk.method = "POST"
wrk.body = [==[${body}]==]
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Authorization"] = "Service-Auth-Key ${key}"
`,
);

const raw = await startProcess("./raw-server.ts", [translation], { cpu: 0 });
const service = await startProcess(
  "../../dist/main.js",
  ["--port", "0", "--engines", "scripted", "--script", script, "--data", join(folder, "data")],
  { cpu: 0, environment: { DRAGOMAN_KEYS: `bench=${key}` } },
);

const measured = [];
// Both as they are after a while: compiled by the just-in-time compiler.
for (let round = 0; round < warmUps; round++) for (const server of [raw, service]) requestsPerSecond(server);
for (let round = 0; round < rounds; round++) {
  const order = round % 2 === 0 ? [raw, service] : [service, raw];
  const rates = new Map(order.map((server) => [server, requestsPerSecond(server)]));
  measured.push({ raw: rates.get(raw) ?? 0, service: rates.get(service) ?? 0 });
}
await Promise.all([raw.stop(), service.stop()]);
rmSync(folder, { recursive: true });

const ratio = median(measured.map((round) => round.service / round.raw));
console.log(`node:http  ${Math.round(median(measured.map((round) => round.raw)))} requests/s`);
console.log(`service    ${Math.round(median(measured.map((round) => round.service)))} requests/s`);
console.log(`ratio      ${ratio.toFixed(2)} (median of ${rounds} rounds); goal: ${goal} or better`);
if (ratio < goal) process.exitCode = 1;

function requestsPerSecond({ url }: ServedProcess): number {
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", load, `${url}/v2/translate`];
  const [program = "", ...args] = ["taskset", "-c", "1", ...wrk];
  const { stdout, error } = spawnSync(program, args, { encoding: "utf8" });
  if (error) throw new Error("This benchmark needs wrk and taskset (Debian: apt-get install wrk util-linux).");
  if (stdout.includes("Non-2xx")) throw new Error(`${url} refused requests: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
