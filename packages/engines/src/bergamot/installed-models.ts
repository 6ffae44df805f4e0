import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { LanguageTag } from "../ports.ts";
import { type Manifest, manifestName, parseManifest, ShapeFault } from "./manifest.ts";
import type { ModelFiles } from "./messages.ts";

/** A model on this machine. */
export interface InstalledModel {
  readonly source: LanguageTag;
  readonly target: LanguageTag;
  readonly folder: string;
  readonly manifest: Manifest;
  readonly files: ModelFiles;
  /** A list of the words that it was taught. */
  readonly words?: string;
}

/** A folder with a manifest that names no usable model. */
export interface BrokenModel {
  readonly folder: string;
  readonly reason: string;
}

export interface Shelves {
  readonly models: readonly InstalledModel[];
  readonly broken: readonly BrokenModel[];
}

/** Folders are looked at again when they changed, at most this often. */
const lookAgainAfter = 1_000;

/**
 * The models in the folders, in their order; each lies in a folder of its own, `<folder>/<source>-<target>/model.json`.
 * Changes by other processes are seen within a second.
 */
export class InstalledModels {
  readonly #folders: readonly string[];
  #shelves: Shelves = { models: [], broken: [] };
  #stamp = "";
  #lookedAt = Number.NEGATIVE_INFINITY;

  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  read(): Shelves {
    const now = performance.now();
    if (now - this.#lookedAt < lookAgainAfter) return this.#shelves;
    this.#lookedAt = now;
    const stamp = this.#folders.flatMap((folder) => [folder, ...subfolders(folder)].map(changedAt)).join();
    // what is broken may be a copy under way
    if (stamp !== this.#stamp || this.#shelves.broken.length > 0) {
      this.#stamp = stamp;
      this.#shelves = readShelves(this.#folders);
    }
    return this.#shelves;
  }

  /** The next `read` looks, whatever the time. */
  forget(): void {
    this.#stamp = "";
    this.#lookedAt = Number.NEGATIVE_INFINITY;
  }
}

/** A model that is renamed into place changes the time of the folder around it, one that is copied that of its own. */
function changedAt(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function readShelves(folders: readonly string[]): Shelves {
  const models: InstalledModel[] = [];
  const broken: BrokenModel[] = [];
  for (const folder of folders.flatMap(subfolders).filter(hasManifest)) {
    try {
      models.push(readModel(folder));
    } catch (error) {
      const reason = error instanceof ShapeFault || error instanceof SyntaxError ? error.message : "it cannot be read";
      broken.push({ folder, reason });
    }
  }
  return { models, broken };
}

function subfolders(folder: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => !name.startsWith("."));
    return names.sort().map((name) => join(folder, name));
  } catch {
    // not made yet, or not ours to read: then there are no models in it
    return [];
  }
}

function hasManifest(folder: string): boolean {
  try {
    return statSync(join(folder, manifestName)).isFile();
  } catch {
    return false;
  }
}

/**
 * Sizes are compared, hashes are not: that would mean reading every file at every start.
 * @throws ShapeFault, SyntaxError
 */
export function readModel(folder: string): InstalledModel {
  const manifest = parseManifest(JSON.parse(readFileSync(join(folder, manifestName), "utf8")));
  for (const file of Object.values(manifest.files)) {
    const bytes = statSync(join(folder, file.name), { throwIfNoEntry: false })?.size;
    if (bytes === undefined) throw new ShapeFault(`${file.name} is missing`);
    if (bytes !== file.bytes) throw new ShapeFault(`${file.name} has ${bytes} bytes instead of ${file.bytes}`);
  }
  const { dev, ino, mtimeMs } = statSync(join(folder, manifestName));
  const { model, vocab, srcVocab, trgVocab, lexicalShortlist, words } = manifest.files;
  const path = (file: { readonly name: string }) => join(folder, file.name);
  return {
    source: manifest.source,
    target: manifest.target,
    folder,
    manifest,
    ...(words !== undefined && { words: path(words) }),
    files: {
      // the same before and after a folder is renamed, another where a model was replaced by its like
      key: `${dev}:${ino} ${mtimeMs} ${model.sha256}`,
      model: path(model),
      vocabularies:
        srcVocab !== undefined && trgVocab !== undefined ? [path(srcVocab), path(trgVocab)] : [path(vocab ?? model)],
      ...(lexicalShortlist !== undefined && { shortlist: path(lexicalShortlist) }),
    },
  };
}
