import type { MessageRecord } from "@dragoman/tm/store";
import { LRUCache } from "lru-cache";
import { idOf, type Wanted } from "./connector.ts";
import type { Localized, Localizer, NamespaceInLanguage } from "./localizer.ts";
import { type DragomanBackendOptions, defaultCacheSize } from "./options.ts";
import type { KnownRecords } from "./records.ts";
import { SettledNamespaces } from "./settled-namespaces.ts";
import { type Source, Sources } from "./sources.ts";

/** Reads that begin together, translated together. */
export interface Reading {
  /**
   * Everything of the namespace; those that are asked for in the same turn share one pass for a language. One that is
   * under way is joined where it is of the source as it is now.
   */
  readonly whole: (wanted: Wanted) => Promise<Localized>;
  /** The same at once, where nothing is left to do for it and `loadSource` gives no promise. */
  readonly settled: (wanted: Wanted) => Localized | undefined;
  /** What is known of it once its source is there, without asking the service. */
  readonly known: (wanted: Wanted) => Promise<Localized>;
  /** The same at once; `undefined` where `loadSource` gives a promise. */
  readonly knownNow: (wanted: Wanted) => Localized | undefined;
  readonly writeRecords: (wanted: Wanted, changes: ReadonlyMap<string, MessageRecord>) => Promise<void>;
  readonly plan: (wanted: Wanted) => Promise<NamespaceInLanguage>;
  readonly readRecords: (space: NamespaceInLanguage) => Promise<KnownRecords>;
  /** The source language's own, with a `version` that is the same object while its content stays the same. */
  readonly source: (namespace: string) => Promise<Source & { readonly version: object }>;
  /** Also of what is under way. */
  readonly forget: () => void;
}

export interface ReadingSetting {
  readonly options: Pick<DragomanBackendOptions, "cacheSize" | "loadSource" | "records">;
  readonly localizer: Localizer;
  readonly signal: AbortSignal;
  /** What i18next will ask for as soon as reads that are under way are done, so that it is translated with them. */
  readonly comingReads: () => readonly Wanted[];
  /** Told of records that are being written. */
  readonly onWrite: (writing: Promise<void>) => void;
  /** Told of failures that no read waits for. */
  readonly onError: (error: unknown) => void;
}

interface OpenRead extends Wanted {
  readonly promise: Promise<Localized>;
  readonly resolve: (localized: Localized) => void;
  readonly reject: (error: unknown) => void;
  /** A read that was only seen coming is kept until it comes. */
  isAsked: boolean;
  isSettled: boolean;
  /** What it translates, once that is loaded. */
  source: Source | undefined;
}

/** Namespaces whose records are at hand for synchronous reads. */
const mostRecorded = 1000;

export function createReading({ options, localizer, signal, comingReads, onWrite, onError }: ReadingSetting): Reading {
  const open = new Map<string, OpenRead>();
  const gathered = new Set<OpenRead>();
  // Records may be changed by others at any time, so that with them nothing is settled.
  const mostMessages = options.records === undefined ? (options.cacheSize ?? defaultCacheSize) : 0;
  const noneSettled = () => (mostMessages === 0 ? undefined : new SettledNamespaces(mostMessages));
  let settledNow = noneSettled();
  const sources = new Sources(options.loadSource);
  const versions = new LRUCache<string, { readonly content: string | undefined }>({ max: mostRecorded });
  const recorded = new LRUCache<string, ReadonlyMap<string, MessageRecord>>({ max: mostRecorded });

  const readRecords = async (space: NamespaceInLanguage): Promise<KnownRecords> => {
    if (options.records === undefined) return undefined;
    const wanted = { language: space.direction.target, namespace: space.namespace };
    const records = await options.records.get(wanted, localizer.keysOf(space));
    recorded.set(idOf(wanted), records);
    return records;
  };

  const writeRecords: Reading["writeRecords"] = async (wanted, changes) => {
    if (options.records === undefined || changes.size === 0) return;
    await options.records.set({ language: wanted.language, namespace: wanted.namespace }, changes);
    recorded.set(idOf(wanted), new Map([...(recorded.get(idOf(wanted)) ?? []), ...changes]));
  };

  const leave = (read: OpenRead): void => {
    if (open.get(idOf(read)) === read) open.delete(idOf(read));
  };

  const begin = (wanted: Wanted, isAsked: boolean): OpenRead => {
    const { promise, resolve, reject } = Promise.withResolvers<Localized>();
    const { language, namespace } = wanted;
    const read: OpenRead = {
      language,
      namespace,
      promise,
      resolve,
      reject,
      isAsked,
      isSettled: false,
      source: undefined,
    };
    const ended = () => {
      read.isSettled = true;
      if (read.isAsked) leave(read);
    };
    promise.then(ended, ended);
    open.set(idOf(wanted), read);
    if (gathered.size === 0) queueMicrotask(translateGathered);
    gathered.add(read);
    return read;
  };

  const translateGathered = (): void => {
    for (const wanted of comingReads()) if (!open.has(idOf(wanted))) begin(wanted, false);
    const loading = new Map<string, Promise<Source>>();
    const sourceFor = (namespace: string) => {
      const known = loading.get(namespace) ?? sources.load(namespace);
      loading.set(namespace, known);
      return known;
    };
    const byLanguage = Map.groupBy(gathered, ({ language }) => language);
    gathered.clear();
    for (const reads of byLanguage.values()) {
      void translateTogether(reads, sourceFor).catch((error) => {
        for (const read of reads) read.reject(error);
      });
    }
  };

  const translateTogether = async (
    reads: readonly OpenRead[],
    sourceFor: (namespace: string) => Promise<Source>,
  ): Promise<void> => {
    const settled = settledNow;
    const ready: (readonly [OpenRead, NamespaceInLanguage, KnownRecords, Source])[] = [];
    await Promise.all(
      reads.map(async (read) => {
        try {
          const source = await sourceFor(read.namespace);
          read.source = source;
          const known = settled?.find(read, source);
          if (known !== undefined && localizer.isAsPlanned(known, read)) return read.resolve(known);
          const space = localizer.plan(read.language, read.namespace, source.resources);
          ready.push([read, space, await readRecords(space), source]);
        } catch (error) {
          read.reject(error);
        }
      }),
    );
    const spaces = ready.map(([, space, records]) => [space, records] as const);
    const made = await localizer.translate(spaces, signal);
    made.forEach(({ localized, changedRecords }, index) => {
      const [read, , , source] = ready[index] ?? [];
      if (read === undefined || source === undefined) return;
      settled?.keep(read, source, localized);
      onWrite(writeRecords(read, changedRecords).catch(onError));
      read.resolve(localized);
    });
  };

  /** A read that is under way, or another where the source has changed since it began. */
  const joined = async (read: OpenRead, { content }: Source): Promise<Localized> => {
    const now = await sources.load(read.namespace);
    if (now.content !== undefined && now.content === content) return read.promise;
    const latest = open.get(idOf(read));
    return (latest === undefined || latest === read ? begin(read, true) : latest).promise;
  };

  const plan = async ({ language, namespace }: Wanted) =>
    localizer.plan(language, namespace, await options.loadSource(namespace));

  return {
    whole: (wanted) => {
      const read = open.get(idOf(wanted)) ?? begin(wanted, true);
      if (read.isAsked) return read.source === undefined ? read.promise : joined(read, read.source);
      read.isAsked = true;
      if (read.isSettled) leave(read);
      return read.promise;
    },
    settled: (wanted) => {
      // One that was seen coming is taken by who asks for it.
      if (!settledNow?.has(wanted) || open.has(idOf(wanted))) return undefined;
      const source = sources.of(wanted.namespace);
      const known = source && settledNow.find(wanted, source);
      return known !== undefined && localizer.isAsPlanned(known, wanted) ? known : undefined;
    },
    known: async (wanted) => localizer.recall(await plan(wanted), recorded.get(idOf(wanted))),
    knownNow: ({ language, namespace }) => {
      const source = options.loadSource(namespace);
      if (source instanceof Promise) return undefined;
      const space = localizer.plan(language, namespace, source);
      return localizer.recall(space, recorded.get(idOf({ language, namespace })));
    },
    writeRecords,
    plan,
    readRecords,
    source: async (namespace) => {
      const source = await sources.load(namespace);
      const known = versions.get(namespace);
      const isSame = known !== undefined && known.content !== undefined && known.content === source.content;
      const version = isSame ? known : { content: source.content };
      versions.set(namespace, version);
      return { ...source, version };
    },
    forget: () => {
      settledNow = noneSettled();
      open.clear();
    },
  };
}
