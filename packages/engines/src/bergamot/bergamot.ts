import { join, resolve } from "node:path";
import { isMarked } from "../carry/marked.ts";
import { EngineError } from "../errors.ts";
import { directionKey } from "../language.ts";
import type { Direction, EngineAnswer, EngineRequest, ModelStore, Remedy, TranslationEngine } from "../ports.ts";
import { BackgroundInstalls } from "./background-installs.ts";
import { IndexSource } from "./index-source.ts";
import { type InstalledModel, InstalledModels, type Shelves } from "./installed-models.ts";
import { Instances } from "./instances.ts";
import { BergamotModels, type Downloads, nameOf } from "./model-store.ts";
import { remediesFor } from "./remedies.ts";
import { directionOf, type Route, routesOf } from "./routes.ts";
import { type Cut, cutMarked, cutPlain } from "./sentences.ts";

export interface BergamotOptions {
  /** The folder in which models are installed. Made when the first one is. */
  readonly models: string;
  /** More folders with models, as a package or a user brings them: `<folder>/<source>-<target>/model.json`. Never written to. */
  readonly folders?: readonly string[];
  /**
   * `on`: what a request needs is installed in the background, and the request is declined meanwhile. `ask`: models are
   * installed through `models` only, and the network is not touched before. `off`: not at all. Default `ask`.
   */
  readonly downloads?: Downloads;
  /** Where the index of models lies; its files must be on the same host. Default: Mozilla's public one. */
  readonly indexUrl?: string;
  /** SHA-256 by file name, for files whose hash the index does not publish. Without one such a file is refused. */
  readonly pins?: Readonly<Record<string, string>>;
  /** Kinds of models in the index that are offered. Default: those the runtime is known to work with. */
  readonly architectures?: readonly string[];
  /** Threads with a runtime of their own, each with up to four models in memory. Default 1. */
  readonly instances?: number;
}

export type { Downloads };

export interface BergamotEngine extends TranslationEngine {
  readonly models: ModelStore;
}

const publicIndex =
  "https://storage.googleapis.com/moz-fx-translations-data--303e-prod-translations-data/db/models.json";
const knownArchitectures = ["tiny", "base"];

/**
 * Neural translation on the CPU: Marian models in WebAssembly, in threads of their own. Directions without a model lead
 * through English where both halves are there. Directions are matched exactly; choosing a variant is the caller's.
 */
export function createBergamotEngine(options: BergamotOptions): BergamotEngine {
  return new Bergamot(options);
}

class Bergamot implements BergamotEngine {
  readonly name = "bergamot";
  readonly quality = "neural";
  readonly models: BergamotModels;
  readonly #downloads: Downloads;
  readonly #instances: Instances;
  readonly #installed: InstalledModels;
  readonly #background: BackgroundInstalls;
  /** Why a model does not work, by its key: found when it was tried, and then not tried again. */
  readonly #bad = new Map<string, string>();
  #served: { readonly of: Shelves; readonly bad: number; readonly routes: ReadonlyMap<string, Route<InstalledModel>> } =
    {
      of: { models: [], broken: [] },
      bad: 0,
      routes: new Map(),
    };

  constructor(options: BergamotOptions) {
    const { downloads = "ask", folders = [], indexUrl = publicIndex, pins = {}, instances = 1 } = options;
    const folder = resolve(options.models);
    this.#downloads = downloads;
    this.#instances = new Instances(Math.max(1, instances));
    this.#installed = new InstalledModels([folder, ...folders.map((path) => resolve(path))]);
    const index = new IndexSource({
      url: new URL(indexUrl),
      file: join(folder, ".index.json"),
      architectures: options.architectures ?? knownArchitectures,
    });
    this.models = new BergamotModels({
      folder,
      downloads,
      pins,
      index,
      installed: this.#installed,
      working: () => this.#working(),
      trial: (model) => this.#try(model),
    });
    this.#background = new BackgroundInstalls(this.models);
    if (downloads === "on") this.#background.lookForOffers();
  }

  /** With downloads `on`, also what is installed as soon as it is asked for. */
  directions(): readonly Direction[] {
    if (this.#downloads === "on") return [...this.#openDirections().values()];
    return [...this.#routes().values()].map(directionOf);
  }

  serves(direction: Direction): boolean {
    const key = directionKey(direction);
    return this.#routes().has(key) || (this.#downloads === "on" && this.#openDirections().has(key));
  }

  /**
   * Context is not used: the models translate sentence by sentence.
   * @throws EngineError `invalid-model` when a model turns out not to work and no other way is open, `crashed`,
   * `aborted`, `unavailable` after close.
   */
  async translate({ direction, texts, signal }: EngineRequest): Promise<readonly EngineAnswer[]> {
    if (!texts.some(isMarked)) return this.#translateCut(direction, cutPlain(texts), texts.length, signal);
    const [marked, plain] = [texts.filter(isMarked), texts.filter((text) => !isMarked(text))];
    const [carried, others] = await Promise.all([
      this.#translateCut(direction, cutMarked(marked), marked.length, signal),
      plain.length === 0 ? [] : this.#translateCut(direction, cutPlain(plain), plain.length, signal),
    ]);
    const [nextCarried, nextOther] = [carried.values(), others.values()];
    return texts.flatMap((text) => (isMarked(text) ? nextCarried : nextOther).next().value ?? []);
  }

  async #translateCut(
    direction: Direction,
    { inputs, isHtml, answers }: Cut,
    count: number,
    signal: AbortSignal | undefined,
  ): Promise<readonly EngineAnswer[]> {
    let failure: EngineError | undefined;
    for (;;) {
      const route = this.#routes().get(directionKey(direction));
      if (route === undefined) {
        if (failure !== undefined) throw failure;
        const reason = this.#whyNot(direction);
        return Array.from({ length: count }, () => ({ status: "declined", reason }));
      }
      const outcome = await this.#instances.run({ models: filesOf(route), texts: inputs, html: isHtml }, signal);
      if (outcome.status === "translated") return answers(outcome.texts);
      this.#bad.set(outcome.key, outcome.reason);
      failure = badModel(route.find(({ files }) => files.key === outcome.key) ?? route[0], outcome.reason);
    }
  }

  remedies(direction: Direction): readonly Remedy[] {
    if (this.#routes().has(directionKey(direction))) return [];
    const { models, broken } = this.#installed.read();
    const failed = models.flatMap((model) => {
      const reason = this.#bad.get(model.files.key);
      return reason === undefined ? [] : [{ source: model.source, target: model.target, folder: model.folder, reason }];
    });
    return remediesFor(direction, {
      downloads: this.#downloads,
      offers: this.models.knownOffers(direction),
      failed,
      broken,
    });
  }

  async close(): Promise<void> {
    await this.#background.close();
    await this.models.close();
    await this.#instances.close();
  }

  /** Without an index little is known to be open, so it is looked for until there is one. */
  #openDirections(): ReadonlyMap<string, Direction> {
    if (!this.models.hasIndex) this.#background.lookForOffers();
    return this.models.knownDirections();
  }

  #routes(): ReadonlyMap<string, Route<InstalledModel>> {
    const of = this.#installed.read();
    if (of !== this.#served.of || this.#bad.size !== this.#served.bad) {
      this.#served = { of, bad: this.#bad.size, routes: routesOf(this.#working()) };
    }
    return this.#served.routes;
  }

  #working(): readonly InstalledModel[] {
    return this.#installed.read().models.filter(({ files }) => !this.#bad.has(files.key));
  }

  #whyNot(direction: Direction): string {
    if (this.#downloads === "on") return this.#background.install(direction);
    return `no neural model leads from ${direction.source} to ${direction.target}`;
  }

  async #try(model: InstalledModel): Promise<void> {
    const outcome = await this.#instances.run({ models: [model.files], texts: [], html: false });
    if (outcome.status === "bad-model") throw badModel(model, outcome.reason);
  }
}

function filesOf([first, second]: Route<InstalledModel>) {
  return second === undefined ? ([first.files] as const) : ([first.files, second.files] as const);
}

function badModel(model: InstalledModel, reason: string): EngineError {
  return new EngineError(
    "bergamot",
    "invalid-model",
    `The model ${nameOf(model)} in ${model.folder} does not work: ${reason}. Remove it, or install it again.`,
  );
}
