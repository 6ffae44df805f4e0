import files from "node:fs";
import { rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DragomanError, refusal } from "../errors.ts";
import type { OpenPath, SaveFile } from "./runtime-files.ts";

export { openStream } from "./streamed-body.ts";

export const openPath: OpenPath = async (path) => {
  let cause: unknown;
  try {
    if ((await stat(path)).isFile()) return await files.openAsBlob(path);
  } catch (error) {
    cause = error;
  }
  throw refusal("input: there is no file at this path that can be read.", { cause });
};

/**
 * Writes beside the place under a passing name, and moves the file there once it is whole. All that can be refused is
 * refused before the first byte is read; the place is held by an empty file meanwhile, so that nobody else's is
 * overwritten. Nothing is left after a failure.
 */
export const saveFile: SaveFile = async (stream, filename, path, { overwrite = false } = {}) => {
  // Callers without types may forget it.
  if (typeof path !== "string" || path === "") throw refusal("path: give where the file is to be saved.");
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder && filename === undefined) throw refusal("path: the file came without a name; give one.");
  const place = isFolder ? join(path, filename ?? "") : path;
  const passing = join(dirname(place), `.${crypto.randomUUID()}.part`);
  const made: string[] = [];
  const hold = async (file: string) => {
    try {
      await writeFile(file, "", { flag: "wx" });
      made.push(file);
    } catch (cause) {
      const isThere = Object(cause).code === "EEXIST";
      if (isThere && overwrite) return;
      const problem = isThere
        ? "there is a file already; choose another, or set overwrite"
        : "no file can be written there";
      throw refusal(`path: ${problem}.`, { cause });
    }
  };
  try {
    await hold(passing);
    await hold(place);
    await writeFile(passing, stream(), { flush: true });
    await rename(passing, place);
    return place;
  } catch (cause) {
    for (const file of made) await rm(file, { force: true });
    throw cause instanceof DragomanError ? cause : refusal("path: the file could not be written.", { cause });
  }
};
