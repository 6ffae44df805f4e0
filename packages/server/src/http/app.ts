import cors from "@fastify/cors";
import createFastify, { type FastifyInstance } from "fastify";
import type { Caller, KeyDirectory } from "../accounts/account.ts";
import type { Log } from "../log.ts";
import type { Handlers } from "../operations/operation.ts";
import { type Brands, createAuthentication } from "./authentication.ts";
import { addBodyParsers } from "./bodies.ts";
import { readOperations } from "./contract.ts";
import { answerBrokenRequest, createErrorHandler } from "./failures.ts";
import type { Metrics } from "./metrics.ts";
import { addMonitoring, type Readiness } from "./monitoring.ts";
import { createNotFoundHandler } from "./not-found.ts";
import { addOperations } from "./routes.ts";
import { newTraceId } from "./trace.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sends it; `null` until the key was found, and where none was sent. */
    caller: Caller | null;
  }
}

export interface AppParts {
  readonly keys: KeyDirectory;
  readonly brands: Brands;
  readonly handlers: Handlers;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly log: Log;
  readonly origins: readonly string[];
  readonly trustProxy: boolean | readonly string[];
  /** Whether this app itself answers metrics and health, to callers on this machine. */
  readonly monitoring: boolean;
}

/** Milliseconds in which a request must have come in whole, so that slow senders hold no connection for long. */
const requestTimeout = 60_000;

/** The service as HTTP: every operation of the contract, and nothing that is not in it but metrics and health. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { metrics, log } = parts;
  const operations = readOperations();
  const authenticate = createAuthentication(parts.keys, parts.brands);
  const handleError = createErrorHandler({ log, authenticate });
  const app = createFastify({
    genReqId: newTraceId,
    trustProxy: typeof parts.trustProxy === "boolean" ? parts.trustProxy : [...parts.trustProxy],
    requestTimeout,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      reply.header("x-trace-id", request.id);
      handleError(error, request, reply);
    },
    return503OnClosing: false,
  });
  app.decorateRequest("caller", null);
  addBodyParsers(app);
  app.setErrorHandler(handleError);

  const notFound = createNotFoundHandler(operations);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-trace-id", request.id);
    if (request.is404) notFound(request, reply);
    else done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { operationId = "none" } = request.routeOptions.config;
    metrics.answered(operationId, reply.statusCode, reply.elapsedTime / 1000);
    if (log.isLevelEnabled("debug")) {
      log.debug({ traceId: request.id, operationId, status: reply.statusCode, ms: Math.round(reply.elapsedTime) });
    }
    done();
  });
  if (parts.origins.length > 0) {
    await app.register(cors, {
      origin: [...parts.origins],
      exposedHeaders: ["X-Trace-ID", "X-Engine", "X-Not-Applied", "Retry-After", "Deprecation", "Link"],
    });
  }
  if (parts.monitoring) addMonitoring(app, { metrics, readiness: parts.readiness, loopbackOnly: true });
  addOperations(app, operations, {
    handlers: parts.handlers,
    authenticate,
    brands: parts.brands,
  });
  app.setNotFoundHandler(notFound);
  return app;
}
