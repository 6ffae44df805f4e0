import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { readJsonFile } from "./json.ts";
import { modelsFolder } from "./places.ts";
import { betterEngines, type DirectionScores, parseScores } from "./scores.ts";

/** One direction that the package has a model for. */
export interface DirectionCard {
  /** Canonical BCP 47 tags, as in the folder's name: of the source the language alone. */
  readonly source: string;
  readonly target: string;
  readonly folder: string;
  /** Bytes of its files on disk. */
  readonly bytes: number;
  readonly scores: DirectionScores;
  /** Engines of a chain that are to be asked before this model in this direction, by measure. */
  readonly behind: readonly Rival[];
}

/** An engine that translates whole texts offline as this one does, and so may stand before or behind it. */
const rivals = ["apertium"] as const;
type Rival = (typeof rivals)[number];

/**
 * The models that are there, in the order of their names; none where the package was built without.
 * @throws Error for a `scores.json` that cannot be read; the message names the file and the field.
 */
export function directionCards(folder: string = modelsFolder): readonly DirectionCard[] {
  return namesIn(folder).flatMap((name) => {
    const place = join(folder, name);
    const [, source, target] = /^([a-z]{2,3})-(.+)$/.exec(name) ?? [];
    if (source === undefined || target === undefined) return [];
    if (statSync(join(place, "model.json"), { throwIfNoEntry: false }) === undefined) return [];
    const scores = readJsonFile(join(place, "scores.json"), parseScores) ?? {};
    return [{ source, target, folder: place, bytes: bytesIn(place), scores, behind: betterEngines(scores, rivals) }];
  });
}

function namesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort();
}

function bytesIn(place: string): number {
  return readdirSync(place).reduce((sum, name) => sum + statSync(join(place, name)).size, 0);
}
