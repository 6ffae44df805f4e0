import type { Client, Estimate, TextSource, TranslateOptions, Translation, TranslationOutcome } from "@dragoman/client";
import type { CallsUnderway } from "./calls-underway.ts";
import { defaultsFor, type TranslationDefaults, withDefaults } from "./translation-defaults.ts";

/** What a translator stands on. */
interface TranslatorGround {
  readonly client: Client;
  readonly underway: CallsUnderway;
}

/**
 * Translates with the defaults of the module that it is injected into. What a call says itself stands above them, and an
 * option that is given as `undefined` takes a default back. Every method rejects with a `DragomanError`.
 */
export class Translator {
  /** The client behind it: glossaries, documents, memories, usage and everything else. Its calls know no defaults. */
  readonly client: Client;
  readonly #underway: CallsUnderway;
  readonly #defaults: readonly TranslationDefaults[];

  constructor({ client, underway }: TranslatorGround, defaults: readonly TranslationDefaults[]) {
    this.client = client;
    this.#underway = underway;
    this.#defaults = defaults;
  }

  /** Translates one text. Calls of the same moment with equal options travel in one request. */
  translate(text: string, options: TranslateOptions): Promise<Translation> {
    return this.#underway.follow(options?.signal, (signal) =>
      this.client.translate(text, { ...this.#with(options), signal }),
    );
  }

  /** Translates any number of texts, in order. When one request fails, the call fails. */
  translateMany(texts: readonly string[], options: TranslateOptions): Promise<Translation[]> {
    return this.#underway.follow(options?.signal, (signal) =>
      this.client.translateMany(texts, { ...this.#with(options), signal }),
    );
  }

  /** Translates any number of texts and says for each what became of it. */
  translateSettled(texts: readonly string[], options: TranslateOptions): Promise<TranslationOutcome[]> {
    return this.#underway.follow(options?.signal, (signal) =>
      this.client.translateSettled(texts, { ...this.#with(options), signal }),
    );
  }

  /** The same for texts as they come, from a list, a generator or a stream. */
  translateEach(texts: TextSource, options: TranslateOptions): AsyncIterable<TranslationOutcome> {
    return this.#underway.followEach(options?.signal, (signal) =>
      this.client.translateEach(texts, { ...this.#with(options), signal }),
    );
  }

  /** Whether it is a module's own, of `forFeature`. */
  get isScoped(): boolean {
    return this.#defaults.length > 1;
  }

  /** What `translateMany` would send and a service bill for it. Nothing is sent. */
  estimate(texts: readonly string[], options: TranslateOptions): Promise<Estimate> {
    return this.client.estimate(texts, this.#with(options));
  }

  /** How it translates into a language where a call says nothing. */
  defaultsFor(language: string): Omit<TranslationDefaults, "perLanguage"> {
    return defaultsFor(this.#defaults, language);
  }

  #with(options: TranslateOptions): TranslateOptions {
    return withDefaults(this.#defaults, options);
  }
}
