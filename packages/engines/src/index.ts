export { type ApertiumEngine, type ApertiumOptions, createApertiumEngine } from "./apertium/engine.ts";
export {
  type BergamotEngine,
  type BergamotOptions,
  createBergamotEngine,
  type Downloads,
} from "./bergamot/bergamot.ts";
export {
  createInterfaceModelEngine,
  type InterfaceModelOptions,
  interfaceModelDefaults,
} from "./bergamot/interface-model.ts";
export { type CatalogueLanguage, catalogue, catalogueSources } from "./catalogue.ts";
export {
  type ChainAnswer,
  type ChainOptions,
  createChain,
  type DeclineReason,
  type EngineChain,
  type EngineState,
} from "./chain.ts";
export { createEldDetector, type DetectorOptions } from "./detection/detector.ts";
export { type DetectorSize, isDetectorSize } from "./detection/scores.ts";
export { DetectorError, EngineError, type EngineErrorKind } from "./errors.ts";
export { baseOf, directionKey, matchSource, matchTarget, parseLanguageTag, withoutRegion } from "./language.ts";
export { createOpenAiEngine, type OpenAiOptions } from "./openai/engine.ts";
export { createPhrasebookEngine, type PhrasebookOptions } from "./phrasebook/engine.ts";
export type * from "./ports.ts";
export { protectedRanges } from "./protected-spans.ts";
export { createPseudoEngine, type PseudoOptions } from "./pseudo/engine.ts";
export { createScriptedEngine } from "./scripted/engine.ts";
export { loadScript } from "./scripted/load.ts";
export { parseScript } from "./scripted/parse.ts";
export type { Script } from "./scripted/script.ts";
