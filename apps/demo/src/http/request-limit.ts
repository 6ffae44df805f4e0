import type { RequestHandler } from "express";
import { rateLimit } from "express-rate-limit";
import { Failure } from "./failure.ts";

/** Lets one address ask so often in a minute. */
export function limitRequests(perMinute: number): RequestHandler {
  return rateLimit({
    limit: perMinute,
    windowMs: 60_000,
    handler: (_request, _response, next) => next(new Failure(429, "limited", "Too many requests from this page.")),
  });
}
