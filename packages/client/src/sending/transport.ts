import { DragomanError } from "../errors.ts";
import { type CallOptions, type PatienceNumbers, patienceOf, type Settings, tagHeader } from "../options.ts";
import { AdaptiveLimit } from "./adaptive-limit.ts";
import { plainCause } from "./cause.ts";
import { failureOf, traceIdOf } from "./failure-answer.ts";
import { type TryEvent, tell } from "./hooks.ts";
import { parseJson } from "./read-body.ts";
import { mayRetry, pause, type Repeatable, retryDelay } from "./retry.ts";
import { RetryBudget } from "./retry-budget.ts";
import { type AnswerHeaders, isSuccess, type SentAnswer } from "./send.ts";
import { type TracedTry, traced } from "./tracing.ts";

/** One request, as it is sent at every try. */
export interface Outgoing {
  readonly method: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | ArrayBuffer | Blob | StreamedBody | undefined;
  readonly repeatable: Repeatable;
  /** The address carries its own proof: neither the key nor the client's own headers go there. */
  readonly signed?: boolean | undefined;
  /** The answer is a text, not JSON. */
  readonly plain?: boolean | undefined;
  /** What no error may quote, beside the client's key. */
  readonly secret?: string | undefined;
}

/** A body that is read while it is sent. Once reading has begun it is not sent again. */
export interface StreamedBody {
  /** Its length in bytes, where that is known beforehand. */
  readonly size: number | undefined;
  /** The body for one try. Nothing of the source is read before somebody reads from it. */
  readonly open: () => ReadableStream<Uint8Array>;
  /** The same between two texts. */
  readonly within: (head: string, tail: string) => StreamedBody;
  readonly isBegun: () => boolean;
  /** Why the source itself failed, if it did. */
  readonly failure: () => DragomanError | undefined;
}

/** A successful answer whose body was read within the try. */
export interface Answer {
  readonly status: number;
  readonly headers: Pick<AnswerHeaders, "get">;
  /** `undefined` where there is nothing to say (204); the text itself where a plain answer was asked for. */
  readonly json: unknown;
  readonly traceId: string | undefined;
  readonly attempts: number;
}

/** A successful answer whose body is still to come. */
export interface OpenAnswer {
  readonly headers: Pick<AnswerHeaders, "get">;
  /** Who takes it reads it to its end or cancels it. */
  readonly stream: () => ReadableStream<Uint8Array>;
  readonly attempts: number;
}

/** Reads an answer within its try. */
type Read<T> = (answer: SentAnswer, attempt: number) => Promise<T>;

/** Sends requests with authentication, timeouts, a deadline and retries. */
export interface Transport {
  /**
   * The answer to a request, its JSON body read.
   * @throws DragomanError for every failure, also for an answer with a failing status.
   */
  readonly exchange: (request: Outgoing, call: CallOptions) => Promise<Answer>;
  /** The answer to a request once it begins. Its body is the caller's to read, and no longer under the call's limits. */
  readonly open: (request: Outgoing, call: CallOptions) => Promise<OpenAnswer>;
  /** Sends until an answer is read without failing, or no other try may follow. For those who read in their own way. */
  readonly persist: <T>(request: Outgoing, call: CallOptions, read: Read<T>) => Promise<T>;
}

export function createTransport(settings: Settings): Transport {
  const budget = new RetryBudget();
  const limit = new AdaptiveLimit();

  const persist = async <T>(request: Outgoing, call: CallOptions, read: Read<T>): Promise<T> => {
    const patience = patienceOf(settings, call);
    const began = performance.now();
    const deadline = began + patience.deadlineMs;
    for (let attempt = 1; ; attempt++) {
      const event = { method: request.method, path: pathOf(request), attempt };
      try {
        if (call.signal?.aborted) throw abortedBy(call.signal, attempt - 1);
        const result = await inPlace(limit, call.signal, patience, deadline, attempt - 1, () =>
          watched(request, event, (headers, answered) =>
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
            ),
          ),
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

  /** Tells hooks and the tracer of a try. */
  const watched = <T>(request: Outgoing, event: TryEvent, work: TracedTry<T>): Promise<T> => {
    const began = performance.now();
    tell(settings.hooks.request, event);
    const told: TracedTry<T> = (headers, answered) =>
      work(headers, (answer) => {
        answered(answer);
        const { status, headers: received } = answer;
        const traceId = traceIdOf(received, settings.redact);
        tell(settings.hooks.response, { ...event, status, durationMs: performance.now() - began, traceId });
      });
    return settings.tracer === undefined ? told({}, () => {}) : traced(settings.tracer, request.url, event, told);
  };

  /** Below the client's address; an address that carries its own proof is not told. */
  const pathOf = ({ url, signed }: Outgoing): string =>
    signed ? "" : (url.replace(settings.baseUrl, "").split("?")[0] ?? "");

  const send = async (
    request: Outgoing,
    call: CallOptions,
    traceHeaders: Record<string, string>,
    signal: AbortSignal,
  ): Promise<SentAnswer> => {
    const { method, url, body, signed } = request;
    const headers: Record<string, string> = signed
      ? { ...request.headers }
      : {
          ...settings.headers,
          ...request.headers,
          ...tagHeader(settings.reportingTagHeader, call.reportingTag),
          ...traceHeaders,
          authorization: settings.authorization,
        };
    if (!isStreamed(body)) return settings.send({ method, url, headers, body }, signal);
    if (body.size !== undefined) headers["content-length"] = String(body.size);
    return settings.send({ method, url, headers, body: body.open() }, signal).catch((error) => {
      throw body.failure() ?? error;
    });
  };

  /** @throws DragomanError where the answer says that the request failed. */
  const checkSuccess = async (request: Outgoing, answer: SentAnswer, attempts: number): Promise<void> => {
    if (isSuccess(answer)) return;
    const { status, headers } = answer;
    const json = parseJson(await answer.text());
    const { secret } = request;
    const redact = secret ? (text: string) => settings.redact(text).replaceAll(secret, "[secret]") : settings.redact;
    throw failureOf({ status, headers, json }, attempts, redact);
  };

  const exchange = (request: Outgoing, call: CallOptions): Promise<Answer> =>
    persist(request, call, async (answer, attempts) => {
      await checkSuccess(request, answer, attempts);
      const { status, headers } = answer;
      const text = await answer.text();
      const json = request.plain ? text : parseJson(text);
      const traceId = traceIdOf(headers, settings.redact);
      if (json === undefined && status !== 204 && !request.signed) {
        throw unreadable("an answer that is not JSON", { status, traceId, attempts });
      }
      return { status, headers, json, traceId, attempts };
    });

  const open = (request: Outgoing, call: CallOptions): Promise<OpenAnswer> =>
    persist(request, call, async (answer, attempts) => {
      await checkSuccess(request, answer, attempts);
      const { headers, stream } = answer;
      return { headers, stream, attempts };
    });

  return { exchange, open, persist };
}

function isStreamed(body: Outgoing["body"]): body is StreamedBody {
  return typeof body === "object" && "isBegun" in body;
}

function repeatableAs({ body, repeatable }: Outgoing): Repeatable {
  return isStreamed(body) ? (error) => !body.isBegun() && mayRetry(error, repeatable) : repeatable;
}

/** An answer that is not what the contract says. `found` completes "The service sent …". */
export function unreadable(
  found: string,
  { status, traceId, attempts }: Pick<Answer, "status" | "traceId" | "attempts">,
): DragomanError {
  const message = `The service sent ${found}. Is baseUrl the address of a translation service?`;
  return new DragomanError("invalid-response", message, { status, traceId, attempts });
}

/** Runs one try under its own signal, and says why it failed. */
export async function limited<T>(
  work: (signal: AbortSignal) => Promise<T>,
  number: number,
  signal: AbortSignal | undefined,
  { timeoutMs, deadlineMs }: PatienceNumbers,
  deadline: number,
  redact: Settings["redact"],
): Promise<T> {
  const own = new AbortController();
  const stop = () => own.abort();
  const remaining = deadline - performance.now();
  const timer = setTimeout(stop, Math.max(0, Math.min(timeoutMs, remaining)));
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    return await work(own.signal);
  } catch (error) {
    if (error instanceof DragomanError) throw error;
    if (signal?.aborted) throw abortedBy(signal, number);
    if (own.signal.aborted) {
      const limit = timeoutMs < remaining ? `timeoutMs (${timeoutMs})` : `deadlineMs (${deadlineMs})`;
      throw new DragomanError("timeout", `The service took longer than ${limit}.`, { attempts: number });
    }
    throw new DragomanError("connection", "The connection to the service failed or broke.", {
      attempts: number,
      cause: plainCause(error, redact),
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** Sends once the client has a place for it, which the deadline bounds and no try's timeout, and tells how it went. */
async function inPlace<T>(
  limit: AdaptiveLimit,
  signal: AbortSignal | undefined,
  { deadlineMs }: PatienceNumbers,
  deadline: number,
  sent: number,
  work: () => Promise<T>,
): Promise<T> {
  if (!limit.tryEnter()) {
    const late = AbortSignal.timeout(Math.max(0, Math.ceil(deadline - performance.now())));
    await limit.enter(signal === undefined ? late : AbortSignal.any([signal, late])).catch(() => {
      if (signal?.aborted) throw abortedBy(signal, sent);
      const message = `The call waited longer than deadlineMs (${deadlineMs}) for its turn: the service had asked to slow down.`;
      throw new DragomanError("timeout", message, { attempts: sent });
    });
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
