import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { FileRequest, MemoryFiles } from "../memories/memory-files.ts";
import { refuseCompressed } from "./bodies.ts";
import type { ContractOperation } from "./contract.ts";
import { HttpError } from "./http-error.ts";
import type { LongUploads } from "./long-uploads.ts";
import type { Replies } from "./replies.ts";

interface SignedFileParts {
  readonly files: MemoryFiles;
  readonly replies: Replies;
  readonly longUploads: LongUploads;
}

/** Binds the operations whose address stands for a key. Their bodies are files, which pass through as they come. */
export function addSignedFiles(app: FastifyInstance, operations: readonly ContractOperation[], parts: SignedFileParts) {
  const signed = operations.filter((operation) => operation.signed);
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // Whoever takes the body reads it from the request.
    routes.addContentTypeParser("*", (_request, _payload, done) => done(null));
    for (const { operationId, method, path, bodyLimit } of signed) {
      const onRequest: onRequestHookHandler = (request, _reply, done) => {
        request.operationId = operationId;
        done();
      };
      routes.route({
        method,
        url: path.replaceAll(/\{(\w+)\}/g, ":$1"),
        bodyLimit,
        config: { operationId, signed: true },
        onRequest,
        handler: method === "PUT" ? receive : give,
      });
    }
  });

  async function receive(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { headers, raw } = request;
    const end = parts.longUploads.begin(raw.socket);
    try {
      refuseCompressed(request);
      await parts.files.receive(readAddress(request), {
        contentType: (headers["content-type"] ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "",
        contentLength: headers["content-length"] === undefined ? undefined : Number(headers["content-length"]),
        // The connection is still needed for the answer.
        content: raw.iterator({ destroyOnReturn: false }),
      });
      parts.replies.empty(request, reply, 200);
    } catch (error) {
      // Nobody reads what is still to come.
      if (!raw.readableEnded) reply.header("connection", "close");
      throw error;
    } finally {
      end();
    }
    return reply;
  }

  async function give(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { name, size, content } = await parts.files.open(readAddress(request));
    reply.header("content-disposition", `attachment; filename="${name}"`);
    parts.replies.file(request, reply, { mediaType: "application/xml", size, content: Readable.from(content) });
    return reply;
  }
}

/** @throws HttpError 400 for an address that was cut off. */
function readAddress({ params, query }: FastifyRequest): FileRequest {
  const { job_id: jobId }: { readonly job_id?: unknown } = Object(params);
  const { expires, signature }: { readonly expires?: unknown; readonly signature?: unknown } = Object(query);
  if (typeof expires !== "string" || !/^\d{1,12}$/.test(expires)) throw incomplete("expires");
  if (typeof signature !== "string" || signature === "") throw incomplete("signature");
  return { jobId: String(jobId), expires: Number(expires), signature };
}

function incomplete(field: string): HttpError {
  return new HttpError(400, {
    message: `Parameter '${field}' not specified: use the address whole, as the service gave it.`,
    code: "invalid_value",
    errors: [{ field, message: "is required" }],
  });
}
