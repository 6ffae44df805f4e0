import type { AccountId, KeyId, Product } from "../accounts/account.ts";
import type { UsageRow } from "./tables.ts";

/** UTC days, `YYYY-MM-DD`: from the first on, up to but without the second. */
export interface DayRange {
  readonly from: string;
  readonly before: string;
}

/** What one writer counted since its last group, added up to one row for each primary key. */
export interface UsageGroup {
  /** An identifier of this writer's own, new at each start. */
  readonly writer: string;
  /** Rises with every group of the writer. */
  readonly sequence: number;
  readonly rows: readonly UsageRow[];
}

/** What counting needs of a database. */
export interface UsageStore {
  /** How many groups, each of another writer, may be under way at the same time. */
  readonly groupsAtOnce: number;
  /** Gets ready to take groups, ahead of the first, which need not wait then. */
  prepare(): Promise<void>;
  /**
   * Adds a group to the books; it is on disk when this resolves. A group that was committed already is left alone,
   * so that one whose answer was lost can be sent again.
   */
  commit(group: UsageGroup): Promise<void>;
  /** Characters that each account used; accounts without usage are left out. */
  charactersByAccount(accounts: readonly AccountId[], days: DayRange): Promise<ReadonlyMap<AccountId, number>>;
  unitsByProduct(account: AccountId, key: KeyId, days: DayRange): Promise<ProductUnits>;
}

export type ProductUnits = ReadonlyMap<Product, { readonly account: number; readonly key: number }>;
