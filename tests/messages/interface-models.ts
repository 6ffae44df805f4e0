import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { directionCards, modelsFolder } from "@dragoman/model-interface";

/** Models for interfaces: the folder around them, and the languages that they lead into from English. */
export interface InterfaceModels {
  readonly folder: string;
  readonly targets: readonly string[];
  /** English that the model into a language was not trained on; `undefined` where none is on this machine. */
  readonly heldOut: (target: string) => readonly string[] | undefined;
}

const toys = fileURLToPath(new URL("../../packages/engines/fixtures/toy-model/", import.meta.url));
const collected = fileURLToPath(new URL("../../models/interface/build/", import.meta.url));

/**
 * Those in the folder that `INTERFACE_MODELS` names, or else the package's own; the toy where it has none. What was held
 * out from them is in the folder that `HELD_OUT` names, as `python3 -m interface_model collect` writes it.
 */
export function interfaceModels(): InterfaceModels {
  const folder = process.env["INTERFACE_MODELS"] ?? modelsFolder;
  const targets = targetsIn(folder);
  const data = process.env["HELD_OUT"] ?? collected;
  if (targets.length > 0) {
    return { folder, targets, heldOut: (target) => englishOf(join(data, `en-${target}`, "held-out-apps.tsv")) };
  }
  const toy = join(toys, "placeholders");
  return { folder: toy, targets: targetsIn(toy), heldOut: () => englishOf(join(toys, "test.tsv")) };
}

function targetsIn(folder: string): readonly string[] {
  return directionCards(folder).flatMap(({ source, target }) => (source === "en" ? [target] : []));
}

/** The first column of a table, each text once. */
function englishOf(file: string): readonly string[] | undefined {
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, "utf8").split("\n");
  return [...new Set(lines.flatMap((line) => line.split("\t").slice(0, 1)))].filter((text) => text !== "");
}
