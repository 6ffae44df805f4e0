import { closeSync, existsSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../error-code.ts";
import { ChangeFeed } from "./changes.ts";
import { EmbeddedUsage } from "./embedded-usage.ts";
import { blobsOfFolder, temporaryBlobs } from "./file-blobs.ts";
import { migrateToLatest } from "./migrate.ts";
import { openSqlite, sqliteBusy, sqliteResultCode } from "./node-sqlite.ts";
import { createRepositories } from "./repositories.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Storage } from "./storage.ts";
import { StorageError } from "./storage-error.ts";
import type { Database } from "./tables.ts";
import { UsageRepository } from "./usage-repository.ts";

/** A database that ends with the process. There is no disk to wait for, so usage needs no connection of its own. */
export async function openMemory(): Promise<Storage> {
  const db = openSqlite(":memory:");
  await migrateToLatest(db);
  const changes = new ChangeFeed();
  const shared = oneProcess(db, "memory");
  const blobs = temporaryBlobs();
  return {
    kind: "sqlite",
    isShared: false,
    ...createRepositories(shared, changes),
    usage: new UsageRepository(shared),
    blobs,
    changes,
    ready: () => answers(db),
    close: async () => {
      await blobs.close();
      await db.destroy();
    },
  };
}

/** The embedded database of a data folder, made if it is not there. */
export async function openFolder(folder: string, onError: (error: Error) => void): Promise<Storage> {
  const file = prepareFile(folder);
  const db = await openFile(file);
  const changes = new ChangeFeed();
  const shared = oneProcess(db, file);
  const usage = new EmbeddedUsage({ file, reader: new UsageRepository(shared), onError });
  return {
    kind: "sqlite",
    isShared: false,
    ...createRepositories(shared, changes),
    usage,
    blobs: blobsOfFolder(folder),
    changes,
    ready: async () => {
      await answers(db);
      await usage.prepare();
    },
    close: async () => {
      await usage.close();
      await db.destroy();
    },
  };
}

/** Readable by this user alone. */
function prepareFile(folder: string): string {
  const file = join(folder, "dragoman.sqlite");
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

async function openFile(file: string): Promise<Database> {
  let db: Database | undefined;
  try {
    db = openSqlite(file);
    await migrateToLatest(db);
    return db;
  } catch (error) {
    await db?.destroy();
    throw describeSqliteError(error, file);
  }
}

/** Transactions of SQLite hold the write lock from their beginning, and no other node listens. */
function oneProcess(db: Database, file: string): SharedDatabase {
  return {
    db,
    describe: (error) => describeSqliteError(error, file),
    announce: async () => {},
    lock: async () => {},
  };
}

async function answers(db: Database): Promise<void> {
  await db.selectFrom("accounts").select("id").limit(1).execute();
}

const sqliteReadonly = 8;
const sqliteFull = 13;
const sqliteCorrupt = 11;
const sqliteCannotOpen = 14;
const sqliteNotADatabase = 26;

/** Says what is wrong with the file and what to do; errors that are about something else come back as they are. */
function describeSqliteError(error: unknown, file: string): unknown {
  switch (sqliteResultCode(error)) {
    case sqliteBusy:
      return new StorageError(
        "failed",
        `DRAGOMAN_DATA: another program keeps ${file} locked. Close it, and try again.`,
        { cause: error },
      );
    case sqliteFull:
      return new StorageError("failed", `DRAGOMAN_DATA: the disk that ${file} is on is full. Make room on it.`, {
        cause: error,
      });
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
