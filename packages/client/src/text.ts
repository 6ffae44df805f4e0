/** Translating and detecting texts, and nothing else of the client: half its size. */
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
  CallOptions,
  ClientAddress,
  ClientOptions,
  ClientSettings,
  PatienceOptions,
  PlanAddresses,
} from "./options.ts";
export type {
  Language,
  LanguageFeature,
  LanguagesOptions,
} from "./resources/languages.ts";
export type { Detection } from "./text/detect.ts";
export type { TranslationOutcome } from "./text/settled.ts";
export type { TextOptions, TranslateOptions } from "./text/translate-options.ts";
export type { Translation } from "./text/translation.ts";
export { createTextClient, type TextClient, type TextClientOptions } from "./text-client.ts";
