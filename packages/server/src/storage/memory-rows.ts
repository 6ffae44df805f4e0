/** The tables of translation memories and of the work in the background, as `tables.ts` describes tables. */
export interface MemoryTables {
  readonly translation_memories: MemoryRow;
  readonly translation_memory_units: MemoryUnitRow;
  readonly translation_memory_uses: MemoryUseRow;
  readonly jobs: JobRow;
  readonly blob_chunks: BlobChunkRow;
}

export interface MemoryRow {
  readonly id: string;
  readonly account_id: string;
  readonly name: string;
  /** Only a `ready` one is there for its account; of a `deleted` one units may still be left. */
  readonly state: "importing" | "ready" | "deleted";
  /** In lower case; empty until the import is done. */
  readonly source_language: string;
  /** A JSON list, in lower case. */
  readonly target_languages: string;
  readonly segment_count: number;
  /** The header of its TMX file, as JSON. */
  readonly header: string;
  readonly created_at: string;
  readonly updated_at: string;
}

export interface MemoryUnitRow {
  readonly memory_id: string;
  /** From 0, without gaps, in the order of the file. */
  readonly position: number;
  /** The whole unit, as JSON. */
  readonly unit: string;
  /** Its texts for the filter; see `memories/search-text.ts`. */
  readonly search_text: string;
}

interface MemoryUseRow {
  readonly memory_id: string;
  readonly position: number;
  /** Which of the unit's variants was used, from 0. */
  readonly target: number;
  readonly last_used_at: string;
}

export interface JobRow {
  readonly id: string;
  readonly account_id: string;
  readonly kind: string;
  readonly state: "awaiting_input" | "queued" | "running" | "completed" | "failed" | "expired";
  /** What it is about; no two of a kind are queued or running for the same subject. */
  readonly subject: string;
  /** JSON, in the kind's own terms. */
  readonly parameters: string;
  /** What its addresses are signed with. */
  readonly secret: string;
  /** The file that it reads or has made. */
  readonly blob_id: string | null;
  /** JSON, in the kind's own terms; of a completed job. */
  readonly result: string | null;
  /** For people; of a failed job. */
  readonly error: string | null;
  /** In the kind's own terms. */
  readonly progress: number;
  /** How often it was begun. */
  readonly attempts: number;
  /** Who runs it, and until when that may be believed. */
  readonly holder: string | null;
  readonly lease_until: string | null;
  /** Until when its file is waited for, or kept. */
  readonly expires_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

interface BlobChunkRow {
  readonly blob_id: string;
  readonly position: number;
  readonly content: Uint8Array;
  readonly written_at: string;
}
