import { DragomanError } from "@dragoman/client";
import type { BackendModule, InitOptions, MultiReadCallback } from "i18next";
import { idOf, type Wanted } from "./connector.ts";
import type { MessageInfo } from "./localizer.ts";
import type { MissingKeyOptions } from "./missing-strings.ts";
import { checkedList } from "./names.ts";
import { checkedOptions, type DragomanBackendOptions, invalidOption } from "./options.ts";
import type { UsedServices } from "./resource-store.ts";
import type { Resources } from "./resources.ts";
import { createSession, type LoadedNamespace, type Session } from "./session.ts";

/**
 * An i18next backend that makes a language from the source language's resources: every string is translated through the
 * client, plural forms for the categories that the language has, and nothing is delivered that lost a placeholder.
 */
export class DragomanBackend implements BackendModule<DragomanBackendOptions> {
  static readonly type = "backend";
  /** i18next calls `read(language, namespace)` and takes the promise, or the value. */
  static readonly callbackApi = false;
  readonly type = "backend";
  readonly callbackApi = false;
  #session: Session | undefined;

  /** Called by i18next with its `backend` option. With `initAsync: false` reads answer at once. */
  init(services: UsedServices, backendOptions: DragomanBackendOptions, i18nextOptions: InitOptions = {}): void {
    this.#session = createSession(this, services, checkedOptions(backendOptions ?? {}), i18nextOptions);
  }

  /**
   * The resources of a namespace in a language: a promise, or with `initAsync: false` what is known at once. Reads that
   * begin together are translated together.
   * @throws DragomanError for a language or namespace that is refused, and when the service cannot be asked.
   */
  read(language: string, namespace: string): Resources | Promise<Resources> {
    if (this.#session?.isSynchronous) return this.#session.readNow({ language, namespace });
    return this.load(language, namespace).then(({ resources }) => resources);
  }

  /** The same, and whether it is complete; `budgetMs` in place of the option's. */
  async load(
    language: string,
    namespace: string,
    options: Pick<DragomanBackendOptions, "budgetMs"> = {},
  ): Promise<LoadedNamespace> {
    return this.#ready().load({ language, namespace }, options.budgetMs);
  }

  /** Several languages and namespaces at once. What fails is left out; an error only where all do. */
  readMulti(languages: readonly string[], namespaces: readonly string[], callback: MultiReadCallback): void {
    this.#readAll(languages, namespaces).then(
      (all) => callback(null, all),
      (error) => callback(error, null),
    );
  }

  /**
   * Translates a key that the resources do not have, together with all that are missed at the time, and adds it to
   * i18next's store. Named the source language alone, it goes into every language in which the namespace was read.
   * @throws DragomanError for a key, language or namespace that is refused, and when the service cannot be asked.
   */
  async create(
    languages: readonly string[],
    namespace: string,
    key: string,
    fallbackValue: string,
    options?: MissingKeyOptions,
  ): Promise<void> {
    const session = this.#ready();
    try {
      await session.create(checkedList(languages, "language"), namespace, key, fallbackValue, options ?? {});
    } catch (error) {
      session.onError(error);
      throw error;
    }
  }

  /**
   * Translates strings that the resources do not have, by their full keys; i18next is not told. Plural forms come with
   * the keys of the target.
   * @throws DragomanError as `create` does.
   */
  async translateStrings(
    language: string,
    namespace: string,
    strings: ReadonlyMap<string, string>,
  ): Promise<ReadonlyMap<string, string>> {
    return this.#ready().translateStrings({ language, namespace }, strings);
  }

  /** Keeps a human's text for a key, with its plural suffix in the target language. Needs the option `records`. */
  async edit(language: string, namespace: string, key: string, text: string): Promise<void> {
    await this.#recording().edit({ language, namespace }, key, text);
  }

  /** Says that a key's text, as it is or as given, is right for the source as it is now. Needs the option `records`. */
  async approve(language: string, namespace: string, key: string, text?: string): Promise<void> {
    await this.#recording().approve({ language, namespace }, key, text);
  }

  /** How each string of a language that was read came to be, by its full key. The source language has none. */
  info(language: string, namespace: string): ReadonlyMap<string, MessageInfo> | undefined {
    return this.#session?.infos.get(idOf({ language, namespace }));
  }

  /** Forgets every translation that this backend remembers, so that the next read asks the client again. */
  forget(): void {
    this.#session?.forget();
  }

  /** Waits for everything that is under way: late results, missing keys, records. For the end of a lambda's work. */
  async flush(): Promise<void> {
    await this.#session?.flush();
  }

  /** Ends what is under way. Reads that come later are refused. */
  async close(): Promise<void> {
    await this.#session?.close();
  }

  async #readAll(languages: readonly string[], namespaces: readonly string[]) {
    const session = this.#ready();
    const wanted = checkedList(languages, "language").flatMap((language) =>
      checkedList(namespaces, "namespace").map((namespace) => ({ language, namespace })),
    );
    return readEach(session, wanted);
  }

  #ready(): Session {
    if (this.#session !== undefined) return this.#session;
    throw new DragomanError("invalid-request", "DragomanBackend: call i18next.init first.", { code: "not_ready" });
  }

  #recording(): Session {
    const session = this.#ready();
    if (session.keepsRecords) return session;
    throw invalidOption("records: edits are kept in them; give a store.");
  }
}

async function readEach(
  session: Session,
  wanted: readonly Wanted[],
): Promise<Record<string, Record<string, Resources>>> {
  const reads = await Promise.allSettled(wanted.map((one) => session.load(one)));
  const all = new Map<string, Map<string, Resources>>();
  let failure: PromiseRejectedResult | undefined;
  wanted.forEach(({ language, namespace }, index) => {
    const read = reads[index];
    if (read?.status === "rejected") failure ??= read;
    else if (read !== undefined) {
      all.set(language, (all.get(language) ?? new Map()).set(namespace, read.value.resources));
    }
  });
  if (all.size === 0 && failure !== undefined) throw failure.reason;
  return Object.fromEntries([...all].map(([language, spaces]) => [language, Object.fromEntries(spaces)]));
}
