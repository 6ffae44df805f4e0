import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** Usage carries no foreign keys: what was used stays on the books when its account goes, and a commit checks nothing. */
export const accountsKeysUsage: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("accounts")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("plan", "text", (column) => column.notNull())
      .addColumn("betas", "text", (column) => column.notNull())
      .addColumn("character_limit", "bigint")
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("keys")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "text", (column) => column.notNull().references("accounts.id").onDelete("cascade"))
      .addColumn("label", "text", (column) => column.notNull())
      .addColumn("hash", "text", (column) => column.notNull().unique())
      .addColumn("masked", "text", (column) => column.notNull())
      .addColumn("origin", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("deactivated_at", "text")
      .execute();
    await db.schema.createIndex("keys_by_account").on("keys").column("account_id").execute();

    await db.schema
      .createTable("usage")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("key_id", "text", (column) => column.notNull())
      .addColumn("product", "text", (column) => column.notNull())
      .addColumn("reporting_tag", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("characters", "bigint", (column) => column.notNull())
      .addColumn("requests", "bigint", (column) => column.notNull())
      .addPrimaryKeyConstraint("usage_key", ["account_id", "day", "product", "key_id", "reporting_tag"])
      .execute();

    await db.schema
      .createTable("usage_writers")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("sequence", "bigint", (column) => column.notNull())
      .addColumn("seen_at", "text", (column) => column.notNull())
      .execute();
  },
};
