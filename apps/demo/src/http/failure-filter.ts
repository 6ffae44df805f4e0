import { isDragomanError } from "@dragoman/client";
import { EngineError } from "@dragoman/engines";
import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from "@nestjs/common";
import type { Response } from "express";
import type { FailureAnswer, FailureCode } from "../protocol.ts";
import { Failure } from "./failure.ts";
import { serviceFailure } from "./service-failure.ts";

/** An answer's status and body. */
type FailedAnswer = readonly [status: number, answer: FailureAnswer];

/** Every failure in the page's own shape; what went wrong inside is logged, not told. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  readonly #logger = new Logger(FailureFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const [status, answer] = failedAnswerOf(error);
    if (status === 500) this.#logger.error(error);
    // An answer that has begun can only be broken off.
    if (response.headersSent) return void response.destroy();
    // What was said of a file, and how long it may be kept, does not hold for what stands in its place.
    for (const name of ["etag", "last-modified", "accept-ranges"]) response.removeHeader(name);
    response.status(status).set("cache-control", "no-store").type("json").send(JSON.stringify(answer));
  }
}

function failedAnswerOf(error: unknown): FailedAnswer {
  if (error instanceof Failure) return failed(error.status, error.code, error.message);
  if (isDragomanError(error)) return serviceFailure(error);
  // The list of models comes from elsewhere, and may not be there.
  if (error instanceof EngineError) return failed(502, "unreachable", error.message);
  if (error instanceof HttpException && error.getStatus() < 500) return refusedByHttp(error);
  return failed(500, "internal", "Something went wrong in the demo's server.");
}

function refusedByHttp(error: HttpException): FailedAnswer {
  const status = error.getStatus();
  if (status === 404) return failed(404, "not-found", "There is nothing at this address.");
  return failed(status, "invalid", error.message);
}

function failed(status: number, code: FailureCode, message: string): FailedAnswer {
  return [status, { status: "failed", code, message }];
}
