/**
 * What steering costs: requests of 50 texts of 20 words, as they are, with a glossary of 10,000 entries, and with a
 * style list of 40 rules. One service on processor 0 with the scripted engine, over HTTP, the load on processor 1; the
 * three in turns. Of the texts, one in ten has a term of the glossary, and one in ten something that a rule changes.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type LanguageTag, parseLanguageTag } from "@dragoman/engines";
import { compileStyle } from "../src/style/compile.ts";
import { fortyRules } from "./processes/forty-rules.ts";
import { median, startProcess } from "./processes/served-process.ts";
import { steeringTexts } from "./processes/steering-texts.ts";

const rounds = Number(process.env["BENCH_ROUNDS"] ?? 15);
const warmUps = 4;
const seconds = 1;
const connections = 8;
const goal = 0.9;
const key = "bench-only-bench-only-bench-only-bench-1";

const german = language("de");

const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
const { requests, script, entries } = steeringTexts({ requests: 10, texts: 50, words: 20, entries: 10_000 });
writeFileSync(join(folder, "script.json"), JSON.stringify(script));
const service = await startProcess(
  "../../dist/main.js",
  ["--port", "0", "--engines", "scripted", "--script", join(folder, "script.json"), "--data", join(folder, "data")],
  { cpu: 0, environment: { DRAGOMAN_KEYS: `bench=${key};plan=pro` } },
);
const { glossary_id } = await create("/v3/glossaries", {
  name: "Bench",
  dictionaries: [{ source_lang: "en", target_lang: "de", entries, entries_format: "tsv" }],
});
const { style_id } = await create("/v3/style_rules", {
  name: "Bench",
  language: "de",
  configured_rules: fortyRules,
});
const variants = { plain: {}, glossary: { glossary_id }, style: { style_id } };
const loads = new Map(Object.entries(variants).map(([name, steering]) => [name, writeLoad(name, steering)]));

const rates = new Map<string, number[]>([...loads.keys()].map((name) => [name, []]));
for (let round = 0; round < warmUps; round++) for (const load of loads.values()) requestsPerSecond(load);
for (let round = 0; round < rounds; round++) {
  const order = round % 2 === 0 ? [...loads] : [...loads].reverse();
  for (const [name, load] of order) rates.get(name)?.push(requestsPerSecond(load));
}
await service.stop();
rmSync(folder, { recursive: true });

const plain = rates.get("plain") ?? [];
console.log(`as they are          ${median(plain).toFixed(0)} requests/s (${requests.length} bodies of 50 texts)`);
report("glossary of 10,000", rates.get("glossary") ?? []);
report("style list of 40   ", rates.get("style") ?? []);
console.log(
  `a text that comes again is not edited again; for the first time, one with something to edit takes ${firstEdit()} µs`,
);

function report(name: string, measured: readonly number[]): void {
  const ratio = median(measured.map((rate, round) => rate / (plain[round] ?? rate)));
  console.log(
    `${name}   ${median(measured).toFixed(0)} requests/s, ratio ${ratio.toFixed(3)}; goal: ${goal} or better`,
  );
  if (ratio < goal) process.exitCode = 1;
}

/** Without what the service remembers: what the rules themselves take for a text of the benchmark. */
function firstEdit(): string {
  const style = compileStyle(fortyRules, { language: "de", target: german });
  const texts = Object.values(script.en).map(({ de: text }) => ({ text, spans: [], fixed: [] }));
  const edited = texts.filter((text) => style.edit(text).text !== text.text);
  const times = Array.from({ length: 20 }, () => {
    const started = performance.now();
    for (const text of edited) style.edit(text);
    return ((performance.now() - started) * 1000) / edited.length;
  });
  return median(times).toFixed(0);
}

/** For wrk: the bodies in turns. */
function writeLoad(name: string, steering: object): string {
  const bodies = join(folder, name);
  mkdirSync(bodies);
  requests.forEach((text, index) => {
    const body = { text, source_lang: "EN", target_lang: "DE", ...steering };
    writeFileSync(join(bodies, `${index}.json`), JSON.stringify(body));
  });
  const load = join(folder, `${name}.lua`);
  writeFileSync(
    load,
    `local bodies = {}
for index = 0, ${requests.length - 1} do
  local file = io.open("${bodies}/" .. index .. ".json", "r")
  bodies[index] = file:read("*a")
  file:close()
end
local next = 0
request = function()
  next = (next + 1) % ${requests.length}
  return wrk.format("POST", nil, nil, bodies[next])
end
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Authorization"] = "Service-Auth-Key ${key}"
`,
  );
  return load;
}

async function create(path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${service.url}${path}`, {
    method: "POST",
    headers: { authorization: `Service-Auth-Key ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const made: Record<string, string> = JSON.parse(await answer.text());
  return made;
}

function requestsPerSecond(load: string): number {
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", load, `${service.url}/v2/translate`];
  const [program = "", ...args] = ["taskset", "-c", "1", ...wrk];
  const { stdout, error } = spawnSync(program, args, { encoding: "utf8" });
  if (error) throw new Error("This benchmark needs wrk and taskset (Debian: apt-get install wrk util-linux).");
  if (stdout.includes("Non-2xx")) throw new Error(`The service refused requests: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

function language(code: string): LanguageTag {
  const tag = parseLanguageTag(code);
  if (tag === undefined) throw new Error(`${code} is no language.`);
  return tag;
}
