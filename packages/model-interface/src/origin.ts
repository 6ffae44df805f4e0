import { join } from "node:path";
import type { DirectionCard } from "./cards.ts";
import { readJsonFile, record } from "./json.ts";

/** Which version of a model is there, and what it was trained with. */
export interface Origin {
  readonly version: string;
  /** By name; none where they are not listed beside the model. */
  readonly sources: readonly Source[];
}

/** Where training text came from. */
export interface Source {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Sentence pairs that were trained with. */
  readonly pairs: number;
}

/** What a direction's sources are called in its folder. */
export const sourcesFile = "sources.json";

/**
 * The origin of a direction, read when it is asked for.
 * @throws Error that names the file and the field that cannot be read.
 */
export function originOf({ folder }: Pick<DirectionCard, "folder">): Origin {
  const manifest = join(folder, "model.json");
  const version = readJsonFile(manifest, (value) => textIn(record(value, "the manifest"), "version", "the manifest"));
  if (version === undefined) throw new Error(`${manifest} is missing`);
  return { version, sources: readJsonFile(join(folder, sourcesFile), parseSources) ?? [] };
}

/**
 * Sources by name.
 * @throws TypeError that names what is missing: a source without a licence must not be trained with.
 */
export function parseSources(value: unknown): readonly Source[] {
  if (!Array.isArray(value)) throw new TypeError("the sources must be a list");
  return value
    .map((one: unknown): Source => {
      const source = record(one, "a source");
      const name = textIn(source, "name", "a source");
      const { version, pairs } = source;
      if (typeof pairs !== "number" || !(pairs > 0)) throw new TypeError(`pairs of ${name} must be a number above 0`);
      const licence = textIn(source, "licence", name);
      return { name, version: typeof version === "string" ? version : "", licence, pairs };
    })
    .sort((one, other) => compare(one.name, other.name));
}

/** The same order on every machine. */
export function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function textIn(fields: Readonly<Record<string, unknown>>, field: string, whose: string): string {
  const value = fields[field];
  if (typeof value === "string" && value !== "") return value;
  throw new TypeError(`${whose} has no ${field}`);
}
