import { DragomanError } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { patienceOf, type Settings } from "../settings.ts";
import { createAdaptiveLimit } from "./adaptive-limit.ts";
import { traceIdOf } from "./failure-answer.ts";
import { type TryEvent, tell } from "./hooks.ts";
import { abortedBy, inPlace, limited } from "./one-try.ts";
import { type Outgoing, repeatableAs } from "./outgoing.ts";
import { mayRetry, pause, retryDelay } from "./retry.ts";
import { createRetryBudget } from "./retry-budget.ts";
import type { SentAnswer } from "./send.ts";
import type { TracedTry } from "./tracing.ts";

/** Sends a request once. `headers` carry a trace on. */
export type SendOnce = (
  request: Outgoing,
  call: CallOptions,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
) => Promise<SentAnswer>;

/** Reads an answer within its try. */
type Read<T> = (answer: SentAnswer, attempt: number) => Promise<T>;

/**
 * Sends until an answer is read without failing, or no other try may follow.
 * @throws DragomanError for every failure.
 */
export type Persist = <T>(request: Outgoing, call: CallOptions, read: Read<T>) => Promise<T>;

/** The persistence of one client, whose calls share a budget of retries and a limit of what is in flight. */
export function createPersist(settings: Settings, send: SendOnce): Persist {
  const budget = createRetryBudget();
  const limit = createAdaptiveLimit();

  return async <T>(request: Outgoing, call: CallOptions, read: Read<T>): Promise<T> => {
    const patience = patienceOf(settings, call);
    const began = performance.now();
    const deadline = began + patience.deadlineMs;
    for (let attempt = 1; ; attempt++) {
      const event = { method: request.method, path: pathOf(request, settings.baseUrl), attempt };
      const sendAndRead: TracedTry<T> = (headers, answered) =>
        limited(
          async (signal) => {
            const answer = await send(request, call, headers, signal);
            answered(answer);
            return read(answer, attempt);
          },
          attempt,
          call.signal,
          patience,
          deadline,
          settings.redact,
        );
      try {
        if (call.signal?.aborted) throw abortedBy(call.signal, attempt - 1);
        const result = await inPlace(limit, call.signal, patience, deadline, attempt - 1, () =>
          watched(settings, request, event, sendAndRead),
        );
        if (attempt === 1) budget.earn();
        return result;
      } catch (error) {
        if (!(error instanceof DragomanError)) throw error;
        const delayMs = retryDelay(error, attempt - 1, settings.retryDelayMs);
        const again =
          attempt <= patience.maxRetries &&
          mayRetry(error, repeatableAs(request)) &&
          performance.now() + delayMs < deadline &&
          budget.take();
        if (!again) {
          tell(settings.hooks.failure, { ...event, error, durationMs: performance.now() - began });
          throw error;
        }
        tell(settings.hooks.retry, { ...event, error, delayMs });
        // Aborted while it waits, the next try is the one that says so.
        await pause(delayMs, call.signal).catch(() => {});
      }
    }
  };
}

/** Tells hooks and the tracer of a try. */
function watched<T>(settings: Settings, { url }: Outgoing, event: TryEvent, work: TracedTry<T>): Promise<T> {
  const began = performance.now();
  tell(settings.hooks.request, event);
  const told: TracedTry<T> = (headers, answered) =>
    work(headers, (answer) => {
      answered(answer);
      const { status, headers: received } = answer;
      const traceId = traceIdOf(received, settings.redact);
      tell(settings.hooks.response, { ...event, status, durationMs: performance.now() - began, traceId });
    });
  const { tracer } = settings;
  if (tracer === undefined) return told({}, () => {});
  // Loaded where there is one: most clients have none.
  return import("./tracing.ts").then(({ traced }) => traced(tracer, url, event, told));
}

/** Below the client's address; an address that carries its own proof is not told. */
function pathOf({ url, signed }: Outgoing, baseUrl: string): string {
  return signed ? "" : (url.replace(baseUrl, "").split("?")[0] ?? "");
}
