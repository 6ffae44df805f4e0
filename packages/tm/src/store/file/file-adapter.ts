import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { constants, type FileHandle, mkdir, open, readdir, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { KeyvEntry, KeyvStoreAdapter } from "keyv";
import { StoreError } from "../store-error.ts";
import { headLine, isExpired, isHead, lineOf, readLine, wholeLines, wholeText } from "./journal.ts";
import { withLock } from "./with-lock.ts";

/** Lines that no longer count, over those that do, before the file is written anew. */
const mostDeadLines = 1000;

const newline = 10;

/** Before where reading goes on, enough to see whether somebody wrote over the file where it stands. */
const bytesOfTail = 64;

/** Of the bits of a file's mode. */
const permissions = 0o777;

/** What a file is known by, so that one that was put in its place is told from it. */
interface Identity {
  readonly ino: number;
  readonly birthtimeMs: number;
  readonly mtimeMs: number;
}

/**
 * Entries in one file that processes share. Not `keyv-file`: it writes all of its file for each change, over what others
 * have written since, and without a lock. Here a change is lines at the end, under a lock; readers need none. The file is
 * written anew, in order, beside the old one and put in its place, when too much of it is dead, and at the end.
 */
export class FileAdapter extends EventEmitter implements KeyvStoreAdapter {
  readonly opts = { dialect: "file", url: "" };
  #path: string;
  #values = new Map<string, string>();
  #identity: Identity | undefined;
  /** How far the file was read, in bytes. */
  #offset = 0;
  #tail: Uint8Array = new Uint8Array();
  #lines = 0;
  #reading: Promise<void> = Promise.resolve();
  #waiting = new Map<string, string | undefined>();
  #nextWrite: Promise<void> | undefined;
  #lastWrite: Promise<void> = Promise.resolve();
  #hasWritten = false;

  constructor(path: string) {
    super();
    this.#path = resolve(path);
  }

  // What Keyv takes an adapter for may keep any type; this one keeps what was serialized.
  async get<Value>(key: string): Promise<Value | undefined>;
  async get(key: string): Promise<unknown> {
    const [value] = await this.getMany([key]);
    return value;
  }

  async getMany<Value>(keys: string[]): Promise<(Value | undefined)[]>;
  async getMany(keys: string[]): Promise<unknown[]> {
    await this.#read();
    return keys.map((key) => this.#values.get(key));
  }

  async set(key: string, value: string): Promise<void> {
    await this.#write([[key, value]]);
  }

  async setMany(entries: KeyvEntry[]): Promise<void> {
    await this.#write(entries.map(({ key, value }) => [key, value]));
  }

  async delete(key: string): Promise<boolean> {
    return this.deleteMany([key]);
  }

  async deleteMany(keys: string[]): Promise<boolean> {
    await this.#read();
    const there = keys.filter((key) => this.#values.has(key));
    await this.#write(there.map((key) => [key, undefined]));
    return there.length > 0;
  }

  async clear(): Promise<void> {
    await this.#read();
    await this.deleteMany([...this.#values.keys()]);
  }

  iterator<Value>(prefix?: string): AsyncGenerator<(string | Awaited<Value> | undefined)[], void>;
  async *iterator(prefix?: string): AsyncGenerator<(string | undefined)[], void> {
    await this.#read();
    for (const entry of [...this.#values]) if (entry[0].startsWith(`${prefix}:`)) yield entry;
  }

  /** Leaves the file in order, so that what is kept in a repository shows the differences and no more. */
  async disconnect(): Promise<void> {
    await (this.#nextWrite ?? this.#lastWrite).catch(() => {});
    if (!this.#hasWritten) return;
    await withLock(this.#path, async () => {
      await this.#read();
      await this.#replace(new Map(this.#values));
    });
  }

  /** A link to a file would be replaced by another file, and its lock be another than that of the file itself. */
  async #followLink(): Promise<void> {
    if ((await statOrNothing(this.#path)) !== undefined) this.#path = await realpath(this.#path);
  }

  /** What comes while another change is being written is written together. */
  #write(changes: readonly (readonly [string, string | undefined])[]): Promise<void> {
    if (changes.length === 0) return Promise.resolve();
    for (const [key, value] of changes) {
      // Put at the end, as a Map keeps the place of a key that it has.
      this.#waiting.delete(key);
      this.#waiting.set(key, value);
    }
    this.#nextWrite ??= this.#lastWrite
      .catch(() => {})
      .then(() => {
        const taken = this.#waiting;
        this.#waiting = new Map();
        this.#nextWrite = undefined;
        this.#lastWrite = this.#append(taken);
        return this.#lastWrite;
      });
    return this.#nextWrite;
  }

  async #append(changes: ReadonlyMap<string, string | undefined>): Promise<void> {
    await mkdir(dirname(this.#path), { recursive: true });
    await this.#followLink();
    await withLock(this.#path, async () => {
      await this.#read();
      this.#hasWritten = true;
      if (this.#identity === undefined || this.#offset === 0) {
        return this.#replace(new Map([...changes].filter(isKept)));
      }
      const lines = [...changes].map(([key, value]) => lineOf({ key, value })).join("");
      // Where the lock was taken for abandoned, the file may have been replaced while its lines were written.
      while (!(await appended(this.#path, lines)));
      await this.#read();
      if (this.#lines > 2 * this.#values.size + mostDeadLines) await this.#replace(new Map(this.#values));
    });
  }

  /**
   * Writes the file anew, under the lock. The values are a copy of those that were read just now: others read on
   * meanwhile.
   */
  async #replace(values: Map<string, string>): Promise<void> {
    const now = Date.now();
    for (const [key, value] of values) if (isExpired(value, now)) values.delete(key);
    const folder = dirname(this.#path);
    const beginning = `${basename(this.#path)}.`;
    const left = (await readdir(folder)).filter((name) => name.startsWith(beginning) && name.endsWith(".tmp"));
    for (const name of left) await rm(join(folder, name), { force: true });
    const temporary = `${this.#path}.${randomUUID()}.tmp`;
    try {
      await writeDurably(temporary, wholeText(values), (await statOrNothing(this.#path))?.mode);
      await rename(temporary, this.#path);
    } catch (error) {
      // Where the disk is full, it is full of this.
      await rm(temporary, { force: true });
      throw error;
    }
  }

  /** One after the other, as each goes on where the last one ended. */
  #read(): Promise<void> {
    const reading = this.#reading.catch(() => {}).then(() => this.#readOn());
    this.#reading = reading;
    return reading;
  }

  async #readOn(): Promise<void> {
    const found = await statOrNothing(this.#path);
    if (found === undefined) return this.#forget();
    if (isSame(this.#identity, found) && found.mtimeMs === this.#identity?.mtimeMs && found.size === this.#offset)
      return;
    await withFile(this.#path, "r", (file) => this.#readFrom(file));
  }

  async #readFrom(file: FileHandle): Promise<void> {
    const opened = await file.stat();
    const isLonger = isSame(this.#identity, opened) && opened.size >= this.#offset;
    if (!isLonger || !(await this.#goesOn(file))) this.#forget();
    this.#identity = opened;
    const bytes = await readPart(file, this.#offset, opened.size);
    for (const line of wholeLines(bytes)) {
      if (this.#offset === 0 && !isHead(line)) throw this.#foreign();
      this.#take(line);
      this.#offset += line.length + 1;
    }
    if (this.#offset === 0 && opened.size > 0) throw this.#foreign();
    this.#tail = await readPart(file, Math.max(0, this.#offset - bytesOfTail), this.#offset);
  }

  async #goesOn(file: FileHandle): Promise<boolean> {
    const tail = await readPart(file, this.#offset - this.#tail.length, this.#offset);
    return Buffer.compare(tail, this.#tail) === 0;
  }

  #take(bytes: Uint8Array): void {
    this.#lines += 1;
    const line = readLine(bytes);
    if (line === undefined) return;
    if (line.value === undefined) this.#values.delete(line.key);
    else this.#values.set(line.key, line.value);
  }

  #forget(): void {
    this.#values = new Map();
    this.#identity = undefined;
    this.#offset = 0;
    this.#tail = new Uint8Array();
    this.#lines = 0;
  }

  #foreign(): StoreError {
    this.#forget();
    const message = `place: ${this.#path} is not a store: its first line is not ${headLine}. Give another path.`;
    return new StoreError("foreign_file", message);
  }
}

function isKept(change: readonly [string, string | undefined]): change is [string, string] {
  return change[1] !== undefined;
}

/** Adds lines at the end; whether the file is still the one at its path. */
function appended(path: string, lines: string): Promise<boolean> {
  return withFile(path, constants.O_RDWR | constants.O_APPEND, async (file) => {
    const { size, ino } = await file.stat();
    const [last = newline] = await readPart(file, size - 1, size);
    // What was cut off stays a line of its own, which nobody can read.
    await file.appendFile(last === newline ? lines : `\n${lines}`);
    await file.datasync();
    // As long as it is open, no other file has its number.
    return (await statOrNothing(path))?.ino === ino;
  });
}

/** @param mode who may read and write it; `undefined` for what the process gives new files. */
function writeDurably(path: string, text: string, mode: number | undefined): Promise<void> {
  return withFile(path, "wx", async (file) => {
    if (mode !== undefined) await file.chmod(mode & permissions);
    await file.writeFile(text);
    await file.sync();
  });
}

async function withFile<Result>(
  path: string,
  flags: string | number,
  act: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(path, flags);
  try {
    return await act(file);
  } finally {
    await file.close();
  }
}

async function readPart(file: FileHandle, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(0, end - start));
  let filled = 0;
  while (filled < bytes.length) {
    const { bytesRead } = await file.read(bytes, filled, bytes.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return bytes.subarray(0, filled);
}

async function statOrNothing(
  path: string,
): Promise<(Identity & { readonly size: number; readonly mode: number }) | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function isSame(one: Identity | undefined, other: Identity): boolean {
  return one !== undefined && one.ino === other.ino && one.birthtimeMs === other.birthtimeMs;
}
