import type { IncomingMessage } from "node:http";
import cors from "@fastify/cors";
import createFastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type onRequestHookHandler,
} from "fastify";
import type { Caller, KeyDirectory } from "../accounts/account.ts";
import type { Log } from "../log.ts";
import type { MemoryFiles } from "../memories/memory-files.ts";
import type { Handlers } from "../operations/operation.ts";
import { type Brands, createAuthentication } from "./authentication.ts";
import { addBodyParsers } from "./bodies.ts";
import { type OperationId, readOperations } from "./contract.ts";
import { answerBrokenRequest, createErrorHandler } from "./failures.ts";
import { HttpError } from "./http-error.ts";
import type { Idempotency } from "./idempotency.ts";
import { createCallerLookup } from "./known-callers.ts";
import { createLongUploads } from "./long-uploads.ts";
import type { Metrics } from "./metrics.ts";
import { addMonitoring, type Readiness } from "./monitoring.ts";
import { createNotFoundHandler } from "./not-found.ts";
import { createReplies, type Replies } from "./replies.ts";
import { addOperations } from "./routes.ts";
import { addSignedFiles } from "./signed-files.ts";
import { createTraceIds } from "./trace.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Who sends it; `null` until the key was found, and where none was sent. */
    caller: Caller | null;
    /** As the contract names what is asked; `none` for anything else. Metrics and logs say no more of an address. */
    operationId: string;
    /** Whether the body was a form, which holds nothing but text. */
    isForm: boolean;
    /** When it came, on the clock of `performance.now`. */
    startedAt: number;
  }
  interface FastifyContextConfig {
    operationId?: OperationId;
    /** Whether the address stands for a key. */
    signed?: boolean;
  }
}

/** Adds hooks of its own, which see every request but preflights before the service looks at it. */
export type AppExtension = (app: FastifyInstance, replies: Replies) => void;

export interface AppParts {
  readonly keys: KeyDirectory;
  readonly brands: Brands;
  readonly handlers: Handlers;
  readonly files: MemoryFiles;
  readonly idempotency: Idempotency;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly log: Log;
  readonly origins: readonly string[];
  readonly trustProxy: boolean | readonly string[];
  /** Whether this app itself answers metrics and health, to callers on this machine. */
  readonly monitoring: boolean;
  /** Faults of test services and of test mode; nothing else. */
  readonly extensions?: readonly AppExtension[];
  /** Milliseconds in which a request must have come in whole, and between two pieces of a file. */
  readonly requestTimeout?: number;
}

/** Milliseconds in which a request must have come in whole, so that slow senders hold no connection for long. */
const usualRequestTimeout = 60_000;

/** Characters of a request's address: what every server should take at least (RFC 9110, 4.1). */
const longestAddress = 8000;

/** The service as HTTP: every operation of the contract, and nothing that is not in it but metrics and health. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { metrics, log, requestTimeout = usualRequestTimeout } = parts;
  const operations = readOperations();
  const longUploads = createLongUploads(requestTimeout);
  const authenticate = createAuthentication(parts.keys, parts.brands);
  const replies = createReplies({ metrics, log });
  const handleError = createErrorHandler({ log, authenticate, replies });
  const newTraceId = createTraceIds();
  const app = createFastify({
    genReqId: newTraceId,
    trustProxy: typeof parts.trustProxy === "boolean" ? parts.trustProxy : [...parts.trustProxy],
    requestTimeout,
    // Refused below instead: Node's own answer has no trace id and no message.
    // Of two limits Node takes the shorter one for headers alone, so both are the same.
    http: {
      requireHostHeader: false,
      headersTimeout: requestTimeout,
      requestTimeout,
      connectionsCheckingInterval: requestTimeout / 2,
    },
    clientErrorHandler: (error, socket) => {
      if (isTimeout(error) && longUploads.has(socket)) return;
      answerBrokenRequest(error, socket, newTraceId());
    },
    frameworkErrors: (error, request, reply) => {
      begin(request, reply);
      handleError(error, request, reply);
    },
    return503OnClosing: false,
  });
  app.decorateRequest("caller", null);
  app.decorateRequest("operationId", "none");
  app.decorateRequest("isForm", false);
  app.decorateRequest("startedAt", 0);
  addBodyParsers(app);
  app.setErrorHandler(handleError);

  const notFound = createNotFoundHandler(operations, replies);
  const refuseUnknown: onRequestHookHandler = (request, reply, done) => {
    if (request.is404) notFound(request, reply);
    else done();
  };
  const hasOrigins = parts.origins.length > 0;
  const { extensions = [] } = parts;
  const refusesLater = hasOrigins || extensions.length > 0;
  app.addHook("onRequest", (request, reply, done) => {
    begin(request, reply);
    if (isUnaddressed(request.raw)) done(unaddressed());
    else if (request.url.length > longestAddress) done(addressTooLong());
    else if (refusesLater) done();
    else refuseUnknown.call(app, request, reply, done);
  });
  if (hasOrigins) {
    await app.register(cors, {
      origin: [...parts.origins],
      methods: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"],
      exposedHeaders: [
        ...["X-Trace-ID", "X-Engine", "X-Not-Applied", "Idempotency-Replayed"],
        ...["Retry-After", "Deprecation", "Link"],
      ],
      strictPreflight: false,
    });
  }
  for (const extend of extensions) extend(app, replies);
  // Behind both: a page may read this refusal as it may any other, and a test is told of the request.
  if (refusesLater) app.addHook("onRequest", refuseUnknown);
  if (parts.monitoring) addMonitoring(app, { metrics, readiness: parts.readiness, loopbackOnly: true });
  addOperations(app, operations, {
    handlers: parts.handlers,
    idempotency: parts.idempotency,
    authenticate,
    callerOf: createCallerLookup(authenticate, parts.keys),
    brands: parts.brands,
    replies,
  });
  addSignedFiles(app, operations, { files: parts.files, replies, longUploads });
  app.setNotFoundHandler(notFound);
  // An expectation that is not known may be left alone (RFC 9110, 10.1.1); Node would answer 417 by itself.
  app.server.on("checkExpectation", (request, response) => app.server.emit("request", request, response));
  return app;
}

/** Said once for a request that takes too long; who does not end the connection lets it go on. */
function isTimeout({ code }: { readonly code?: string }): boolean {
  return code === "ERR_HTTP_REQUEST_TIMEOUT";
}

/** HTTP/1.1 asks for a Host (RFC 9112, 3.2). */
function isUnaddressed({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === "1.1";
}

function unaddressed(): HttpError {
  return new HttpError(400, { message: "The header Host is missing. Send it.", code: "malformed_request" });
}

function addressTooLong(): HttpError {
  const message = `The address has more than ${longestAddress} characters. Send parameters in the body.`;
  return new HttpError(414, { message, code: "address_too_long" });
}

function begin(request: FastifyRequest, reply: FastifyReply): void {
  request.startedAt = performance.now();
  reply.header("x-trace-id", request.id);
}
