import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Asks for one address from eight connections for a second, as a reader of Polish, and counts the answers. The load is
 * wrk's, on processor 1: a generator in JavaScript is slower than some of the servers and faster than others, so that
 * some would pay for waking it at each answer and others not.
 * @param state what each answer must say of its localization, since one that is not what it should be may be a faster one
 */
export function answersInOneSecond(url: string, state: string | undefined, folder: string): number {
  const script = join(folder, "readers.lua");
  writeFileSync(script, scriptFor(state));
  const wrk = ["wrk", "-t1", "-c8", "-d1s", "-s", script, url];
  const { stdout, error } = spawnSync("taskset", ["-c", "1", ...wrk], { encoding: "utf8" });
  const counted = /^answers (\d+), wrong (\d+)$/m.exec(stdout ?? "");
  if (error || counted === null) {
    throw new Error("This benchmark needs wrk and taskset (Debian: apt-get install wrk util-linux).");
  }
  const [, answers, wrong] = counted.map(Number);
  if (wrong !== 0) throw new Error(`${url}: ${wrong} of ${answers} answers are not what they should be.`);
  return answers ?? 0;
}

function scriptFor(state: string | undefined): string {
  return `
wrk.headers["Accept-Language"] = "pl-PL,pl;q=0.9,en;q=0.8"
local threads = {}
function setup(thread) table.insert(threads, thread) end
function init() wrong = 0 end
function response(status, headers)
  if status ~= 200 or headers["X-Localization"] ~= ${state === undefined ? "nil" : `"${state}"`} then wrong = wrong + 1 end
end
function done(summary)
  local failed = summary.errors.connect + summary.errors.read + summary.errors.write + summary.errors.timeout
  print(string.format("answers %d, wrong %d", summary.requests, threads[1]:get("wrong") + failed))
end
`;
}
