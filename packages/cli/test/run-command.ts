import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { WriteStream } from "node:tty";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { run } from "../src/run.ts";
import type { OutputStream } from "../src/terminal/terminal.ts";

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly stdin?: string | Uint8Array | Readable;
  /** Whether standard output and standard error are a terminal. */
  readonly isTerminal?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** Runs a command line in this process, with streams of its own. */
export async function dragoman(args: readonly string[], surroundings: Surroundings = {}): Promise<Outcome> {
  const { stdin = "", isTerminal = false, env = {}, signal } = surroundings;
  const [stdout, stderr] = [new Captured(isTerminal), new Captured(isTerminal)];
  const input = stdin instanceof Readable ? stdin : Readable.from([Buffer.from(stdin)]);
  const code = await run(args, { stdin: input, stdout: stdout.stream, stderr: stderr.stream, env }, signal);
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** Everything that is written to a stream, which may look like a terminal. */
class Captured {
  readonly stream: OutputStream;
  readonly #pieces: Buffer[] = [];

  constructor(isTerminal: boolean) {
    const stream = new PassThrough();
    stream.on("data", (piece: Buffer) => this.#pieces.push(piece));
    const { getColorDepth, hasColors } = WriteStream.prototype;
    const terminal = { isTTY: true, columns: 100, getColorDepth, hasColors, cursorTo() {}, clearLine() {} };
    this.stream = isTerminal ? Object.assign(stream, terminal) : stream;
  }

  get text(): string {
    return Buffer.concat(this.#pieces).toString("utf8");
  }
}

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));

const processArguments = (args: readonly string[]) => ["--conditions=@dragoman/source", main, ...args];

/** The words with which a shell runs the command. */
export const commandLine = (args: readonly string[]): readonly [string, ...string[]] => [
  process.execPath,
  ...processArguments(args),
];

/** Starts the command as a process of its own, of another user where root asks for it. */
export function startProcess(
  args: readonly string[],
  { env, ...user }: { readonly uid?: number; readonly env?: Readonly<Record<string, string>> } = {},
) {
  const surroundings = { ...process.env, ...env };
  const child = spawn(process.execPath, processArguments(args), { stdio: "pipe", env: surroundings, ...user });
  const text = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (piece: string) => {
      text[name] += piece;
    });
  }
  // A process that has ended takes no more input.
  child.stdin.on("error", () => {});
  onTestFinished(() => void child.kill("SIGKILL"));
  const outcome = new Promise<Outcome>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, ...text }));
  });
  return { child, outcome };
}

/** Runs the command as a process whose standard output goes to the end of a file. */
export function processInto(file: string, args: readonly string[]): Omit<Outcome, "stdout"> {
  return withOpen(file, "a", (output) => runProcess(args, ["ignore", output, "pipe"]));
}

/** Runs the command as a process whose standard input is a file. */
export function processFrom(file: string, args: readonly string[]): Omit<Outcome, "stdout"> {
  return withOpen(file, "r", (input) => runProcess(args, [input, "ignore", "pipe"]));
}

function withOpen<Result>(file: string, flags: string, use: (descriptor: number) => Result): Result {
  const descriptor = openSync(file, flags);
  try {
    return use(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function runProcess(args: readonly string[], stdio: ("ignore" | "pipe" | number)[]): Omit<Outcome, "stdout"> {
  const { status, stderr } = spawnSync(process.execPath, processArguments(args), { stdio, encoding: "utf8" });
  return { code: status, stderr };
}

/** A folder that is removed when the test ends, and its paths. */
export async function temporaryFolder(): Promise<(name: string) => string> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-cli-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return (name) => join(folder, name);
}
