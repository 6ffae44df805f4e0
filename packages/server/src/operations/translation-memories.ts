import type { Schema } from "@dragoman/client/contract";
import { HttpError } from "../http/http-error.ts";
import type { MemoryJobs } from "../memories/memory-jobs.ts";
import { readCursor } from "../memories/segment-cursor.ts";
import type { MemoryRepository } from "../storage/memory-repository.ts";
import type { MemoryRow } from "../storage/memory-rows.ts";
import type { Handlers } from "./operation.ts";

type MemoryOperation =
  | "listTranslationMemories"
  | "getTranslationMemory"
  | "deleteTranslationMemory"
  | "listTranslationMemorySegments";

interface MemoryParts {
  readonly memories: MemoryRepository;
  readonly jobs: Pick<MemoryJobs, "deleteMemory">;
}

/** Memories and their segments, as far as they were imported whole. An account sees its own. */
export function memoryHandlers({ memories, jobs }: MemoryParts): Pick<Handlers, MemoryOperation> {
  return {
    listTranslationMemories: async ({ caller: { account }, query }) => {
      const { page = 0, page_size: pageSize = 10 } = query;
      const [rows, total] = await Promise.all([
        memories.list(account.id, { page, pageSize }),
        memories.count(account.id),
      ]);
      return { body: { translation_memories: rows.map(memoryOf), total_count: total } };
    },
    getTranslationMemory: async ({ caller: { account }, path }) => {
      const memory = await memories.find(account.id, memoryId(path));
      if (memory === undefined) throw memoryNotFound();
      return { body: memoryOf(memory) };
    },
    deleteTranslationMemory: async ({ caller: { account }, path }) => {
      if (!(await jobs.deleteMemory(account.id, memoryId(path)))) throw memoryNotFound();
      return { status: 204 };
    },
    listTranslationMemorySegments: async ({ caller: { account }, path, query, signal }) => {
      const memory = await memories.find(account.id, memoryId(path));
      if (memory === undefined) throw memoryNotFound();
      const { page_size: pageSize = 50, page_cursor: cursor } = query;
      const filter = { text: readFilter(query.filter_text), isCaseSensitive: query.filter_case_sensitive ?? false };
      const after = cursor === undefined ? -1 : readCursor(cursor, memory.id, filter);
      if (after === undefined) throw invalidCursor();
      // Loaded when it is first asked for: it brings the package for memories, and most services have none.
      const { segmentPage } = await import("../memories/segments.ts");
      return { body: await segmentPage(memories, memory, { after, pageSize, filter, signal }) };
    },
  };
}

function memoryOf(row: MemoryRow): Schema<"TranslationMemory"> {
  const languages: string[] = JSON.parse(row.target_languages);
  return {
    translation_memory_id: row.id,
    name: row.name,
    source_language: row.source_language,
    target_languages: languages,
    segment_count: row.segment_count,
    creation_time: row.created_at,
    updated_time: row.updated_at,
  };
}

/** UUIDs are the same in upper case (RFC 9562, 4); what is none names no memory. */
export function memoryId(path: { readonly translation_memory_id: string }): string {
  const id = path.translation_memory_id.toLowerCase();
  if (!isUuid(id)) throw memoryNotFound();
  return id;
}

export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

export function memoryNotFound(): HttpError {
  return new HttpError(404, {
    message: "Translation memory not found. List the account's translation memories to see which there are.",
    code: "not_found",
  });
}

/** No database finds a character that it cannot store. */
function readFilter(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const rule = /\p{Cc}/u.test(text) ? "must not have control characters" : undefined;
  if (rule === undefined) return text;
  throw new HttpError(400, {
    message: `Value for 'filter_text' not supported. It ${rule}.`,
    code: "invalid_value",
    errors: [{ field: "filter_text", message: rule }],
  });
}

function invalidCursor(): HttpError {
  return new HttpError(400, {
    message:
      "Invalid page_cursor. Send the next_page_cursor of the page before, with the same memory and filter, or none.",
    code: "invalid_value",
    errors: [{ field: "page_cursor", message: "is no cursor of this list" }],
  });
}
