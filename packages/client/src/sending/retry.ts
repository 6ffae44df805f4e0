import type { DragomanError } from "../errors.ts";

/** The service is busy or broken: what does no harm twice may be sent again. */
const failingStatuses: ReadonlySet<number> = new Set([500, 502, 503, 504]);
/** Refused for the rate alone: the request was not worked on, so that any call may be sent again. */
const unworkedStatuses: ReadonlySet<number> = new Set([429, 529]);

/**
 * Whether sending a call twice does no harm (it may be billed twice where an answer was lost). Calls with rules of their
 * own say of each failed try whether another may follow.
 */
export type Repeatable = boolean | ((error: DragomanError) => boolean);

/** Whether a failed try may be followed by another. */
export function mayRetry(error: DragomanError, repeatable: Repeatable): boolean {
  if (typeof repeatable === "function") return repeatable(error);
  const { kind, status = 0, code } = error;
  // An earlier try of the same call is still being worked on; its answer will be given again.
  if (unworkedStatuses.has(status) || code === "idempotency_key_in_use") return true;
  if (kind === "connection") return repeatable || isUnsent(error);
  return repeatable && (failingStatuses.has(status) || kind === "timeout");
}

/** Codes of Node and undici for a connection that was never made, or was closed before the request was whole. */
const unsentCodes: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "EPIPE",
]);

/** Whether the connection's failure says that the request was surely not sent. A browser never says. */
function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ("code" in error && unsentCodes.has(error.code)) || isUnsent(error.cause);
}

/**
 * Milliseconds before the next try: anything up to a bound that doubles with every try (full jitter), and at least what
 * the service asked for.
 */
export function retryDelay(error: DragomanError, retries: number, firstDelayMs: number): number {
  const bound = firstDelayMs * 2 ** Math.min(retries, 5);
  return Math.max(Math.random() * bound, (error.retryAfter ?? 0) * 1000);
}

/** Waits, and leaves neither a timer nor a listener behind. Rejects with the signal's reason when it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}

/** Idempotent by their meaning (RFC 9110, 9.2.2): putting the same thing there twice is putting it there. */
const repeatableMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS", "PUT", "DELETE"]);

const repeatablePosts = [
  "/v2/translate",
  "/v3/detect/language",
  "/v2/write/rephrase",
  "/v2/write/correct",
  // The status of a document is asked for by POST.
  /^\/v2\/document\/[^/]+$/,
];

/**
 * Whether sending the call twice does what sending it once does. A document's result can be fetched once, so it is not
 * among them.
 */
export function isRepeatable(method: string, path: string): boolean {
  if (repeatableMethods.has(method)) return true;
  return (
    method === "POST" && repeatablePosts.some((known) => (known instanceof RegExp ? known.test(path) : known === path))
  );
}
