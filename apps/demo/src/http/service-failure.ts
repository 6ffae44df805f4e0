import type { DragomanError } from "@dragoman/client";
import type { FailureAnswer, FailureCode } from "../protocol.ts";

/**
 * What the service refused, in the demo's own codes, with what the service says of it and the trace id that its log
 * knows.
 */
export function serviceFailure(error: DragomanError): readonly [status: number, answer: FailureAnswer] {
  const [status, code] = statusAndCode(error);
  const answer: FailureAnswer = {
    status: "failed",
    code,
    message: error.message,
    ...(error.code !== undefined && { reason: error.code }),
    ...(error.detail !== undefined && { detail: error.detail }),
    ...(error.traceId !== undefined && { traceId: error.traceId }),
  };
  return [status, answer];
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
