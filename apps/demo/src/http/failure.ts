import type { FastifyReply } from "fastify";
import type { FailureAnswer, FailureCode } from "../protocol.ts";

/** Answers with a failure in the one shape that the page reads. The message must hold no text and no key. */
export function fail(
  reply: FastifyReply,
  status: number,
  code: FailureCode,
  message: string,
  traceId?: string,
): FastifyReply {
  const answer: FailureAnswer = { status: "failed", code, message, ...(traceId === undefined ? {} : { traceId }) };
  return reply.status(status).send(answer);
}
