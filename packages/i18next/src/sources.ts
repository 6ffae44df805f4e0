import { LRUCache } from "lru-cache";
import { copyOfJson, isCopyOfJson } from "./json-copy.ts";
import type { DragomanBackendOptions } from "./options.ts";

/** A namespace's source, and what tells it from the same namespace at another time. */
export interface Source {
  readonly resources: unknown;
  /** `undefined` where it cannot be told. */
  readonly content: string | undefined;
}

interface KnownContent {
  readonly copy: unknown;
  readonly content: string;
  /** Whether it was given without a promise, which must not be asked for only to be left alone. */
  readonly isAtOnce: boolean;
}

/** Namespaces whose content is known again without being written out. */
const mostKnown = 1000;

/** What `loadSource` gives, asked anew whenever a namespace is read: a project may change it at any time. */
export class Sources {
  readonly #loadSource: DragomanBackendOptions["loadSource"];
  readonly #known = new LRUCache<string, KnownContent>({ max: mostKnown });
  /** What was given at once in this turn: reads that begin together are of one source. */
  readonly #ofThisTurn = new Map<string, Source>();

  constructor(loadSource: DragomanBackendOptions["loadSource"]) {
    this.#loadSource = loadSource;
  }

  async load(namespace: string): Promise<Source> {
    const known = this.#ofThisTurn.get(namespace);
    if (known !== undefined) return known;
    const given = this.#loadSource(namespace);
    const isAtOnce = !isThenable(given);
    return this.#sourceOf(namespace, isAtOnce ? given : await given, isAtOnce);
  }

  /** The source without a wait; `undefined` where it came by a promise the last time, or fails. */
  of(namespace: string): Source | undefined {
    if (this.#known.get(namespace)?.isAtOnce !== true) return undefined;
    const known = this.#ofThisTurn.get(namespace);
    if (known !== undefined) return known;
    const given = this.#givenAtOnce(namespace);
    if (given === undefined) return undefined;
    if (this.#ofThisTurn.size === 0) queueMicrotask(() => this.#ofThisTurn.clear());
    const source = this.#sourceOf(namespace, given, true);
    this.#ofThisTurn.set(namespace, source);
    return source;
  }

  #sourceOf(namespace: string, resources: unknown, isAtOnce: boolean): Source {
    try {
      const known = this.#known.get(namespace);
      if (known?.isAtOnce === isAtOnce && isCopyOfJson(known.copy, resources)) {
        return { resources, content: known.content };
      }
      const content = JSON.stringify(resources);
      if (content !== undefined) this.#known.set(namespace, { copy: copyOfJson(resources), content, isAtOnce });
      return { resources, content };
    } catch {
      return { resources, content: undefined };
    }
  }

  #givenAtOnce(namespace: string): unknown {
    try {
      const given = this.#loadSource(namespace);
      if (!isThenable(given)) return given;
      this.#known.delete(namespace);
      // Whoever loads it next is told of its failure.
      Promise.resolve(given).catch(() => {});
    } catch {
      // The same: who asks without a wait cannot be told.
    }
    return undefined;
  }
}

function isThenable(value: unknown): boolean {
  return typeof Reflect.get(Object(value), "then") === "function";
}
