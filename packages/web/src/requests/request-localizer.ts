import { createHtmlLocalizer } from "../html/html-localizer.ts";
import type { PhraseClient } from "../phrases/asked-phrases.ts";
import { createPhraseTranslator, type PhraseTranslator } from "../phrases/phrase-translator.ts";
import { type LocalizedRequestBody, localizeRequestBody } from "./request-body.ts";
import { checkedRequestOptions, type RequestOptions } from "./request-options.ts";

/** Translates what readers write into the language of the application. */
export interface RequestLocalizer {
  /** Never rejects: what is not translated in time stays as it was written. */
  readonly localize: (body: unknown, reader: RequestReader) => Promise<LocalizedRequestBody>;
  readonly flush: () => Promise<void>;
  readonly close: () => void;
}

/** Who wrote a request. */
export interface RequestReader {
  /** The locale that the request gets. */
  readonly locale: string;
  /** Whether that is the application's language. */
  readonly readsSource: boolean;
  readonly reportingTag?: string | undefined;
}

export interface RequestLocalizerParts {
  readonly client: PhraseClient;
  /** The language of the application, which texts are translated into. */
  readonly sourceLanguage: string;
  readonly requests: RequestOptions;
  readonly budgetMs?: number | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** @throws DragomanError of kind `invalid-request` that names the option which cannot be right. */
export function createRequestLocalizer(options: RequestLocalizerParts): RequestLocalizer {
  const { client, sourceLanguage, requests, onError } = options;
  const { root, from, maxCharacters } = checkedRequestOptions(requests);
  const budgetMs = requests.budgetMs ?? options.budgetMs;
  /** One for each language that readers write in: there are no more than locales. */
  const translators = new Map<string, PhraseTranslator>();

  function translatorFor(written: string, reader: string): PhraseTranslator {
    const { translate } = requests;
    const steering = typeof translate === "function" ? () => translate(reader) : translate;
    // Nothing is remembered: what a reader writes is nobody else's, and seldom written twice.
    const settings = { client, sourceLanguage: written, budgetMs, translate: steering, cacheSize: 0, onError };
    return createPhraseTranslator(settings);
  }

  return {
    localize: (body, { locale, readsSource, reportingTag }) => {
      const isDetected = readsSource || from === "detected";
      const translator = translators.get(locale) ?? translatorFor(isDetected ? undetermined : locale, locale);
      translators.set(locale, translator);
      const phrases = translator.forResponse({ locale: sourceLanguage, isPrivate: true, reportingTag });
      const html = createHtmlLocalizer({
        phrases,
        locale: sourceLanguage,
        sourceLanguage: locale,
        options: { mark: false },
      });
      return localizeRequestBody(body, { root, phrases, html, maxCharacters });
    },
    flush: async () => {
      await Promise.all(Array.from(translators.values(), (translator) => translator.flush()));
    },
    close: () => {
      for (const translator of translators.values()) translator.close();
    },
  };
}

/** The tag for a language that is to be found out (RFC 5646, section 4.1). */
const undetermined = "und";
