import { resolve } from "node:path";
import { tokensOf } from "../carry/words.ts";
import { directionKey } from "../language.ts";
import type { Direction, EngineAnswer, EngineName, EngineRequest, EngineText, TranslationEngine } from "../ports.ts";
import { withAccelerator, withoutAccelerator } from "./accelerators.ts";
import type { InstalledModel } from "./installed-models.ts";
import { faultOf } from "./plausible.ts";
import { RoutedModels } from "./routed-models.ts";
import type { Route } from "./routes.ts";
import type { SentenceChecks } from "./symbols/symbol-sentences.ts";
import { translatedWithSymbols } from "./symbols/translated.ts";
import { type TaughtWords, untaughtWord } from "./taught-words.ts";

export interface InterfaceModelOptions {
  /** Folders with models, as `@dragoman/model-interface` brings one: `<folder>/<source>-<target>/model.json`. */
  readonly folders: readonly string[];
  /** Texts of more words are declined: a number, or one for each direction. Default 60. */
  readonly mostWords?: number | ((direction: Direction) => number | undefined);
  /**
   * Texts with a sentence of which the model is less sure are declined: the geometric mean of its words' probabilities, 0
   * to 1; a number, or one for each direction. Default 0.5; with 0 everything passes, words that it was not taught too.
   */
  readonly leastCertainty?: number | ((direction: Direction) => number | undefined);
  /** The engines that translate a direction better, by measure: where a chain has them, they are asked first. */
  readonly behind?: (direction: Direction) => readonly EngineName[];
  /** Threads with a runtime of their own, each with up to four models in memory. Default 1. */
  readonly instances?: number;
}

/** What holds for a direction where nothing else is said. */
export const interfaceModelDefaults = {
  /** As long as the longest lines that the models were trained with. */
  mostWords: 60,
  /** Above it are most of the answers that a reader can use: `npm run bench interface-model -- --certainty 0` has the others. */
  leastCertainty: 0.5,
} as const;

/**
 * Small neural models for the strings of interfaces, in the same runtime as the engine `bergamot`. They copy symbols, so
 * that terms, placeholders and what their vocabulary has not go through unchanged; an answer in which one is missing, or
 * that cannot be a translation, is declined. Directions do not lead through English.
 */
export function createInterfaceModelEngine(options: InterfaceModelOptions): TranslationEngine {
  return new InterfaceModel(options);
}

class InterfaceModel implements TranslationEngine {
  readonly name = "interface-model";
  readonly quality = "neural";
  readonly #models: RoutedModels;
  readonly #options: InterfaceModelOptions;

  constructor(options: InterfaceModelOptions) {
    const { folders, instances = 1 } = options;
    this.#options = options;
    this.#models = new RoutedModels({
      engine: this.name,
      folders: folders.map((folder) => resolve(folder)),
      instances,
      scored: true,
      routesOf: directRoutes,
    });
  }

  directions(): readonly Direction[] {
    return [...this.#models.routes().values()].map(([{ source, target }]) => ({ source, target }));
  }

  serves(direction: Direction): boolean {
    return this.#models.routes().has(directionKey(direction));
  }

  revision(): number {
    return this.#models.revision();
  }

  behind(direction: Direction): readonly EngineName[] {
    return this.#options.behind?.(direction) ?? [];
  }

  /** @throws EngineError `invalid-model`, `crashed`, `aborted`, `unavailable` after close. */
  async translate({ direction, texts, signal }: EngineRequest): Promise<readonly EngineAnswer[]> {
    const most = this.#mostWords(direction);
    const least = this.#leastCertainty(direction);
    const { target } = direction;
    const fitting = texts.filter((text) => !isLonger(text, most));
    const asked = fitting.map(withoutAccelerator);
    const answers = await this.#models.translate(direction, signal, ({ alphabet, words, run }) =>
      alphabet === undefined
        ? []
        : translatedWithSymbols(asked, alphabet, run, { checks: checksWith(least, words), target }),
    );
    if (answers === undefined) {
      return texts.map(() => declined(`no model leads from ${direction.source} to ${direction.target}`));
    }
    const answerTo = new Map(fitting.map((text, index) => [text, answers[index]]));
    return texts.map((text) => {
      const answer = answerTo.get(text);
      if (answer !== undefined) return withAccelerator(answer, text, target);
      return declined(`it has more than ${most} words, and the model is for strings of interfaces`);
    });
  }

  /** A direction that is not there cannot be had: the models come with a package. */
  remedies(): readonly [] {
    return [];
  }

  close(): Promise<void> {
    return this.#models.close();
  }

  #leastCertainty(direction: Direction): number {
    const { leastCertainty } = this.#options;
    const least = typeof leastCertainty === "function" ? leastCertainty(direction) : leastCertainty;
    return least ?? interfaceModelDefaults.leastCertainty;
  }

  #mostWords(direction: Direction): number {
    const { mostWords } = this.#options;
    return (typeof mostWords === "function" ? mostWords(direction) : mostWords) ?? interfaceModelDefaults.mostWords;
  }
}

/** With a `least` certainty of 0, everything passes that can be a translation. */
function checksWith(least: number, words: TaughtWords | undefined): SentenceChecks {
  return {
    ofSource(source) {
      const unknown = least > 0 && words !== undefined ? untaughtWord(source, words) : undefined;
      return unknown === undefined ? undefined : `the model was not taught the word ${unknown}`;
    },
    ofAnswer: (source, answer, certainty = 0) =>
      faultOf(source, answer) ?? (certainty < least ? "the model was not sure of it" : undefined),
  };
}

/** Only models that copy placeholders, each alone: of two equal ones the first counts. */
function directRoutes(models: readonly InstalledModel[]): ReadonlyMap<string, Route<InstalledModel>> {
  const routes = new Map<string, Route<InstalledModel>>();
  for (const model of models) {
    const key = directionKey(model);
    if (model.manifest.placeholders !== undefined && !routes.has(key)) routes.set(key, [model]);
  }
  return routes;
}

/** A text of so many characters is long whatever its words are. */
const longestWord = 12;

function isLonger({ text }: EngineText, most: number): boolean {
  if (text.length <= most) return false;
  if (text.length > most * longestWord) return true;
  return tokensOf(text).filter(({ isWord }) => isWord).length > most;
}

function declined(reason: string): EngineAnswer {
  return { status: "declined", reason };
}
