import { sql } from "kysely";
import { type AccountId, accountId, type KeyId, type Product, products } from "../accounts/account.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Database, UsageRow } from "./tables.ts";
import { oldestMark } from "./writer-marks.ts";

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

/** Rows of one statement: SQLite takes 32,766 parameters and PostgreSQL 65,535, and a row has 7. */
const rowsPerStatement = 1000;

export class UsageRepository implements UsageStore {
  readonly #db: Database;
  readonly #refuse: (error: unknown) => never;

  constructor({ db, describe }: Pick<SharedDatabase, "db" | "describe">) {
    this.#db = db;
    this.#refuse = (error) => {
      throw describe(error);
    };
  }

  async prepare(): Promise<void> {}

  async commit(group: UsageGroup): Promise<void> {
    await this.#db
      .transaction()
      .execute(async (transaction) => {
        if (!(await isFirstTime(transaction, group))) return;
        for (let start = 0; start < group.rows.length; start += rowsPerStatement) {
          await addUsage(transaction, group.rows.slice(start, start + rowsPerStatement));
        }
      })
      .catch(this.#refuse);
  }

  async charactersByAccount(accounts: readonly AccountId[], days: DayRange): Promise<ReadonlyMap<AccountId, number>> {
    if (accounts.length === 0) return new Map();
    const rows = await this.#db
      .selectFrom("usage")
      .where("account_id", "in", accounts)
      .where("day", ">=", days.from)
      .where("day", "<", days.before)
      .groupBy("account_id")
      .select(["account_id", sql<number>`cast(sum(characters) as bigint)`.as("characters")])
      .execute()
      .catch(this.#refuse);
    return new Map(rows.map((row) => [accountId(row.account_id), row.characters]));
  }

  async unitsByProduct(account: AccountId, key: KeyId, days: DayRange): Promise<ProductUnits> {
    const rows = await this.#db
      .selectFrom("usage")
      .where("account_id", "=", account)
      .where("day", ">=", days.from)
      .where("day", "<", days.before)
      .groupBy("product")
      .select([
        "product",
        sql<number>`cast(sum(characters) as bigint)`.as("account"),
        sql<number>`cast(sum(case when key_id = ${key} then characters else 0 end) as bigint)`.as("key"),
      ])
      .execute()
      .catch(this.#refuse);
    const byName = new Map(rows.map((row) => [row.product, { account: row.account, key: row.key }]));
    return new Map(products.map((product) => [product, byName.get(product) ?? { account: 0, key: 0 }]));
  }
}

/** Marks the group as committed, within its own transaction; two senders of one group wait for each other here. */
async function isFirstTime(transaction: Database, { writer, sequence }: UsageGroup): Promise<boolean> {
  const now = new Date();
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto("usage_writers")
    .values({ id: writer, sequence, seen_at: now.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column("id")
        .doUpdateSet({ sequence, seen_at: now.toISOString() })
        .where("usage_writers.sequence", "<", sequence),
    )
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  if (sequence === 1) {
    await transaction.deleteFrom("usage_writers").where("seen_at", "<", oldestMark(now)).execute();
  }
  return true;
}

async function addUsage(transaction: Database, rows: readonly UsageRow[]): Promise<void> {
  await transaction
    .insertInto("usage")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["account_id", "day", "product", "key_id", "reporting_tag"]).doUpdateSet({
        characters: sql`usage.characters + excluded.characters`,
        requests: sql`usage.requests + excluded.requests`,
      }),
    )
    .execute();
}
