import { orAborted } from "./or-aborted.ts";

/**
 * The items of an iterable until the signal is aborted, also while the next item is being waited for. Stops what it
 * iterates when it is stopped itself.
 * @throws the signal's reason.
 */
export async function* abortable<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  signal: AbortSignal | undefined,
): AsyncGenerator<Item, void, undefined> {
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
  let state: "ready" | "busy" | "ended" = "ready";
  try {
    while (true) {
      signal?.throwIfAborted();
      state = "busy";
      const next = iterator.next();
      // Not every promise is one of this realm, or a `Promise` at all.
      const result = "then" in next ? await orAborted(endedBy(next), signal) : next;
      state = result.done ? "ended" : "ready";
      if (result.done) return;
      yield result.value;
    }
  } finally {
    if (state === "ready") await iterator.return?.();
    // One that is busy stops when it can, which may be never: nobody waits for it.
    else if (state === "busy") Promise.resolve(iterator.return?.()).catch(() => {});
  }

  async function endedBy<Result>(next: Promise<Result>): Promise<Result> {
    try {
      return await next;
    } catch (error) {
      state = "ended";
      throw error;
    }
  }
}
