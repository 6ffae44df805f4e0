import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Memories, work in the background, and files that come and go with it. No foreign keys to accounts, as those of test
 * mode are in no table; none from units to memories, as they are added and removed by the hundred thousand.
 */
export const translationMemories: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await createMemories(db);
    await createJobs(db);
    await db.schema
      .createTable("blob_chunks")
      .addColumn("blob_id", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("content", sql`bytea`, (column) => column.notNull())
      .addColumn("written_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("blob_chunks_key", ["blob_id", "position"])
      .execute();
  },
};

async function createMemories(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("translation_memories")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("source_language", "text", (column) => column.notNull())
    .addColumn("target_languages", "text", (column) => column.notNull())
    .addColumn("segment_count", "integer", (column) => column.notNull())
    .addColumn("header", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("translation_memories_by_account")
    .on("translation_memories")
    .columns(["account_id", "created_at", "id"])
    .execute();

  await db.schema
    .createTable("translation_memory_units")
    .addColumn("memory_id", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("unit", "text", (column) => column.notNull())
    .addColumn("search_text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("translation_memory_units_key", ["memory_id", "position"])
    .execute();

  await db.schema
    .createTable("translation_memory_uses")
    .addColumn("memory_id", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("target", "integer", (column) => column.notNull())
    .addColumn("last_used_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("translation_memory_uses_key", ["memory_id", "position", "target"])
    .execute();
}

async function createJobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("jobs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("account_id", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("parameters", "text", (column) => column.notNull())
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("blob_id", "text")
    .addColumn("result", "text")
    .addColumn("error", "text")
    .addColumn("progress", "bigint", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("holder", "text")
    .addColumn("lease_until", "text")
    .addColumn("expires_at", "text")
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("updated_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("jobs_by_state").on("jobs").columns(["state", "created_at"]).execute();
  await db.schema.createIndex("jobs_by_subject").on("jobs").columns(["subject", "kind"]).execute();
  await db.schema
    .createIndex("jobs_one_at_a_time")
    .unique()
    .on("jobs")
    .columns(["subject", "kind"])
    .where(sql.ref("state"), "in", sql`('queued', 'running')`)
    .execute();
}
