import { EventEmitter } from "node:events";
import type { KeyvStoreAdapter } from "keyv";
import { LRUCache } from "lru-cache";

/** What an entry takes besides its characters, which take two bytes each. */
const bytesOfEntry = 200;

/** Entries in this process. Over the bound, those that were not used for longest go. */
export class MemoryAdapter extends EventEmitter implements KeyvStoreAdapter {
  readonly opts = { dialect: "memory", url: "" };
  readonly #values: Map<string, string> | LRUCache<string, string>;

  constructor(maxBytes?: number) {
    super();
    this.#values =
      maxBytes === undefined
        ? new Map()
        : new LRUCache({
            maxSize: maxBytes,
            sizeCalculation: (value, key) => 2 * (key.length + value.length) + bytesOfEntry,
          });
  }

  // What Keyv takes an adapter for may keep any type; this one keeps what was serialized.
  async get<Value>(key: string): Promise<Value | undefined>;
  async get(key: string): Promise<unknown> {
    return this.#values.get(key);
  }

  async set(key: string, value: string): Promise<void> {
    this.#values.set(key, value);
  }

  async delete(key: string): Promise<boolean> {
    return this.#values.delete(key);
  }

  async clear(): Promise<void> {
    this.#values.clear();
  }

  async *iterator<Value>(prefix?: string): AsyncGenerator<(string | Awaited<Value> | undefined)[], void> {
    for (const [key, value] of this.#values.entries()) if (key.startsWith(`${prefix}:`)) yield [key, value];
  }
}
