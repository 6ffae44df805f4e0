export {
  type TranslatorHealth,
  TranslatorHealthIndicator,
  type TranslatorHealthOptions,
} from "./health/translator-health-indicator.ts";
export { LocaleServing, type LocalesOptions } from "./locales/locale-serving.ts";
export { type LocalesAsyncOptions, LocalesModule } from "./locales/locales-module.ts";
export type { TranslationDefaults } from "./translation-defaults.ts";
export { Translator } from "./translator.ts";
export { TranslatorModule } from "./translator-module.ts";
export type {
  RegistrationOptions,
  TranslatorFeatureOptions,
  TranslatorModuleAsyncOptions,
  TranslatorModuleOptions,
  TranslatorOptions,
  TranslatorOptionsFactory,
} from "./translator-options.ts";
export { getTranslatorClientToken, getTranslatorToken, InjectTranslator } from "./translator-tokens.ts";
