import { CompiledQuery } from "kysely";
import type { ChangeFeed } from "./changes.ts";
import { type HeldJob, JobLostError } from "./job-repository.ts";
import type { JobRow, MemoryRow, MemoryUnitRow } from "./memory-rows.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Database } from "./tables.ts";

/** What is known of a memory once its file was read. */
export type ImportedMemory = Pick<
  MemoryRow,
  "id" | "source_language" | "target_languages" | "segment_count" | "header"
>;

export type NewUnit = Pick<MemoryUnitRow, "position" | "unit" | "search_text">;

/**
 * What jobs write. Each write is one transaction with the job's own row, which its holder must still hold: of two that
 * believe they run a job, one writes, and the other is told by a `JobLostError`.
 */
export class MemoryWorkRepository {
  readonly #shared: SharedDatabase;
  readonly #changes: ChangeFeed;
  readonly #inserts = new Map<number, string>();

  constructor(shared: SharedDatabase, changes: ChangeFeed) {
    this.#shared = shared;
    this.#changes = changes;
  }

  /** Makes the memory that an import fills, hidden. */
  beginImport(job: HeldJob, memory: Pick<MemoryRow, "id" | "account_id" | "name">, now: Date): Promise<void> {
    const time = now.toISOString();
    const nothingYet = { source_language: "", target_languages: "[]", segment_count: 0, header: "{}" } as const;
    return this.#write(job, { updated_at: time }, async (transaction) => {
      await transaction
        .insertInto("translation_memories")
        .values({ ...memory, ...nothingYet, state: "importing", created_at: time, updated_at: time })
        .onConflict((conflict) => conflict.column("id").doNothing())
        .execute();
    });
  }

  addUnits(job: HeldJob, memoryId: string, units: readonly NewUnit[], progress: number, now: Date): Promise<void> {
    return this.#write(job, { progress, updated_at: now.toISOString() }, async (transaction) => {
      const parameters = units.flatMap(({ position, unit, search_text }) => [memoryId, position, unit, search_text]);
      await transaction.executeQuery(CompiledQuery.raw(this.#insertOf(units.length), parameters));
    });
  }

  /** Removes units from the end, some at a time. @returns whether there may be more. */
  async removeUnits(job: HeldJob, memoryId: string, limit: number): Promise<boolean> {
    let first: number | undefined;
    await this.#write(job, {}, async (transaction) => {
      const found = await transaction
        .selectFrom("translation_memory_units")
        .select("position")
        .where("memory_id", "=", memoryId)
        .orderBy("position", "desc")
        .limit(1)
        .executeTakeFirst();
      first = found === undefined ? undefined : found.position - limit + 1;
      for (const table of ["translation_memory_units", "translation_memory_uses"] as const) {
        await transaction
          .deleteFrom(table)
          .where("memory_id", "=", memoryId)
          .where("position", ">=", first ?? 0)
          .execute();
      }
    });
    return first !== undefined && first > 0;
  }

  /** Shows the memory, and the job as completed, in one moment. */
  async completeImport(job: HeldJob, memory: ImportedMemory, result: object, now: Date): Promise<void> {
    const time = now.toISOString();
    const change = { topic: "translation_memories", id: memory.id } as const;
    await this.#write(job, { ...completed(result), blob_id: null, updated_at: time }, async (transaction) => {
      const { id, ...columns } = memory;
      await transaction
        .updateTable("translation_memories")
        .set({ ...columns, state: "ready", created_at: time, updated_at: time })
        .where("id", "=", id)
        .where("state", "=", "importing")
        .execute();
      await this.#shared.announce(transaction, [change]);
    });
    this.#changes.publish(change);
  }

  completeExport(job: HeldJob, blobId: string, now: Date, expiresAt: Date): Promise<void> {
    const columns = { ...completed({}), blob_id: blobId, expires_at: expiresAt.toISOString() } as const;
    return this.#write(job, { ...columns, updated_at: now.toISOString() });
  }

  /** The last trace of a deleted memory, and of the job that removed it. */
  completeRemoval(job: HeldJob, memoryId: string): Promise<void> {
    return this.#write(job, {}, async (transaction) => {
      await deleteMemory(transaction, memoryId);
      await transaction.deleteFrom("jobs").where("id", "=", job.id).execute();
    });
  }

  /** Ends a job, with what it had made so far; its units are removed before. */
  fail(job: HeldJob, memoryId: string | undefined, message: string, now: Date): Promise<void> {
    const ended = { holder: null, lease_until: null, blob_id: null, updated_at: now.toISOString() } as const;
    return this.#write(job, { ...ended, state: "failed", error: message }, async (transaction) => {
      if (memoryId !== undefined) await deleteMemory(transaction, memoryId);
    });
  }

  /** Notes how far a job is. */
  progress(job: HeldJob, progress: number, now: Date): Promise<void> {
    return this.#write(job, { progress, updated_at: now.toISOString() });
  }

  async #write(
    { id, holder }: HeldJob,
    columns: Partial<JobRow>,
    work: (transaction: Database) => Promise<void> = async () => {},
  ): Promise<void> {
    try {
      await this.#shared.db.transaction().execute(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .updateTable("jobs")
          // A column that does not change, so that the row is locked where nothing else does.
          .set({ id, ...columns })
          .where("id", "=", id)
          .where("holder", "=", holder)
          .where("state", "=", "running")
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) throw new JobLostError("Somebody else has the job now, or nobody.");
        await work(transaction);
      });
    } catch (error) {
      throw error instanceof JobLostError ? error : this.#shared.describe(error);
    }
  }

  /** The statement is made once for each number of rows: making it costs more than running it. */
  #insertOf(count: number): string {
    const known = this.#inserts.get(count);
    if (known !== undefined) return known;
    const row = { memory_id: "", position: 0, unit: "", search_text: "" };
    const { sql } = this.#shared.db
      .insertInto("translation_memory_units")
      .values(Array.from({ length: count }, () => row))
      .compile();
    if (this.#inserts.size > 4) this.#inserts.clear();
    this.#inserts.set(count, sql);
    return sql;
  }
}

function completed(result: object): Partial<JobRow> {
  return { state: "completed", result: JSON.stringify(result), holder: null, lease_until: null };
}

async function deleteMemory(transaction: Database, memoryId: string): Promise<void> {
  // A translation may have been noted as used after its unit was removed.
  await transaction.deleteFrom("translation_memory_uses").where("memory_id", "=", memoryId).execute();
  await transaction
    .deleteFrom("translation_memories")
    .where("id", "=", memoryId)
    .where("state", "!=", "ready")
    .execute();
}
