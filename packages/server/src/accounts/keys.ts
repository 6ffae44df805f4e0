import { LRUCache } from "lru-cache";
import type { ChangeFeed } from "../storage/changes.ts";
import type { Caller, KeyDirectory } from "./account.ts";
import { hashOfKey } from "./key-secret.ts";

/** What a directory looks keys up in. */
export interface KeyLookup {
  findByKeyHash(hash: string): Promise<Caller | undefined>;
}

/** Milliseconds. Changes arrive at once; these bound what a change made without notice, or a lost notice, can do. */
const knownFor = 10_000;
const unknownFor = 2000;

/**
 * A directory that answers from memory and asks the database on a miss. Every look-up costs one hash and one map
 * access, whatever the key; keys nobody has are remembered apart, so that guesses cannot push known keys out.
 */
export function createKeyDirectory(accounts: KeyLookup, changes: ChangeFeed): ClosableKeyDirectory {
  return new CachingKeyDirectory(accounts, changes);
}

export interface ClosableKeyDirectory extends KeyDirectory {
  /** Stops listening for changes. */
  close(): void;
}

class CachingKeyDirectory implements ClosableKeyDirectory {
  readonly close: () => void;
  readonly #accounts: KeyLookup;
  readonly #known = new LRUCache<string, Caller>({ max: 50_000, ttl: knownFor });
  readonly #unknown = new LRUCache<string, true>({ max: 50_000, ttl: unknownFor });
  #generation = 0;
  readonly #asked = new Map<string, Promise<Caller | undefined>>();

  constructor(accounts: KeyLookup, changes: ChangeFeed) {
    this.#accounts = accounts;
    this.close = changes.subscribe((change) => {
      if (change.topic === "keys") this.#forget(change.id);
    });
  }

  get generation(): number {
    return this.#generation;
  }

  find(secret: string): Caller | undefined | Promise<Caller | undefined> {
    const hash = hashOfKey(secret);
    const known = this.#known.get(hash);
    if (known !== undefined || this.#unknown.has(hash)) return known;
    return this.#asked.get(hash) ?? this.#ask(hash);
  }

  #ask(hash: string): Promise<Caller | undefined> {
    const answer = this.#accounts
      .findByKeyHash(hash)
      .then((caller) => {
        // A change while the question was open has taken it off the list, and then its answer is not kept.
        if (this.#asked.get(hash) === answer) this.#remember(hash, caller);
        return caller;
      })
      .finally(() => {
        if (this.#asked.get(hash) === answer) this.#asked.delete(hash);
      });
    this.#asked.set(hash, answer);
    return answer;
  }

  #remember(hash: string, caller: Caller | undefined): void {
    if (caller === undefined) this.#unknown.set(hash, true);
    else this.#known.set(hash, caller);
  }

  #forget(hash: string | null): void {
    this.#generation++;
    for (const cache of [this.#known, this.#unknown, this.#asked]) {
      if (hash === null) cache.clear();
      else cache.delete(hash);
    }
  }
}
