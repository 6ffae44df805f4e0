import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorCode } from "../error-code.ts";
import { type BlobStore, inPieces } from "./blobs.ts";
import { StorageError } from "./storage-error.ts";

const pieceLength = 256 * 1024;
/** What is being written has another name, so that a file that is there is whole. */
const halfWritten = ".part";

/** Files in a folder, readable by this user alone. */
class FileBlobs implements BlobStore {
  readonly #folder: () => Promise<string>;

  /** @param folder makes it where it is not there. */
  constructor(folder: () => Promise<string>) {
    this.#folder = folder;
  }

  async write(content: AsyncIterable<Uint8Array>): Promise<string> {
    const id = randomUUID();
    const file = await this.#fileOf(id);
    try {
      const handle = await open(file + halfWritten, "wx", 0o600).catch(refuse);
      try {
        for await (const piece of inPieces(content, pieceLength)) await handle.appendFile(piece).catch(refuse);
        await handle.sync().catch(refuse);
      } finally {
        await handle.close();
      }
      await rename(file + halfWritten, file).catch(refuse);
      return id;
    } catch (error) {
      await rm(file + halfWritten, { force: true });
      throw error;
    }
  }

  async size(id: string): Promise<number | undefined> {
    try {
      return (await stat(await this.#fileOf(id))).size;
    } catch (error) {
      if (errorCode(error) === "ENOENT") return undefined;
      return refuse(error);
    }
  }

  async *read(id: string): AsyncGenerator<Uint8Array> {
    yield* createReadStream(await this.#fileOf(id));
  }

  async *scan(id: string): AsyncGenerator<Uint8Array> {
    const handle = await open(await this.#fileOf(id)).catch(refuse);
    try {
      const buffer = Buffer.allocUnsafeSlow(pieceLength);
      for (;;) {
        const { bytesRead } = await handle.read(buffer).catch(refuse);
        if (bytesRead === 0) return;
        yield buffer.subarray(0, bytesRead);
      }
    } finally {
      await handle.close();
    }
  }

  async delete(id: string): Promise<void> {
    const file = await this.#fileOf(id);
    await rm(file, { force: true }).catch(refuse);
    await rm(file + halfWritten, { force: true }).catch(refuse);
  }

  async listWrittenBefore(time: Date): Promise<readonly string[]> {
    const folder = await this.#folder();
    const old = new Set<string>();
    for (const name of await readdir(folder)) {
      const written = await stat(join(folder, name)).catch(() => undefined);
      if (written !== undefined && written.mtime < time) old.add(name.replace(halfWritten, ""));
    }
    return [...old];
  }

  async close(): Promise<void> {}

  async #fileOf(id: string): Promise<string> {
    return join(await this.#folder(), id);
  }
}

/** The folder of a data folder. */
export function blobsOfFolder(data: string): BlobStore {
  const folder = join(data, "blobs");
  let made: Promise<string> | undefined;
  return new FileBlobs(() => {
    made ??= mkdir(folder, { recursive: true, mode: 0o700 }).then(() => folder, refuse);
    return made;
  });
}

/** A folder among the system's temporary ones, made when it is needed and gone when it is closed. */
export function temporaryBlobs(): BlobStore {
  let made: Promise<string> | undefined;
  const blobs = new FileBlobs(() => {
    made ??= mkdtemp(join(tmpdir(), "dragoman-blobs-")).catch(refuse);
    return made;
  });
  blobs.close = async () => {
    if (made !== undefined) await rm(await made, { recursive: true, force: true });
  };
  return blobs;
}

function refuse(error: unknown): never {
  const code = errorCode(error) ?? "unknown";
  const remedy = code === "ENOSPC" ? "The disk is full: make room on it." : "Let this user write the folder.";
  throw new StorageError("not-writable", `DRAGOMAN_DATA: a file could not be kept (${code}). ${remedy}`, {
    cause: error,
  });
}
