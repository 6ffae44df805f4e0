/**
 * Works through items with a bounded number in flight, and gives the results in the items' order. At the first failure
 * nothing new is begun, what is in flight is stopped through its signal, and the failure is thrown once all have ended.
 */
export async function inOrder<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  signal: AbortSignal | undefined,
  work: (item: Item, signal: AbortSignal | undefined) => Promise<Result>,
): Promise<Result[]> {
  const [only] = items;
  // Most calls are one request: there is nothing else to stop.
  if (only !== undefined && items.length === 1) return [await work(only, signal)];
  const own = new AbortController();
  const stop = () => own.abort(signal?.reason);
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop, { once: true });

  const results = new Map<number, Result>();
  const failures: unknown[] = [];
  const queue = items.entries();
  const runner = async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return;
      try {
        results.set(index, await work(item, own.signal));
      } catch (error) {
        failures.push(error);
        own.abort();
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, runner));
  signal?.removeEventListener("abort", stop);
  if (failures.length > 0) throw failures[0];
  return [...results].sort(([left], [right]) => left - right).map(([, result]) => result);
}
