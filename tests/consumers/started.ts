import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

export interface Started {
  /** The first address that it printed. */
  readonly url: string;
  /** Asks it to end, as a terminal or a container does, and waits until it has. */
  readonly stop: () => Promise<void>;
}

/** Runs a program of an example until the test ends. What it says when it ends too early is the test's failure. */
export async function started(
  folder: string,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<Started> {
  const env = { ...process.env, NO_COLOR: "1", ...settings };
  const child = spawn(process.execPath, parameters, { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  onTestFinished(stop);
  const complaints: string[] = [];
  child.stderr.on("data", (data) => complaints.push(String(data)));
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/[^/\s]+/.exec(line) ?? [];
    if (url !== undefined) return { url, stop };
  }
  throw new Error(`${parameters.join(" ")} ended before it was ready.\n${complaints.join("")}`);
}
