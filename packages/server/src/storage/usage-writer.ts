import type { DatabaseSync } from "node:sqlite";
import { type AccountId, accountId } from "../accounts/account.ts";
import { connect } from "./sqlite-connection.ts";
import {
  accountsWithin,
  addRows,
  columnsOf,
  forgetMarks,
  forgottenBefore,
  markGroup,
  markOf,
  sumCharacters,
} from "./usage-statements.ts";
import type { DayRange, UsageGroup } from "./usage-store.ts";

export interface UsageWriter {
  commit(group: UsageGroup): void;
  charactersByAccount(accounts: readonly AccountId[], days: DayRange): ReadonlyMap<AccountId, number>;
}

/**
 * What `UsageRepository` does, for the thread that does nothing else: statements compiled once, so that a commit costs
 * the disk's time and little more. It may wait for a lock; no request does.
 */
export function openUsageWriter(file: string): UsageWriter {
  const database = connect(file);
  const mark = database.prepare(markGroup);
  const forget = database.prepare(forgetMarks);
  const add = database.prepare(addRows(1));

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
