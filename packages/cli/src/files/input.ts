import { createReadStream, createWriteStream, fstatSync, type Stats } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addAbortSignal, type Readable, type Stream } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { fileProblem } from "./file-problem.ts";

/** Names standard input where a file is asked for. */
export const standardInput = "-";

/** A file, pipe or device to be read, or standard input. */
export interface Input {
  /** As the user wrote it; for messages. */
  readonly name: string;
  /** Not for standard input. */
  readonly path?: string;
  /** Of a file, also of one behind standard input. */
  readonly stats?: Stats;
  /** The bytes from the beginning, as often as was said when it was opened. */
  bytes(): AsyncIterable<Uint8Array>;
  /** The first bytes, which `bytes` gives all the same; fewer than 1024 only where there are no more. */
  start(): Promise<Uint8Array>;
}

/** @throws Refusal for standard input named twice. */
export function refuseStandardInputTwice(paths: readonly string[]): void {
  if (paths.filter((path) => path === standardInput).length < 2) return;
  throw new Refusal("Standard input (-) can be given once only.");
}

/**
 * Looks at what is to be read, before anything is. What can be read once only is kept in a temporary file where it is
 * to be read `readings` times.
 * @throws Refusal for what is not there, and for a folder.
 */
export async function openInput(path: string, session: Session, readings = 1): Promise<Input> {
  if (path === standardInput) {
    const { stdin } = session.terminal;
    const stats = fileBehind(stdin);
    // What is kept is read once more, to keep it.
    session.progress.expect(stats && stats.size * (readings === 1 ? 1 : readings + 1));
    // One that nobody closes would keep the process.
    session.atEnd(async () => void stdin.destroy());
    return new PassingInput(
      { name: "standard input", ...(stats && { stats }) },
      () => addAbortSignal(session.signal, stdin),
      session,
      readings,
    );
  }
  const stats = await statsOf(path);
  if (stats.isDirectory()) throw new Refusal(`${path} is a folder; name the files in it.`);
  if (stats.isFile()) {
    session.progress.expect(stats.size * readings);
    return new FileInput(path, stats, session);
  }
  session.progress.expect(undefined);
  return new PassingInput({ name: path, path }, () => createReadStream(path), session, readings);
}

/** A file that can be read as often as one likes. */
class FileInput implements Input {
  readonly name: string;
  readonly path: string;
  readonly stats: Stats;
  readonly #session: Session;

  constructor(path: string, stats: Stats, session: Session) {
    this.name = path;
    this.path = path;
    this.stats = stats;
    this.#session = session;
  }

  bytes(): AsyncIterable<Uint8Array> {
    return this.#read(this.#session.progress);
  }

  async start(): Promise<Uint8Array> {
    const bytes = this.#read(undefined);
    try {
      return await startOf(bytes);
    } finally {
      await bytes.return();
    }
  }

  #read(progress: Session["progress"] | undefined): AsyncGenerator<Uint8Array, void, undefined> {
    return bytesOf(createReadStream(this.path), this.name, progress);
  }
}

/** A pipe, a device or standard input, which gives its bytes once. */
class PassingInput implements Input {
  readonly name: string;
  readonly path?: string;
  readonly stats?: Stats;
  readonly #open: () => Readable;
  readonly #session: Session;
  readonly #readings: number;
  #source: AsyncGenerator<Uint8Array, void, undefined> | undefined;
  #start: Uint8Array | undefined;
  #kept: Promise<Input> | undefined;

  constructor(
    { name, path, stats }: Pick<Input, "name" | "path" | "stats">,
    open: () => Readable,
    session: Session,
    readings: number,
  ) {
    this.name = name;
    if (path !== undefined) this.path = path;
    if (stats !== undefined) this.stats = stats;
    this.#open = open;
    this.#session = session;
    this.#readings = readings;
  }

  async *bytes(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#readings === 1) {
      yield* this.#once();
      return;
    }
    this.#kept ??= keep(this.#once(), this.name, this.#session);
    yield* (await this.#kept).bytes();
  }

  async start(): Promise<Uint8Array> {
    if (this.#start !== undefined) return this.#start;
    this.#start = await startOf(this.#read());
    return this.#start;
  }

  async *#once(): AsyncGenerator<Uint8Array, void, undefined> {
    if (this.#start !== undefined) yield this.#start;
    yield* this.#read();
  }

  #read(): AsyncGenerator<Uint8Array, void, undefined> {
    this.#source ??= bytesOf(this.#open(), this.name, this.#session.progress);
    return this.#source;
  }
}

const startSize = 1024;

async function* bytesOf(
  stream: Readable,
  name: string,
  progress: Session["progress"] | undefined,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const piece of stream) {
      const bytes: Uint8Array = piece;
      progress?.advance(bytes.length);
      yield bytes;
    }
  } catch (error) {
    throw fileProblem(error, name, "read");
  }
}

async function startOf(pieces: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  while (bytes.length < startSize) {
    const { done, value } = await pieces.next();
    if (done === true) break;
    bytes = Buffer.concat([bytes, value]);
  }
  return bytes;
}

/** A copy that can be read again, for as long as the command runs. */
async function keep(bytes: AsyncIterable<Uint8Array>, name: string, session: Session): Promise<Input> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-"));
  session.atEnd(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, "input");
  try {
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }), { signal: session.signal });
  } catch (error) {
    throw fileProblem(error, `${name} (kept in ${tmpdir()})`, "read");
  }
  return new FileInput(path, await stat(path), session);
}

/** The file that a stream of the process reads or writes, if it is one and not a pipe or terminal. */
export function fileBehind(stream: Stream): Stats | undefined {
  if (!("fd" in stream) || typeof stream.fd !== "number") return undefined;
  const stats = fstatSync(stream.fd);
  return stats.isFile() ? stats : undefined;
}

async function statsOf(path: string): Promise<Stats> {
  try {
    return await stat(path);
  } catch (error) {
    throw fileProblem(error, path, "read");
  }
}
