import { DragomanError } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { type Settings, tagHeader } from "../settings.ts";
import { failureOf, traceIdOf } from "./failure-answer.ts";
import { isStreamed, type Outgoing } from "./outgoing.ts";
import { createPersist, type Persist, type SendOnce } from "./persist.ts";
import { parseJson } from "./read-body.ts";
import { type AnswerHeaders, isSuccess, type SentAnswer } from "./send.ts";

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

/** Sends requests with authentication, timeouts, a deadline and retries. */
export interface Transport {
  /**
   * The answer to a request, its JSON body read.
   * @throws DragomanError for every failure, also for an answer with a failing status.
   */
  readonly exchange: (request: Outgoing, call: CallOptions) => Promise<Answer>;
  /** The answer to a request once it begins. Its body is the caller's to read, and no longer under the call's limits. */
  readonly open: (request: Outgoing, call: CallOptions) => Promise<OpenAnswer>;
  /** For those who read answers in their own way. */
  readonly persist: Persist;
}

export function createTransport(settings: Settings): Transport {
  const send: SendOnce = async (request, call, traceHeaders, signal) => {
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
    try {
      const answer = await settings.send({ method, url, headers, body: body.open(signal) }, signal);
      if (!isSuccess(answer)) body.end();
      return answer;
    } catch (error) {
      throw body.end() ?? error;
    }
  };

  const persist = createPersist(settings, send);

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

/** An answer that is not what the contract says. `found` completes "The service sent …". */
export function unreadable(
  found: string,
  { status, traceId, attempts }: Pick<Answer, "status" | "traceId" | "attempts">,
): DragomanError {
  const message = `The service sent ${found}. Is baseUrl the address of a translation service?`;
  return new DragomanError("invalid-response", message, { status, traceId, attempts });
}
