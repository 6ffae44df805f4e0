import type { CallOptions } from "../options.ts";
import type { Outgoing } from "../sending/outgoing.ts";
import type { AnswerHeaders } from "../sending/send.ts";
import { checkSuccess, type Transport } from "../sending/transport.ts";
import type { Settings } from "../settings.ts";

/** A successful answer whose body is still to come. */
export interface OpenAnswer {
  readonly headers: Pick<AnswerHeaders, "get">;
  /** Who takes it reads it to its end or cancels it. */
  readonly stream: () => ReadableStream<Uint8Array>;
  readonly attempts: number;
}

/** The answer to a request once it begins. Its body is the caller's to read, and no longer under the call's limits. */
export function openAnswer(
  transport: Transport,
  { redact }: Settings,
  request: Outgoing,
  call: CallOptions,
): Promise<OpenAnswer> {
  return transport.persist(request, call, async (answer, attempts) => {
    await checkSuccess(request, answer, attempts, redact);
    const { headers, stream } = answer;
    return { headers, stream, attempts };
  });
}
