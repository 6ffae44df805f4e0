/**
 * Works through items, begun in their order, with a bounded number in flight. At the first failure nothing new is
 * begun, what is in flight is stopped through its signal, and the failure is thrown once all have ended.
 */
export async function eachOf<Item>(
  items: readonly Item[],
  concurrency: number,
  signal: AbortSignal | undefined,
  work: (item: Item, signal: AbortSignal | undefined) => Promise<void>,
): Promise<void> {
  const [only] = items;
  // Most calls are one request: there is nothing else to stop.
  if (only !== undefined && items.length === 1) return work(only, signal);
  const own = new AbortController();
  const stop = () => own.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });

  const failures: unknown[] = [];
  const queue = items.values();
  const runner = async () => {
    for (const item of queue) {
      if (failures.length > 0) return;
      await work(item, own.signal).catch((error) => {
        failures.push(error);
        own.abort();
      });
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, runner));
  signal?.removeEventListener("abort", stop);
  if (failures.length > 0) throw failures[0];
}
