import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { EngineError } from "../errors.ts";
import { directionKey } from "../language.ts";
import type { Direction, EngineAnswer, EngineName } from "../ports.ts";
import { FileFault } from "./byte-reader.ts";
import { type InstalledModel, InstalledModels, type Shelves } from "./installed-models.ts";
import { Instances } from "./instances.ts";
import { ModelRefusal } from "./model-shelf.ts";
import { nameOf } from "./model-store.ts";
import { type Route, routesOf } from "./routes.ts";
import type { Line } from "./scores.ts";
import { type Alphabet, readAlphabet } from "./symbols/alphabet.ts";

/** What a way of translating is given: the models' threads, for one route. */
export interface RouteInUse {
  /** Of a single model that copies symbols; of two, the first would have to write what the second reads. */
  readonly alphabet: Alphabet | undefined;
  /** One translation for each line, in order. @throws what `RoutedModels.translate` handles. */
  run(lines: readonly string[], html: boolean): Promise<readonly Line[]>;
}

export interface RoutedModelsOptions {
  readonly engine: EngineName;
  readonly folders: readonly string[];
  readonly instances: number;
  /** Whether translations come with how sure the model was. */
  readonly scored: boolean;
  /** The ways that models open: each alone, or also two of them through English. */
  readonly routesOf?: (models: readonly InstalledModel[]) => ReadonlyMap<string, Route<InstalledModel>>;
}

/** The models in some folders, the ways they open, and the threads that run them. One that does not work is passed over. */
export class RoutedModels {
  readonly installed: InstalledModels;
  readonly #options: RoutedModelsOptions;
  readonly #instances: Instances;
  readonly #alphabets = new Map<string, Promise<Alphabet | undefined>>();
  /** Why a model does not work, by its key: found when it was tried, and then not tried again. */
  readonly #bad = new Map<string, string>();
  #served: { readonly of: Shelves; readonly bad: number; readonly routes: ReadonlyMap<string, Route<InstalledModel>> } =
    { of: { models: [], broken: [] }, bad: 0, routes: new Map() };

  constructor(options: RoutedModelsOptions) {
    this.#options = options;
    this.#instances = new Instances(options.engine, Math.max(1, options.instances), { scored: options.scored });
    this.installed = new InstalledModels(options.folders);
  }

  routes(): ReadonlyMap<string, Route<InstalledModel>> {
    const of = this.installed.read();
    if (of !== this.#served.of || this.#bad.size !== this.#served.bad) {
      const routes = (this.#options.routesOf ?? routesOf)(this.working());
      this.#served = { of, bad: this.#bad.size, routes };
    }
    return this.#served.routes;
  }

  /** The models that are not known to fail. */
  working(): readonly InstalledModel[] {
    return this.installed.read().models.filter(({ files }) => !this.#bad.has(files.key));
  }

  /** The others, with what is wrong with them. */
  failed(): readonly (InstalledModel & { readonly reason: string })[] {
    return this.installed.read().models.flatMap((model) => {
      const reason = this.#bad.get(model.files.key);
      return reason === undefined ? [] : [{ ...model, reason }];
    });
  }

  /**
   * Translates on the way that is open; where a model on it turns out not to work, on the next one.
   * @returns `undefined` where none is open.
   * @throws EngineError `invalid-model` when a model turns out not to work and no other way is open, `crashed`,
   * `aborted`, `unavailable` after close.
   */
  async translate(
    direction: Direction,
    signal: AbortSignal | undefined,
    translate: (route: RouteInUse) => readonly EngineAnswer[] | Promise<readonly EngineAnswer[]>,
  ): Promise<readonly EngineAnswer[] | undefined> {
    let failure: EngineError | undefined;
    for (;;) {
      const route = this.routes().get(directionKey(direction));
      if (route === undefined) {
        if (failure !== undefined) throw failure;
        return undefined;
      }
      try {
        return await translate(await this.#inUse(route, signal));
      } catch (error) {
        if (!(error instanceof ModelRefusal)) throw error;
        this.#bad.set(error.key, error.message);
        failure = this.#badModel(route.find(({ files }) => files.key === error.key) ?? route[0], error.message);
      }
    }
  }

  /** @throws EngineError `invalid-model` for a model that does not work. */
  async try(model: InstalledModel): Promise<void> {
    const outcome = await this.#instances.run({ models: [model.files], texts: [], html: false });
    if (outcome.status === "bad-model") throw this.#badModel(model, outcome.reason);
  }

  close(): Promise<void> {
    return this.#instances.close();
  }

  async #inUse(route: Route<InstalledModel>, signal: AbortSignal | undefined): Promise<RouteInUse> {
    const [first, second] = route;
    const models = second === undefined ? ([first.files] as const) : ([first.files, second.files] as const);
    return {
      alphabet: second === undefined ? await this.#alphabetOf(first) : undefined,
      run: async (texts, html) => {
        if (texts.length === 0) return [];
        const outcome = await this.#instances.run({ models, texts, html }, signal);
        if (outcome.status === "bad-model") throw new ModelRefusal(outcome.key, outcome.reason);
        return outcome.lines;
      },
    };
  }

  #alphabetOf(model: InstalledModel): Promise<Alphabet | undefined> {
    const { key } = model.files;
    const known = this.#alphabets.get(key);
    if (known !== undefined) return known;
    const read = alphabetOf(model);
    this.#alphabets.set(key, read);
    return read;
  }

  #badModel(model: InstalledModel, reason: string): EngineError {
    return new EngineError(
      this.#options.engine,
      "invalid-model",
      `The model ${nameOf(model)} in ${model.folder} does not work: ${reason}. Remove it, or install it again.`,
    );
  }
}

async function alphabetOf({ manifest: { placeholders }, files }: InstalledModel): Promise<Alphabet | undefined> {
  if (placeholders === undefined) return undefined;
  try {
    return readAlphabet(placeholders, await Promise.all(files.vocabularies.map((path) => readFile(path))));
  } catch (error) {
    const reason = error instanceof FileFault ? error.message : "cannot be read";
    throw new ModelRefusal(files.key, `${basename(files.vocabularies[0])} ${reason}`);
  }
}
