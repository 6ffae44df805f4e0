export type { RequestField } from "@dragoman/web";
export {
  type TranslatorHealth,
  TranslatorHealthIndicator,
  type TranslatorHealthOptions,
} from "./health/translator-health-indicator.ts";
export { LocaleServing, type LocalesOptions } from "./locales/locale-serving.ts";
export { type LocalesAsyncOptions, LocalesModule } from "./locales/locales-module.ts";
export { Locale } from "./localization/locale.ts";
export { Localize, type LocalizeOptions } from "./localization/localize.ts";
export { LocalizeBody, Written } from "./localization/localize-body.ts";
export { LocalizeBodyInterceptor } from "./localization/localize-body-interceptor.ts";
export { LocalizeInterceptor } from "./localization/localize-interceptor.ts";
export { LocalizedExceptionFilter } from "./localization/localized-exception-filter.ts";
export type { SiteLocalizationOptions } from "./localization/site-localization.ts";
export { Translatable, type TranslatableOptions } from "./localization/translatable.ts";
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
