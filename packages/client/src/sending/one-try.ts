import { DragomanError } from "../errors.ts";
import type { Settings } from "../settings.ts";
import type { AdaptiveLimit } from "./adaptive-limit.ts";
import { plainCause } from "./cause.ts";

/** Runs one try under its own signal, and says why it failed. */
export async function limited<T>(
  work: (signal: AbortSignal) => Promise<T>,
  number: number,
  signal: AbortSignal | undefined,
  timeoutMs: number,
  deadline: number,
  redact: Settings["redact"],
): Promise<T> {
  const own = new AbortController();
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => {
    own.abort();
    reject(own.signal.reason);
  };
  const remaining = deadline - performance.now();
  const timer = setTimeout(stop, Math.max(0, Math.min(timeoutMs, remaining)));
  signal?.addEventListener("abort", stop, { once: true });
  // Begun after its end, it ends before anything is sent.
  if (signal?.aborted || remaining <= 0) stop();
  try {
    // Not everything ends with its signal: undici does not while a connection is being made, nor does every `fetch`.
    return await Promise.race([work(own.signal), stopped]);
  } catch (error) {
    if (error instanceof DragomanError) throw error;
    if (signal?.aborted) throw abortedBy(signal, number);
    if (own.signal.aborted) {
      const limit = timeoutMs < remaining ? "timeoutMs" : "deadlineMs";
      throw new DragomanError("timeout", `The call took longer than ${limit}.`, { attempts: number });
    }
    throw new DragomanError("connection", "The connection failed or broke.", {
      attempts: number,
      cause: plainCause(error, redact),
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** Sends once the client has a place for it, which the deadline bounds and no try's timeout, and tells how it went. */
export async function inPlace<T>(
  limit: AdaptiveLimit,
  signal: AbortSignal | undefined,
  deadline: number,
  sent: number,
  redact: Settings["redact"],
  work: () => Promise<T>,
): Promise<T> {
  if (!limit.tryEnter()) {
    await limited(limit.enter, sent, signal, Number.POSITIVE_INFINITY, deadline, redact);
  }
  let outcome: "answered" | "limited" | "failed" = "failed";
  try {
    const result = await work();
    outcome = "answered";
    return result;
  } catch (error) {
    if (error instanceof DragomanError && error.kind === "rate-limited") outcome = "limited";
    throw error;
  } finally {
    limit.leave(outcome);
  }
}

/** `AbortSignal.timeout` in the caller's hand is a timeout too. */
export function abortedBy(signal: AbortSignal | undefined, attempts: number): DragomanError {
  const cause: unknown = signal?.reason;
  if (cause instanceof Error && cause.name === "TimeoutError") {
    return new DragomanError("timeout", "The call took longer than its signal allows.", { attempts, cause });
  }
  return new DragomanError("aborted", "The call was aborted by its signal.", { attempts, cause });
}
