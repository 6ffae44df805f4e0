import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** No foreign key to accounts: those of test mode are in no table, and a row is gone within a day anyway. */
export const idempotentRequests: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable("idempotent_requests")
      .addColumn("account_id", "text", (column) => column.notNull())
      .addColumn("key_hash", "text", (column) => column.notNull())
      .addColumn("fingerprint", "text", (column) => column.notNull())
      .addColumn("holder", "text", (column) => column.notNull())
      .addColumn("answer", "text")
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("idempotent_requests_key", ["account_id", "key_hash"])
      .execute();
    await db.schema
      .createIndex("idempotent_requests_by_expiry")
      .on("idempotent_requests")
      .column("expires_at")
      .execute();
  },
};
