import { join, resolve } from "node:path";
import { isMarked } from "../carry/marked.ts";
import { directionKey } from "../language.ts";
import type {
  Direction,
  EngineAnswer,
  EngineRequest,
  EngineText,
  LanguageTag,
  ModelStore,
  Remedy,
  TranslationEngine,
} from "../ports.ts";
import { BackgroundInstalls } from "./background-installs.ts";
import { IndexSource } from "./index-source.ts";
import { BergamotModels, type Downloads } from "./model-store.ts";
import { remediesFor } from "./remedies.ts";
import { RoutedModels, type RouteInUse } from "./routed-models.ts";
import { directionOf } from "./routes.ts";
import type { Line } from "./scores.ts";
import { cutMarked, cutPlain } from "./sentences.ts";
import { translatedWithSymbols } from "./symbols/translated.ts";

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
  readonly #routed: RoutedModels;
  readonly #background: BackgroundInstalls;

  constructor(options: BergamotOptions) {
    const { downloads = "ask", folders = [], indexUrl = publicIndex, pins = {}, instances = 1 } = options;
    const folder = resolve(options.models);
    this.#downloads = downloads;
    const routed = new RoutedModels({
      engine: this.name,
      folders: [folder, ...folders.map((path) => resolve(path))],
      instances,
      scored: false,
    });
    this.#routed = routed;
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
      installed: routed.installed,
      working: () => routed.working(),
      trial: (model) => routed.try(model),
    });
    this.#background = new BackgroundInstalls(this.models);
    if (downloads === "on") this.#background.lookForOffers();
  }

  /** With downloads `on`, also what is installed as soon as it is asked for. */
  directions(): readonly Direction[] {
    if (this.#downloads === "on") return [...this.#openDirections().values()];
    return [...this.#routed.routes().values()].map(directionOf);
  }

  serves(direction: Direction): boolean {
    const key = directionKey(direction);
    return this.#routed.routes().has(key) || (this.#downloads === "on" && this.#openDirections().has(key));
  }

  /**
   * Context is not used: the models translate sentence by sentence.
   * @throws EngineError `invalid-model` when a model turns out not to work and no other way is open, `crashed`,
   * `aborted`, `unavailable` after close.
   */
  async translate({ direction, texts, signal }: EngineRequest): Promise<readonly EngineAnswer[]> {
    const answers = await this.#routed.translate(direction, signal, (route) =>
      translated(texts, route, direction.target),
    );
    if (answers !== undefined) return answers;
    const declined = this.#declined(direction);
    return texts.map(() => declined);
  }

  revision(): number {
    // With an index, directions are open that were not before.
    return 2 * this.#routed.revision() + (this.models.hasIndex ? 1 : 0);
  }

  remedies(direction: Direction): readonly Remedy[] {
    if (this.#routed.routes().has(directionKey(direction))) return [];
    return remediesFor(direction, {
      downloads: this.#downloads,
      offers: this.models.knownOffers(direction),
      failed: this.#routed.failed(),
      broken: this.#routed.installed.read().broken,
    });
  }

  async close(): Promise<void> {
    await this.#background.close();
    await this.models.close();
    await this.#routed.close();
  }

  /** Without an index little is known to be open, so it is looked for until there is one. */
  #openDirections(): ReadonlyMap<string, Direction> {
    if (!this.models.hasIndex) this.#background.lookForOffers();
    return this.models.knownDirections();
  }

  #declined(direction: Direction): EngineAnswer {
    if (this.#downloads === "on") {
      return { status: "declined", reason: this.#background.install(direction), isPassing: true };
    }
    return { status: "declined", reason: `no neural model leads from ${direction.source} to ${direction.target}` };
  }
}

/** By symbols where the model copies them, else as HTML. */
async function translated(
  texts: readonly EngineText[],
  route: RouteInUse,
  target: LanguageTag,
): Promise<readonly EngineAnswer[]> {
  return route.alphabet === undefined
    ? withoutSymbols(texts, route)
    : translatedWithSymbols(texts, route.alphabet, route.run, { target });
}

async function withoutSymbols(texts: readonly EngineText[], { run }: RouteInUse): Promise<readonly EngineAnswer[]> {
  const [marked, plain] = [cutMarked(texts.filter(isMarked)), cutPlain(texts.filter((text) => !isMarked(text)))];
  const [carried, others] = await Promise.all([textsOf(run(marked.inputs, true)), textsOf(run(plain.inputs, false))]);
  const [nextCarried, nextOther] = [marked.answers(carried).values(), plain.answers(others).values()];
  return texts.flatMap((text) => (isMarked(text) ? nextCarried : nextOther).next().value ?? []);
}

async function textsOf(lines: Promise<readonly Line[]>): Promise<readonly string[]> {
  return (await lines).map(({ text }) => text);
}
