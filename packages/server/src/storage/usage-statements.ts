/**
 * The SQL of counting, in what both databases have in common: said once for the connections that requests share and
 * for the thread that has one of its own and compiles it once. Each `?` is a parameter, in the order of the functions.
 */
import type { AccountId } from "../accounts/account.ts";
import type { UsageRow } from "./tables.ts";
import type { DayRange, UsageGroup } from "./usage-store.ts";

export type Parameter = string | number;

/** Changes no row where the writer has marked this group, or a later one, already. */
export const markGroup = `
  insert into usage_writers (id, sequence, seen_at) values (?, ?, ?)
  on conflict (id) do update set sequence = excluded.sequence, seen_at = excluded.seen_at
  where usage_writers.sequence < excluded.sequence`;

export function markOf({ writer, sequence }: UsageGroup, now: Date): readonly Parameter[] {
  return [writer, sequence, now.toISOString()];
}

/** A writer that was seen last is seen again: the least that changes something. */
export const renewLastMark = `
  update usage_writers set seen_at = ?
  where id = (select id from usage_writers order by seen_at desc limit 1)`;

export const forgetMarks = "delete from usage_writers where seen_at < ?";

/** No answer to a group stays open for longer, so older marks have done their work. */
const markDays = 7;

export function forgottenBefore(now: Date): readonly Parameter[] {
  return [new Date(now.getTime() - markDays * 86_400_000).toISOString()];
}

export function addRows(rows: number): string {
  return `
  insert into usage (account_id, key_id, product, reporting_tag, day, characters, requests)
  values ${list(rows, "(?, ?, ?, ?, ?, ?, ?)")}
  on conflict (account_id, day, product, key_id, reporting_tag) do update set
    characters = usage.characters + excluded.characters, requests = usage.requests + excluded.requests`;
}

export function columnsOf(row: UsageRow): readonly Parameter[] {
  const { account_id, key_id, product, reporting_tag, day, characters, requests } = row;
  return [account_id, key_id, product, reporting_tag, day, characters, requests];
}

/** Answers `account_id` and `characters`. */
export function sumCharacters(accounts: number): string {
  return `
  select account_id, cast(sum(characters) as bigint) as characters from usage
  where account_id in (${list(accounts, "?")}) and day >= ? and day < ?
  group by account_id`;
}

export function accountsWithin(accounts: readonly AccountId[], { from, before }: DayRange): readonly Parameter[] {
  return [...accounts, from, before];
}

function list(length: number, item: string): string {
  return Array.from({ length }, () => item).join(", ");
}
