import { open } from "node:fs/promises";
import { join } from "node:path";
import { type ReadResourceOptions, type ResourceDocument, ResourceError, readResource } from "@dragoman/tm/resources";
import { fileProblem } from "../../files/file-problem.ts";
import { Refusal } from "../../refusal.ts";
import { refuseOutside } from "./find-files.ts";

/** Larger ones are no files of messages; the reader counts characters, of which one has up to 4 bytes. */
const mostBytes = 80_000_000;

/** How a file of messages is read. */
export interface DocumentOptions {
  readonly root: string;
  readonly read: (text: Uint8Array | string) => ResourceDocument;
}

export function documentOptions(root: string, name: string, options: ReadResourceOptions): DocumentOptions {
  return { root, read: (text) => inFile(name, () => readResource(text, { ...options, path: name })) };
}

/**
 * `undefined` where there is no such file.
 * @throws Refusal with file, line and remedy.
 */
export async function readDocument(
  name: string,
  { root, read }: DocumentOptions,
): Promise<ResourceDocument | undefined> {
  const bytes = await bytesIfAny(root, name);
  return bytes === undefined ? undefined : read(bytes);
}

async function bytesIfAny(root: string, name: string): Promise<Uint8Array | undefined> {
  await refuseOutside(root, name);
  try {
    await using handle = await open(join(root, name));
    const { size } = await handle.stat();
    if (size > mostBytes) throw new Refusal(`${name} is larger than ${mostBytes} bytes; split it.`);
    return await handle.readFile();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw fileProblem(error, name, "read");
  }
}

/** What is wrong with a file becomes a sentence that names it. */
export function inFile<Result>(name: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (error instanceof ResourceError) throw new Refusal((error.in(name) ?? error).message, { cause: error });
    throw error;
  }
}
