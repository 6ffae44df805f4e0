import type { Phrase, PhraseStore, Translation } from "@dragoman/client";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { isObject } from "./is-object.ts";
import { openPlace } from "./open-place.ts";
import { named, namespaceOf, positive, type StoreOptions } from "./store-options.ts";

export interface PhraseStoreOptions extends StoreOptions {
  /** Whose translations these are: a customer, an account, an application. Nobody sees those of another. */
  readonly tenant: string;
  /**
   * What else the translations depend on: the version of a glossary, of style rules, of a model. With another edition
   * nothing is found that was kept under this one.
   */
  readonly edition?: string | undefined;
  /** Milliseconds after which a translation is forgotten. Without it, none is. */
  readonly ttlMs?: number | undefined;
  /** With `place: "memory"`: bytes that translations may take, those used last. Default 64 MiB. */
  readonly memoryBytes?: number | undefined;
  /** Told of what the place failed to do. The translation goes on without it, and is paid for again. */
  readonly onError?: ((error: unknown) => void) | undefined;
}

export interface OpenPhraseStore extends PhraseStore, AsyncDisposable {
  /** Ends connections. A `Keyv` or an adapter that was given stays open. */
  readonly close: () => Promise<void>;
}

const defaultMemory = 64 * 1024 * 1024;

/**
 * A phrase store for `createClient({ phraseStore })`. Translations are kept under the SHA-256 of tenant, edition, text and
 * everything that steers, languages included; texts are compared as they are, without normalization. The source text is
 * not kept, its translation is.
 *
 * Nothing is connected before the first call. A failure of the place is thrown as a `StoreError`, which a client takes for
 * "not known".
 * @throws StoreError with the code `invalid_option` or `missing_package`.
 */
export async function createPhraseStore(options: PhraseStoreOptions): Promise<OpenPhraseStore> {
  const tenant = named("tenant", options.tenant);
  const { edition = "", onError } = options;
  const ttlMs = positive("ttlMs", options.ttlMs);
  const memoryBytes = positive("memoryBytes", options.memoryBytes) ?? defaultMemory;
  const namespace = namespaceOf(options);
  const entries = await openPlace(options, { memoryBytes });
  const keyOf = ({ text, steering }: Phrase) => `${namespace}:p1:${digestOf([tenant, edition, steering, text])}`;
  const told = async <Result>(ask: () => Promise<Result>) => {
    try {
      return await ask();
    } catch (error) {
      onError?.(error);
      throw error;
    }
  };
  return {
    get: (phrases) => told(async () => (await entries.getMany(phrases.map(keyOf))).map(readTranslation)),
    set: (given) =>
      told(() =>
        entries.setMany(
          given.map(({ phrase, translation }) => [keyOf(phrase), keptOf(translation)] as const),
          ttlMs,
        ),
      ),
    close: () => entries.close(),
    [Symbol.asyncDispose]: () => entries.close(),
  };
}

/** As JSON, which writes half a surrogate pair as an escape: as UTF-8, two of them would be the same. */
function digestOf(parts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts))));
}

/** What is kept of a translation: what it costs is said of a call, and not of a phrase. */
interface KeptTranslation {
  readonly text: string;
  readonly from: string;
  readonly model?: string | undefined;
  readonly tags?: string | undefined;
  readonly engine?: string | undefined;
  readonly notApplied?: readonly string[] | undefined;
}

function keptOf(translation: Translation): KeptTranslation {
  const { text, detectedSourceLanguage, modelTypeUsed, tagHandlingVersion, engine, notApplied } = translation;
  return {
    text,
    from: detectedSourceLanguage,
    model: modelTypeUsed,
    tags: tagHandlingVersion,
    engine,
    notApplied: notApplied.length > 0 ? notApplied : undefined,
  };
}

/** `undefined` for what is no translation of ours. */
function readTranslation(value: unknown): Translation | undefined {
  if (!isObject(value)) return undefined;
  const { text, from, model, tags, engine, notApplied = [] } = value;
  if (typeof text !== "string" || typeof from !== "string" || from === "") return undefined;
  if (!isTextOrNothing(model) || !isTextOrNothing(tags) || !isTextOrNothing(engine)) return undefined;
  if (!Array.isArray(notApplied) || !notApplied.every((name) => typeof name === "string")) return undefined;
  return {
    text,
    detectedSourceLanguage: from,
    ...(model !== undefined && { modelTypeUsed: model }),
    ...(tags !== undefined && { tagHandlingVersion: tags }),
    ...(engine !== undefined && { engine }),
    notApplied,
  };
}

function isTextOrNothing(value: unknown): value is string | undefined {
  return value === undefined || typeof value === "string";
}
