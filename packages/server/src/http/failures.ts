import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { EngineError } from "@dragoman/engines";
import type { FastifyReply, FastifyRequest } from "fastify";
import { errorCode } from "../error-code.ts";
import { errorFacts, type Log } from "../log.ts";
import { StorageError } from "../storage/storage-error.ts";
import type { Authenticate } from "./authentication.ts";
import { HttpError } from "./http-error.ts";
import type { Replies } from "./replies.ts";

export interface FailureParts {
  readonly log: Log;
  readonly authenticate: Authenticate;
  readonly replies: Replies;
}

/** Answers every error as the contract's Error, and logs what the operator must know of. */
export function createErrorHandler({ log, authenticate, replies }: FailureParts) {
  return (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    let refusal = refusalOf(error);
    const { operationId } = request;
    // Who sent no key is told that, and not what else may be wrong with the body.
    const needsKey = operationId !== "none" && request.routeOptions.config.signed !== true;
    if (needsKey && request.headers.authorization === undefined && !isAboutKeys(refusal)) {
      refusal = authenticate.missingKey();
    }
    if (refusal.status >= 500 && refusal.status !== 501) {
      const isSafe = error instanceof EngineError || error instanceof StorageError;
      log.error({ traceId: request.id, operationId, status: refusal.status, ...errorFacts(error, isSafe) });
    }
    reply.headers(refusal.headers);
    replies.error(request, reply, refusal.status, refusal.body);
  };
}

function isAboutKeys({ status }: HttpError): boolean {
  return status === 401 || status === 403;
}

function refusalOf(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof EngineError) {
    return unavailable(`The engine ${error.engine} failed. Send the request again in a moment.`, "engine_failed");
  }
  if (error instanceof StorageError) return unavailable("The service is unavailable. Try again in a moment.");
  return ofFramework(error) ?? new HttpError(500, { message: "Internal server error.", code: "internal_error" });
}

function unavailable(message: string, code = "unavailable"): HttpError {
  return new HttpError(503, { message, code }, { "retry-after": "1" });
}

/** What Fastify itself refuses, by the codes it documents. */
function ofFramework(error: unknown): HttpError | undefined {
  switch (errorCode(error)) {
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
    case "FST_ERR_CTP_INVALID_TYPE":
      return new HttpError(415, {
        message:
          "The body's media type is not supported. Send application/json or application/x-www-form-urlencoded, and name it in Content-Type.",
        code: "invalid_content_type",
      });
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return new HttpError(413, {
        message: "The request body is too large. Send less at a time.",
        code: "body_too_large",
      });
    case "FST_ERR_CTP_INVALID_CONTENT_LENGTH":
      return new HttpError(400, {
        message: "The body is not as long as Content-Length says. Send it whole.",
        code: "malformed_body",
      });
    case "FST_ERR_BAD_URL":
      return new HttpError(400, {
        message: "The address is not valid: what follows a percent sign must be two hexadecimal digits of UTF-8.",
        code: "malformed_address",
      });
    case "FST_ERR_MAX_PARAM_LENGTH":
      return new HttpError(414, { message: "A part of the address is too long.", code: "address_too_long" });
    case "ECONNRESET":
    case "ECONNABORTED":
      return new HttpError(400, { message: "The body did not arrive whole. Send it again.", code: "malformed_body" });
    default:
      return undefined;
  }
}

/** Answers what was no HTTP request, on the bare socket: nothing else of the app sees it. */
export function answerBrokenRequest(error: { readonly code?: string }, socket: Socket, traceId: string): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const { status, body } = brokenRequest(error.code);
  const payload = JSON.stringify(body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}`,
      `X-Trace-ID: ${traceId}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(payload)}`,
      "Connection: close",
      "",
      payload,
    ].join("\r\n"),
  );
}

function brokenRequest(code: string | undefined): HttpError {
  switch (code) {
    case "HPE_HEADER_OVERFLOW":
      return new HttpError(431, {
        message: "The headers and address are too large. Send at most 16 KiB of them; texts belong in a POST body.",
        code: "headers_too_large",
      });
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return new HttpError(408, { message: "The request did not arrive in time. Send it again.", code: "timeout" });
    default:
      return new HttpError(400, { message: "What was sent is not HTTP. Check the client.", code: "malformed_request" });
  }
}
