import { type Exchange, type ExchangeSettings, RequestExchange } from "./exchange.ts";
import { canonicalTag, isVariantOf } from "./locale/language-tag.ts";
import { createLocaleDetector } from "./locale/locale-detector.ts";
import { namedSource } from "./locale/locale-source.ts";
import { createLocalizers } from "./localizers.ts";
import { checkOptions, type LocalizationOptions } from "./options.ts";
import { createPhraseTranslator } from "./phrases/phrase-translator.ts";
import type { RequestFacts } from "./request-facts.ts";
import { createRequestLocalizer } from "./requests/request-localizer.ts";

/** Localizes the answers of one application. */
export interface Localization {
  /** Begins with a request, before the application sees it. Nothing that a request holds makes it throw. */
  readonly begin: (request: RequestFacts) => Exchange;
  /** Resolves when no translation is under way any more, as before a function in a cloud is frozen. */
  readonly flush: () => Promise<void>;
  /** Stops what is under way. Answers after it are in the source language where nothing else is known. */
  readonly close: () => void;
}

const defaultMaxBodyBytes = 1_048_576;

/** @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right. */
export function createLocalization(options: LocalizationOptions): Localization {
  checkOptions(options);
  const { sourceLanguage, locales, reportingTag, storePrivate = false, maxBodyBytes = defaultMaxBodyBytes } = options;
  const onError = quiet(options.onError);
  const detector = createLocaleDetector({ ...options, onError });
  const phrases = createPhraseTranslator({ ...options, onError });
  const requests = options.requests && createRequestLocalizer({ ...options, requests: options.requests, onError });
  const ofSource = localesOfSource(options);
  const asked = <Answer>(ask: () => Answer): Answer | undefined => {
    try {
      return ask();
    } catch (error) {
      onError(error);
      return undefined;
    }
  };
  const settings: ExchangeSettings = {
    sourceLanguage,
    locales,
    readsSource: (locale) => ofSource.has(locale),
    phrases,
    localizers: createLocalizers(options),
    requests,
    languageCookies: languageCookies(options),
    reportingTag:
      typeof reportingTag === "function" ? (request) => asked(() => reportingTag(request)) : () => reportingTag,
    storesPrivate:
      typeof storePrivate === "function"
        ? (request) => asked(() => storePrivate(request)) === true
        : () => storePrivate,
    maxBodyBytes,
    onError,
  };
  return {
    begin: (request) => new RequestExchange(settings, request, detector.detect(request)),
    flush: async () => {
      await Promise.all([phrases.flush(), requests?.flush()]);
    },
    close: () => {
      phrases.close();
      requests?.close();
    },
  };
}

/** The locales whose readers get what the application says: its language in any spelling, and perhaps its variants. */
function localesOfSource({ sourceLanguage, locales, translateVariants }: LocalizationOptions): ReadonlySet<string> {
  const source = canonicalTag(sourceLanguage);
  const isOfSource = (locale: string) =>
    translateVariants ? canonicalTag(locale) === source : isVariantOf(sourceLanguage, locale);
  return new Set([sourceLanguage, ...locales.filter(isOfSource)]);
}

function languageCookies({ detect = ["cookie"] }: LocalizationOptions): string[] {
  return detect.map(namedSource).flatMap((source) => (source.from === "cookie" ? [source.name] : []));
}

/** A log that fails is no reason for an answer to fail. */
function quiet(onError: ((error: unknown) => void) | undefined): (error: unknown) => void {
  return (error) => {
    try {
      onError?.(error);
    } catch {
      // There is nobody else to tell.
    }
  };
}
