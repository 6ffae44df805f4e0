import { type CallHandler, type ExecutionContext, type NestInterceptor, UseInterceptors } from "@nestjs/common";
import { json, type Request, type RequestHandler, type Response } from "express";
import type { Observable } from "rxjs";
import { Failure } from "./failure.ts";

/** Bytes of a body where a route does not say how many. */
const usualLimit = 32 * 1024;

/** The route takes a body as JSON, of so many bytes at most. */
export const TakesJson = (limit = usualLimit) => UseInterceptors(new JsonBody(limit));

class JsonBody implements NestInterceptor {
  readonly #parse: RequestHandler;

  constructor(limit: number) {
    this.#parse = json({ limit, inflate: false, strict: false, reviver: withoutPrototypes });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    // `null` where there is no body, of which the route's schema says what is missing.
    if (request.is("application/json") === false) {
      throw new Failure(415, "invalid", "Send the body as application/json.");
    }
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.#parse(request, http.getResponse<Response>(), resolve);
    const error = await promise;
    if (error !== undefined) throw failureOf(error);
    return next.handle();
  }
}

/** What a parser says of a body may repeat some of it. */
function failureOf(error: unknown): unknown {
  if (!(error instanceof Error && "type" in error && "status" in error && typeof error.status === "number"))
    return error;
  const message = error.type === "entity.parse.failed" ? "The body is no valid JSON." : error.message;
  return new Failure(error.status, "invalid", message);
}

function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === "__proto__") throw new SyntaxError("A body has no field __proto__.");
  return value;
}
