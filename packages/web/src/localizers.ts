import type { BodyLocalizer } from "./body-localizer.ts";
import { createHtmlLocalizer } from "./html/html-localizer.ts";
import type { HtmlOptions } from "./html/html-options.ts";
import type { BodyKind } from "./http/content-type.ts";
import type { ResponseHead } from "./http/response-head.ts";
import { createJsonLocalizer } from "./json/json-localizer.ts";
import { compileJsonOptions, type JsonOptions } from "./json/json-options.ts";
import type { JsonPlaces } from "./json/json-places.ts";
import type { LocalizationOptions, RouteOptions } from "./options.ts";
import type { ResponsePhrases } from "./phrases/phrase.ts";
import type { RequestFacts } from "./request-facts.ts";

/** What makes the localizers of bodies. */
export interface Localizers {
  /** How the body of an answer is localized; `undefined` where it goes out as it is, whoever reads it. */
  readonly of: (
    kind: BodyKind,
    route: RouteOptions,
    request: RequestFacts,
    head: ResponseHead,
  ) => CreateLocalizer | undefined;
  /** How a fragment of HTML in another body is localized. */
  readonly fragment: (route: RouteOptions, phrases: ResponsePhrases, locale: string) => Pick<BodyLocalizer, "whole">;
  /** @throws DragomanError of kind `invalid-request` for options of a route that cannot be right */
  readonly check: (route: RouteOptions) => void;
}

/** Makes the localizer of one body. */
export type CreateLocalizer = (phrases: ResponsePhrases, locale: string) => BodyLocalizer;

/** @throws DragomanError of kind `invalid-request` for paths and documents that cannot be right */
export function createLocalizers({
  sourceLanguage,
  html = true,
  json,
  stream = true,
}: LocalizationOptions): Localizers {
  // A route gives the same object with every request, and its paths are compiled once.
  const compiled = new WeakMap<JsonOptions, JsonPlaces>();
  const placesOf = (options: JsonOptions): JsonPlaces => {
    const places = compiled.get(options) ?? compileJsonOptions(options);
    compiled.set(options, places);
    return places;
  };
  const htmlWith = (settings: boolean | HtmlOptions): CreateLocalizer => {
    const options = typeof settings === "object" ? settings : undefined;
    return (phrases, locale) => createHtmlLocalizer({ phrases, locale, sourceLanguage, options });
  };
  const check = ({ json: ofRoute }: Pick<RouteOptions, "json">) => {
    if (ofRoute !== undefined && ofRoute !== false) placesOf(ofRoute);
  };
  check({ json });
  const fragment: Localizers["fragment"] = ({ html: page = html }, phrases, locale) => ({
    whole: (body) => htmlWith(page)(phrases, locale).whole(body),
  });

  return {
    of: (kind, route, request, head) => {
      const page = route.html ?? html;
      if (kind === "html" && page === false) return undefined;
      if (kind === "html") return stream ? htmlWith(page) : wholeOf(htmlWith(page));
      const chosen = route.json ?? json;
      if (chosen === undefined || chosen === false) return undefined;
      const root = placesOf(chosen)(request, head.status, head.get("content-type"));
      if (root === undefined) return undefined;
      return (phrases, locale) => createJsonLocalizer({ phrases, root, html: fragment(route, phrases, locale) });
    },
    fragment,
    check,
  };
}

/** Nothing leaves before all is there. */
function wholeOf(create: CreateLocalizer): CreateLocalizer {
  return (phrases, locale) => ({ whole: create(phrases, locale).whole });
}
