import type { Client } from "@dragoman/client";
import type { HtmlOptions } from "./html/html-options.ts";
import { invalidOption } from "./invalid-option.ts";
import type { JsonOptions } from "./json/json-options.ts";
import type { LinkOptions } from "./links/link-options.ts";
import type { LocaleSource } from "./locale/locale-source.ts";
import type { Steering } from "./phrases/steering.ts";
import type { RequestFacts } from "./request-facts.ts";
import type { RequestOptions } from "./requests/request-options.ts";

export interface LocalizationOptions {
  /** A client of the service. It holds the key, so it belongs on a server. */
  readonly client: Pick<Client, "translateSettled">;
  /** The language that the application speaks, as a BCP 47 tag. Readers for whom nothing fits get it. */
  readonly sourceLanguage: string;
  /** What a reader may get, as BCP 47 tags. Nothing else is ever answered, whatever a request says. */
  readonly locales: readonly string[];
  /** Where a reader's locale is looked for, in this order. Default `["query", "cookie", "header"]`. */
  readonly detect?: readonly LocaleSource[] | undefined;
  /**
   * Whether readers of the source language in another country get a translation too, as `pt-PT` of `pt-BR` may deserve.
   * Default false: they get what the application says. Another script, as `zh-TW` of `zh-CN`, is always translated.
   */
  readonly translateVariants?: boolean | undefined;
  /** Whether pages are localized, and how. Default true. */
  readonly html?: boolean | HtmlOptions | undefined;
  /** Which strings of JSON bodies are localized. Without it, and with `false` for a route, JSON goes out as it is. */
  readonly json?: JsonOptions | false | undefined;
  /**
   * Whether links of pages lead on in the reader's locale, and pages tell search engines their other addresses. Without
   * it, links stay as they are.
   */
  readonly links?: LinkOptions | undefined;
  /** Which fields of a request's body reach the application in its own language: see `localizeBody` of `Exchange`. */
  readonly requests?: RequestOptions | undefined;
  /**
   * Whether a page leaves as soon as its parts are localized. Default true. With `false` it is collected, up to
   * `maxBodyBytes`, and leaves with a length and an `ETag`, so that caches may keep it.
   */
  readonly stream?: boolean | undefined;
  /**
   * How long an answer may wait for translations, in milliseconds. What is not there by then goes out in the source
   * language, and is known for the next reader; where the answer streams, so goes what follows within ten times as
   * long. 0 never waits. Default 300.
   */
  readonly budgetMs?: number | undefined;
  /** How to translate: glossary, formality, context and whatever else the client's `translate` takes. */
  readonly translate?: Steering | undefined;
  /** What the translations of a request are counted under. */
  readonly reportingTag?: string | ((request: RequestFacts) => string | undefined) | undefined;
  /** How many phrases are remembered in this process; the least recently used go first. Default 20 000. */
  readonly cacheSize?: number | undefined;
  /**
   * How many bytes of whole answers are remembered, with what became of them, so that one which is the same again is
   * not read again; private ones never are. 0 remembers none. Default 8 000 000.
   */
  readonly answerCacheSize?: number | undefined;
  /**
   * Whether phrases of private answers are remembered for others, as those of public ones are. Private is what is said
   * `private` or `no-store`, sets a cookie, or answers a request with `Authorization` or a cookie that says more than a
   * locale, unless the answer is said `public` or has `s-maxage`. Default false.
   */
  readonly storePrivate?: boolean | ((request: RequestFacts) => boolean) | undefined;
  /** Bodies that are localized as a whole and are longer go out as they are. Default 1 MiB. */
  readonly maxBodyBytes?: number | undefined;
  /** Told what went wrong where nobody waits for it, such as a service that does not answer. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** What a route has of its own, in place of what the options say. */
export type RouteOptions = Pick<LocalizationOptions, "html" | "json" | "translate"> & {
  readonly reportingTag?: string | undefined;
};

/** @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right. */
export function checkOptions(options: Partial<LocalizationOptions>): void {
  const { client, budgetMs, cacheSize, answerCacheSize, maxBodyBytes, translateVariants, stream, html } = options;
  const { reportingTag, storePrivate, onError, translate } = options;
  if (typeof client?.translateSettled !== "function") {
    throw invalidOption("client: give what createClient of @dragoman/client returns.");
  }
  if (budgetMs !== undefined && !(budgetMs >= 0 && budgetMs <= longestBudget)) {
    throw invalidOption(`budgetMs: give milliseconds from 0 to ${longestBudget}.`);
  }
  if (!isCount(cacheSize)) throw invalidOption("cacheSize: give a whole number from 0.");
  if (!isCount(answerCacheSize)) throw invalidOption("answerCacheSize: give a whole number of bytes from 0.");
  if (!isCount(maxBodyBytes)) throw invalidOption("maxBodyBytes: give a whole number of bytes from 0.");
  if (!isSwitch(translateVariants)) throw invalidOption("translateVariants: give true or false.");
  if (!isSwitch(stream)) throw invalidOption("stream: give true or false.");
  if (!isSwitch(html) && !isObject(html)) throw invalidOption("html: give true, false or an object of options.");
  if (!isSwitch(storePrivate) && typeof storePrivate !== "function") {
    throw invalidOption("storePrivate: give true, false or a function from a request to one of them.");
  }
  if (reportingTag !== undefined && typeof reportingTag !== "string" && typeof reportingTag !== "function") {
    throw invalidOption("reportingTag: give a tag, or a function from a request to one.");
  }
  if (translate !== undefined && !isObject(translate) && typeof translate !== "function") {
    throw invalidOption("translate: give options of the client's translate, or a function from a locale to them.");
  }
  if (onError !== undefined && typeof onError !== "function") throw invalidOption("onError: give a function.");
}

/** What timers can hold. */
const longestBudget = 2_147_483_647;

function isCount(value: unknown): boolean {
  return value === undefined || (typeof value === "number" && Number.isSafeInteger(value) && value >= 0);
}

function isSwitch(value: unknown): boolean {
  return value === undefined || typeof value === "boolean";
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}
