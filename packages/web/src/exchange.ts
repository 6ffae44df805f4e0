import { DragomanError } from "@dragoman/client";
import { type AnswerText, localizeTexts, sumOf } from "./answer-texts.ts";
import { type BodyLocalizer, nothingToSay, type Outcome } from "./body-localizer.ts";
import type { BodyKind } from "./http/content-type.ts";
import { withApplicationTags } from "./http/entity-tags.ts";
import { isPrivateExchange } from "./http/privacy.ts";
import type { ResponseHead } from "./http/response-head.ts";
import { planResponse, type Reader, type ResponsePlan } from "./http/response-plan.ts";
import type { LinkingPage } from "./links/localized-link.ts";
import type { DetectedLocale } from "./locale/locale-detector.ts";
import type { Localizers } from "./localizers.ts";
import type { RouteOptions } from "./options.ts";
import { keptPhrases, type ResponsePhrases } from "./phrases/phrase.ts";
import type { PhraseTranslator } from "./phrases/phrase-translator.ts";
import type { RequestFacts } from "./request-facts.ts";
import { createRequestTranslator, type RequestTranslator } from "./request-translator.ts";
import type { LocalizedRequestBody } from "./requests/request-body.ts";
import type { RequestLocalizer } from "./requests/request-localizer.ts";

/** One request and its answer. */
export interface Exchange {
  /** The reader's locale: one of `locales`, or the source language. */
  readonly locale: string;
  readonly detected: DetectedLocale;
  /** Translates what the application says in other ways than its answer's body. */
  readonly translator: RequestTranslator;
  /**
   * Localizes texts of the answer before it is a body, such as fields of objects; with none of them, says that it was
   * looked. The body is then taken as it comes, and its headers tell how much of the texts is in the reader's language.
   * @returns the texts in their order, as they were where the reader reads the source language. Never rejects.
   */
  readonly localizeTexts: (texts: readonly AnswerText[]) => Promise<readonly string[]>;
  /**
   * Translates the fields of the request's body that `requests` chooses into the language of the application. Without
   * that option the body is as it came.
   * @param body as it was parsed; it is not changed. Never rejects.
   */
  readonly localizeBody: (body: unknown) => Promise<LocalizedRequestBody>;
  /**
   * Gives the route's own options to the answer.
   * @throws DragomanError of kind `invalid-request` when the answer has begun, or an option cannot be right
   */
  readonly adjust: (route: RouteOptions) => void;
  /**
   * For whoever hands the request on: an `If-Match` in the application's own tags, which answers were given others in
   * place of.
   */
  readonly applicationTags: (ifMatch: string) => string;
  /** For whoever sends the answer: what is to be done, by its head. Called once, with all that the application set. */
  readonly plan: (head: ResponseHead) => ResponsePlan;
  /** Bodies that are localized as a whole and are longer go out as they are. */
  readonly maxBodyBytes: number;
  readonly onError: (error: unknown) => void;
}

/** What all exchanges of an application share. */
export interface ExchangeSettings {
  readonly sourceLanguage: string;
  readonly locales: readonly string[];
  readonly readsSource: (locale: string) => boolean;
  readonly phrases: PhraseTranslator;
  readonly localizers: Localizers;
  readonly requests?: RequestLocalizer | undefined;
  /** Cookies that say a locale and nothing else. */
  readonly languageCookies: readonly string[];
  readonly reportingTag: (request: RequestFacts) => string | undefined;
  readonly storesPrivate: (request: RequestFacts) => boolean;
  readonly maxBodyBytes: number;
  readonly onError: (error: unknown) => void;
}

export class RequestExchange implements Exchange, Reader {
  readonly request: RequestFacts;
  readonly detected: DetectedLocale;
  readonly locale: string;
  readonly readsSource: boolean;
  readonly #settings: ExchangeSettings;
  #route: RouteOptions = noOptions;
  #isPlanned = false;
  #translator: RequestTranslator | undefined;
  /** The translator's, by the route's options. */
  #translatorPhrases: ResponsePhrases | undefined;
  /** What became of the answer's texts, where the application has them localized itself. */
  #outcome: Outcome | undefined;

  constructor(settings: ExchangeSettings, request: RequestFacts, detected: DetectedLocale) {
    this.request = request;
    this.detected = detected;
    this.locale = detected.locale;
    this.readsSource = settings.readsSource(detected.locale);
    this.#settings = settings;
  }

  get translator(): RequestTranslator {
    this.#translator ??= createRequestTranslator(this.locale, () => {
      if (!this.readsSource) this.#translatorPhrases ??= this.#phrases(undefined);
      return this.#translatorPhrases;
    });
    return this.#translator;
  }

  get sourceLanguage(): string {
    return this.#settings.sourceLanguage;
  }

  get variesBy(): readonly string[] {
    return this.detected.variesBy;
  }

  get maxBodyBytes(): number {
    // A body whose texts are localized already is only looked at.
    return this.#outcome === undefined ? this.#settings.maxBodyBytes : Number.POSITIVE_INFINITY;
  }

  get onError(): (error: unknown) => void {
    return this.#settings.onError;
  }

  async localizeTexts(texts: readonly AnswerText[]): Promise<readonly string[]> {
    this.#outcome ??= nothingToSay;
    if (this.readsSource) return texts.map(({ text }) => text);
    const localized = await localizeTexts(texts, (translate) => {
      const phrases = this.#phrases(undefined, translate);
      return { phrases, html: this.#settings.localizers.fragment(this.#route, phrases, this.locale) };
    });
    this.#outcome = sumOf(this.#outcome, localized.outcome);
    return localized.texts;
  }

  async localizeBody(body: unknown): Promise<LocalizedRequestBody> {
    const { requests, reportingTag } = this.#settings;
    if (requests === undefined) return { body, fields: [] };
    const { locale, readsSource } = this;
    const tag = this.#route.reportingTag ?? reportingTag(this.request);
    return requests.localize(body, { locale, readsSource, reportingTag: tag });
  }

  adjust(route: RouteOptions): void {
    if (this.#isPlanned) {
      const message = "adjust: the answer has begun; call it before the first line of the body is written.";
      throw new DragomanError("invalid-request", message, { code: "answer_begun" });
    }
    this.#settings.localizers.check(route);
    this.#route = { ...this.#route, ...route };
    this.#translatorPhrases = undefined;
  }

  applicationTags(ifMatch: string): string {
    return withApplicationTags(ifMatch, [this.sourceLanguage, ...this.#settings.locales]);
  }

  plan(head: ResponseHead): ResponsePlan {
    this.#isPlanned = true;
    return planResponse(this, head);
  }

  localizerOf(kind: BodyKind, head: ResponseHead): (() => BodyLocalizer) | undefined {
    const outcome = this.#outcome;
    if (outcome !== undefined) return () => ({ whole: (body) => ({ body, outcome }) });
    const create = this.#settings.localizers.of(kind, this.#route, this.#routed, head);
    return create && (() => create(this.#phrases(head), this.locale, this.#page));
  }

  sourceLocalizerOf(kind: BodyKind): BodyLocalizer | undefined {
    const create = this.#settings.localizers.ofSource(kind, this.#route);
    return create?.(keptPhrases, this.sourceLanguage, this.#page);
  }

  get #page(): LinkingPage {
    return { locale: this.locale, url: this.request.url };
  }

  /** The request as the application's routes see it. */
  get #routed(): RequestFacts {
    const { request, detected } = this;
    if (detected.path === request.url) return request;
    return { method: request.method, url: detected.path, header: (name) => request.header(name) };
  }

  #phrases(head: ResponseHead | undefined, translate = this.#route.translate): ResponsePhrases {
    const { phrases, reportingTag, storesPrivate, languageCookies } = this.#settings;
    return phrases.forResponse({
      locale: this.locale,
      isPrivate: isPrivateExchange(this.request, head, languageCookies) && !storesPrivate(this.request),
      reportingTag: this.#route.reportingTag ?? reportingTag(this.request),
      translate,
    });
  }
}

const noOptions: RouteOptions = {};
