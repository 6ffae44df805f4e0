import { type Client, DragomanError, type TextOptions } from "@dragoman/client";
import { isLanguageTag } from "./names.ts";
import type { Resources } from "./plan.ts";

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
  readonly translate?: Omit<TextOptions, "to" | "from"> | undefined;
  /**
   * How many translated phrases are remembered, over all languages; the least recently used go first. Default
   * 20 000; 0 where the client has a phrase store that remembers them.
   */
  readonly cacheSize?: number | undefined;
  /** Called once a read for each string that stayed in the source language although it has words. */
  readonly onDeclined?: ((declined: DeclinedMessage) => void) | undefined;
}

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

/** @throws DragomanError of kind `invalid-request` that names the missing option. */
export function checkedOptions(options: Partial<DragomanBackendOptions>): DragomanBackendOptions {
  const { client, sourceLanguage, loadSource } = options;
  if (client === undefined || typeof client.translateSettled !== "function") {
    throw missing("client: give what createClient of @dragoman/client returns.");
  }
  if (typeof sourceLanguage !== "string" || !isLanguageTag(sourceLanguage)) {
    throw missing("sourceLanguage: give the language of loadSource as a BCP 47 tag, such as en or en-US.");
  }
  if (typeof loadSource !== "function") throw missing("loadSource: give a function from a namespace to its resources.");
  const { cacheSize } = options;
  if (cacheSize !== undefined && !(Number.isInteger(cacheSize) && cacheSize >= 0)) {
    throw missing("cacheSize: give a whole number from 0.");
  }
  return { ...options, client, sourceLanguage, loadSource };
}

function missing(message: string): DragomanError {
  return new DragomanError("invalid-request", `DragomanBackend: ${message}`, { code: "invalid_option" });
}
