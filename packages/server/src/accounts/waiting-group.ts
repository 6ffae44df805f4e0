import type { UsageRow } from "../storage/tables.ts";
import type { DayRange } from "../storage/usage-repository.ts";
import { type AccountId, accountId, type UsageEntry } from "./account.ts";
import { isWithin } from "./billing-period.ts";

/** Entries that will be written together, added up to one row for each account, day, product, key and tag. */
export class WaitingGroup {
  readonly #rows = new Map<string, { -readonly [Column in keyof UsageRow]: UsageRow[Column] }>();
  readonly #written = Promise.withResolvers<void>();

  /** Resolves once the group is on disk. */
  get written(): Promise<void> {
    return this.#written.promise;
  }

  get isEmpty(): boolean {
    return this.#rows.size === 0;
  }

  add(entry: UsageEntry, day: string): void {
    const tag = entry.reportingTag ?? "";
    const name = `${entry.accountId}\n${day}\n${entry.product}\n${entry.keyId}\n${tag}`;
    const row = this.#rows.get(name);
    if (row !== undefined) {
      row.characters += entry.characters;
      row.requests += 1;
      return;
    }
    this.#rows.set(name, {
      account_id: entry.accountId,
      key_id: entry.keyId,
      product: entry.product,
      reporting_tag: tag,
      day,
      characters: entry.characters,
      requests: 1,
    });
  }

  /** In the order of the primary key: writers that lock rows in one order never wait for each other in a circle. */
  rows(): UsageRow[] {
    return [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }

  charactersByAccount(days: DayRange): ReadonlyMap<AccountId, number> {
    const sums = new Map<AccountId, number>();
    for (const row of this.#rows.values()) {
      if (!isWithin(row.day, days)) continue;
      const account = accountId(row.account_id);
      sums.set(account, (sums.get(account) ?? 0) + row.characters);
    }
    return sums;
  }

  settle(error?: unknown): void {
    if (error === undefined) this.#written.resolve();
    else this.#written.reject(error);
  }
}
