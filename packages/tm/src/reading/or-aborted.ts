/**
 * Waits for the work, or until the signal is aborted. Each wait has a promise of its own: one that all waits share would
 * keep every result until it is settled.
 * @throws the signal's reason.
 */
export async function orAborted<Result>(work: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
  if (signal === undefined) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  // The work itself may have aborted it.
  if (signal.aborted) abort();
  else signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
