import { type DatabaseIntrospector, type Dialect, type Kysely, PostgresDialect, sql } from "kysely";
import type pg from "pg";

/**
 * PostgreSQL, of which only the connection's own schema is looked through. Kysely's own way reads the columns of every
 * schema, and fails where another one, of another application or test, is dropped at that moment.
 */
export function ownSchemaDialect(pool: pg.Pool): Dialect {
  const dialect = new PostgresDialect({ pool });
  return {
    createDriver: () => dialect.createDriver(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: ownSchema,
  };
}

/** Names of tables, without their columns: migrations ask for nothing else. */
function ownSchema(db: Kysely<unknown>): DatabaseIntrospector {
  return {
    getSchemas: async () => {
      const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
      return rows;
    },
    getTables: async () => {
      const { rows } = await sql<{ name: string; schema: string }>`
        select tablename as name, schemaname as schema from pg_catalog.pg_tables where schemaname = current_schema()
      `.execute(db);
      return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
    },
  };
}
