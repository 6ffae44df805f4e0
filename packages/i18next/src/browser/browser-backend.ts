import type { BackendModule, InitOptions, MultiReadCallback, ReadCallback, ResourceLanguage } from "i18next";
import { idOf, isAskedFirst, queuedReads, type Wanted } from "../connector.ts";
import {
  isSafeKey,
  type KeySyntax,
  keySyntaxOf,
  type MissingKeyOptions,
  stringsOfMissingKey,
} from "../missing-strings.ts";
import { storeOf, type UsedServices } from "../resource-store.ts";
import { unreferenced } from "../timers.ts";
import { type BrowserBackendOptions, type BrowserSettings, browserSettings, longestWait } from "./browser-options.ts";
import { firstReads } from "./first-reads.ts";
import { requestsFor } from "./locale-requests.ts";
import { createLocaleServer, LocaleError, type LocaleServer, type ServedLocale } from "./locale-server.ts";
import { MissedKeys } from "./missed-keys.ts";
import { createMissingKeyTelling, type MissingKeys, type MissingKeyTelling } from "./missing-key-telling.ts";
import { OpenReads } from "./open-reads.ts";

interface Ready {
  readonly settings: BrowserSettings;
  readonly server: LocaleServer;
  readonly telling: MissingKeyTelling;
  readonly services: UsedServices;
  readonly keySyntax: KeySyntax;
  readonly onError: (error: Error) => void;
}

/** How a read ended. */
type Outcome =
  | { readonly status: "served"; readonly locale: ServedLocale }
  | { readonly status: "failed"; readonly error: LocaleError };

/** An i18next backend for pages: reads that begin together are one request, and what is late fills in place. */
export class DragomanBackend implements BackendModule<BrowserBackendOptions> {
  static readonly type = "backend";
  /** i18next calls back, which is its way to be told that a read is worth trying again. */
  static readonly callbackApi = true;
  readonly type = "backend";
  readonly callbackApi = true;
  readonly #reads = new OpenReads<Outcome>();
  readonly #underWay = new Set<Promise<unknown>>();
  /** The languages in which a namespace was read: those that a missing key is wanted in. */
  readonly #languagesOf = new Map<string, Set<string>>();
  readonly #missed = new MissedKeys();
  #gathered: Wanted[] = [];
  #ready: Ready | undefined;

  /** Called by i18next with its `backend` option. */
  init(services: UsedServices, backendOptions: BrowserBackendOptions = {}, i18nextOptions: InitOptions = {}): void {
    const settings = browserSettings(backendOptions);
    const server = createLocaleServer(settings);
    const onError = backendOptions.onError ?? ((error: Error) => services.logger?.warn("DragomanBackend", error));
    const telling = createMissingKeyTelling({ server, services, onError });
    this.#ready = { settings, server, telling, services, keySyntax: keySyntaxOf(i18nextOptions), onError };
    // i18next has its connector a step later.
    queueMicrotask(() => this.#track(this.#readAhead(services, i18nextOptions)));
  }

  read(language: string, namespace: string, callback: ReadCallback): void {
    this.#read({ language, namespace }, (outcome) => {
      if (outcome.status === "failed") {
        callback(outcome.error, outcome.error.isWorthRetrying);
        return;
      }
      // Not copied: i18next puts what it is given into an object of its own.
      callback(null, outcome.locale.resources);
      const missed = this.#missed.in(namespace, language);
      if (missed.size > 0) this.#tell({ languages: [language], namespace, strings: missed });
    });
  }

  /** Several languages and namespaces at once. What fails is left out; an error only where all do. */
  readMulti(languages: readonly string[], namespaces: readonly string[], callback: MultiReadCallback): void {
    const wanted = languages.flatMap((language) => namespaces.map((namespace) => ({ language, namespace })));
    const read = (one: Wanted) => new Promise<Outcome>((resolve) => this.#read(one, resolve));
    Promise.all(wanted.map(read)).then((outcomes) => {
      const all = new Map<string, [string, ResourceLanguage[string]][]>();
      for (const outcome of outcomes) {
        if (outcome.status === "failed") continue;
        const { language, namespace, resources } = outcome.locale;
        all.set(language, [...(all.get(language) ?? []), [namespace, { ...resources }]]);
      }
      const failure = outcomes.find((outcome) => outcome.status === "failed");
      if (all.size === 0 && failure !== undefined) callback(failure.error, null);
      else
        callback(
          null,
          Object.fromEntries([...all].map(([language, spaces]) => [language, Object.fromEntries(spaces)])),
        );
    });
  }

  /** Tells the server of a missing key, where it wants to know, and adds what it answers to i18next's store. */
  create(
    _languages: readonly string[],
    namespace: string,
    key: string,
    fallbackValue: string,
    callback?: (error: unknown) => void,
    options?: MissingKeyOptions,
  ): void {
    if (this.#ready === undefined) return;
    const { keySyntax } = this.#ready;
    const languages = [...(this.#languagesOf.get(namespace) ?? [])];
    if (languages.length === 0 || !isSafeKey(key, keySyntax.keySeparator)) return;
    const strings = stringsOfMissingKey(key, fallbackValue, options ?? {}, keySyntax);
    this.#tell({ languages, namespace, strings }).then(() => callback?.(null), callback);
  }

  /** Waits for everything that is under way, but not for answers that are to be asked for again later. */
  async flush(): Promise<void> {
    do {
      await this.#ready?.telling.flush();
      await Promise.allSettled(this.#underWay);
    } while (this.#underWay.size > 0);
  }

  async #tell(missing: MissingKeys): Promise<void> {
    this.#missed.add(missing);
    await this.#track(this.#ready?.telling.add(missing) ?? Promise.resolve());
  }

  /**
   * Asks for what i18next is about to read, while it waits for its timer, unless it was told to read something else
   * before. What it does not read then is dropped, and fails nothing that it does.
   */
  async #readAhead(services: UsedServices, options: InitOptions): Promise<void> {
    if (!this.#reads.isEmpty || !isAskedFirst(services.backendConnector, this)) return;
    const ahead = firstReads(services, options);
    if (ahead.length === 0) return;
    for (const wanted of ahead) this.#reads.begin(idOf(wanted));
    const failed = new Map<string, LocaleError>();
    await this.#request(ahead, (wanted, error) => failed.set(idOf(wanted), error));
    // Behind i18next's own timer, which was set before.
    await new Promise((resolve) => unreferenced(setTimeout(resolve, 0)));
    const queued = new Set(queuedReads(services.backendConnector, this).map(idOf));
    const read = ahead.filter((wanted) => queued.has(idOf(wanted)) || this.#reads.isAwaited(idOf(wanted)));
    for (const wanted of ahead) if (!queued.has(idOf(wanted))) this.#reads.drop(idOf(wanted));
    for (const wanted of read) {
      const error = failed.get(idOf(wanted));
      if (error === undefined) continue;
      // Asked for without the rest, it may be there.
      if (read.length < ahead.length) this.#enqueue(wanted);
      else this.#reads.end(idOf(wanted), { status: "failed", error });
    }
  }

  #read(wanted: Wanted, done: (outcome: Outcome) => void): void {
    const id = idOf(wanted);
    if (!this.#reads.has(id)) this.#gather(wanted, id);
    this.#reads.wait(id, done);
    const { language, namespace } = wanted;
    const languages = this.#languagesOf.get(namespace);
    if (languages === undefined) this.#languagesOf.set(namespace, new Set([language]));
    else languages.add(language);
  }

  #gather(wanted: Wanted, id: string): void {
    this.#reads.begin(id);
    this.#enqueue(wanted);
  }

  #enqueue(wanted: Wanted): void {
    if (this.#gathered.length === 0) queueMicrotask(() => this.#track(this.#send()));
    this.#gathered.push(wanted);
  }

  async #send(): Promise<void> {
    for (const wanted of queuedReads(this.#ready?.services.backendConnector, this)) {
      const id = idOf(wanted);
      if (!this.#reads.has(id)) this.#gather(wanted, id);
    }
    const gathered = this.#gathered;
    this.#gathered = [];
    await this.#request(gathered, (wanted, error) => this.#reads.end(idOf(wanted), { status: "failed", error }));
  }

  async #request(wanted: readonly Wanted[], fail: (wanted: Wanted, error: LocaleError) => void): Promise<void> {
    const ready = this.#ready;
    const requests = requestsFor(wanted).map(async (request) => {
      try {
        if (ready === undefined) throw new LocaleError("Call i18next.init first.", 400);
        const locales = await ready.server.get(request);
        for (const locale of locales) this.#reads.end(idOf(locale), outcomeOf(locale));
        const late = locales.filter(({ isComplete }) => !isComplete);
        if (late.length > 0) this.#askAgain(ready, late, 0);
      } catch (cause) {
        const error =
          cause instanceof LocaleError ? cause : new LocaleError("The locale could not be read.", 400, { cause });
        for (const language of request.languages) {
          for (const namespace of request.namespaces) fail({ language, namespace }, error);
        }
      }
    });
    await Promise.all(requests);
  }

  /** Asks again for what was not complete, and gives the store what has changed since. */
  #askAgain(ready: Ready, late: readonly ServedLocale[], asked: number): void {
    const { settings, server, services, onError } = ready;
    if (asked >= settings.polls) return;
    const before = new Map(late.map((locale) => [idOf(locale), JSON.stringify(locale.resources)]));
    const ask = async () => {
      // What was asked for ahead and then not read is nobody's.
      const read = late.filter(({ language, namespace }) => this.#languagesOf.get(namespace)?.has(language));
      const answers = await Promise.all(requestsFor(read).map((request) => server.get(request, "no-cache")));
      const locales = answers.flat();
      for (const { language, namespace, resources } of locales) {
        const isNew = before.get(idOf({ language, namespace })) !== JSON.stringify(resources);
        if (isNew && resources !== undefined) {
          storeOf(services)?.addResourceBundle(language, namespace, { ...resources }, true, true);
        }
      }
      return locales.filter(({ isComplete }) => !isComplete);
    };
    const again = () => {
      const asking = ask().then(
        (rest) => rest.length > 0 && this.#askAgain(ready, rest, asked + 1),
        (error: Error) => {
          onError(error);
          this.#askAgain(ready, late, asked + 1);
        },
      );
      this.#track(asking);
    };
    unreferenced(setTimeout(again, Math.min(longestWait, settings.pollMs * 2 ** asked)));
  }

  #track<Value>(promise: Promise<Value>): Promise<Value> {
    this.#underWay.add(promise);
    const done = () => this.#underWay.delete(promise);
    promise.then(done, done);
    return promise;
  }
}

function outcomeOf(locale: ServedLocale): Outcome {
  if (locale.resources !== undefined) return { status: "served", locale };
  // It answers several with those it has.
  return { status: "failed", error: new LocaleError("The locale server has not this namespace and language.", 404) };
}
