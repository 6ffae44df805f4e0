import { Readable } from "node:stream";
import type { Client, MemoryJobStatus } from "@dragoman/client";
import type { FastifyInstance, FastifyReply } from "fastify";
import { fail } from "../http/failure.ts";
import { answerWith, declaredLength, fields, type IdParams, idParams, untilLeft } from "../http/fields.ts";
import { failService } from "../http/service-failure.ts";
import type { JobAnswer, JobStarted, SegmentsAnswer } from "../steering-protocol.ts";

interface SegmentsQuery {
  readonly filter?: string;
  readonly case?: "sensitive";
  readonly cursor?: string;
}

const segmentsQuery = fields({
  filter: { type: "string", maxLength: 1000 },
  case: { enum: ["sensitive"] },
  cursor: { type: "string", maxLength: 1000 },
});
const fileName = fields({ name: { type: "string", minLength: 1, maxLength: 100 } }, "name");
/** Of a page of segments: two screens. */
const pageSize = 50;

const path = "/api/stored-memories";

/** The memories that the service holds: their segments, and files in and out. */
export function storedMemoryRoutes(app: FastifyInstance, client: Pick<Client, "memories" | "raw">): void {
  const { memories } = client;

  app.get(path, (_request, reply) => answerWith(reply, () => memories.list().toArray()));

  app.delete<{ Params: IdParams }>(`${path}/:id`, { schema: { params: idParams } }, ({ params }, reply) =>
    answerWith(reply, () => memories.delete(params.id)),
  );

  app.get<{ Params: IdParams; Querystring: SegmentsQuery }>(
    `${path}/:id/segments`,
    { schema: { params: idParams, querystring: segmentsQuery } },
    ({ params, query }, reply) => sendSegments(reply, client.raw, params.id, query),
  );

  app.get<{ Params: IdParams }>(`${path}/jobs/:id`, { schema: { params: idParams } }, ({ params }, reply) =>
    answerWith(reply, async () => jobAnswer(await memories.resumeImport({ jobId: params.id }).status())),
  );

  importRoute(app, memories);
  exportRoutes(app, memories);
}

/** A page as the service cuts it, with what asks for the next one: the page of the demo walks, not this server. */
async function sendSegments(
  reply: FastifyReply,
  raw: Client["raw"],
  memory: string,
  { filter, case: letterCase, cursor }: SegmentsQuery,
): Promise<FastifyReply> {
  try {
    const { data, error, response } = await raw.GET("/v3/translation_memories/{translation_memory_id}/segments", {
      params: {
        path: { translation_memory_id: memory },
        query: {
          page_size: pageSize,
          ...(cursor !== undefined && { page_cursor: cursor }),
          ...(filter !== undefined && { filter_text: filter, filter_case_sensitive: letterCase === "sensitive" }),
        },
      },
    });
    if (data !== undefined) {
      const answer: SegmentsAnswer = { segments: data.segments, nextCursor: data.next_page_cursor };
      return reply.header("cache-control", "no-store").send(answer);
    }
    const message = error.message ?? "The segments could not be listed.";
    return response.status === 404 ? fail(reply, 404, "not-found", message) : fail(reply, 400, "invalid", message);
  } catch (error) {
    return failService(reply, error);
  }
}

/** The file goes on to the service as it comes; nothing of it is kept here. */
function importRoute(app: FastifyInstance, memories: Client["memories"]): void {
  app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));

  app.post<{ Querystring: { readonly name: string }; Body: Readable }>(
    `${path}/imports`,
    { schema: { querystring: fileName } },
    (request, reply) => {
      const contentLength = declaredLength(request);
      if (contentLength === undefined || !(request.body instanceof Readable)) {
        return fail(reply, 400, "invalid", "Send a file as application/octet-stream, and say its size.");
      }
      return answerWith(reply, async (): Promise<JobStarted> => {
        const { name: filename } = request.query;
        const job = await memories.import(request.body, { filename, contentLength, signal: untilLeft(reply) });
        return job.handle;
      });
    },
  );
}

function exportRoutes(app: FastifyInstance, memories: Client["memories"]): void {
  app.post<{ Params: IdParams }>(`${path}/:id/exports`, { schema: { params: idParams } }, ({ params }, reply) =>
    answerWith(reply, async (): Promise<JobStarted> => (await memories.export(params.id)).handle),
  );

  app.get<{ Params: IdParams }>(`${path}/exports/:id`, { schema: { params: idParams } }, ({ params }, reply) =>
    sendFile(reply, memories, params.id),
  );
}

async function sendFile(reply: FastifyReply, memories: Client["memories"], jobId: string): Promise<FastifyReply> {
  try {
    const file = await memories.resumeExport({ jobId }).download({ signal: untilLeft(reply) });
    return reply
      .headers({
        "cache-control": "no-store",
        "content-type": "application/xml",
        // The page says what the file is called.
        "content-disposition": "attachment",
      })
      .send(Readable.from(file.stream()));
  } catch (error) {
    return failService(reply, error);
  }
}

function jobAnswer({ downloadUrl: _, ...status }: MemoryJobStatus): JobAnswer {
  return status;
}
