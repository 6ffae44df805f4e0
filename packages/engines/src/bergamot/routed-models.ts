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
import { readTaughtWords, type TaughtWords } from "./taught-words.ts";

/** What a way of translating is given: the models' threads, for one route. */
export interface RouteInUse {
  /** Of a single model that copies symbols; of two, the first would have to write what the second reads. */
  readonly alphabet: Alphabet | undefined;
  /** Of a single model that says what it was taught. */
  readonly words: TaughtWords | undefined;
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
  readonly #read = new Map<string, Promise<Pick<RouteInUse, "alphabet" | "words">>>();
  /** Why a model does not work, by its key: found when it was tried, and then not tried again. */
  readonly #bad = new Map<string, string>();
  #served: { readonly of: Shelves; readonly bad: number; readonly routes: ReadonlyMap<string, Route<InstalledModel>> } =
    { of: { models: [], broken: [] }, bad: 0, routes: new Map() };
  #models = "";
  #modelChanges = 0;

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
      this.#noteModels();
    }
    return this.#served.routes;
  }

  /** Another whenever other models are in use, or a thread was lost: see `TranslationEngine`. */
  revision(): number {
    this.routes();
    return this.#modelChanges + this.#instances.deaths;
  }

  /** Shelves with a broken model are read again and again, mostly with the same models. */
  #noteModels(): void {
    const models = this.working()
      .map(({ folder, files }) => `${folder} ${files.key}`)
      .join("\n");
    if (models !== this.#models) this.#modelChanges += 1;
    this.#models = models;
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
      ...(second === undefined ? await this.#readOf(first) : { alphabet: undefined, words: undefined }),
      run: async (texts, html) => {
        if (texts.length === 0) return [];
        const outcome = await this.#instances.run({ models, texts, html }, signal);
        if (outcome.status === "bad-model") throw new ModelRefusal(outcome.key, outcome.reason);
        return outcome.lines;
      },
    };
  }

  /** Each model's files are read once. */
  #readOf(model: InstalledModel): Promise<Pick<RouteInUse, "alphabet" | "words">> {
    const { key } = model.files;
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    const read = Promise.all([alphabetOf(model), wordsOf(model)]).then(([alphabet, words]) => ({ alphabet, words }));
    this.#read.set(key, read);
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
  return readWith((contents) => readAlphabet(placeholders, contents), files.vocabularies, files.key);
}

async function wordsOf({ words, files }: InstalledModel): Promise<TaughtWords | undefined> {
  if (words === undefined) return undefined;
  return readWith(([content = new Uint8Array()]) => readTaughtWords(content), [words], files.key);
}

/** @throws ModelRefusal for files that are not what they should be. */
async function readWith<Value>(
  read: (contents: readonly Uint8Array[]) => Value,
  paths: readonly string[],
  key: string,
): Promise<Value> {
  try {
    return read(await Promise.all(paths.map((path) => readFile(path))));
  } catch (error) {
    const reason = error instanceof FileFault ? error.message : "cannot be read";
    throw new ModelRefusal(key, `${basename(paths[0] ?? "")} ${reason}`);
  }
}
