import { DragomanError, refusal } from "../errors.ts";

export interface SaveOptions {
  /** Takes the place of a file that is there. Default false: it is refused. */
  readonly overwrite?: boolean | undefined;
}

/**
 * Writes beside the place under a passing name, and moves the file there once it is whole. All that can be refused is
 * refused before the first byte is read; the place is held by an empty file meanwhile, so that nobody else's is
 * overwritten. Nothing is left after a failure.
 */
export async function saveFile(
  stream: () => ReadableStream<Uint8Array>,
  filename: string | undefined,
  path: string,
  { overwrite = false }: SaveOptions = {},
): Promise<string> {
  const files = globalThis.process?.getBuiltinModule?.("node:fs/promises");
  if (files === undefined) throw refusal("saveTo: works on Node only; take blob() or stream().");
  const isFolder = await files.stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (isFolder && filename === undefined) throw refusal("path: the file came without a name; give one.");
  const place = isFolder ? `${path}/${filename}` : path;
  const passing = `${place.replace(/[^/\\]*$/, "")}.${crypto.randomUUID()}.part`;
  const made: string[] = [];
  const make = async (file: string, problem: string) => {
    await files.writeFile(file, "", { flag: "wx" }).catch((cause) => {
      throw refusal(`path: ${problem}`, { cause });
    });
    made.push(file);
  };
  try {
    await make(passing, "no file can be written there.");
    if (!overwrite) await make(place, "there is a file already; choose another, or set overwrite.");
    await files.writeFile(passing, stream(), { flush: true });
    await files.rename(passing, place);
    return place;
  } catch (cause) {
    for (const file of made) await files.rm(file, { force: true });
    throw cause instanceof DragomanError ? cause : refusal("path: the file could not be written.", { cause });
  }
}
