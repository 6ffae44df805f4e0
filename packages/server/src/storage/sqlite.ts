import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
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
import { errorCode, StorageError } from "./storage-error.ts";
import type { Database, Tables } from "./tables.ts";

/** Where the embedded database of a data folder is. */
export function sqliteFile(folder: string): string {
  return join(folder, "dragoman.sqlite");
}

/** Makes the folder and the file if they are not there, readable by this user alone. */
export function prepareSqliteFile(folder: string): string {
  const file = sqliteFile(folder);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) closeSync(openSync(file, "a", 0o600));
    return file;
  } catch (error) {
    throw new StorageError(
      "not-writable",
      `DRAGOMAN_DATA: cannot write the database in ${folder} (${errorCode(error) ?? "unknown"}). ` +
        "Name a folder this user may write, or `memory` to keep nothing.",
      { cause: error },
    );
  }
}

/** Opens one connection to a file, or to a database in memory that ends with the connection. */
export function openSqlite(file: string): Database {
  try {
    return new Kysely<Tables>({ dialect: new NodeSqliteDialect({ database: new CachedStatements(connect(file)) }) });
  } catch (error) {
    throw describeSqliteError(error, file);
  }
}

/**
 * WAL lets readers go on while a group of usage is written; `synchronous = FULL` puts every commit on disk before it
 * is acknowledged, which WAL's usual NORMAL does not (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  try {
    database.exec("pragma journal_mode = wal; pragma synchronous = full;");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Result codes: https://www.sqlite.org/rescode.html. The low byte is the primary code. */
const sqliteReadonly = 8;
const sqliteCorrupt = 11;
const sqliteCannotOpen = 14;
const sqliteNotADatabase = 26;

/** Says what is wrong with the file and what to do; errors that are about something else come back as they are. */
export function describeSqliteError(error: unknown, file: string): unknown {
  switch (sqliteResultCode(error)) {
    case sqliteCorrupt:
    case sqliteNotADatabase:
      return new StorageError(
        "unreadable",
        `DRAGOMAN_DATA: ${file} is damaged or is not a SQLite database. ` +
          "Restore it from a backup, or move it away (with its -wal and -shm files) to start with an empty one.",
        { cause: error },
      );
    case sqliteReadonly:
    case sqliteCannotOpen:
      return new StorageError(
        "not-writable",
        `DRAGOMAN_DATA: ${file} cannot be opened for writing. ` +
          "Let this user write the file and its folder, or name another folder, or `memory` to keep nothing.",
        { cause: error },
      );
    default:
      return error;
  }
}

function sqliteResultCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("errcode" in error) || typeof error.errcode !== "number") return undefined;
  return error.errcode & 0xff;
}

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
    const statement = new PreparedStatement(this.#database.prepare(query));
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

  constructor(statement: StatementSync) {
    this.#statement = statement;
    this.reader = statement.columns().length > 0;
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

/** A transaction takes the write lock when it begins, where it can wait for it, and not half-way, where it would fail. */
class ImmediateTransactions extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }
}

/** SQLite rolls schema changes back like any other, so migrations run in a transaction, which is their lock as well. */
class TransactionalSchema extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
