import { Readable } from "node:stream";
import type { Client, MemoryJobStatus } from "@dragoman/client";
import { Controller, Delete, Get, HttpCode, Inject, Param, Post, Query, Req, StreamableFile } from "@nestjs/common";
import type { Request } from "express";
import { Failure } from "../http/failure.ts";
import { matching } from "../http/matching.ts";
import { fields, type IdParams, idParams } from "../http/schemas.ts";
import { UntilLeft } from "../http/until-left.ts";
import { STEERING } from "../parts.ts";
import type { JobAnswer, JobStarted, SegmentsAnswer } from "../steering-protocol.ts";
import { shortName } from "./short-name.ts";

interface SegmentsQuery {
  readonly filter?: string;
  readonly case?: "sensitive";
  readonly cursor?: string;
}

interface FileName {
  readonly name: string;
}

const segmentsQuery = fields({
  filter: { type: "string", maxLength: 1000 },
  case: { enum: ["sensitive"] },
  cursor: { type: "string", maxLength: 1000 },
});
const fileName = fields({ name: { type: "string", minLength: 1 } }, "name");
const isOne = matching<IdParams>(idParams);
/** Of a page of segments: two screens. */
const pageSize = 50;

/** The memories that the service holds: their segments, and files in and out. */
@Controller("api/stored-memories")
export class StoredMemoriesController {
  readonly #client: Pick<Client, "memories" | "raw">;

  constructor(@Inject(STEERING) client: Pick<Client, "memories" | "raw">) {
    this.#client = client;
  }

  @Get()
  list() {
    return this.#client.memories.list().toArray();
  }

  @Delete(":id")
  @HttpCode(204)
  delete(@Param(isOne) { id }: IdParams) {
    return this.#client.memories.delete(id);
  }

  /** A page as the service cuts it, with what asks for the next one: the page of the demo walks, not this server. */
  @Get(":id/segments")
  async segments(
    @Param(isOne) { id }: IdParams,
    @Query(matching<SegmentsQuery>(segmentsQuery)) { filter, case: letterCase, cursor }: SegmentsQuery,
  ): Promise<SegmentsAnswer> {
    const path = "/v3/translation_memories/{translation_memory_id}/segments";
    const { data, error, response } = await this.#client.raw.GET(path, {
      params: {
        path: { translation_memory_id: id },
        query: {
          page_size: pageSize,
          ...(cursor !== undefined && { page_cursor: cursor }),
          ...(filter !== undefined && { filter_text: filter, filter_case_sensitive: letterCase === "sensitive" }),
        },
      },
    });
    if (data !== undefined) return { segments: data.segments, nextCursor: data.next_page_cursor };
    const message = error.message ?? "The segments could not be listed.";
    throw response.status === 404 ? new Failure(404, "not-found", message) : new Failure(400, "invalid", message);
  }

  /** The file goes on to the service as it comes; nothing of it is kept here. */
  @Post("imports")
  @HttpCode(200)
  async import(
    @Req() request: Request,
    @Query(matching<FileName>(fileName)) { name }: FileName,
    @UntilLeft() signal: AbortSignal,
  ): Promise<JobStarted> {
    const length = request.headers["content-length"];
    if (length === undefined || request.is("application/octet-stream") === false) {
      throw new Failure(400, "invalid", "Send a file as application/octet-stream, and say its size.");
    }
    const contentLength = Number(length);
    const job = await this.#client.memories.import(request, { filename: shortName(name), contentLength, signal });
    return job.handle;
  }

  @Post(":id/exports")
  @HttpCode(200)
  async export(@Param(isOne) { id }: IdParams): Promise<JobStarted> {
    return (await this.#client.memories.export(id)).handle;
  }

  @Get("jobs/:id")
  async job(@Param(isOne) { id: jobId }: IdParams): Promise<JobAnswer> {
    return jobAnswer(await this.#client.memories.resumeImport({ jobId }).status());
  }

  @Get("exports/:id")
  async download(@Param(isOne) { id: jobId }: IdParams, @UntilLeft() signal: AbortSignal): Promise<StreamableFile> {
    const file = await this.#client.memories.resumeExport({ jobId }).download({ signal });
    // The page says what the file is called.
    return new StreamableFile(Readable.from(file.stream()), { type: "application/xml", disposition: "attachment" });
  }
}

function jobAnswer({ downloadUrl: _, ...status }: MemoryJobStatus): JobAnswer {
  return status;
}
