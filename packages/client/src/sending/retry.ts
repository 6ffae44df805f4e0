import type { DragomanError } from "../errors.ts";

/** Whether a failed try of a call may be followed by another. */
export type Repeatable = (error: DragomanError) => boolean;

/** The service is busy or broken. */
const failingStatuses: readonly number[] = [500, 502, 503, 504];
/** Refused for the rate alone. */
const unworkedStatuses: readonly number[] = [429, 529];

/** The request was not worked on, or another try of the same still is and will be answered again: any call may be sent. */
export function isUnworked({ status = 0, code }: DragomanError): boolean {
  return unworkedStatuses.includes(status) || code === "idempotency_key_in_use";
}

/** Sending the call twice does no harm, though it may be billed twice where an answer was lost. */
export function harmless(error: DragomanError): boolean {
  const { kind, status = 0 } = error;
  return isUnworked(error) || failingStatuses.includes(status) || kind === "connection" || kind === "timeout";
}

/**
 * Milliseconds before the next try: anything up to a bound that doubles with every try (full jitter), and at least what
 * the service asked for.
 */
export function retryDelay(error: DragomanError, retries: number, firstDelayMs: number): number {
  const bound = firstDelayMs * 2 ** Math.min(retries, 5);
  return Math.max(Math.random() * bound, (error.retryAfter ?? 0) * 1000);
}

/** Waits, or until the signal is aborted, and leaves neither a timer nor a listener behind. */
export async function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = () => resolve();
  const timer = setTimeout(over, milliseconds);
  signal?.addEventListener("abort", over);
  await promise;
  clearTimeout(timer);
  signal?.removeEventListener("abort", over);
}
