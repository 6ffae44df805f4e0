import { dirname } from "node:path";
import { EngineError } from "../errors.ts";
import { directionKey, matchSource, matchTarget } from "../language.ts";
import type { Direction, ModelOffer, ModelProgress, ModelStore } from "../ports.ts";
import type { IndexSource } from "./index-source.ts";
import type { InstalledModel, InstalledModels } from "./installed-models.ts";
import type { IndexEntry, ModelIndex } from "./model-index.ts";
import { installedBytes, installModel, removeModel } from "./model-install.ts";
import { directionOf, routesOf, type Step } from "./routes.ts";

export type Downloads = "on" | "ask" | "off";

export interface ModelStoreOptions {
  readonly folder: string;
  readonly downloads: Downloads;
  readonly pins: Readonly<Record<string, string>>;
  readonly index: IndexSource;
  readonly installed: InstalledModels;
  /** The models that are not known to fail. */
  readonly working: () => readonly InstalledModel[];
  readonly trial: (model: InstalledModel) => Promise<void>;
}

/** The directions that an index and the models here open together. */
interface Opened {
  readonly index: ModelIndex | undefined;
  readonly state: string;
  readonly directions: ReadonlyMap<string, Direction>;
}

interface InstallOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: ModelProgress) => void;
}

/** The models on this machine and those of the public index. */
export class BergamotModels implements ModelStore {
  readonly #options: ModelStoreOptions;
  /** Models that are being installed now, by `source-target`. */
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #closing = new AbortController();
  #opened: Opened | undefined;

  constructor(options: ModelStoreOptions) {
    this.#options = options;
  }

  async offers(direction: Direction): Promise<readonly ModelOffer[]> {
    if (this.#options.downloads === "off") return [];
    return this.#offersFrom(await this.#options.index.get(), direction);
  }

  /** The same from what is known without the network; `undefined` when nothing is. */
  knownOffers(direction: Direction): readonly ModelOffer[] | undefined {
    const index = this.#options.index.known();
    return index && this.#offersFrom(index, direction);
  }

  /** Every direction that is served or that installing would open, by its key, from what is known without the network. */
  knownDirections(): ReadonlyMap<string, Direction> {
    const index = this.#options.index.known();
    const working = this.#options.working();
    const state = working.map(nameOf).join();
    if (this.#opened?.index !== index || this.#opened?.state !== state) {
      const routes = routesOf<Step>([...working, ...(index?.entries ?? [])]);
      const directions = new Map(Array.from(routes, ([key, route]) => [key, directionOf(route)]));
      this.#opened = { index, state, directions };
    }
    return this.#opened.directions;
  }

  async installed(): Promise<readonly ModelOffer[]> {
    return this.#options.installed.read().models.map(({ source, target, manifest }) => {
      const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
      return { source, target, downloadBytes: bytes, installedBytes: bytes };
    });
  }

  async install(offer: ModelOffer, options: InstallOptions = {}): Promise<void> {
    const name = nameOf(offer);
    if (this.#options.downloads === "off") {
      throw new EngineError("bergamot", "download", `The model ${name} is not installed: downloads are switched off.`);
    }
    if (this.#underWay.has(name)) {
      throw new EngineError("bergamot", "download", `The model ${name} is being installed already.`);
    }
    const signals = [this.#closing.signal, ...(options.signal === undefined ? [] : [options.signal])];
    const work = this.#install(offer, { ...options, signal: AbortSignal.any(signals) }).finally(() =>
      this.#underWay.delete(name),
    );
    this.#underWay.set(name, work);
    await work;
  }

  /** The same, but joins an installation that runs already. */
  async installOrWait(offer: ModelOffer, signal: AbortSignal): Promise<void> {
    await (this.#underWay.get(nameOf(offer)) ?? this.install(offer, { signal }));
  }

  /** Installations under way end as aborted; what they have is kept for the next time. */
  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.allSettled(this.#underWay.values());
  }

  /** Whether anything is known of what could be installed. */
  get hasIndex(): boolean {
    return this.#options.index.known() !== undefined;
  }

  /** Fetches the index where it is not known or no longer fresh. */
  async refreshIndex(): Promise<void> {
    await this.#options.index.get();
  }

  async remove(offer: ModelOffer): Promise<void> {
    const { folder, installed } = this.#options;
    const name = nameOf(offer);
    installed.forget();
    const model = installed.read().models.find((candidate) => nameOf(candidate) === name);
    if (model === undefined || dirname(model.folder) !== folder) {
      const reason =
        model === undefined ? "it is not installed" : `it lies in ${model.folder}, which is not ours to change`;
      throw new EngineError("bergamot", "unavailable", `The model ${name} cannot be removed: ${reason}.`);
    }
    await removeModel(folder, name);
    installed.forget();
  }

  async #install(offer: ModelOffer, { signal, onProgress }: InstallOptions): Promise<void> {
    const { index, folder, pins, trial, installed } = this.#options;
    const { entries, refused } = await index.get();
    const entry = entries.find((candidate) => nameOf(candidate) === nameOf(offer));
    if (entry === undefined) {
      const reason = refused.find((message) => message.includes(`models.${nameOf(offer)}`));
      throw new EngineError(
        "bergamot",
        "download",
        `The index offers no usable model ${nameOf(offer)}${reason === undefined ? "" : `: ${reason}`}.`,
      );
    }
    await installModel({ entry, folder, pins, trial, signal, onProgress });
    installed.forget();
  }

  #offersFrom({ entries }: ModelIndex, requested: Direction): readonly ModelOffer[] {
    const working = this.#options.working();
    const routes = routesOf<Step>([...working, ...entries]);
    const direction = matchDirection([...routes.values()].map(directionOf), requested);
    if (direction === undefined || routesOf(working).has(directionKey(direction))) return [];
    const present = new Set(working.map(nameOf));
    const missing = (routes.get(directionKey(direction)) ?? []).filter((leg) => !present.has(nameOf(leg)));
    return missing.flatMap((leg) => entries.filter((entry) => nameOf(entry) === nameOf(leg)).map(offerOf));
  }
}

/** Of the directions that could be served, the one that answers a request. */
function matchDirection(known: readonly Direction[], requested: Direction): Direction | undefined {
  const source = matchSource([...new Set(known.map((direction) => direction.source))], requested.source);
  const fromSource = known.filter((direction) => direction.source === source);
  const target = matchTarget(
    fromSource.map((direction) => direction.target),
    requested.target,
  );
  return fromSource.find((direction) => direction.target === target);
}

/** The index gives no packed sizes, so the download is at most what it unpacks to. */
function offerOf(entry: IndexEntry): ModelOffer {
  const bytes = installedBytes(entry);
  return { source: entry.source, target: entry.target, downloadBytes: bytes, installedBytes: bytes };
}

export function nameOf({ source, target }: Step): string {
  return `${source}-${target}`;
}
