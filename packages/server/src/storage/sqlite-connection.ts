import { DatabaseSync } from "node:sqlite";

/** Milliseconds to wait for another process that writes. */
export const lockTimeout = 5000;

/**
 * WAL lets readers go on while a group of usage is written; `synchronous = FULL` puts every commit on disk before it
 * is acknowledged, which WAL's usual NORMAL does not (https://www.sqlite.org/pragma.html#pragma_synchronous).
 */
export function connect(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true });
  try {
    database.exec(`pragma busy_timeout = ${lockTimeout}; pragma journal_mode = wal; pragma synchronous = full;`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
