export type { BodyLocalizer, BodyStream, LocalizedBody, Outcome } from "./body-localizer.ts";
export type { Phrase, PhraseResult, ResponsePhrases } from "./phrases/phrase.ts";
export type { RequestFacts } from "./request-facts.ts";
