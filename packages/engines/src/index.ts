export { type ApertiumEngine, type ApertiumOptions, createApertiumEngine } from "./apertium/engine.ts";
export { type BergamotEngine, type BergamotOptions, createBergamotEngine } from "./bergamot/bergamot.ts";
export { type CatalogueLanguage, catalogue, catalogueSources } from "./catalogue.ts";
export { EngineError, type EngineErrorKind } from "./errors.ts";
export { baseOf, directionKey, matchSource, matchTarget, parseLanguageTag } from "./language.ts";
export type * from "./ports.ts";
