import { DragomanError } from "@dragoman/client";
import type { InitOptions } from "i18next";
import { LRUCache } from "lru-cache";
import { idOf, queuedReads, type Wanted } from "./connector.ts";
import { createEdits } from "./edits.ts";
import { hasSameSource, isComplete, pushLate, resourcesOf } from "./late-results.ts";
import { createLocalizer, type Localized, type LocalizedMessage, type MessageInfo } from "./localizer.ts";
import { createMissingKeys } from "./missing-keys.ts";
import { isSafeKey, type MissingKeyOptions, stringsOfMissingKey } from "./missing-strings.ts";
import { checkedLanguage, checkedNamespace, isSource } from "./names.ts";
import { type DragomanBackendOptions, invalidOption } from "./options.ts";
import { createReading } from "./reading.ts";
import { storeOf, type UsedServices } from "./resource-store.ts";
import { copyResources, type Resources } from "./resources.ts";
import { inTime, nextTurn } from "./timers.ts";
import { writingOf } from "./writing.ts";

/** A namespace as a read answers it. */
export interface LoadedNamespace {
  /** The caller's own. */
  readonly resources: Resources;
  /** `false`: some of it is in the source language until its translations come. */
  readonly complete: boolean;
  /** Where it is the same object as before, so are the resources: for what is made of them and kept. */
  readonly version: object;
}

/** A backend at work, from its `init` on. */
export interface Session {
  readonly isSynchronous: boolean;
  readonly keepsRecords: boolean;
  readonly infos: LRUCache<string, ReadonlyMap<string, MessageInfo>>;
  readonly load: (wanted: Wanted, budgetMs?: number) => Promise<LoadedNamespace>;
  readonly readNow: (wanted: Wanted) => Resources;
  readonly create: (
    languages: readonly string[],
    namespace: string,
    key: string,
    fallbackValue: unknown,
    options: MissingKeyOptions,
  ) => Promise<void>;
  readonly translateStrings: (
    wanted: Wanted,
    strings: ReadonlyMap<string, string>,
  ) => Promise<ReadonlyMap<string, string>>;
  readonly edit: (wanted: Wanted, key: string, text: string) => Promise<void>;
  readonly approve: (wanted: Wanted, key: string, text: string | undefined) => Promise<void>;
  readonly onError: (error: unknown) => void;
  readonly forget: () => void;
  readonly flush: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Namespaces whose making, and whose languages, are remembered. */
const mostNamespaces = 1000;

export function createSession(
  backend: unknown,
  services: UsedServices,
  options: DragomanBackendOptions,
  i18nextOptions: InitOptions,
): Session {
  const writing = writingOf(i18nextOptions, options.messages);
  const localizer = createLocalizer(options, writing);
  const stop = new AbortController();
  const { signal } = stop;
  const underWay = new Set<Promise<unknown>>();
  const infos = new LRUCache<string, ReadonlyMap<string, MessageInfo>>({ max: mostNamespaces });
  /** What `infos` tells of. */
  const noted = new LRUCache<string, Localized>({ max: mostNamespaces });
  const languagesOf = new LRUCache<string, Set<string>>({ max: mostNamespaces });
  const allowed = new LRUCache<string, "source" | "target">({ max: mostNamespaces });

  const onError = (error: unknown): void => {
    if (options.onError !== undefined) options.onError(error);
    else services.logger?.warn("DragomanBackend", error);
  };
  const track = <Value>(promise: Promise<Value>): Promise<Value> => {
    underWay.add(promise);
    const done = () => underWay.delete(promise);
    promise.then(done, done);
    return promise;
  };

  const reading = createReading({
    options,
    localizer,
    signal,
    comingReads: () => queuedReads(services.backendConnector, backend).filter(isAllowed),
    onWrite: track,
    onError,
  });

  const note = (wanted: Wanted, messages: readonly LocalizedMessage[]): void => {
    const id = idOf(wanted);
    infos.set(
      id,
      new Map([...(infos.get(id) ?? []), ...messages.map(({ fullKey, info }) => [fullKey, info] as const)]),
    );
    for (const { fullKey, info } of messages) {
      const { reason, error } = info;
      if (reason !== undefined) options.onDeclined?.({ ...wanted, key: fullKey, reason, error });
    }
  };
  const noteAll = (wanted: Wanted, localized: Localized): void => {
    infos.delete(idOf(wanted));
    noted.set(idOf(wanted), localized);
    note(wanted, [...localized.messages.values()].flat());
  };

  /** @throws DragomanError for a name that is refused. */
  const kindOf = (wanted: Wanted): "source" | "target" => {
    const { language, namespace } = wanted;
    checkedNamespace(namespace, options.namespaces);
    const kind = isSource(language, options.sourceLanguage) ? "source" : "target";
    if (kind === "target") checkedLanguage(language, options.languages);
    allowed.set(idOf(wanted), kind);
    return kind;
  };
  /** @throws DragomanError for a name that is refused, and after the end. */
  const checked = (wanted: Wanted): "source" | "target" => {
    if (signal.aborted) throw new DragomanError("aborted", "DragomanBackend is closed.", { code: "closed" });
    const kind = allowed.get(idOf(wanted)) ?? kindOf(wanted);
    const { language, namespace } = wanted;
    if (kind === "target") languagesOf.set(namespace, (languagesOf.get(namespace) ?? new Set()).add(language));
    return kind;
  };
  const checkedTarget = (wanted: Wanted): void => {
    if (checked(wanted) === "target") return;
    throw invalidOption("language: the source language is edited where loadSource has it.");
  };
  const isAllowed = (wanted: Wanted): boolean => {
    try {
      return checked(wanted) === "target";
    } catch {
      return false;
    }
  };

  /** What comes after a read had to be answered is given to i18next's store. */
  const finishLater = (wanted: Wanted, before: Localized | undefined, whole: Promise<Localized>): void => {
    const finishing = async () => {
      const after = await whole;
      // i18next has to have what the read answered first, else that would come over this.
      await nextTurn();
      const answered = noted.get(idOf(wanted));
      // Another read has had a newer source: this one's texts would come over its own.
      if (answered !== undefined && !hasSameSource(answered, after)) return;
      noteAll(wanted, after);
      pushLate(services, backend, wanted, before, after);
      if (after.failure !== undefined) onError(after.failure.error);
    };
    track(finishing().catch(onError));
  };

  const load: Session["load"] = async (wanted, budgetMs = options.budgetMs) => {
    if (checked(wanted) === "source") {
      const { resources, version } = await reading.source(wanted.namespace);
      return { resources: copyResources(resources), complete: true, version };
    }
    const settled = reading.settled(wanted);
    if (settled !== undefined) return answered(wanted, settled);
    const whole = track(reading.whole(wanted));
    if (budgetMs === undefined) return answered(wanted, await whole);
    const ready = await inTime(whole, budgetMs);
    if (ready !== undefined && ready.failure === undefined) return answered(wanted, ready);

    const known = await reading.known(wanted);
    noteAll(wanted, known);
    finishLater(wanted, known, whole);
    return loaded(known, isComplete(known));
  };
  const answered = (wanted: Wanted, localized: Localized): LoadedNamespace => {
    if (localized.failure !== undefined) throw localized.failure.error;
    const id = idOf(wanted);
    if (noted.get(id) !== localized || !infos.has(id)) noteAll(wanted, localized);
    return loaded(localized, true);
  };

  const readNow: Session["readNow"] = (wanted) => {
    if (checked(wanted) === "source") {
      const source = options.loadSource(wanted.namespace);
      if (!(source instanceof Promise)) return copyResources(source);
      const adding = async () => {
        const resources = copyResources(await source);
        storeOf(services)?.addResourceBundle(wanted.language, wanted.namespace, resources, true, true);
      };
      track(adding().catch(onError));
      return {};
    }
    const known = reading.knownNow(wanted);
    if (known !== undefined) noteAll(wanted, known);
    if (known === undefined || !isComplete(known)) finishLater(wanted, known, track(reading.whole(wanted)));
    return known === undefined ? {} : resourcesOf(known);
  };

  const missing = createMissingKeys({ localizer, services, signal, onMade: note });
  const create: Session["create"] = async (languages, namespace, key, fallbackValue, keyOptions) => {
    checkedNamespace(namespace, options.namespaces);
    if (!isSafeKey(key, writing.keySeparator)) throw refusedKey();
    const strings = stringsOfMissingKey(key, fallbackValue, keyOptions, writing);
    const named = languages.filter((language) => !isSource(language, options.sourceLanguage));
    const targets = named.length > 0 ? named : [...(languagesOf.get(namespace) ?? [])];
    if (strings.size === 0 || targets.length === 0) return;
    const taken = targets.filter((language) => isAllowed({ language, namespace }));
    // None is allowed: the first says why.
    if (taken.length === 0) for (const language of targets) checkedLanguage(language, options.languages);
    const isUpdate = keyOptions["isUpdate"] === true;
    const added = taken.map((language) => missing.add({ language, namespace, strings, isUpdate }));
    await track(Promise.all(added));
  };

  const translateStrings: Session["translateStrings"] = async (wanted, strings) => {
    if (checked(wanted) === "source") return strings;
    if (![...strings.keys()].every((key) => isSafeKey(key, writing.keySeparator))) throw refusedKey();
    const space = localizer.plan(wanted.language, wanted.namespace, Object.fromEntries(strings));
    const [made] = await track(localizer.translate([[space, undefined]], signal));
    if (made?.localized.failure !== undefined) throw made.localized.failure.error;
    const messages = [...(made?.localized.messages.values() ?? [])].flat();
    return new Map(messages.map(({ fullKey, text }) => [fullKey, text]));
  };

  const edits = createEdits(reading, localizer, services);
  const flush = async (): Promise<void> => {
    do {
      await missing.flush();
      await Promise.allSettled(underWay);
    } while (underWay.size > 0);
  };
  return {
    isSynchronous: i18nextOptions.initAsync === false,
    keepsRecords: options.records !== undefined,
    infos,
    load,
    readNow,
    create,
    translateStrings,
    edit: async (wanted, key, text) => {
      checkedTarget(wanted);
      note(wanted, [await track(edits.edit(wanted, key, text))]);
    },
    approve: async (wanted, key, text) => {
      checkedTarget(wanted);
      note(wanted, [await track(edits.approve(wanted, key, text))]);
    },
    onError,
    forget: () => {
      localizer.forget();
      reading.forget();
    },
    flush,
    close: async () => {
      stop.abort();
      await flush();
    },
  };
}

/** Its resources are made when they are asked for: who has kept what it made of them asks for none. */
function loaded(localized: Localized, complete: boolean): LoadedNamespace {
  let made: Resources | undefined;
  return {
    complete,
    version: localized,
    get resources() {
      made ??= resourcesOf(localized);
      return made;
    },
  };
}

function refusedKey(): DragomanError {
  return new DragomanError("invalid-request", "The missing key is no key that resources may have.", {
    code: "refused_key",
  });
}
