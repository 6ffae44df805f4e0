import type { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Log } from "../log.ts";
import type { ErrorBody } from "./http-error.ts";
import type { Metrics } from "./metrics.ts";

/** The one way out of the service: every answer is counted and, where the log asks for it, noted. */
export interface Replies {
  /** Sends JSON that is already text, or the bytes of it. */
  json(request: FastifyRequest, reply: FastifyReply, status: number, json: string | Buffer): void;
  /** Sends text of another media type. */
  text(request: FastifyRequest, reply: FastifyReply, mediaType: string, text: string): void;
  /** Sends a status without a body. */
  empty(request: FastifyRequest, reply: FastifyReply, status: number): void;
  /** Streams a file. */
  file(request: FastifyRequest, reply: FastifyReply, file: FileReply): void;
  error(request: FastifyRequest, reply: FastifyReply, status: number, body: ErrorBody): void;
}

interface FileReply {
  readonly mediaType: string;
  /** Bytes. */
  readonly size: number;
  readonly content: Readable;
}

export function createReplies({ metrics, log }: { readonly metrics: Metrics; readonly log: Log }): Replies {
  const logsRequests = log.isLevelEnabled("debug");

  function note(request: FastifyRequest, status: number): void {
    const { operationId } = request;
    const milliseconds = performance.now() - request.startedAt;
    metrics.answered(operationId, status, milliseconds / 1000);
    if (logsRequests) log.debug({ traceId: request.id, operationId, status, ms: Math.round(milliseconds) });
  }

  function json(request: FastifyRequest, reply: FastifyReply, status: number, text: string | Buffer): void {
    note(request, status);
    reply.code(status).header("content-type", "application/json; charset=utf-8").send(text);
  }

  return {
    json,
    text: (request, reply, mediaType, text) => {
      note(request, 200);
      reply.code(200).header("content-type", `${mediaType}; charset=utf-8`).send(text);
    },
    empty: (request, reply, status) => {
      note(request, status);
      reply.code(status).send();
    },
    file: (request, reply, { mediaType, size, content }) => {
      note(request, 200);
      reply.code(200).headers({ "content-type": mediaType, "content-length": size }).send(content);
    },
    error: (request, reply, status, body) => json(request, reply, status, JSON.stringify(body)),
  };
}
