import type { Shape } from "../contract.ts";
import type { CallOptions } from "../options.ts";
import { asObject, type Perform, path } from "../sending/operation.ts";
import { type NumberedPages, numberedPages, type Paging, paging } from "../sending/paging.ts";
import { shapeOf, shapesOf } from "../sending/shapes.ts";
import { stringOf } from "../wire.ts";

export type TranslationMemory = Shape<"TranslationMemory">;
export type Segment = Shape<"Segment">;

export interface SegmentsOptions extends CallOptions {
  /** How many segments one request asks for, 1 to 100. Default 100. @wire `page_size` */
  readonly pageSize?: number | undefined;
  /** Where to begin: a page's cursor. It belongs to the filter it was made with. @wire `page_cursor` */
  readonly pageCursor?: string | undefined;
  /** Only segments with this text in the source or in a translation, 2 characters or more. @wire `filter_text` */
  readonly filterText?: string | undefined;
  /** Whether upper and lower case differ in the filter. Default false. @wire `filter_case_sensitive` */
  readonly filterCaseSensitive?: boolean | undefined;
}

/** Stored translations that the service uses again. */
export interface MemoryResource {
  readonly list: (options?: NumberedPages & CallOptions) => Paging<TranslationMemory>;
  /** Without its segments. */
  readonly get: (translationMemoryId: string, call?: CallOptions) => Promise<TranslationMemory>;
  /** Deletes the memory and all its segments for good. */
  readonly delete: (translationMemoryId: string, call?: CallOptions) => Promise<void>;
  /** The segments with their translations. */
  readonly segments: (translationMemoryId: string, options?: SegmentsOptions) => Paging<Segment>;
}

export function memories(perform: Perform): MemoryResource {
  const fields = ["translationMemoryId", "name"] as const;
  const one = (translationMemoryId: string) => path`/v3/translation_memories/${translationMemoryId}`;
  return {
    list: (options = {}) =>
      numberedPages(options, async (query) => {
        const answer = await perform({ method: "GET", path: "/v3/translation_memories", query }, options);
        const { totalCount: total } = shapeOf<"TranslationMemoryPage">(answer);
        return { items: shapesOf<"TranslationMemory">(answer, "translationMemories", ...fields), total };
      }),
    get: async (translationMemoryId, call) =>
      shapeOf<"TranslationMemory">(await perform({ method: "GET", path: one(translationMemoryId) }, call), ...fields),
    delete: async (translationMemoryId, call) =>
      void (await perform({ method: "DELETE", path: one(translationMemoryId) }, call)),
    segments: (translationMemoryId, options = {}) =>
      paging(options?.pageCursor ?? "", async (cursor) => {
        const { pageSize = 100, filterText, filterCaseSensitive } = asObject("options", options);
        const query = { pageSize, pageCursor: cursor || undefined, filterText, filterCaseSensitive };
        const answer = await perform({ method: "GET", path: `${one(translationMemoryId)}/segments`, query }, options);
        const items = shapesOf<"Segment">(answer, "segments", "sourceSegmentId", "sourceText", "targets");
        return { items, next: stringOf(shapeOf<"SegmentPage">(answer).nextPageCursor) || undefined };
      }),
  };
}
