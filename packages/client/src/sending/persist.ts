import { DragomanError } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { patienceOf, type Settings } from "../settings.ts";
import { createAdaptiveLimit } from "./adaptive-limit.ts";
import { abortedBy, inPlace, limited } from "./one-try.ts";
import type { Outgoing } from "./outgoing.ts";
import { pause, retryDelay } from "./retry.ts";
import { createRetryBudget } from "./retry-budget.ts";
import type { SentAnswer } from "./send.ts";
import type { Watch, WatchedTry } from "./watch.ts";

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
export function createPersist(settings: Settings, send: SendOnce, watch: Watch | undefined): Persist {
  const budget = createRetryBudget();
  const limit = createAdaptiveLimit();

  return async <T>(request: Outgoing, call: CallOptions, read: Read<T>): Promise<T> => {
    const patience = patienceOf(settings, call);
    const { signal } = call;
    const began = performance.now();
    const deadline = request.deadline ?? began + patience.deadlineMs;
    for (let attempt = 1; ; attempt++) {
      const sendAndRead: WatchedTry<T> = (headers, answered) => {
        const work = async (own: AbortSignal) => {
          const answer = await send(request, call, headers, own);
          answered(answer);
          return read(answer, attempt);
        };
        return limited(work, attempt, signal, patience.timeoutMs, deadline, settings.redact);
      };
      const watched = () => watch?.attempt(request, attempt, sendAndRead) ?? sendAndRead({}, () => {});
      try {
        if (signal?.aborted) throw abortedBy(signal, attempt - 1);
        const result = await inPlace(limit, signal, deadline, attempt - 1, settings.redact, watched);
        if (attempt === 1) budget.earn();
        return result;
      } catch (error) {
        if (!(error instanceof DragomanError)) throw error;
        const delayMs = retryDelay(error, attempt - 1, settings.retryDelayMs);
        const again =
          attempt <= patience.maxRetries &&
          request.repeatable(error) &&
          performance.now() + delayMs < deadline &&
          budget.take();
        if (!again) {
          watch?.failed(request, attempt, error, performance.now() - began);
          throw error;
        }
        watch?.retrying(request, attempt, error, delayMs);
        // Aborted while it waits, the next try is the one that says so.
        await pause(delayMs, signal);
      }
    }
  };
}
