/** The models that one runtime keeps in memory: few, the least recently used given up first. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { FileFault } from "./byte-reader.ts";
import type { ModelFiles } from "./messages.ts";
import { readModelFile } from "./model-file.ts";
import type { LoadedModel, ModelBytes, Runtime } from "./runtime.ts";
import { checkShortlistFile } from "./shortlist-file.ts";
import { countPieces } from "./vocabulary-file.ts";

/** The 2 GiB of one runtime hold seven small models; four leave room for large ones and for the work itself. */
export const maxModelsAlive = 4;

/** Loading only looks at part of the files; the first translation shows whether the model works. */
const probe = "This is a test.";

/** A model's files are not usable. Safe to log. */
export class ModelRefusal extends Error {
  override readonly name = "ModelRefusal";
  readonly key: string;

  constructor(key: string, message: string) {
    super(message);
    this.key = key;
  }
}

export class ModelShelf {
  readonly #runtime: Runtime;
  /** In the order of use, the latest last. */
  readonly #models = new Map<string, LoadedModel>();

  constructor(runtime: Runtime) {
    this.#runtime = runtime;
  }

  get keys(): readonly string[] {
    return [...this.#models.keys()];
  }

  /**
   * Takes a model from the shelf, or loads and probes it.
   * @throws ModelRefusal when its files are not usable. When the runtime itself gives up, it throws what the runtime throws.
   */
  take(files: ModelFiles): LoadedModel {
    const model = this.#models.get(files.key) ?? this.#load(files);
    this.#models.delete(files.key);
    this.#models.set(files.key, model);
    return model;
  }

  #load(files: ModelFiles): LoadedModel {
    const bytes = readModelBytes(files);
    for (const [key, oldest] of this.#models) {
      if (this.#models.size < maxModelsAlive) break;
      oldest.delete();
      this.#models.delete(key);
    }
    const model = this.#runtime.load(bytes);
    this.#runtime.translate([model], [probe], { html: false, scored: false });
    return model;
  }
}

function readModelBytes({ key, model, vocabularies, shortlist }: ModelFiles): ModelBytes {
  const read = <Value>(path: string, look: (bytes: Uint8Array) => Value): { bytes: Uint8Array; seen: Value } => {
    try {
      const bytes = readFileSync(path);
      return { bytes, seen: look(bytes) };
    } catch (error) {
      if (error instanceof FileFault) throw new ModelRefusal(key, `${basename(path)} ${error.message}`);
      throw new ModelRefusal(key, `${basename(path)} cannot be read (${codeOf(error)})`);
    }
  };

  const file = read(model, readModelFile);
  const words = vocabularies.map((path) => ({ path, ...read(path, countPieces) }));
  const rows = words.length === 1 ? [file.seen.sourceRows] : [file.seen.sourceRows, file.seen.targetRows];
  if (words.length === 1 && file.seen.sourceRows !== file.seen.targetRows) {
    throw new ModelRefusal(key, `${basename(model)} needs a vocabulary for each language, and there is only one`);
  }
  words.forEach(({ path, seen }, index) => {
    if (seen === rows[index]) return;
    throw new ModelRefusal(
      key,
      `${basename(path)} has ${seen} pieces, but ${basename(model)} was made for ${rows[index]}: they do not belong together`,
    );
  });
  const { sourceRows, targetRows, precision } = file.seen;
  const list =
    shortlist === undefined ? undefined : read(shortlist, (bytes) => checkShortlistFile(bytes, sourceRows, targetRows));
  return {
    model: file.bytes,
    precision,
    vocabularies: words.map(({ bytes }) => bytes),
    ...(list !== undefined && { shortlist: list.bytes }),
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
}
