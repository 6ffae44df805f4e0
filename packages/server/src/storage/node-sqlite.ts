import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from "kysely";
import { LRUCache } from "lru-cache";
import { connect, lockTimeout } from "./sqlite-connection.ts";
import { StorageError } from "./storage-error.ts";
import type { Database, Tables } from "./tables.ts";

/** Another connection holds the lock (https://www.sqlite.org/rescode.html#busy). */
export const sqliteBusy = 5;

/** Opens one connection to a file, or to a database in memory that ends with the connection. */
export function openSqlite(file: string): Database {
  return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: new CachedStatements(connect(file)) }) });
}

/** The primary result code of an error of SQLite's (https://www.sqlite.org/rescode.html). */
export function sqliteResultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return undefined;
  return error.errcode & 0xff;
}

/** Statements that answer with rows. Before Node 22.16 a statement could not be asked for its columns. */
const rowQuery = /^\s*(select|with|pragma|explain|values)\b|\breturning\b/i;

/** What Kysely needs of a connection, on top of `node:sqlite`; a statement is compiled once while it is in use. */
class CachedStatements {
  readonly #database: DatabaseSync;
  readonly #statements = new LRUCache<string, PreparedStatement>({ max: 200 });

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  prepare(query: string): PreparedStatement {
    const known = this.#statements.get(query);
    if (known !== undefined) return known;
    const statement = new PreparedStatement(this.#database.prepare(query), rowQuery.test(query));
    this.#statements.set(query, statement);
    return statement;
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }
}

class PreparedStatement {
  readonly reader: boolean;
  readonly #statement: StatementSync;

  constructor(statement: StatementSync, reader: boolean) {
    this.#statement = statement;
    this.reader = reader;
  }

  all(parameters: readonly unknown[]): unknown[] {
    return this.#statement.all(...parameters.map(toSqlValue));
  }

  run(parameters: readonly unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint } {
    return this.#statement.run(...parameters.map(toSqlValue));
  }

  iterate(parameters: readonly unknown[]): IterableIterator<unknown> {
    return this.#statement.iterate(...parameters.map(toSqlValue));
  }
}

function toSqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
    return value;
  }
  throw new TypeError(`A query parameter is a string, a number or null, not ${typeof value}.`);
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateTransactions(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSchema();
  }
}

/**
 * A transaction takes the write lock when it begins, where it can wait for it, and not half-way, where it would fail.
 * The wait is ours: SQLite's own would hold up the thread, and with it all requests, while another one writes.
 */
class ImmediateTransactions extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const deadline = performance.now() + lockTimeout;
    while (!(await beginsAtOnce(connection))) {
      if (performance.now() > deadline)
        throw new StorageError(
          "failed",
          "DRAGOMAN_DATA: another program keeps the database locked. Close it, and try again.",
        );
      await sleep(1);
    }
  }
}

async function beginsAtOnce(connection: DatabaseConnection): Promise<boolean> {
  const run = (statement: string) => connection.executeQuery(CompiledQuery.raw(statement));
  try {
    await run("pragma busy_timeout = 0");
    await run("begin immediate");
    return true;
  } catch (error) {
    if (sqliteResultCode(error) === sqliteBusy) return false;
    throw error;
  } finally {
    await run(`pragma busy_timeout = ${lockTimeout}`);
  }
}

/** SQLite rolls schema changes back like any other, so migrations run in a transaction, which is their lock as well. */
class TransactionalSchema extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
