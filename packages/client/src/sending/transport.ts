import { DragomanError } from "../errors.ts";
import type { CallOptions } from "../options.ts";
import { type Settings, tagHeader } from "../settings.ts";
import { failureOf, traceIdOf } from "./failure-answer.ts";
import type { Outgoing, SendBody } from "./outgoing.ts";
import { createPersist, type Persist, type SendOnce } from "./persist.ts";
import { parseJson } from "./read-body.ts";
import { type AnswerHeaders, isSuccess, type SentAnswer } from "./send.ts";
import type { Watch } from "./watch.ts";

/** A successful answer whose body was read within the try. */
export interface Answer {
  readonly status: number;
  readonly headers: Pick<AnswerHeaders, "get">;
  /** `undefined` where there is nothing to say (204); the text itself where a plain answer was asked for. */
  readonly json: unknown;
  readonly traceId: string | undefined;
  readonly attempts: number;
}

/** Sends requests with authentication, timeouts, a deadline and retries. */
export interface Transport {
  /**
   * The answer to a request, its JSON body read.
   * @throws DragomanError for every failure, also for an answer with a failing status.
   */
  readonly exchange: (request: Outgoing, call: CallOptions) => Promise<Answer>;
  /** For those who read answers in their own way. */
  readonly persist: Persist;
}

/** @param watch - looks on at every request. */
export function createTransport(settings: Settings, watch?: Watch): Transport {
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
    const sendBody: SendBody = (sent, size) => {
      if (size !== undefined) headers["content-length"] = String(size);
      return settings.send({ method, url, headers, body: sent }, signal);
    };
    return typeof body === "object" && "carry" in body ? body.carry(sendBody, signal) : sendBody(body);
  };

  const persist = createPersist(settings, send, watch);

  const exchange = (request: Outgoing, call: CallOptions): Promise<Answer> =>
    persist(request, call, async (answer, attempts) => {
      await checkSuccess(request, answer, attempts, settings.redact);
      const { status, headers } = answer;
      const text = await answer.text();
      const json = request.plain ? text : parseJson(text);
      const traceId = traceIdOf(headers, settings.redact);
      if (json === undefined && status !== 204 && !request.signed) {
        throw unreadable("an answer that is not JSON", { status, traceId, attempts });
      }
      return { status, headers, json, traceId, attempts };
    });

  return { exchange, persist };
}

/** @throws DragomanError where the answer says that the request failed. */
export async function checkSuccess(
  { secret }: Outgoing,
  answer: SentAnswer,
  attempts: number,
  redact: Settings["redact"],
): Promise<void> {
  if (isSuccess(answer)) return;
  const { status, headers } = answer;
  const json = parseJson(await answer.text());
  const discreet = (text: string) => (secret ? redact(text).replaceAll(secret, "[secret]") : redact(text));
  throw failureOf({ status, headers, json }, attempts, discreet);
}

/** An answer that is not what the contract says. `found` completes "The service sent …". */
export function unreadable(
  found: string,
  { status, traceId, attempts }: Pick<Answer, "status" | "traceId" | "attempts">,
): DragomanError {
  const message = `The service sent ${found}. Is baseUrl the address of a translation service?`;
  return new DragomanError("invalid-response", message, { status, traceId, attempts });
}
