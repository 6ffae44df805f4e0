import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A folder of models for interfaces: the toy for English into German, with figures and sources. */
export interface ToyInterfaceModels {
  readonly folder: string;
  /** Writes a file of the direction anew. */
  put(name: "model.json" | "scores.json" | "sources.json", content: unknown): Promise<void>;
  remove(): Promise<void>;
}

const toy = fileURLToPath(new URL("../../../packages/engines/fixtures/toy-model/placeholders/en-de", import.meta.url));

/** Made up, as nobody measures a toy. */
export const toyScores = {
  leastCertainty: 0.2,
  strings: {
    texts: 1200,
    engines: {
      "interface-model": { chrf: 48.3, bleu: 27.5, answered: 0.75 },
      apertium: { chrf: 34.1, bleu: 8.9, answered: 1 },
    },
  },
  answered: {
    texts: 900,
    engines: {
      "interface-model": { chrf: 56.7, bleu: 33.2, answered: 1 },
      apertium: { chrf: 35.8, bleu: 9.4, answered: 1 },
    },
  },
  prose: { texts: 500, engines: { "interface-model": { chrf: 40, bleu: 15.1, answered: 0.4 } } },
};

const toySources = [
  { name: "ape", version: "1.0", licence: "GPL-2+", pairs: 5 },
  { name: "bear", version: "1.1", licence: "MIT", pairs: 5 },
  { name: "zebra", version: "2", licence: "GPL-2+", pairs: 3 },
];

export async function makeToyInterfaceModels(): Promise<ToyInterfaceModels> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-interface-"));
  const direction = join(folder, "en-de");
  await cp(toy, direction, { recursive: true });
  const put: ToyInterfaceModels["put"] = (name, content) =>
    writeFile(join(direction, name), typeof content === "string" ? content : JSON.stringify(content));
  await put("scores.json", toyScores);
  await put("sources.json", toySources);
  return { folder, put, remove: () => rm(folder, { recursive: true }) };
}
