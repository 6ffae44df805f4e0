import { refusal } from "./errors.ts";
import type { AddressedSettings, CallOptions } from "./options.ts";
import { type Language, type LanguagesOptions, languages } from "./resources/languages.ts";
import { createTransport } from "./sending/transport.ts";
import { resolveSettings } from "./settings.ts";
import { batchedTranslate } from "./text/batching.ts";
import { type Detection, detectMany } from "./text/detect.ts";
import { type TranslationOutcome, translateSettled } from "./text/settled.ts";
import { only } from "./text/text-operation.ts";
import type { TextContext } from "./text/translate.ts";
import { translateMany } from "./text/translate.ts";
import type { TranslateOptions } from "./text/translate-options.ts";
import type { Translation } from "./text/translation.ts";

/** What translates and detects texts. Every method rejects with a `DragomanError` and with nothing else. */
export interface TextClient {
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
}

/** What only a whole client does beside sending texts. */
type WholeClientOption = "budget" | "hooks" | "phraseStore" | "tracer";

/** The options of a client for one address that only sends texts. */
export type TextClientOptions = Omit<AddressedSettings, WholeClientOption> & {
  readonly [Option in WholeClientOption]?: undefined;
};

/**
 * A client that translates and detects texts, and does nothing else: for a page or an edge function where size counts.
 * @throws DragomanError of kind `invalid-request` when an option cannot be right.
 */
export function createTextClient(options: TextClientOptions): TextClient {
  for (const name of ["budget", "hooks", "phraseStore", "tracer"] as const) {
    if (options?.[name] !== undefined) throw refusal(`${name}: only createClient has it.`);
  }
  const settings = resolveSettings({ ...options });
  return textCalls({ settings, transport: createTransport(settings) });
}

export function textCalls(context: TextContext): TextClient {
  const { transport, settings } = context;
  return {
    translate: settings.batching
      ? batchedTranslate(context)
      : async (text, call) => only(await translateMany(context, [text], call)),
    translateMany: (texts, call) => translateMany(context, texts, call),
    translateSettled: (texts, call) => translateSettled(context, texts, call),
    detect: async (text, call = {}) => only(await detectMany(transport, settings, [text], call)),
    detectMany: (texts, call = {}) => detectMany(transport, settings, texts, call),
    languages: (call) => languages(transport, settings, call),
  };
}
