import type { UsageRow } from "../storage/tables.ts";
import type { DayRange } from "../storage/usage-store.ts";
import { type AccountId, accountId, type Counting, type UsageEntry } from "./account.ts";
import { isWithin } from "./billing-period.ts";

type WaitingRow = { -readonly [Column in keyof UsageRow]: UsageRow[Column] };

/** Entries that will be written together, added up to one row for each account, day, product, key and tag. */
export class WaitingGroup implements Counting {
  readonly #rows = new Map<string, WaitingRow>();
  /** Where the last entry was added: entries of one caller come in runs. */
  #last: WaitingRow | undefined;
  #requests = 0;
  readonly #setOff = Promise.withResolvers<void>();
  readonly #written = Promise.withResolvers<void>();

  constructor() {
    // Who has not come to wait for it yet, or no longer does, is no reason for the process to end.
    this.#written.promise.catch(() => {});
  }

  get setOff(): Promise<void> {
    return this.#setOff.promise;
  }

  get written(): Promise<void> {
    return this.#written.promise;
  }

  get isEmpty(): boolean {
    return this.#requests === 0;
  }

  /** How many wait to be written. */
  get requests(): number {
    return this.#requests;
  }

  add(entry: UsageEntry, day: string): void {
    this.#requests++;
    const tag = entry.reportingTag ?? "";
    if (this.#last !== undefined && isRowOf(this.#last, entry, day, tag)) {
      addTo(this.#last, entry);
      return;
    }
    const name = `${entry.accountId}\n${day}\n${entry.product}\n${entry.keyId}\n${tag}`;
    this.#last = this.#rows.get(name) ?? this.#newRow(name, entry, day, tag);
    addTo(this.#last, entry);
  }

  #newRow(name: string, entry: UsageEntry, day: string, tag: string): WaitingRow {
    const row = {
      account_id: entry.accountId,
      key_id: entry.keyId,
      product: entry.product,
      reporting_tag: tag,
      day,
      characters: 0,
      requests: 0,
    };
    this.#rows.set(name, row);
    return row;
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

  /** To be called when writing has begun. */
  leave(): void {
    this.#setOff.resolve();
  }

  settle(error?: unknown): void {
    if (error === undefined) this.#written.resolve();
    else this.#written.reject(error);
  }
}

function isRowOf(row: WaitingRow, { accountId, keyId, product }: UsageEntry, day: string, tag: string): boolean {
  return (
    row.key_id === keyId &&
    row.account_id === accountId &&
    row.day === day &&
    row.product === product &&
    row.reporting_tag === tag
  );
}

function addTo(row: WaitingRow, { characters }: UsageEntry): void {
  row.characters += characters;
  row.requests += 1;
}
