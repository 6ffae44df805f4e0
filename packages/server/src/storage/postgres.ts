import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { errorCode } from "../error-code.ts";
import { AccountRepository } from "./account-repository.ts";
import { type Change, ChangeFeed } from "./changes.ts";
import { migrateToLatest } from "./migrate.ts";
import { PostgresListener } from "./postgres-listener.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";
import type { Database, Tables } from "./tables.ts";
import { UsageRepository } from "./usage-repository.ts";

/** Connections of one node, besides the one that listens. */
const poolSize = 10;

/** A PostgreSQL database that any number of nodes share. The schema is the first of the connection's search path. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Storage> {
  const config = connectionConfig(url);
  const where = describeAddress(config);
  const report = (error: Error) => onError(describePostgresError(error, where));
  const pool = new pg.Pool({ ...config, max: poolSize });
  // A connection that breaks while it is idle; the next query gets another one.
  pool.on("error", report);
  // One that breaks in use fails its query, and that is told there; unheard, its event would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const changes = new ChangeFeed();
  try {
    const schema = await currentSchema(db);
    await migrateToLatest(db, schema);
    const channel = `dragoman:${schema}`;
    const listener = new PostgresListener({ config, channel, changes, onError: report });
    await listener.start();
    return {
      kind: "postgres",
      isShared: true,
      accounts: new AccountRepository(manyNodes(db, schema, channel), changes),
      usage: new UsageRepository(db),
      changes,
      ready: async () => {
        await sql`select 1`.execute(db).catch((error: unknown) => {
          throw describePostgresError(error, where);
        });
      },
      close: async () => {
        await listener.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw describePostgresError(error, where);
  }
}

function connectionConfig(url: string): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "dragoman",
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: parserOf },
  };
}

/** `bigint` comes as text unless it is told otherwise; every count here fits a number. */
const parserOf: typeof pg.types.getTypeParser = (type: number, format?: "text" | "binary") =>
  type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format);

async function currentSchema(db: Database): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db);
  const schema = rows[0]?.schema;
  if (schema) return schema;
  throw new StorageError(
    "failed",
    "DRAGOMAN_DATABASE_URL: no schema of the connection's search_path exists. Create it, or name another.",
  );
}

function manyNodes(db: Database, schema: string, channel: string): SharedDatabase {
  return {
    db,
    announce: async (transaction: Database, changes: readonly Change[]) => {
      for (const change of changes) {
        await sql`select pg_notify(${channel}, ${JSON.stringify(change)})`.execute(transaction);
      }
    },
    lock: async (transaction: Database, name: string) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${schema}:${name}`}, 0))`.execute(transaction);
    },
  };
}

/** Host, port, database and user, without the password. */
function describeAddress(config: pg.ClientConfig): string {
  try {
    const { host, port, database, user } = new pg.Client(config);
    return `${host}:${port}, database ${database ?? "unnamed"}, user ${user ?? "unnamed"}`;
  } catch {
    // The error of the URL parser holds the whole URL, so it is not passed on.
    throw new StorageError(
      "failed",
      "DRAGOMAN_DATABASE_URL: cannot be read. Write postgres://user:password@host:5432/database, " +
        "with the characters / ? # @ : % in the password percent-encoded.",
    );
  }
}

/** Error codes: https://www.postgresql.org/docs/current/errcodes-appendix.html. Class 08 is the connection. */
const remedies: Readonly<Record<string, string>> = {
  "28000": "The server refuses this user: check its pg_hba.conf.",
  "28P01": "The user or the password is wrong.",
  "3D000": "There is no such database: create it.",
  "42501": "The user may not create tables: grant it CREATE and USAGE on the schema.",
  "53300": "The server has no connection left: raise its max_connections.",
  "57P03": "The server is starting up or shutting down: try again.",
};

function describePostgresError(error: unknown, where: string): StorageError {
  if (error instanceof StorageError) return error;
  const code = errorCode(error) ?? "no error code";
  const remedy = remedies[code];
  if (remedy !== undefined) {
    return new StorageError("unreachable", `DRAGOMAN_DATABASE_URL (${where}): ${remedy}`, { cause: error });
  }
  if (error instanceof pg.DatabaseError && !code.startsWith("08") && !code.startsWith("57P")) {
    return new StorageError("failed", `DRAGOMAN_DATABASE_URL (${where}): PostgreSQL answers "${error.message}".`, {
      cause: error,
    });
  }
  return new StorageError(
    "unreachable",
    `DRAGOMAN_DATABASE_URL: no connection to PostgreSQL at ${where} (${code}). ` +
      "Start the server, correct the address, or leave the setting out to use the embedded database.",
    { cause: error },
  );
}
