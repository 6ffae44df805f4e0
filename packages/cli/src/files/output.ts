import { randomBytes } from "node:crypto";
import { constants, createReadStream, type Stats } from "node:fs";
import { access, type FileHandle, lstat, open, realpath, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Refusal } from "../refusal.ts";
import type { Session } from "../session.ts";
import { fileProblem } from "./file-problem.ts";
import { fileBehind, type Input } from "./input.ts";

export interface OutputOptions {
  /** What is read for it, and must not be the same file. */
  readonly inputs: readonly Input[];
  /** Whether a file that is there already may be replaced. Default true. */
  readonly replace?: boolean;
}

/**
 * A file that is there whole or not at all: it is written beside its place, and moved there at the end. The registry's
 * writers of this kind take contents whole, and these can be larger than memory.
 */
export class Output {
  readonly name: string;
  readonly #place: string;
  /** Where the bytes go until the end; the place itself where that is a device or pipe. */
  readonly #path: string;
  readonly #mode: number | undefined;
  readonly #replace: boolean;
  #isThere = false;

  private constructor(name: string, place: string, known: Stats | undefined, replace: boolean) {
    this.name = name;
    this.#place = place;
    this.#replace = replace;
    this.#mode = known?.mode;
    const isDevice = known !== undefined && !known.isFile();
    this.#path = isDevice ? place : join(dirname(place), `.dragoman-${unique()}.part`);
  }

  /**
   * Says what is to be written, before anything is read. What was not moved to its place is removed when the session
   * ends.
   * @throws Refusal for a place that is an input, a folder, another output, or taken.
   */
  static async at(name: string, session: Session, { inputs, replace = true }: OutputOptions): Promise<Output> {
    const place = await placeOf(name);
    const known = await statsIfAny(place);
    if (known?.isDirectory()) throw new Refusal(`${name} is a folder; give the name of a file.`);
    if (known !== undefined) refuseInput(name, known, inputs);
    if (known !== undefined && !replace) throw new Refusal(`${name} is there already.`);
    if (known !== undefined) await refuseProtected(name, place);
    const folder = await statsIfAny(dirname(place));
    if (folder === undefined) throw new Refusal(`${name} cannot be written: there is no folder ${dirname(name)}.`);
    if (known === undefined || known.isFile()) await takePlace(name, session);
    const output = new Output(name, place, known, replace);
    session.atEnd(() => output.discard());
    return output;
  }

  /** Writes everything and forces it to the disk. It is in its place after `finish`. */
  async write(bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<void> {
    try {
      await using handle = await this.#open();
      await handle.writeFile(bytes, { signal });
      if (!this.#isDevice) await handle.sync();
    } catch (error) {
      throw fileProblem(error, this.name, "written");
    }
  }

  /** What was written, before it is in its place. Not for a device, which keeps nothing. */
  written(): AsyncIterable<Uint8Array> {
    return createReadStream(this.#path);
  }

  async finish(): Promise<void> {
    if (this.#isDevice) return;
    try {
      if (!this.#replace && (await statsIfAny(this.#place)) !== undefined) {
        throw new Refusal(`${this.name} is there already.`);
      }
      await rename(this.#path, this.#place);
      this.#isThere = true;
    } catch (error) {
      throw fileProblem(error, this.name, "written");
    }
  }

  async discard(): Promise<void> {
    if (!this.#isDevice && !this.#isThere) await rm(this.#path, { force: true });
  }

  get #isDevice(): boolean {
    return this.#path === this.#place;
  }

  /** Beside its place the file is new, so that nobody can lay a link there; it gets the mode of the one it replaces. */
  async #open(): Promise<FileHandle> {
    if (this.#isDevice) return open(this.#path, "w");
    const handle = await open(this.#path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o666);
    if (this.#mode !== undefined) await handle.chmod(this.#mode & 0o777);
    return handle;
  }
}

/** @throws Refusal for a file that another option of the same command names. */
export async function takePlace(name: string, session: Session): Promise<void> {
  const place = await placeOf(name);
  const path = join(await realpath(dirname(place)), basename(place));
  if (!session.takePlace(path)) throw new Refusal(`Two options name ${name}; give each a file of its own.`);
}

/** @throws Refusal where standard output is a file that is read. The shell has emptied it by then, or it would grow. */
export function refuseStandardOutput(session: Session, inputs: readonly Input[]): void {
  const stats = fileBehind(session.terminal.stdout);
  if (stats !== undefined) refuseInput("Standard output", stats, inputs);
}

function refuseInput(name: string, output: Stats, inputs: readonly Input[]): void {
  const same = inputs.find(({ stats }) => stats?.ino === output.ino && stats.dev === output.dev);
  if (same === undefined) return;
  throw new Refusal(`${name} is ${same.name}, which is read; write to another file.`);
}

/** A file can be replaced where its folder can be written, whatever it says of itself: who protected it is heard. */
async function refuseProtected(name: string, place: string): Promise<void> {
  try {
    await access(place, constants.W_OK);
  } catch (error) {
    throw fileProblem(error, name, "written");
  }
}

/** Through links, so that a link stays one. */
async function placeOf(name: string): Promise<string> {
  try {
    return await realpath(name);
  } catch (error) {
    if (!isMissing(error)) throw fileProblem(error, name, "written");
  }
  // A pipe behind /dev/stdout or /dev/fd/63 has no name of its own.
  if ((await statsIfAny(name)) !== undefined) return name;
  const isLink = await lstat(name).then(
    (stats) => stats.isSymbolicLink(),
    () => false,
  );
  if (isLink) throw new Refusal(`${name} is a link to a file that is not there.`);
  return name;
}

async function statsIfAny(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw fileProblem(error, path, "written");
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}

function unique(): string {
  return randomBytes(6).toString("hex");
}
