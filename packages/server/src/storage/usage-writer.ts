import type { DatabaseSync } from "node:sqlite";
import { type AccountId, accountId } from "../accounts/account.ts";
import { connect } from "./sqlite-connection.ts";
import type { DayRange, UsageGroup } from "./usage-repository.ts";
import { oldestMark } from "./writer-marks.ts";

export interface UsageWriter {
  commit(group: UsageGroup): void;
  charactersByAccount(accounts: readonly AccountId[], days: DayRange): ReadonlyMap<AccountId, number>;
}

const mark = `
  insert into usage_writers (id, sequence, seen_at) values (?, ?, ?)
  on conflict (id) do update set sequence = excluded.sequence, seen_at = excluded.seen_at
  where usage_writers.sequence < excluded.sequence`;
const forget = "delete from usage_writers where seen_at < ?";
const add = `
  insert into usage (account_id, key_id, product, reporting_tag, day, characters, requests)
  values (?, ?, ?, ?, ?, ?, ?)
  on conflict (account_id, day, product, key_id, reporting_tag) do update set
    characters = usage.characters + excluded.characters, requests = usage.requests + excluded.requests`;
const sum = `
  select account_id, sum(characters) as characters from usage
  where account_id in (select value from json_each(?)) and day >= ? and day < ?
  group by account_id`;

/**
 * What `UsageRepository` does, for the thread that does nothing else: statements compiled once, so that a commit costs
 * the disk's time and little more. It may wait for a lock; no request does.
 */
export function openUsageWriter(file: string): UsageWriter {
  const database = connect(file);
  const statements = { mark: database.prepare(mark), forget: database.prepare(forget), add: database.prepare(add) };
  const sums = database.prepare(sum);

  /** Marks the group as committed within its own transaction: one that was committed already changes nothing. */
  function isFirstTime({ writer, sequence }: UsageGroup): boolean {
    const now = new Date();
    const { changes } = statements.mark.run(writer, sequence, now.toISOString());
    if (Number(changes) === 0) return false;
    if (sequence === 1) statements.forget.run(oldestMark(now));
    return true;
  }

  return {
    commit: (group) =>
      inTransaction(database, () => {
        if (!isFirstTime(group)) return;
        for (const row of group.rows) {
          statements.add.run(
            ...[row.account_id, row.key_id, row.product, row.reporting_tag, row.day],
            ...[row.characters, row.requests],
          );
        }
      }),
    charactersByAccount: (accounts, { from, before }) =>
      new Map(
        sums
          .all(JSON.stringify(accounts), from, before)
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
