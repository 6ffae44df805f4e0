import { mkdir, rename, rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EngineError } from "../errors.ts";
import type { ModelProgress } from "../ports.ts";
import { download } from "./download.ts";
import { takeLock } from "./install-lock.ts";
import { type InstalledModel, readModel } from "./installed-models.ts";
import { type Manifest, manifestName } from "./manifest.ts";
import type { IndexEntry, IndexFile } from "./model-index.ts";

export interface Installation {
  readonly entry: IndexEntry;
  /** The folder of models; the model's own folder is made in it. */
  readonly folder: string;
  /** SHA-256 by file name, for files without a published one. */
  readonly pins: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: ModelProgress) => void) | undefined;
  /** Fails when the model does not work. */
  readonly trial: (model: InstalledModel) => Promise<void>;
}

/** Left free beside the model, and room for the packed files. */
const spareBytes = 16 * 2 ** 20;

/**
 * Downloads a model beside its place, tries it and moves it there. When it fails, nothing is left but parts of files that
 * the next try goes on with.
 * @throws EngineError `download`, `aborted` or `invalid-model`.
 */
export async function installModel(installation: Installation): Promise<void> {
  const { entry, folder } = installation;
  const name = `${entry.source}-${entry.target}`;
  const hashes = knownHashes(installation);
  const release = await guarded(folder, async () => {
    await mkdir(folder, { recursive: true });
    return takeLock(join(folder, `.installing-${name}`));
  });
  if (release === undefined) {
    const problem = `The model ${name} is being installed by another process, or was until a moment ago`;
    throw new EngineError("bergamot", "download", `${problem}. Try again in a minute.`);
  }
  try {
    await installAlone(installation, name, hashes);
  } finally {
    await release();
  }
}

async function installAlone(
  installation: Installation,
  name: string,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const { entry, folder } = installation;
  const incoming = join(folder, `.incoming-${name}`);
  const parts = join(folder, `.parts-${name}`);
  await guarded(folder, async () => {
    await rm(incoming, { recursive: true, force: true });
    await checkRoom(folder, entry);
    await mkdir(incoming);
    await mkdir(parts, { recursive: true });
  });
  try {
    await downloadAll(installation, incoming, parts, hashes);
    await guarded(folder, () =>
      writeFile(join(incoming, manifestName), `${JSON.stringify(manifestOf(entry, hashes))}\n`),
    );
    await installation.trial(readModel(incoming));
    installation.signal?.throwIfAborted();
    await guarded(folder, () => replace(incoming, join(folder, name)));
    await rm(parts, { recursive: true, force: true });
  } catch (error) {
    await rm(incoming, { recursive: true, force: true });
    if (installation.signal?.aborted) throw new EngineError("bergamot", "aborted", "The installation was aborted.");
    throw error;
  }
}

/** Takes a model's folder away in one step. */
export async function removeModel(folder: string, name: string): Promise<void> {
  const outgoing = join(folder, `.outgoing-${name}`);
  await rm(outgoing, { recursive: true, force: true });
  await rename(join(folder, name), outgoing);
  await rm(outgoing, { recursive: true, force: true });
}

async function replace(incoming: string, place: string): Promise<void> {
  const outgoing = `${incoming}.old`;
  await rm(outgoing, { recursive: true, force: true });
  await rename(place, outgoing).catch(ignoreMissing);
  await rename(incoming, place);
  await rm(outgoing, { recursive: true, force: true });
}

function filesOf(entry: IndexEntry): readonly IndexFile[] {
  return Object.values(entry.files);
}

export function installedBytes(entry: IndexEntry): number {
  return filesOf(entry).reduce((sum, { bytes }) => sum + bytes, 0);
}

function knownHashes({ entry, pins }: Installation): ReadonlyMap<string, string> {
  return new Map(
    filesOf(entry).map(({ name, sha256 }) => {
      const hash = sha256 ?? pins[name]?.toLowerCase();
      if (hash !== undefined) return [name, hash];
      throw new EngineError(
        "bergamot",
        "download",
        `The model ${entry.source}-${entry.target} is not installed: no hash of ${name} is published, so nothing would show a wrong file. If you know its SHA-256, set it in pins under that name.`,
      );
    }),
  );
}

async function checkRoom(folder: string, entry: IndexEntry): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = 2 * installedBytes(entry) + spareBytes;
  if (bavail * bsize >= needed) return;
  throw new EngineError(
    "bergamot",
    "download",
    `The model ${entry.source}-${entry.target} needs ${megabytes(needed)} MB for its installation, and ${folder} has ${megabytes(bavail * bsize)} MB left. Make room, or set another models folder.`,
  );
}

async function downloadAll(
  { entry, signal, onProgress }: Installation,
  incoming: string,
  parts: string,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  const totalBytes = installedBytes(entry);
  let before = 0;
  let reported = 0;
  for (const { name, url, bytes } of filesOf(entry)) {
    await download({
      url,
      part: join(parts, `${name}.part`),
      target: join(incoming, name),
      bytes,
      sha256: hashes.get(name) ?? "",
      signal,
      onBytes: (received) => {
        // a resumed file is read from its start again
        if (before + received <= reported) return;
        reported = before + received;
        onProgress?.({ receivedBytes: reported, totalBytes, file: name });
      },
    });
    before += bytes;
  }
}

function manifestOf({ source, target, version, files }: IndexEntry, hashes: ReadonlyMap<string, string>): Manifest {
  const written = ({ name, bytes }: IndexFile) => ({ name, bytes, sha256: hashes.get(name) ?? "" });
  const { model, ...others } = files;
  return {
    source,
    target,
    version,
    files: {
      model: written(model),
      ...Object.fromEntries(Object.entries(others).map(([role, file]) => [role, written(file)])),
    },
  };
}

/** Faults of the disk as errors that say what to do. */
async function guarded<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EngineError) throw error;
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    const advice = code === "ENOSPC" ? "The disk is full: make room" : "Check that the folder can be written";
    throw new EngineError("bergamot", "download", `Cannot write to ${folder} (${code}). ${advice}, and try again.`, {
      cause: error,
    });
  }
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
