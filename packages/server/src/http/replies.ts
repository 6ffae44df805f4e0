import type { FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "../log.ts";
import type { ErrorBody } from "./http-error.ts";
import type { Metrics } from "./metrics.ts";

/** The one way out of the service: every answer is counted and, where the log asks for it, noted. */
export interface Replies {
  /** Sends JSON that is already text. */
  json(request: FastifyRequest, reply: FastifyReply, status: number, json: string): void;
  error(request: FastifyRequest, reply: FastifyReply, status: number, body: ErrorBody): void;
}

export function createReplies({ metrics, log }: { readonly metrics: Metrics; readonly log: Log }): Replies {
  const logsRequests = log.isLevelEnabled("debug");

  function json(request: FastifyRequest, reply: FastifyReply, status: number, text: string): void {
    const { operationId } = request;
    const milliseconds = performance.now() - request.startedAt;
    metrics.answered(operationId, status, milliseconds / 1000);
    if (logsRequests) log.debug({ traceId: request.id, operationId, status, ms: Math.round(milliseconds) });
    reply.code(status).header("content-type", "application/json; charset=utf-8").send(text);
  }

  return { json, error: (request, reply, status, body) => json(request, reply, status, JSON.stringify(body)) };
}
