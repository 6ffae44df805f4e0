import type { BodyLocalizer, EncodedBody } from "../body-localizer.ts";
import { isVariantOf } from "../locale/language-tag.ts";
import type { RequestFacts } from "../request-facts.ts";
import type { BodyKind } from "./content-type.ts";
import { localizableKind } from "./eligibility.ts";
import { sourceTag } from "./entity-tags.ts";
import {
  becomeNotModified,
  isKnown,
  settleBodiless,
  settleSource,
  settleStreamed,
  settleWhole,
} from "./localized-head.ts";
import type { ResponseHead } from "./response-head.ts";
import { varyWith } from "./vary.ts";

/** What is to be done with an answer. Its head has what any answer of its kind needs, such as `Vary`. */
export type ResponsePlan =
  /** It goes out as it is. */
  | { readonly kind: "unchanged" }
  /** The reader has it already: the head is that of a 304, and no body follows. */
  | { readonly kind: "not-modified" }
  | LocalizedAnswer;

/** An answer that becomes its reader's. Until one of the `settle` calls, it may still go out as it was. */
export interface LocalizedAnswer {
  readonly kind: "localized";
  readonly localizer: BodyLocalizer;
  /** `true` where the reader has this body already: the head is that of a 304 then, and no body follows. */
  readonly settleWhole: (body: EncodedBody) => boolean;
  readonly settleStreamed: () => void;
  readonly settleBodiless: () => void;
}

/** What is known of a reader and of what his answers may be. */
export interface Reader {
  readonly request: RequestFacts;
  readonly locale: string;
  readonly sourceLanguage: string;
  /** Whether the locale is the source language: nothing is translated for this reader. */
  readonly readsSource: boolean;
  /** Request headers that decided for the locale, or would have. */
  readonly variesBy: readonly string[];
  /** How the body is localized; `undefined` where it goes out as it is, whoever reads it. */
  readonly localizerOf: (kind: BodyKind, head: ResponseHead) => (() => BodyLocalizer) | undefined;
  /** How a body is changed for readers of its own language; `undefined` where it goes out as it is. */
  readonly sourceLocalizerOf: (kind: BodyKind) => BodyLocalizer | undefined;
}

export function planResponse(reader: Reader, head: ResponseHead): ResponsePlan {
  if (head.status === 304) return planOfApplication304(reader, head);
  const kind = localizableKind(head);
  const localizer = kind === undefined ? undefined : reader.localizerOf(kind, head);
  if (kind === undefined || localizer === undefined) return unchanged;
  if (reader.variesBy.length > 0) head.set("Vary", varyWith(head.get("vary"), reader.variesBy));
  const language = head.get("content-language");
  if (language !== undefined && !isSource(language, reader)) return unchanged;
  if (reader.readsSource) {
    const ofSource = reader.sourceLocalizerOf(kind);
    return ofSource === undefined ? planForSourceReader(reader, head) : sourceAnswer(reader, head, ofSource);
  }
  return new Localized(reader, head, localizer());
}

const unchanged: ResponsePlan = { kind: "unchanged" };

/** It has no type to tell what it confirms; what browsers go to is a page. */
function planOfApplication304({ request, variesBy }: Reader, head: ResponseHead): ResponsePlan {
  if (variesBy.length > 0 && /\btext\/html\b/i.test(request.header("accept") ?? "")) {
    head.set("Vary", varyWith(head.get("vary"), variesBy));
  }
  return unchanged;
}

/** The application has said itself that it answers in its own language, and no other. */
function isSource(contentLanguage: string, { sourceLanguage }: Reader): boolean {
  return isVariantOf(sourceLanguage, contentLanguage.trim());
}

/**
 * Where the request's headers decide, readers of other languages ask with this answer's validators, for browsers keep
 * one variant of an address and ask whether it still holds. A tag that names the language tells them apart; a date
 * cannot.
 */
function planForSourceReader({ request, sourceLanguage, variesBy }: Reader, head: ResponseHead): ResponsePlan {
  if (head.get("content-language") === undefined) head.set("Content-Language", sourceLanguage);
  if (variesBy.length === 0) return unchanged;
  const applicationTag = head.get("etag");
  const tag = applicationTag === undefined ? undefined : sourceTag(applicationTag, sourceLanguage);
  if (tag === undefined) {
    head.remove("ETag");
    head.remove("Last-Modified");
    return unchanged;
  }
  head.set("ETag", tag);
  return isKnown(head, request, tag) && becomeNotModified(head) ? { kind: "not-modified" } : unchanged;
}

/** An answer in its own language whose links change. How that turns out is known from the beginning. */
function sourceAnswer({ request, sourceLanguage }: Reader, head: ResponseHead, localizer: BodyLocalizer): ResponsePlan {
  return {
    kind: "localized",
    localizer,
    settleWhole: (body) => settleWhole(head, request, sourceLanguage, body),
    settleStreamed: () => settleSource(head, sourceLanguage),
    settleBodiless: () => settleBodiless(head, sourceLanguage),
  };
}

class Localized implements LocalizedAnswer {
  readonly kind = "localized";
  readonly localizer: BodyLocalizer;
  readonly #reader: Reader;
  readonly #head: ResponseHead;

  constructor(reader: Reader, head: ResponseHead, localizer: BodyLocalizer) {
    this.#reader = reader;
    this.#head = head;
    this.localizer = localizer;
  }

  settleWhole(body: EncodedBody): boolean {
    return settleWhole(this.#head, this.#reader.request, this.#reader.locale, body);
  }

  settleStreamed(): void {
    settleStreamed(this.#head, this.#reader.locale);
  }

  settleBodiless(): void {
    settleBodiless(this.#head, this.#reader.locale);
  }
}
