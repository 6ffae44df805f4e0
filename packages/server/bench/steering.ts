/**
 * What steering costs: requests of 50 texts of 20 words, as they are, with a glossary of 10,000 entries, and with a
 * style list of 40 rules; of ten requests in turn, whose translations the service remembers, and of so many that
 * it has forgotten each before it comes again. The service on processor 0 with the scripted engine, over HTTP, the load on
 * processor 1; all in turns, and all of it in several processes of the service, as two of one program are not equally
 * fast. Of the texts, one in ten has a term of the glossary, and one in ten something that a rule changes.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fortyRules } from "./processes/forty-rules.ts";
import { median, type ServedProcess, startProcess } from "./processes/served-process.ts";
import { steeringTexts } from "./processes/steering-texts.ts";

const sets = Number(process.env["BENCH_SETS"] ?? 5);
const rounds = Number(process.env["BENCH_ROUNDS"] ?? 5);
const warmUps = 3;
const seconds = 1;
const connections = 8;
const goal = 0.9;
/** Three times as many texts as the service remembers. */
const bodies = { again: 10, new: 1200 };
const key = "bench-only-bench-only-bench-only-bench-1";

const folder = mkdtempSync(join(tmpdir(), "dragoman-bench-"));
const { requests, script, entries } = steeringTexts({ requests: bodies.new, texts: 50, words: 20, entries: 10_000 });
writeFileSync(join(folder, "script.json"), JSON.stringify(script));
const creating = await startService();
const { glossary_id } = await create("/v3/glossaries", {
  name: "Bench",
  dictionaries: [{ source_lang: "en", target_lang: "de", entries, entries_format: "tsv" }],
});
const { style_id } = await create("/v3/style_rules", {
  name: "Bench",
  language: "de",
  configured_rules: fortyRules,
});
await creating.stop();
const variants = { plain: {}, glossary: { glossary_id }, style: { style_id } };
const loads = Object.entries(variants).flatMap(([name, steering]) =>
  Object.entries(bodies).map(([texts, count]) => ({
    name: `${name} ${texts}`,
    load: writeLoad(`${name}-${texts}`, count, steering),
    rates: [] as number[],
  })),
);

for (let set = 0; set < sets; set++) {
  const service = await startService();
  for (let round = 0; round < warmUps; round++) for (const { load } of loads) requestsPerSecond(service, load);
  for (let round = 0; round < rounds; round++) {
    const order = round % 2 === 0 ? loads : loads.toReversed();
    for (const { load, rates } of order) rates.push(requestsPerSecond(service, load));
  }
  await service.stop();
}
rmSync(folder, { recursive: true });

for (const texts of ["again", "new"] as const) {
  const plain = ratesOf(`plain ${texts}`);
  console.log(texts === "again" ? `${bodies.again} bodies in turn` : "no text that is remembered");
  console.log(`  as they are          ${median(plain).toFixed(0)} requests/s`);
  for (const [name, label] of [
    ["glossary", "glossary of 10,000"],
    ["style", "style list of 40"],
  ] as const) {
    const measured = ratesOf(`${name} ${texts}`);
    const ratio = median(measured.map((rate, round) => rate / (plain[round] ?? rate)));
    const said = `  ${label.padEnd(20)} ${median(measured).toFixed(0)} requests/s, ratio ${ratio.toFixed(3)}`;
    console.log(texts === "again" ? `${said}; goal: ${goal} or better` : said);
    if (texts === "again" && ratio < goal) process.exitCode = 1;
  }
}

/** All of them have what was created, which is in their folder. */
function startService(): Promise<ServedProcess> {
  const options = ["--engines", "scripted", "--script", join(folder, "script.json"), "--data", join(folder, "data")];
  const environment = { DRAGOMAN_KEYS: `bench=${key};plan=pro` };
  return startProcess("../../dist/main.js", ["--port", "0", ...options], { cpu: 0, environment });
}

function ratesOf(wanted: string): readonly number[] {
  return loads.find(({ name }) => name === wanted)?.rates ?? [];
}

/** For wrk: the bodies in turns. */
function writeLoad(name: string, count: number, steering: object): string {
  const bodiesFolder = join(folder, name);
  mkdirSync(bodiesFolder);
  requests.slice(0, count).forEach((text, index) => {
    const body = { text, source_lang: "EN", target_lang: "DE", ...steering };
    writeFileSync(join(bodiesFolder, `${index}.json`), JSON.stringify(body));
  });
  const load = join(folder, `${name}.lua`);
  writeFileSync(
    load,
    `local bodies = {}
for index = 0, ${count - 1} do
  local file = io.open("${bodiesFolder}/" .. index .. ".json", "r")
  bodies[index] = file:read("*a")
  file:close()
end
local next = 0
request = function()
  next = (next + 1) % ${count}
  return wrk.format("POST", nil, nil, bodies[next])
end
wrk.headers["Content-Type"] = "application/json"
wrk.headers["Authorization"] = "Service-Auth-Key ${key}"
`,
  );
  return load;
}

async function create(path: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${creating.url}${path}`, {
    method: "POST",
    headers: { authorization: `Service-Auth-Key ${key}`, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  const made: Record<string, string> = JSON.parse(await answer.text());
  return made;
}

function requestsPerSecond({ url }: ServedProcess, load: string): number {
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "-s", load, `${url}/v2/translate`];
  const [program = "", ...args] = ["taskset", "-c", "1", ...wrk];
  const { stdout, error } = spawnSync(program, args, { encoding: "utf8" });
  if (error) throw new Error("This benchmark needs wrk and taskset (Debian: apt-get install wrk util-linux).");
  if (stdout.includes("Non-2xx")) throw new Error(`The service refused requests: ${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}
