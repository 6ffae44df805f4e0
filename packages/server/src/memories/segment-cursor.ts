import { createHash } from "node:crypto";

/** What a page belongs to: a cursor goes on in the same memory with the same filter, and nowhere else. */
export interface SegmentFilter {
  readonly text: string | undefined;
  readonly isCaseSensitive: boolean;
}

/** Says where the next page begins. */
export function writeCursor(after: number, memoryId: string, filter: SegmentFilter): string {
  return Buffer.from(JSON.stringify([after, digestOf(memoryId, filter)])).toString("base64url");
}

/** @returns the position after which to go on; `undefined` for a cursor of another list, or none. */
export function readCursor(cursor: string, memoryId: string, filter: SegmentFilter): number | undefined {
  const [after, digest, ...more] = listOf(cursor);
  const isOurs = digest === digestOf(memoryId, filter) && more.length === 0;
  return isOurs && typeof after === "number" && Number.isSafeInteger(after) && after >= -1 ? after : undefined;
}

function listOf(cursor: string): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString());
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

function digestOf(memoryId: string, { text, isCaseSensitive }: SegmentFilter): string {
  const written = JSON.stringify([memoryId, text ?? null, text === undefined ? null : isCaseSensitive]);
  return createHash("sha256").update(written).digest("base64url").slice(0, 16);
}
