import { randomBytes } from "node:crypto";
import { open, realpath, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { StateStore } from "@dragoman/tm/sync";
import { fileProblem } from "../files/file-problem.ts";
import { Refusal } from "../refusal.ts";

/**
 * Where the state of a file is kept, through links: the same for everybody who means the same state.
 * @throws Refusal where that is the file itself.
 */
export async function stateFileOf(file: string, { state }: { readonly state?: string | undefined }): Promise<string> {
  const place = await placeOf(state ?? `${file}.sync.json`);
  if (place === (await placeOf(file))) {
    throw new Refusal("The state needs a file of its own; give another one to --state.");
  }
  return place;
}

/** What is not there yet has at most a folder that is. */
async function placeOf(path: string): Promise<string> {
  const real = (place: string) => realpath(place).catch(() => undefined);
  return (await real(path)) ?? join((await real(dirname(path))) ?? resolve(dirname(path)), basename(path));
}

/** How every state begins; whatever is behind that may be damaged. */
const mark = '{"format":"dragoman-memory-sync"';
const longestState = 100_000;

/**
 * A state in a file, which is replaced as a whole with every step, so that it outlives a kill.
 * @throws Refusal from `load` for a file that is something else.
 */
export function stateFile(file: string): StateStore {
  return {
    load: async () => {
      const text = await textIfAny(file);
      if (text === undefined || text.trim() === "" || text.startsWith(mark)) return text;
      // Nobody wants the wrong file overwritten for a slip of the pen.
      throw new Refusal(`${file} is there and is no state of a sync; remove it, or give another file to --state.`);
    },
    save: async (state) => {
      const beside = placeBeside(file);
      try {
        await using handle = await open(beside, "wx", 0o600);
        await handle.writeFile(`${state}\n`);
        await handle.sync();
        await rename(beside, file);
      } catch (error) {
        await rm(beside, { force: true });
        throw fileProblem(error, file, "written");
      }
    },
  };
}

function placeBeside(file: string): string {
  return join(dirname(file), `.dragoman-${randomBytes(6).toString("hex")}.part`);
}

/** A store that gives what is there, and keeps nothing. */
export function withoutSaving({ load }: StateStore): StateStore {
  return { load, save: async () => {} };
}

async function textIfAny(file: string): Promise<string | undefined> {
  try {
    await using handle = await open(file);
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(longestState));
    return buffer.toString("utf8", 0, bytesRead);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw fileProblem(error, file, "read");
  }
}
