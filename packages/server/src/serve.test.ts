import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";

const main = new URL("./main.ts", import.meta.url).pathname;
let data: string;
let processes: ChildProcess[] = [];

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "dragoman-"));
});
afterEach(() => {
  for (const process of processes) process.kill("SIGKILL");
  processes = [];
  rmSync(data, { recursive: true, force: true });
});

function run(...args: readonly string[]) {
  const child = spawn(process.execPath, ["--conditions=@dragoman/source", main, ...args], {
    env: { PATH: process.env["PATH"], DRAGOMAN_DATA: data, DRAGOMAN_LOG: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  processes.push(child);
  return child;
}

test("says where it listens and its key, serves, and ends when told to", async () => {
  const child = run("--port", "0", "--engines", "pseudo");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const url = /^Dragoman listens on (http:\/\/127\.0\.0\.1:\d+)$/.exec((await lines.next()).value ?? "")?.[1];
  const key = /: ([0-9A-Za-z]{40})$/.exec((await lines.next()).value ?? "")?.[1];
  const answer = await fetch(`${url}/v2/translate`, {
    method: "POST",
    headers: { authorization: `Service-Auth-Key ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ text: ["Hello"], source_lang: "en", target_lang: "de" }),
  });
  expect(answer.status).toBe(200);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([0, null]);
  expect(await text(child.stderr)).toBe("");
});

test("in test mode it stands in for the mock server of clients' tests", async () => {
  const child = run("--port", "0", "--engines", "pseudo", "--test", "on");
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const url = /(http:\/\/127\.0\.0\.1:\d+)$/.exec((await lines.next()).value ?? "")?.[1];
  const headers = {
    authorization: "DeepL-Auth-Key any",
    "mock-server-session": "one",
    "mock-server-session-5xx-count": "1",
  };
  const statuses = [];
  for (const path of ["/v2/usage", "/v2/usage", "/healthz"]) {
    statuses.push((await fetch(url + path, { headers })).status);
  }
  expect(statuses).toEqual([503, 200, 200]);
});

test.each([
  [["--port", "x"], "DRAGOMAN_PORT"],
  [["--colour", "red"], "--help"],
  [["--engines", "scripted"], "DRAGOMAN_SCRIPT"],
  [["--host", "nowhere.invalid", "--engines", "pseudo"], "DRAGOMAN_HOST"],
  [["--engines", "scripted", "--script", "/nowhere/script.json"], "/nowhere/script.json"],
])("%j ends it with one line that says what to do", async (args, expected) => {
  const child = run(...args);
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  expect(code).toBe(1);
  expect(said).toContain(expected);
  expect(said.trim().split("\n")).toHaveLength(1);
});

test("the first key is shown also where the port is taken, and made only when nothing else can fail", async () => {
  const inTheWay = createServer().listen(0, "127.0.0.1");
  await once(inTheWay, "listening");
  const address = inTheWay.address();
  const port = typeof address === "object" ? `${address?.port}` : "";
  expect(await text(run("--engines", "scripted", "--script", "/nowhere/script.json").stdout)).toBe("");
  const child = run("--port", port, "--engines", "pseudo");
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  inTheWay.close();
  expect(said).toMatch(/: [0-9A-Za-z]{40}\n$/);
  expect(complaint).toMatch(/^DRAGOMAN_PORT .*EADDRINUSE.*another port\.\n$/);
});

test("--help prints the settings", async () => {
  const child = run("--help");
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect(code).toBe(0);
  expect(said).toContain("DRAGOMAN_ENGINES");
});
