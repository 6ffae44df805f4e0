import type { Keyv } from "keyv";
import { StoreError } from "./store-error.ts";

interface EntriesOptions {
  readonly timeoutMs: number;
  /** Whether it is closed with the store. */
  readonly isOurs: boolean;
}

/** Values under keys, whatever keeps them. What is read may be anything. */
export class Entries implements AsyncDisposable {
  readonly #keyv: Keyv;
  readonly #timeoutMs: number;
  readonly #isOurs: boolean;
  readonly #ignore = () => {};
  readonly #underway = new Set<Promise<unknown>>();
  #closing: Promise<void> | undefined;

  constructor(keyv: Keyv, { timeoutMs, isOurs }: EntriesOptions) {
    this.#keyv = keyv;
    this.#timeoutMs = timeoutMs;
    this.#isOurs = isOurs;
    // What goes wrong with a call is the call's to tell; what goes wrong between calls ends no process.
    keyv.on("error", this.#ignore);
  }

  /** In the order of the keys; `undefined` where there is nothing, or nothing that can be read. */
  async getMany(keys: readonly string[]): Promise<readonly unknown[]> {
    if (keys.length === 0) return [];
    return this.#inTime(async () => {
      try {
        return await this.#keyv.getMany([...keys]);
      } catch (error) {
        // Of a Keyv that we did not make: one damaged value among many fails all of them.
        if (!(error instanceof SyntaxError)) throw error;
        return Promise.all(keys.map((key) => this.#readable(key)));
      }
    });
  }

  /** The last of those with the same key counts. */
  async setMany(entries: Iterable<readonly [string, unknown]>, ttlMs?: number): Promise<void> {
    const ttl = ttlMs === undefined ? {} : { ttl: ttlMs };
    // One key once, in one order: a database that is told in two orders at once has to end one of them.
    const values = [...new Map(entries)].sort(([one], [other]) => (one < other ? -1 : 1));
    if (values.length === 0) return;
    const kept: unknown = await this.#inTime(() =>
      this.#keyv.setMany(values.map(([key, value]) => ({ key, value, ...ttl }))),
    );
    if (Array.isArray(kept) && kept.includes(false)) throw unavailable("refused to keep what it was given");
  }

  async deleteMany(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.#inTime(() => this.#keyv.deleteMany([...new Set(keys)].sort()));
  }

  /** All values whose keys are the prefix, a colon, and more. */
  async *valuesUnder(prefix: string): AsyncGenerator<unknown, void> {
    this.#refuseClosed();
    try {
      yield* this.#isOurs ? this.#listed(prefix) : this.#found(prefix);
    } catch (cause) {
      throw asStoreError(cause);
    }
  }

  /** What was asked before is answered first, or takes too long. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  async #end(): Promise<void> {
    await Promise.allSettled(this.#underway);
    try {
      if (this.#isOurs) await this.#keyv.disconnect();
    } catch (cause) {
      throw asStoreError(cause);
    } finally {
      this.#keyv.off("error", this.#ignore);
    }
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.close();
  }

  async *#listed(prefix: string): AsyncGenerator<unknown, void> {
    for await (const [, text] of this.#keyv.store.iterator(prefix)) {
      yield (await this.#keyv.deserializeData(text))?.value;
    }
  }

  /** A Keyv cuts keys at colons in ways of its own; the prefix is told by its end, which is a hash. */
  async *#found(prefix: string): AsyncGenerator<unknown, void> {
    const iterator = this.#keyv.iterator?.(this.#keyv.namespace);
    if (iterator === undefined) {
      throw new StoreError("not_listable", "place: this one cannot list what it holds; give a path or a URL.");
    }
    const mark = `${prefix.slice(prefix.indexOf(":") + 1)}:`;
    for await (const [key, value] of iterator) if (String(key).includes(mark)) yield value;
  }

  async #readable(key: string): Promise<unknown> {
    try {
      return await this.#keyv.get(key);
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  }

  async #inTime<Result>(ask: () => Promise<Result>): Promise<Result> {
    this.#refuseClosed();
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => reject(unavailable(`gave no answer in ${this.#timeoutMs} ms`)), this.#timeoutMs);
    const answered = Promise.race([ask(), late]);
    this.#underway.add(answered);
    try {
      return await answered;
    } catch (cause) {
      throw asStoreError(cause);
    } finally {
      this.#underway.delete(answered);
      clearTimeout(timer);
    }
  }

  #refuseClosed(): void {
    if (this.#closing !== undefined) throw new StoreError("closed", "This store was closed; open it again.");
  }
}

function asStoreError(cause: unknown): StoreError {
  if (cause instanceof StoreError) return cause;
  // A code is safe to tell; a message is whatever the place put in it.
  const code = cause instanceof Error && "code" in cause ? ` with ${String(cause.code).slice(0, 50)}` : "";
  return unavailable(`failed${code}; the cause of this error says more`, { cause });
}

function unavailable(what: string, options?: ErrorOptions): StoreError {
  return new StoreError("unavailable", `The place of the store ${what}.`, options);
}
