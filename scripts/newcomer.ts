/**
 * What somebody meets who has only Node and a clone: copies the last commit into an empty folder, with an empty home
 * and without this checkout's tools on the path, and runs the README's commands there. `npm run newcomer`.
 */
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const root = join(import.meta.dirname, "..");
const place = mkdtempSync(join(tmpdir(), "dragoman-newcomer-"));
const clone = join(place, "clone");
const home = join(place, "home");
const path = (process.env["PATH"] ?? "")
  .split(delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .join(delimiter);

try {
  mkdirSync(home);
  execFileSync("git", ["clone", "-q", root, clone]);
  console.log(
    `Node on the path: ${execFileSync("node", ["--version"], { env: environment(), encoding: "utf8" }).trim()}`,
  );
  await starts("start", ["DRAGOMAN_PORT", "DRAGOMAN_DEMO_PORT"]);
  await starts("start", ["DRAGOMAN_PORT", "DRAGOMAN_DEMO_PORT"]);
  await starts("serve", ["DRAGOMAN_PORT"]);
  await tests();
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 3 });
}

/** Runs a command that serves until every address answers, then ends it as Ctrl+C does. */
async function starts(script: string, portSettings: readonly string[]): Promise<void> {
  const begun = performance.now();
  const ports = await Promise.all(portSettings.map(async (name) => [name, await freePort()] as const));
  const child = run(script, Object.fromEntries(ports.map(([name, port]) => [name, String(port)])));
  await Promise.all(ports.map(([, port]) => answers(port, child)));
  console.log(`npm run ${script}: answers after ${seconds(begun)} s`);
  process.kill(-(child.pid ?? 0), "SIGINT");
  await once(child, "exit");
}

async function tests(): Promise<void> {
  const begun = performance.now();
  const [code] = await once(run("test", {}), "exit");
  console.log(`npm test: exit ${code} after ${seconds(begun)} s`);
  if (code !== 0) process.exitCode = 1;
}

function run(script: string, extra: Record<string, string>): ChildProcess {
  return spawn("npm", ["run", script], {
    cwd: clone,
    env: environment(extra),
    stdio: ["ignore", "inherit", "inherit"],
    detached: true,
  });
}

function environment(extra: Record<string, string> = {}): Record<string, string> {
  return { PATH: path, HOME: home, LANG: "C.UTF-8", ...extra };
}

async function answers(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode} before it answered.`);
    const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (response !== undefined) return void (await response.body?.cancel());
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("No port was given.");
  return address.port;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1);
}
