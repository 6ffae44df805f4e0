import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { InstalledModel } from "../../src/bergamot/installed-models.ts";
import { manifestName } from "../../src/bergamot/manifest.ts";
import { nameOf } from "./installed.ts";

/** A folder with four models, and its removal. */
export interface FourDirections extends AsyncDisposable {
  readonly folder: string;
  readonly directions: readonly { readonly source: string; readonly target: string }[];
  /** How many of them are the same model under another name. */
  readonly copies: number;
}

/** Private-use tags, into which nothing leads. */
const otherNames = ["qaa", "qab", "qac"];

/** Four of the models, or fewer with copies of the first under other names: to memory they are models of their own. */
export async function fourDirections(models: readonly [InstalledModel, ...InstalledModel[]]): Promise<FourDirections> {
  const folder = await mkdtemp(join(tmpdir(), "dragoman-four-"));
  const real = models.slice(0, 4);
  const [first] = models;
  const copied = otherNames.slice(0, 4 - real.length).map((target) => ({ source: first.source, target }));
  for (const model of real) await cp(model.folder, join(folder, nameOf(model)), { recursive: true });
  for (const direction of copied) {
    const place = join(folder, `${direction.source}-${direction.target}`);
    await cp(first.folder, place, { recursive: true });
    const manifest: object = JSON.parse(await readFile(join(place, manifestName), "utf8"));
    await writeFile(join(place, manifestName), JSON.stringify({ ...manifest, ...direction }));
  }
  return {
    folder,
    directions: [...real.map(({ source, target }) => ({ source, target })), ...copied],
    copies: copied.length,
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}
