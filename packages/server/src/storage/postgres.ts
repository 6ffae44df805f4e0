import { Socket } from "node:net";
import { Kysely, sql } from "kysely";
import pg from "pg";
import { errorCode } from "../error-code.ts";
import { type Change, ChangeFeed } from "./changes.ts";
import { migrateToLatest } from "./migrate.ts";
import { ownSchemaDialect } from "./own-schema-dialect.ts";
import { PostgresListener } from "./postgres-listener.ts";
import { createRepositories } from "./repositories.ts";
import { RowBlobs } from "./row-blobs.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";
import type { Database, Tables } from "./tables.ts";
import { UsageRepository } from "./usage-repository.ts";

/** Connections of one node, besides the one that listens. */
const poolSize = 10;

/** Milliseconds. */
interface WaitingLimits {
  /** Until a connection stands. */
  readonly connection: number;
  /** What a statement may take, waiting for locks included. */
  readonly statement: number;
  /** Without a word, after which a server that owes an answer is given up. */
  readonly silence: number;
}

const waitingLimits: WaitingLimits = { connection: 5000, statement: 5000, silence: 10_000 };

/** A PostgreSQL database that any number of nodes share. The schema is the first of the connection's search path. */
export async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  limits = waitingLimits,
): Promise<Storage> {
  const config = connectionConfig(url, limits);
  const where = describeAddress(config);
  const report = (error: Error) => onError(describePostgresError(error, where));
  const describe = (error: unknown) => describePostgresError(error, where);
  const db = openDatabase(report, {
    ...config,
    max: poolSize,
    // Before its silence breaks a connection that owes nothing.
    idleTimeoutMillis: limits.silence / 2,
    onConnect: (client) => limitWaiting(client, limits),
  });
  const changes = new ChangeFeed();
  try {
    const schema = await currentSchema(db);
    await migrate(openDatabase(report, config), schema);
    const channel = `dragoman:${schema}`;
    const shared = manyNodes(db, describe, schema, channel);
    const listener = new PostgresListener({ config, channel, changes, onError: report });
    await listener.start();
    return {
      kind: "postgres",
      isShared: true,
      ...createRepositories(shared, changes),
      usage: new UsageRepository(shared),
      blobs: new RowBlobs(shared),
      changes,
      ready: async () => {
        await sql`select 1`.execute(db).catch((error: unknown) => {
          throw describe(error);
        });
      },
      close: async () => {
        await listener.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw describe(error);
  }
}

function connectionConfig(url: string, { connection }: WaitingLimits): pg.ClientConfig {
  return {
    connectionString: url,
    application_name: "dragoman",
    connectionTimeoutMillis: connection,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser: parserOf },
  };
}

function openDatabase(report: (error: Error) => void, config: pg.PoolConfig): Database {
  const pool = new pg.Pool(config);
  // A connection that breaks while it is idle; the next query gets another one.
  pool.on("error", report);
  // One that breaks in use fails its query, and that is told there; unheard, its event would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Tables>({ dialect: ownSchemaDialect(pool) });
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

/** Over connections without the limits of those that serve requests: a step may rewrite a large table. */
async function migrate(db: Database, schema: string): Promise<void> {
  try {
    await migrateToLatest(db, schema);
  } finally {
    await db.destroy();
  }
}

/**
 * Makes every query end: the server gives up on a statement, and we on a server that no longer answers, as behind a
 * network that drops what is sent. What waits for it is refused then, and can be tried again.
 */
async function limitWaiting(client: pg.ClientBase, { statement, silence }: WaitingLimits): Promise<void> {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined;
  if (stream instanceof Socket) stream.setTimeout(silence, () => stream.destroy());
  await client.query(`set statement_timeout = ${statement}`);
}

function manyNodes(
  db: Database,
  describe: SharedDatabase["describe"],
  schema: string,
  channel: string,
): SharedDatabase {
  return {
    db,
    describe,
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
  "55P03": "Another program holds a lock for too long: let it finish.",
  "57014": "A statement took too long: see what else runs on the server, or holds a lock.",
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
