import { type Client, DragomanError, type TextOptions } from "@dragoman/client";
import { isLanguageTag } from "./names.ts";
import type { RecordStore } from "./records.ts";
import type { Resources } from "./resources.ts";

/** What i18next's `backend` option holds for this backend. */
export interface DragomanBackendOptions {
  /** A client of the service. It holds the key, so it belongs on a server. */
  readonly client: Pick<Client, "translateSettled">;
  /** The language that `loadSource` gives, such as `en`. */
  readonly sourceLanguage: string;
  /** Gives the source language's resources of a namespace, nested or flat. Asked at every read. */
  readonly loadSource: (namespace: string) => Resources | Promise<Resources>;
  /** The languages that may be read beside the source's. Default: every well-formed BCP 47 tag. */
  readonly languages?: readonly string[] | undefined;
  /** The namespaces that may be read. Default: every name that is safe in a path. */
  readonly namespaces?: readonly string[] | undefined;
  /** How to translate: glossary, formality, context and whatever else the client's `translate` takes. */
  readonly translate?: Steering | undefined;
  /** The same for single namespaces; what it names stands above `translate`. */
  readonly perNamespace?: Readonly<Record<string, Steering>> | undefined;
  /**
   * Whether a key is translated; what is not stays in the source language. Plural forms are one key, without their
   * suffix.
   */
  readonly shouldTranslate?: ((key: string, namespace: string) => boolean) | undefined;
  /**
   * What a translator should know of a key, sent as context: a function, or the ending of keys that hold it beside the
   * key they tell of, such as `_comment`. Each other note is a request of its own.
   */
  readonly notes?: string | ((key: string, namespace: string) => string | undefined) | undefined;
  /** How the messages are written. `icu` for projects that use i18next-icu. Default `i18next`. */
  readonly messages?: "i18next" | "icu" | undefined;
  /**
   * How many messages are remembered with their translations, over all languages; the least recently used go first.
   * Default 20 000; 0 where the client has a phrase store that remembers them.
   */
  readonly cacheSize?: number | undefined;
  /**
   * How long a read may take, in milliseconds. What is not translated by then is answered in the source language and
   * comes late, key by key. Default: as long as it takes.
   */
  readonly budgetMs?: number | undefined;
  /** What is known of every translated key beyond this process, edits by humans among it. */
  readonly records?: RecordStore | undefined;
  /** Called once a read for each string that stayed in the source language although it has words. */
  readonly onDeclined?: ((declined: DeclinedMessage) => void) | undefined;
  /**
   * Called with what failed where no read waits for it any more: a `DragomanError` of the client, or what the records or
   * `loadSource` threw. Default: i18next's logger is told.
   */
  readonly onError?: ((error: unknown) => void) | undefined;
}

/** Messages that are remembered where the options say nothing. */
export const defaultCacheSize = 20_000;

/** What steers a translation, the same for every language or for each its own, as style rule lists are. */
export type Steering = SteeringOptions | ((language: string) => SteeringOptions | undefined);

/** Markup is for the backend to say. */
export type SteeringOptions = Omit<TextOptions, "to" | "from" | "tagHandling" | "ignoreTags" | "showBilledCharacters">;

/** A string that was delivered in the source language, and why. */
export interface DeclinedMessage {
  readonly language: string;
  readonly namespace: string;
  /** With its plural suffix, in the target's categories. */
  readonly key: string;
  /** `declined`: the service has no engine for it. `damaged`: the translation lost a placeholder or tag. */
  readonly reason: "declined" | "damaged";
  /** What the service said; its `remedies` name what would serve the text. */
  readonly error?: DragomanError | undefined;
}

/** @throws DragomanError of kind `invalid-request` that names the option which is missing or cannot be right. */
export function checkedOptions(options: Partial<DragomanBackendOptions>): DragomanBackendOptions {
  const { client, sourceLanguage, loadSource, budgetMs, cacheSize, records } = options;
  if (client === undefined || typeof client.translateSettled !== "function") {
    throw invalidOption("client: give what createClient of @dragoman/client returns.");
  }
  if (typeof sourceLanguage !== "string" || !isLanguageTag(sourceLanguage)) {
    throw invalidOption("sourceLanguage: give the language of loadSource as a BCP 47 tag, such as en or en-US.");
  }
  if (typeof loadSource !== "function") {
    throw invalidOption("loadSource: give a function from a namespace to its resources.");
  }
  if (cacheSize !== undefined && !(Number.isInteger(cacheSize) && cacheSize >= 0)) {
    throw invalidOption("cacheSize: give a whole number from 0.");
  }
  if (budgetMs !== undefined && !(budgetMs >= 0 && budgetMs <= longestBudget)) {
    throw invalidOption(`budgetMs: give milliseconds from 0 to ${longestBudget}.`);
  }
  if (records !== undefined && (typeof records.get !== "function" || typeof records.set !== "function")) {
    throw invalidOption("records: give what createRecordStore of @dragoman/tm/store returns.");
  }
  return { ...options, client, sourceLanguage, loadSource };
}

/** What timers can hold. */
const longestBudget = 2_147_483_647;

export function invalidOption(message: string): DragomanError {
  return new DragomanError("invalid-request", `DragomanBackend: ${message}`, { code: "invalid_option" });
}
