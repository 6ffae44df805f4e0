import { AccountRepository } from "./account-repository.ts";
import { ChangeFeed } from "./changes.ts";
import { migrateToLatest } from "./migrate.ts";
import type { SharedDatabase } from "./shared-database.ts";
import { describeSqliteError, openSqlite, prepareSqliteFile } from "./sqlite.ts";
import type { Database } from "./tables.ts";
import { UsageRepository, type UsageStore } from "./usage-repository.ts";
import { UsageThread } from "./usage-thread.ts";

export interface StorageSettings {
  /** `DRAGOMAN_DATA`: the folder of the embedded database, or `memory` to keep nothing. */
  readonly data: string;
  /** `DRAGOMAN_DATABASE_URL`: a PostgreSQL URL, instead of the embedded database. */
  readonly databaseUrl?: string;
  /** Told of what goes wrong in the background and is being mended: a lost thread or connection. */
  readonly onError: (error: Error) => void;
}

export interface Storage {
  readonly kind: "sqlite" | "postgres";
  readonly accounts: AccountRepository;
  readonly usage: UsageStore;
  /** Tells of changes that invalidate caches, made in this process or on another node. */
  readonly changes: ChangeFeed;
  /** Whether other nodes write to the same database. */
  readonly isShared: boolean;
  /** Resolves when the database answers; rejects with a `StorageError` when it does not. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the database and brings its schema up to date. Throws a `StorageError` that says what to do. */
export async function openStorage(settings: StorageSettings): Promise<Storage> {
  return settings.data === "memory" ? openMemory() : openFolder(settings.data, settings.onError);
}

async function openMemory(): Promise<Storage> {
  const db = openSqlite(":memory:");
  await migrateToLatest(db);
  const changes = new ChangeFeed();
  return {
    kind: "sqlite",
    accounts: new AccountRepository(oneProcess(db), changes),
    usage: new UsageRepository(db),
    changes,
    isShared: false,
    ready: () => answers(db),
    close: () => db.destroy(),
  };
}

async function openFolder(folder: string, onError: (error: Error) => void): Promise<Storage> {
  const file = prepareSqliteFile(folder);
  const db = openSqlite(file);
  try {
    await migrateToLatest(db);
  } catch (error) {
    await db.destroy();
    throw describeSqliteError(error, file);
  }
  const changes = new ChangeFeed();
  const usage = new UsageThread(file, new UsageRepository(db), onError);
  return {
    kind: "sqlite",
    accounts: new AccountRepository(oneProcess(db), changes),
    usage,
    changes,
    isShared: false,
    ready: async () => {
      await answers(db);
      await usage.ready();
    },
    close: async () => {
      await usage.close();
      await db.destroy();
    },
  };
}

/** Transactions of SQLite hold the write lock from their beginning, and nobody else listens. */
function oneProcess(db: Database): SharedDatabase {
  return { db, announce: async () => {}, lock: async () => {} };
}

async function answers(db: Database): Promise<void> {
  await db.selectFrom("accounts").select("id").limit(1).execute();
}
