import { type DragomanError, isDragomanError } from "@dragoman/client";
import type { FastifyReply } from "fastify";
import type { FailureAnswer, FailureCode } from "../protocol.ts";

/**
 * What the service refused, in the demo's own codes, with what the service says of it and the trace id that its log
 * knows. Whatever is no failure of the client is thrown on.
 */
export function failService(reply: FastifyReply, error: unknown): FastifyReply {
  if (!isDragomanError(error)) throw error;
  const [status, code] = statusAndCode(error);
  const answer: FailureAnswer = {
    status: "failed",
    code,
    message: error.message,
    ...(error.code !== undefined && { reason: error.code }),
    ...(error.detail !== undefined && { detail: error.detail }),
    ...(error.traceId !== undefined && { traceId: error.traceId }),
  };
  return reply.status(status).send(answer);
}

function statusAndCode({ kind }: DragomanError): readonly [status: number, code: FailureCode] {
  switch (kind) {
    case "invalid-request":
    case "too-large":
    case "unsupported-media-type":
    case "job-failed":
      return [400, "invalid"];
    case "not-found":
      return [404, "not-found"];
    case "rate-limited":
    case "quota-exceeded":
      return [429, "limited"];
    case "connection":
    case "timeout":
    case "aborted":
      return [502, "unreachable"];
    default:
      return [502, "internal"];
  }
}
