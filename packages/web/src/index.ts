/** Localizes the requests and answers of a web application at run time, whatever brings them. */
export type { AnswerText } from "./answer-texts.ts";
export type { BodyLocalizer, BodyStream, LocalizedBody, Outcome } from "./body-localizer.ts";
export type { Exchange } from "./exchange.ts";
export type { HtmlOptions } from "./html/html-options.ts";
export type { ResponseHead } from "./http/response-head.ts";
export type { LocalizedAnswer, ResponsePlan } from "./http/response-plan.ts";
export { compileJsonOptions, type JsonOptions } from "./json/json-options.ts";
export type { LinkOptions } from "./links/link-options.ts";
export type { DetectedLocale } from "./locale/locale-detector.ts";
export type { CustomLocaleSource, LocaleSource } from "./locale/locale-source.ts";
export { createLocalization, type Localization } from "./localization.ts";
export { localizeResponse } from "./localize-response.ts";
export type { LocalizationOptions, RouteOptions } from "./options.ts";
export type { Phrase, PhraseNeeds, PhraseResult, ResponsePhrases } from "./phrases/phrase.ts";
export {
  createPhraseTranslator,
  type PhraseTranslator,
  type PhraseTranslatorOptions,
} from "./phrases/phrase-translator.ts";
export type { Steering, SteeringOptions } from "./phrases/steering.ts";
export type { RequestFacts } from "./request-facts.ts";
export type { RequestTranslator } from "./request-translator.ts";
export type { LocalizedRequestBody, RequestField } from "./requests/request-body.ts";
export type { RequestOptions } from "./requests/request-options.ts";
