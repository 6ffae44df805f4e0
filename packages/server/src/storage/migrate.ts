import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/all.ts";
import { StorageError } from "./storage-error.ts";
import type { Database } from "./tables.ts";

const migrationTable = "migrations";

/**
 * Brings the schema up to date, in one transaction and under a lock, so that processes starting together are safe.
 * Throws a `StorageError` with code `newer` for a database that a later version has changed.
 *
 * @param schema The PostgreSQL schema to look in; other schemas of the database may hold tables of the same names.
 */
export async function migrateToLatest(db: Database, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: migrationTable,
    migrationLockTableName: "migrations_lock",
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const unknown = await appliedButUnknown(db);
  if (unknown.length > 0) {
    throw new StorageError(
      "newer",
      `The database was changed by a newer version of the service (${unknown.join(", ")}). ` +
        "Start that version or a later one, or restore a backup from before the upgrade.",
      { cause: error },
    );
  }
  throw error;
}

async function appliedButUnknown(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(migrationTable)}`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows.map((row) => row.name).filter((name) => !Object.hasOwn(migrations, name));
}
