import { storeOf, type UsedServices } from "../resource-store.ts";
import { unreferenced } from "../timers.ts";
import type { LocaleServer } from "./locale-server.ts";

/** Strings of a namespace that languages lack, by their full keys. */
export interface MissingKeys {
  readonly languages: readonly string[];
  readonly namespace: string;
  readonly strings: ReadonlyMap<string, string>;
}

/** Tells the server of missing keys, many at a time. */
export interface MissingKeyTelling {
  /** Resolves when the server has answered, or does not want to know. */
  readonly add: (missing: MissingKeys) => Promise<void>;
  readonly flush: () => Promise<void>;
}

export interface TellingSetting {
  readonly server: LocaleServer;
  readonly services: UsedServices;
  readonly onError: (error: Error) => void;
}

const gatheringMs = 100;
/** Keys of one request, counted once for each language as the handler's limits do. */
const mostKeys = 50;

export function createMissingKeyTelling({ server, services, onError }: TellingSetting): MissingKeyTelling {
  let gathered = new Map<string, { readonly languages: Set<string>; readonly strings: Map<string, string> }>();
  let told = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size === 0) return;
    const batch = [...gathered].map(([namespace, { languages, strings }]) =>
      tellInParts([...languages], namespace, strings),
    );
    const { resolve } = told;
    gathered = new Map();
    told = Promise.withResolvers();
    await Promise.all(batch);
    resolve();
  };

  /** One after the other: what was missed first is told first, where the server's limit has no room for all. */
  const tellInParts = async (
    languages: readonly string[],
    namespace: string,
    strings: ReadonlyMap<string, string>,
  ): Promise<void> => {
    for (const part of parts([...strings], mostKeys / languages.length))
      await tell(languages, namespace, new Map(part));
  };

  const tell = async (
    languages: readonly string[],
    namespace: string,
    strings: ReadonlyMap<string, string>,
  ): Promise<void> => {
    try {
      const translated = await server.tell(languages, namespace, strings);
      for (const [language, texts] of Object.entries(translated ?? {})) {
        if (Object.keys(texts).length === 0) continue;
        storeOf(services)?.addResources(language, namespace, texts, { silent: false });
      }
    } catch (error) {
      onError(error instanceof Error ? error : new Error("Missing keys could not be told.", { cause: error }));
    }
  };

  return {
    add: ({ languages, namespace, strings }) => {
      if (strings.size === 0) return Promise.resolve();
      const entry = gathered.get(namespace) ?? { languages: new Set(), strings: new Map() };
      for (const language of languages) entry.languages.add(language);
      for (const [key, text] of strings) entry.strings.set(key, text);
      gathered.set(namespace, entry);
      timer ??= unreferenced(setTimeout(flush, gatheringMs));
      return told.promise;
    },
    flush,
  };
}

function parts<Item>(items: readonly Item[], most: number): Item[][] {
  const size = Math.max(1, Math.floor(most));
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size));
}
