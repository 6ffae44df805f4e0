import type { RequestFacts } from "../request-facts.ts";
import { customTag } from "./custom-source.ts";
import { checkedLocaleOptions, type LocaleOptions } from "./locale-options.ts";
import type { NamedSource } from "./locale-source.ts";
import { pathLocale } from "./path-locale.ts";
import { cookieValue, queryValue } from "./request-values.ts";
import { createServedLocales } from "./served-locales.ts";

export interface LocaleDetector {
  /** A custom source that throws is passed over; nothing that a request holds makes it throw. */
  readonly detect: (request: RequestFacts) => DetectedLocale;
}

export interface DetectedLocale {
  /** One of `locales`, or the source language, as the options spell it: never a string of the request. */
  readonly locale: string;
  /** `fallback`: no source named a locale that is served. */
  readonly from: NamedSource["from"] | "fallback";
  /** The request headers that were looked at, absent ones among them: they belong into `Vary`. */
  readonly variesBy: readonly string[];
  /** Path and query of the request; without the locale at its front where `path` is a source. */
  readonly path: string;
}

/** @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right. */
export function createLocaleDetector(options: LocaleOptions): LocaleDetector {
  const { sourceLanguage, locales, sources, onError } = checkedLocaleOptions(options);
  const served = createServedLocales(sourceLanguage, locales);
  const readsPath = sources.some(({ from }) => from === "path");

  function detect(request: RequestFacts): DetectedLocale {
    const variesBy: string[] = [];
    const look = (header: string) => {
      if (!variesBy.some((one) => one.toLowerCase() === header.toLowerCase())) variesBy.push(header);
    };
    const inPath = readsPath ? pathLocale(request.url, served) : undefined;
    const path = inPath?.path ?? request.url;
    for (const source of sources) {
      const locale = source.from === "path" ? inPath?.locale : localeFrom(source, request, look);
      if (locale !== undefined) return { locale, from: source.from, variesBy, path };
    }
    return { locale: served.fallback, from: "fallback", variesBy, path };
  }

  function localeFrom(source: ValueSource, request: RequestFacts, look: (header: string) => void): string | undefined {
    if (source.from === "query") return chosen(queryValue(request.url, source.name));
    if (source.from === "custom") return chosen(customTag(source, request, look, onError));
    if (source.from === "cookie") {
      look("Cookie");
      return chosen(cookieValue(request.header("cookie") ?? "", source.name));
    }
    look(source.name);
    const name = source.name.toLowerCase();
    const value = request.header(name);
    return name === "accept-language" && value !== undefined ? served.preferred(value) : chosen(value);
  }

  function chosen(tag: string | undefined): string | undefined {
    return tag === undefined ? undefined : served.chosen(tag);
  }

  return { detect };
}

type ValueSource = Exclude<NamedSource, { readonly from: "path" }>;
