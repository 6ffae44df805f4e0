import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createGzip } from "node:zlib";
import { pack } from "tar-stream";

/** How many bytes a folder adds to a package of npm: its files as a tar archive, compressed as npm does (gzip, level 9). */
export async function packedBytes(folder: string): Promise<number> {
  const archive = pack();
  for (const entry of (await readdir(folder, { withFileTypes: true })).sort(byName)) {
    if (entry.isFile()) archive.entry({ name: entry.name }, await readFile(join(folder, entry.name)));
  }
  archive.finalize();
  let bytes = 0;
  for await (const chunk of archive.pipe(createGzip({ level: 9 }))) bytes += chunk.length;
  return bytes;
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1;
}
