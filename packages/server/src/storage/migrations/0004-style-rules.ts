import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * Rules and instructions stand in the list's own row: they are read together and count its version together. No foreign
 * key to accounts: those of test mode are in no table.
 */
export const styleRules: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("style_rule_lists")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("version", "bigint", (column) => column.notNull())
      .addColumn("rules", "text", (column) => column.notNull())
      .addColumn("instructions", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("updated_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("style_rule_lists_by_account")
      .on("style_rule_lists")
      .columns(["account_id", "created_at", "id"])
      .execute();
  },
};
