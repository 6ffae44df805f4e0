import { DragomanError } from "./errors.ts";
import { type CallOptions, type ClientOptions, resolveSettings } from "./options.ts";
import {
  type Language,
  type LanguagesOptions,
  languageResources,
  languages,
  type ResourceFeatures,
} from "./resources/languages.ts";
import { type Usage, usage } from "./resources/usage.ts";
import { createRaw, type RawClient } from "./sending/raw.ts";
import { createTransport } from "./sending/transport.ts";
import { Batcher, type Savings } from "./text/batching.ts";
import { type Detection, detectMany } from "./text/detect.ts";
import { type TranslationOutcome, translateSettled } from "./text/settled.ts";
import { type Translation, translateMany } from "./text/translate.ts";
import type { TranslateOptions } from "./text/translate-options.ts";

/** The typed client. Every method rejects with a `DragomanError` and with nothing else. */
export interface Client {
  /**
   * Translates one text. Sent again when the service is busy or the connection is lost; an answer that was lost on
   * the way may have been billed. Calls that are made together with equal options travel in one request, and equal
   * texts among them once, unless `batching` is off.
   */
  readonly translate: (text: string, options: TranslateOptions) => Promise<Translation>;
  /**
   * Translates any number of texts, in order, split into requests by count and by bytes, some of them at a time. When
   * one request fails, the call fails; `textIndex` of the error counts in the whole list. `timeoutMs`, `deadlineMs`
   * and `maxRetries` hold for each request, `signal` for all.
   */
  readonly translateMany: (texts: readonly string[], options: TranslateOptions) => Promise<Translation[]>;
  /**
   * The same, but says for each text what became of it: a text that the service declines does not fail the others. It
   * is found and taken out, and the rest is sent again.
   */
  readonly translateSettled: (texts: readonly string[], options: TranslateOptions) => Promise<TranslationOutcome[]>;
  /** Detects the language of one text. Beta: an account that is not enrolled gets `forbidden`. */
  readonly detect: (text: string, options?: CallOptions) => Promise<Detection>;
  /** Detects the language of each of any number of texts, in order. */
  readonly detectMany: (texts: readonly string[], options?: CallOptions) => Promise<Detection[]>;
  /** The languages that the service knows for a resource, and what it can do with each. Worth keeping for an hour. */
  readonly languages: (options: LanguagesOptions) => Promise<Language[]>;
  /** Every resource and the features its languages may have. */
  readonly languageResources: (options?: CallOptions) => Promise<ResourceFeatures[]>;
  /** What the account has used and may use. */
  readonly usage: (options?: CallOptions) => Promise<Usage>;
  /** What `translate` saved so far by sending calls together. */
  readonly savings: Savings;
  /**
   * Every operation of the contract under its path, typed, with the wire's own names: `raw.GET("/v2/usage")`. Same
   * authentication, timeouts and retries; a failing status is `error` in the result, not an exception.
   */
  readonly raw: RawClient;
}

/**
 * A client for a service at one address, with one key.
 * @throws DragomanError of kind `invalid-request` when an option cannot be right.
 */
export function createClient(options: ClientOptions): Client {
  const settings = resolveSettings(options);
  const transport = createTransport(settings);
  const batcher = new Batcher(transport, settings);
  return {
    translate: settings.batching
      ? batcher.translate
      : async (text, call) => only(await translateMany(transport, settings, [text], call)),
    translateMany: (texts, call) => translateMany(transport, settings, texts, call),
    translateSettled: (texts, call) => translateSettled(transport, settings, texts, call),
    detect: async (text, call = {}) => only(await detectMany(transport, settings, [text], call)),
    detectMany: (texts, call = {}) => detectMany(transport, settings, texts, call),
    languages: (call) => languages(transport, settings, call),
    languageResources: (call = {}) => languageResources(transport, settings, call),
    usage: (call = {}) => usage(transport, settings, call),
    get savings() {
      return batcher.savings;
    },
    raw: createRaw(transport, settings),
  };
}

/** The one result of one text; that there are as many as texts was checked where they were read. */
function only<Result>(results: readonly Result[]): Result {
  const [result] = results;
  if (result === undefined) throw new DragomanError("invalid-response", "The service sent no result.");
  return result;
}
