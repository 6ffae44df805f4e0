import type { BodyLocalizer, Outcome } from "../src/body-localizer.ts";
import { type ExchangeSettings, RequestExchange } from "../src/exchange.ts";
import { createLocaleDetector } from "../src/locale/locale-detector.ts";
import type { Localization } from "../src/localization.ts";
import { createPhraseTranslator } from "../src/phrases/phrase-translator.ts";
import { shoutingLocalizer } from "./shouting-localizer.ts";

export interface ShoutingOptions {
  /** What a body waits for. Default: nothing. */
  readonly held?: Promise<unknown> | undefined;
  /** In place of the one that writes capitals. */
  readonly localizer?: BodyLocalizer | undefined;
  readonly maxBodyBytes?: number | undefined;
  readonly onError?: ((error: unknown) => void) | undefined;
}

/**
 * The rules of an answer without translations: readers of German get capitals. The request header `x-outcome` says how
 * the answer turns out.
 */
export function shoutingLocalization({
  held,
  localizer,
  maxBodyBytes = 1_048_576,
  onError = () => {},
}: ShoutingOptions = {}): Localization {
  const detector = createLocaleDetector({ sourceLanguage: "en", locales: ["en", "de"], detect: ["query", "header"] });
  const phrases = createPhraseTranslator({ client: { translateSettled: async () => [] }, sourceLanguage: "en" });
  const settings: ExchangeSettings = {
    sourceLanguage: "en",
    locales: ["en", "de"],
    readsSource: (locale) => locale === "en",
    phrases,
    localizers: {
      of: (kind, route, request) => {
        if (route.html === false) return undefined;
        const outcome = outcomes[request.header("x-outcome") ?? "complete"] ?? complete;
        return () => localizer ?? shoutingLocalizer({ held, outcome, streams: kind === "html" });
      },
      ofSource: () => undefined,
      fragment: () => localizer ?? shoutingLocalizer({ held, outcome: complete, streams: false }),
      check: () => {},
    },
    languageCookies: [],
    reportingTag: () => undefined,
    storesPrivate: () => false,
    maxBodyBytes,
    onError,
  };
  return {
    begin: (request) => new RequestExchange(settings, request, detector.detect(request)),
    flush: phrases.flush,
    close: phrases.close,
  };
}

const complete: Outcome = { translated: 1, pending: 0, declined: 0 };

const outcomes: Readonly<Record<string, Outcome>> = {
  pending: { translated: 1, pending: 2, declined: 0 },
  declined: { translated: 1, pending: 0, declined: 2 },
};
