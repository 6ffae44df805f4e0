export type { Savings } from "./batching.ts";
export { type Client, createClient } from "./client.ts";
export type { Detection } from "./detect.ts";
export {
  DragomanError,
  type DragomanErrorKind,
  type ErrorFacts,
  type ErrorRemedy,
  isDragomanError,
  type RemedyModel,
} from "./errors.ts";
export type { KnownLanguage, LanguageCode } from "./language-code.ts";
export type {
  Language,
  LanguageFeature,
  LanguageResource,
  LanguagesOptions,
  ResourceFeature,
  ResourceFeatures,
} from "./languages.ts";
export type { CallOptions, ClientOptions, PatienceOptions } from "./options.ts";
export type { RawClient } from "./raw.ts";
export type { TranslationOutcome } from "./settled.ts";
export type { Translation } from "./translate.ts";
export type { TextOptions, TranslateOptions } from "./translate-options.ts";
export type { ProductUsage, Usage } from "./usage.ts";
