import { existsSync } from "node:fs";
import type {
  BergamotEngine,
  Detector,
  EngineChain,
  EngineError,
  EngineName,
  ModelStore,
  Script,
  TranslationEngine,
} from "@dragoman/engines";
import type { DirectionCard } from "@dragoman/model-interface";
import type { Metrics } from "./http/metrics.ts";
import { errorFacts, type Log } from "./log.ts";
import { SettingsError } from "./setting-values.ts";
import type { ServedEngine, Settings } from "./settings.ts";

export interface LoadedEngines {
  readonly chain: EngineChain;
  /** The engines that answer a text only when they know it. */
  readonly knowing: EngineChain;
  readonly detector: Detector;
  readonly models?: ModelStore;
  close(): Promise<void>;
}

/** What a program brings itself instead of what the settings name. */
export interface EngineParts {
  readonly detector?: Detector;
  /** For `scripted`, instead of the file. */
  readonly script?: Script;
  /** For `bergamot`: where the list of models lies, instead of the public one. */
  readonly modelIndex?: string;
}

/**
 * Builds the chain that the settings name. The engines' code is loaded here and not before, and each keeps its data
 * out of memory until a text needs it.
 * @throws EngineError for a script that cannot be read.
 */
export async function loadEngines(
  settings: Settings,
  parts: EngineParts,
  { log, metrics }: { readonly log: Log; readonly metrics: Metrics },
): Promise<LoadedEngines> {
  const library = await import("@dragoman/engines");
  const detector = parts.detector ?? library.createEldDetector({ size: settings.detector });
  let bergamot: BergamotEngine | undefined;

  const load = async (name: ServedEngine): Promise<TranslationEngine> => {
    switch (name) {
      case "phrasebook":
        return library.createPhrasebookEngine();
      case "bergamot":
        bergamot = library.createBergamotEngine({
          models: settings.models,
          downloads: settings.downloads,
          ...(parts.modelIndex !== undefined && { indexUrl: parts.modelIndex }),
        });
        return bergamot;
      case "interface-model":
        return createInterfaceModel(library, settings);
      case "apertium":
        return library.createApertiumEngine();
      case "openai":
        return library.createOpenAiEngine({ ...openAiServer(settings), detector });
      case "scripted":
        return library.createScriptedEngine({
          script: parts.script ?? (await library.loadScript(scriptFile(settings))),
        });
      case "pseudo":
        return library.createPseudoEngine();
    }
  };

  const engines = await Promise.all(settings.engines.map(load));
  const onFailure = (engine: EngineName, error: EngineError): void => {
    metrics.engineFailed(engine);
    log.warn({ engine, ...errorFacts(error, true) }, "An engine failed");
  };
  const onDecline = (engine: EngineName): void => metrics.declined(engine);
  const chain = library.createChain(engines, { onFailure, onDecline });
  const knowing = library.createChain(
    engines.filter(({ quality }) => quality === "human" || quality === "scripted"),
    { onFailure, onDecline },
  );
  return {
    chain,
    knowing,
    detector,
    ...(bergamot !== undefined && { models: bergamot.models }),
    close: async () => {
      await Promise.all([chain.close(), detector.close()]);
    },
  };
}

/** Where the models scored below another engine, that one is asked first, unless the engines were named in an order. */
async function createInterfaceModel(
  { createInterfaceModelEngine, directionKey, parseLanguageTag }: typeof import("@dragoman/engines"),
  { interfaceModels, interfaceWords, interfaceCertainty, engineOrder }: Settings,
): Promise<TranslationEngine> {
  const { directionCards, modelsFolder } = await import("@dragoman/model-interface");
  const models = interfaceModels ?? modelsFolder;
  if (!existsSync(models) && interfaceModels !== undefined) {
    throw new SettingsError("DRAGOMAN_INTERFACE_MODELS", `must be a folder, but there is none at ${models}`);
  }
  const cards = new Map<string, DirectionCard>();
  for (const card of directionCards(models)) {
    const [source, target] = [parseLanguageTag(card.source), parseLanguageTag(card.target)];
    if (source !== undefined && target !== undefined) cards.set(directionKey({ source, target }), card);
  }
  return createInterfaceModelEngine({
    folders: [models],
    mostWords: interfaceWords ?? ((direction) => cards.get(directionKey(direction))?.scores.mostWords),
    leastCertainty: (direction) =>
      interfaceCertainty === undefined
        ? cards.get(directionKey(direction))?.scores.leastCertainty
        : interfaceCertainty / 100,
    ...(engineOrder === "measured" && { behind: (direction) => cards.get(directionKey(direction))?.behind ?? [] }),
  });
}

/** Settings that were checked have both where the engine is named. */
function openAiServer({ openaiUrl: url, openaiKey: key, openaiModel: model }: Settings) {
  if (url === undefined || model === undefined) {
    throw new SettingsError("DRAGOMAN_OPENAI_URL", "and DRAGOMAN_OPENAI_MODEL must be set for the engine openai");
  }
  return { url, model, ...(key !== undefined && { key }) };
}

function scriptFile({ script }: Settings): string {
  if (script !== undefined) return script;
  throw new SettingsError("DRAGOMAN_SCRIPT", "must name a TMX or JSON file when DRAGOMAN_ENGINES names scripted");
}
