import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** No foreign key to accounts: those of test mode are in no table. */
export const glossaries: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("glossaries")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("glossaries_by_account")
      .on("glossaries")
      .columns(["account_id", "created_at", "id"])
      .execute();

    await db.schema
      .createTable("dictionaries")
      .addColumn("glossary_id", "text", (column) => column.notNull().references("glossaries.id").onDelete("cascade"))
      .addColumn("source_lang", "text", (column) => column.notNull())
      .addColumn("target_lang", "text", (column) => column.notNull())
      .addColumn("position", "integer", (column) => column.notNull())
      .addColumn("entry_count", "integer", (column) => column.notNull())
      .addColumn("bytes", "integer", (column) => column.notNull())
      .addColumn("entries", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("dictionaries_key", ["glossary_id", "source_lang", "target_lang"])
      .execute();
  },
};
