import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface ServedProcess {
  readonly url: string;
  /** Milliseconds from its start until it said where it listens. */
  readonly ready: number;
  /** Megabytes (10^6 bytes) of the process and all it started that are in memory now. */
  residentMemory(): number;
  stop(): Promise<void>;
}

/** Starts a program that prints the address it listens on; with `cpu`, on that processor alone (Linux). */
export async function startProcess(
  program: string,
  args: readonly string[],
  { environment = {}, cpu }: { readonly environment?: Readonly<Record<string, string>>; readonly cpu?: number } = {},
): Promise<ServedProcess> {
  const command = [process.execPath, fileURLToPath(new URL(program, import.meta.url)), ...args];
  const [file = "", ...rest] = cpu === undefined ? command : ["taskset", "-c", String(cpu), ...command];
  const started = performance.now();
  const child = spawn(file, rest, {
    env: { PATH: process.env["PATH"], ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/[\w.:[\]]+/.exec(line)?.[0];
    if (url === undefined) continue;
    return {
      url,
      ready: performance.now() - started,
      residentMemory: () => residentMemory(child.pid ?? 0),
      stop: () => stop(child),
    };
  }
  throw new Error(`${program} ended before it listened. Build first, as npm run bench does.`);
}

function residentMemory(pid: number): number {
  const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + residentMemory(Number(child)), (kilobytes * 1024) / 1e6);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  await ended;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
