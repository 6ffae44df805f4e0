import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "../../error-code.ts";

/**
 * Indexes as files, so that one is not built again after each start. The truth is in the database: a file that is
 * missing, damaged or of another version is as good as none, and one that cannot be read or written is left out.
 */
export interface IndexFiles {
  read(memoryId: string): Promise<Uint8Array<ArrayBuffer> | undefined>;
  save(memoryId: string, bytes: Uint8Array): Promise<void>;
  delete(memoryId: string): Promise<void>;
  /** Deletes those of memories that are not there any more, and what was left half-written. */
  sweep(isThere: (memoryId: string) => Promise<boolean>): Promise<void>;
}

/** Says which units are in it and how they are named; what an older version wrote is not found by this name. */
const ending = ".1.index";
const halfWritten = ".part";

/** In the folder of the embedded database. */
export function indexFilesOf(data: string, onError: (error: unknown) => void): IndexFiles {
  const folder = join(data, "indexes");
  const fileOf = (memoryId: string) => join(folder, memoryId + ending);
  const remove = (file: string) => rm(file, { force: true }).catch(onError);
  return {
    read: async (memoryId) => {
      try {
        const { buffer, byteOffset, byteLength } = await readFile(fileOf(memoryId));
        return new Uint8Array(buffer, byteOffset, byteLength);
      } catch (error) {
        if (errorCode(error) !== "ENOENT") onError(error);
        return undefined;
      }
    },
    save: async (memoryId, bytes) => {
      const file = fileOf(memoryId);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(file + halfWritten, bytes, { mode: 0o600 });
        await rename(file + halfWritten, file);
      } catch (error) {
        onError(error);
        await remove(file + halfWritten);
      }
    },
    delete: async (memoryId) => {
      await remove(fileOf(memoryId));
    },
    sweep: async (isThere) => {
      for (const name of await readdir(folder).catch(() => [])) {
        const isKept = name.endsWith(ending) && (await isThere(name.slice(0, -ending.length)));
        if (!isKept) await remove(join(folder, name));
      }
    },
  };
}
