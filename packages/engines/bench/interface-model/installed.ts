import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type InstalledModel, InstalledModels } from "../../src/bergamot/installed-models.ts";
import { manifestName } from "../../src/bergamot/manifest.ts";
import { Refusal } from "./refusal.ts";

/** The models of the package `@dragoman/model-interface`. */
export const packagedModels = fileURLToPath(new URL("../../../model-interface/models", import.meta.url));

/**
 * The models in a folder, `<folder>/<source>-<target>/model.json`, by direction.
 * @param only directions as `en-de`; without it, all
 * @throws Refusal where there is none, one is broken, or one that is asked for is missing.
 */
export function modelsIn(folder: string, only?: readonly string[]): readonly InstalledModel[] {
  const place = resolve(folder);
  if (existsSync(join(place, manifestName))) {
    throw new Refusal(`${place} is one model: --models takes the folder around it.`);
  }
  const { models, broken } = new InstalledModels([place]).read();
  const [damaged] = broken;
  if (damaged !== undefined) {
    throw new Refusal(
      `The model in ${damaged.folder} is not usable: ${damaged.reason}. Export it again, or remove it.`,
    );
  }
  const mute = models.find(({ manifest }) => manifest.placeholders === undefined);
  if (mute !== undefined) {
    throw new Refusal(`The model in ${mute.folder} copies no placeholders: its model.json has no "placeholders".`);
  }
  if (models.length === 0) {
    throw new Refusal(
      `There is no model in ${place}. models/interface/README.md says how one is made; --models names another folder.`,
    );
  }
  const missing = only?.find((name) => !models.some((model) => nameOf(model) === name));
  if (missing !== undefined) {
    throw new Refusal(`There is no model ${missing} in ${place}, only ${models.map(nameOf).join(", ")}.`);
  }
  return only === undefined ? models : models.filter((model) => only.includes(nameOf(model)));
}

/**
 * The limit that the package has for a direction beside its model, in `scores.json`.
 * @returns `undefined` where there is no such file, or none in it.
 */
export function certaintyBeside(folder: string, direction: string): number | undefined {
  const file = join(folder, direction, "scores.json");
  if (!existsSync(file)) return undefined;
  const { leastCertainty }: { readonly leastCertainty?: unknown } = JSON.parse(readFileSync(file, "utf8"));
  return typeof leastCertainty === "number" ? leastCertainty : undefined;
}

/** A direction as folders and readers write it: `en-de`. */
export function nameOf({ source, target }: Pick<InstalledModel, "source" | "target">): string {
  return `${source}-${target}`;
}
