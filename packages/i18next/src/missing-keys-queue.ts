import { unreferenced } from "./timers.ts";

/** Strings of the source language that the project's resources do not have, and the languages that want them. */
export interface MissingStrings {
  readonly language: string;
  readonly namespace: string;
  readonly strings: ReadonlyMap<string, string>;
  /** The call's default is another than what stood there. */
  readonly isUpdate: boolean;
}

/** Gathers missing keys for a moment, as a page that renders has many, and hands them on by language and namespace. */
export interface MissingKeysQueue {
  /** Resolves when the keys were handed on and dealt with. */
  readonly add: (missing: MissingStrings) => Promise<void>;
  /** Hands on what is gathered, at once. */
  readonly flush: () => Promise<void>;
}

const gatheringMs = 50;

export function createMissingKeysQueue(
  translate: (missing: readonly MissingStrings[]) => Promise<void>,
): MissingKeysQueue {
  let gathered = new Map<string, { readonly missing: MissingStrings; readonly strings: Map<string, string> }>();
  let handedOn = Promise.withResolvers<void>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.size === 0) return;
    const batch = [...gathered.values()].map(({ missing, strings }) => ({ ...missing, strings }));
    const { resolve, reject, promise } = handedOn;
    gathered = new Map();
    handedOn = Promise.withResolvers();
    translate(batch).then(resolve, reject);
    await promise.catch(() => {});
  };

  return {
    add: (missing) => {
      const id = `${missing.language}|${missing.namespace}|${missing.isUpdate}`;
      const entry = gathered.get(id) ?? { missing, strings: new Map<string, string>() };
      for (const [key, text] of missing.strings) entry.strings.set(key, text);
      gathered.set(id, entry);
      timer ??= unreferenced(setTimeout(flush, gatheringMs));
      return handedOn.promise;
    },
    flush,
  };
}
