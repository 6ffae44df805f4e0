import type { BodyLocalizer, BodyMemory } from "./body-localizer.ts";
import { createHtmlLocalizer } from "./html/html-localizer.ts";
import type { HtmlOptions } from "./html/html-options.ts";
import { PageReadings } from "./html/page-readings.ts";
import type { BodyKind } from "./http/content-type.ts";
import type { ResponseHead } from "./http/response-head.ts";
import { createJsonLocalizer } from "./json/json-localizer.ts";
import { compileJsonOptions } from "./json/json-options.ts";
import type { LinkingPage } from "./links/localized-link.ts";
import { createPageLinks } from "./links/page-links.ts";
import { madeOnce } from "./made-once.ts";
import type { LocalizationOptions, RouteOptions } from "./options.ts";
import type { ResponsePhrases } from "./phrases/phrase.ts";
import type { RequestFacts } from "./request-facts.ts";
import { WholeAnswers } from "./whole-answers.ts";

/** What makes the localizers of bodies. */
export interface Localizers {
  /** How the body of an answer is localized; `undefined` where it goes out as it is, whoever reads it. */
  readonly of: (
    kind: BodyKind,
    route: RouteOptions,
    request: RequestFacts,
    head: ResponseHead,
  ) => CreateLocalizer | undefined;
  /** How an answer is changed for readers of its own language; `undefined` where it goes out as it is. */
  readonly ofSource: (kind: BodyKind, route: RouteOptions) => CreateLocalizer | undefined;
  /** How a fragment of HTML in another body is localized. */
  readonly fragment: (route: RouteOptions, phrases: ResponsePhrases, locale: string) => Pick<BodyLocalizer, "whole">;
  /** @throws DragomanError of kind `invalid-request` for options of a route that cannot be right */
  readonly check: (route: RouteOptions) => void;
}

/** Makes the localizer of one body. Links lead on from its page. */
type CreateLocalizer = (phrases: ResponsePhrases, locale: string, page?: LinkingPage) => BodyLocalizer;

/** @throws DragomanError of kind `invalid-request` for paths and documents that cannot be right */
export function createLocalizers({
  sourceLanguage,
  locales,
  detect,
  links,
  html = true,
  json,
  stream = true,
  answerCacheSize = defaultAnswerCacheSize,
}: LocalizationOptions): Localizers {
  // A route gives the same object with every request, and its paths are compiled once.
  const placesOf = madeOnce(compileJsonOptions);
  const answers = new WholeAnswers(answerCacheSize);
  const pageLinks = links && createPageLinks({ sourceLanguage, locales, detect }, links);
  const readings = new PageReadings(sourceLanguage);
  const htmlWith = (settings: boolean | HtmlOptions): CreateLocalizer => {
    const options = typeof settings === "object" ? settings : undefined;
    return (phrases, locale, page) => {
      const startTags = page && pageLinks?.readerOf(page);
      return createHtmlLocalizer({ phrases, locale, sourceLanguage, options, startTags, readings });
    };
  };
  /** @param root with `html`, what a body is read by */
  const remembered =
    (create: CreateLocalizer, root: object, html: object): CreateLocalizer =>
    (phrases, locale, page) => {
      const { lane } = phrases;
      if (lane === undefined) return create(phrases, locale, page);
      // Where links lead on, the same page under another address is another answer.
      const address = pageLinks && page ? page.url : "";
      const memory = answers.memoryOf({ lane, root, html, address });
      return new RememberedLocalizer(memory, () => create(phrases, locale, page));
    };
  const pageWith = (settings: boolean | HtmlOptions): CreateLocalizer | undefined => {
    if (settings === false) return undefined;
    const page = stream ? htmlWith(settings) : wholeOf(htmlWith(settings));
    return remembered(page, pageRoot, objectOf(settings));
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
      if (kind === "html") return pageWith(route.html ?? html);
      const chosen = route.json ?? json;
      if (chosen === undefined || chosen === false) return undefined;
      const root = placesOf(chosen)(request, head.status, head.get("content-type"));
      if (root === undefined) return undefined;
      const create: CreateLocalizer = (phrases, locale) =>
        createJsonLocalizer({ phrases, root, html: fragment(route, phrases, locale) });
      return remembered(create, root, objectOf(route.html ?? html));
    },
    ofSource: (kind, route) => (kind === "html" && pageLinks ? pageWith(route.html ?? html) : undefined),
    fragment,
    check,
  };
}

const defaultAnswerCacheSize = 8_000_000;

function objectOf(settings: boolean | HtmlOptions): object {
  return typeof settings === "object" ? settings : usualPages;
}

/** Stands for pages that are read without options of their own. */
const usualPages = {};

/** Stands for a page, where JSON has the place of its root. */
const pageRoot = {};

/** Made only for an answer that is not remembered. */
class RememberedLocalizer implements BodyLocalizer {
  readonly memory: BodyMemory | undefined;
  readonly #create: () => BodyLocalizer;
  #created: BodyLocalizer | undefined;

  constructor(memory: BodyMemory | undefined, create: () => BodyLocalizer) {
    this.memory = memory;
    this.#create = create;
  }

  get stream(): BodyLocalizer["stream"] {
    return this.#localizer.stream;
  }

  whole(body: string): ReturnType<BodyLocalizer["whole"]> {
    return this.#localizer.whole(body);
  }

  get #localizer(): BodyLocalizer {
    this.#created ??= this.#create();
    return this.#created;
  }
}

/** Nothing leaves before all is there. */
function wholeOf(create: CreateLocalizer): CreateLocalizer {
  return (...body) => ({ ...create(...body), stream: undefined });
}
