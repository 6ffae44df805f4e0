import type { DatabaseSync } from "node:sqlite";
import { type AccountId, accountId } from "../accounts/account.ts";
import { connect, lockTimeout } from "./sqlite-connection.ts";
import {
  accountsWithin,
  addRows,
  columnsOf,
  forgetMarks,
  forgottenBefore,
  markGroup,
  markOf,
  renewLastMark,
  sumCharacters,
} from "./usage-statements.ts";
import type { DayRange, UsageGroup } from "./usage-store.ts";

/** What `UsageRepository` does, on a connection of its own: statements compiled once, and no promise. */
export interface UsageWriter {
  commit(group: UsageGroup): void;
  charactersByAccount(accounts: readonly AccountId[], days: DayRange): ReadonlyMap<AccountId, number>;
  /**
   * Moves what was written ahead into the database, so that the log begins anew. Where others read or write, it does
   * what it can and does not wait.
   */
  checkpoint(): void;
  close(): void;
}

/** A writer for a thread that may wait: for locks, and for the disk. What it committed is on disk. */
export function openUsageWriter(file: string): UsageWriter {
  return writerOn(connect(file));
}

/**
 * A writer for the thread that requests are on. It waits for nothing: `commit` throws where another connection holds
 * the lock, and what it committed is on disk when the write-ahead log has been synced after it, which is the caller's
 * to do, as are checkpoints.
 */
export function openHastyUsageWriter(file: string): UsageWriter {
  const database = connect(file);
  try {
    database.exec("pragma busy_timeout = 0; pragma synchronous = normal; pragma wal_autocheckpoint = 0");
    return writerOn(database);
  } catch (error) {
    database.close();
    throw error;
  }
}

function writerOn(database: DatabaseSync): UsageWriter {
  const mark = database.prepare(markGroup);
  const forget = database.prepare(forgetMarks);
  const add = database.prepare(addRows(1));
  const renew = database.prepare(renewLastMark);

  /** Marks the group as committed within its own transaction: one that was committed already changes nothing. */
  function isFirstTime(group: UsageGroup): boolean {
    const now = new Date();
    const { changes } = mark.run(...markOf(group, now));
    if (Number(changes) === 0) return false;
    if (group.sequence === 1) forget.run(...forgottenBefore(now));
    return true;
  }

  return {
    commit: (group) =>
      inTransaction(database, () => {
        if (!isFirstTime(group)) return;
        for (const row of group.rows) add.run(...columnsOf(row));
      }),
    charactersByAccount: (accounts, days) =>
      new Map(
        database
          .prepare(sumCharacters(accounts.length))
          .all(...accountsWithin(accounts, days))
          .map(({ account_id, characters }) => [accountId(String(account_id)), Number(characters)]),
      ),
    checkpoint: () => {
      database.exec("pragma busy_timeout = 0");
      try {
        // The first does most of it beside other writers, the second the rest, with the lock.
        database.exec("pragma wal_checkpoint(passive); pragma wal_checkpoint(full)");
      } finally {
        database.exec(`pragma busy_timeout = ${lockTimeout}`);
      }
      // Who writes first after a checkpoint waits for the disk: here, and not where requests are.
      renew.run(new Date().toISOString());
    },
    close: () => database.close(),
  };
}

function inTransaction(database: DatabaseSync, work: () => void): void {
  database.exec("begin immediate");
  try {
    work();
    database.exec("commit");
  } catch (error) {
    rollBack(database);
    throw error;
  }
}

function rollBack(database: DatabaseSync): void {
  try {
    database.exec("rollback");
  } catch {
    // After a full disk or a lost lock SQLite has rolled back by itself.
  }
}
