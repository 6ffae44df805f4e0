import { type RawBuilder, sql } from "kysely";
import { type AccountId, accountId, type KeyId, products } from "../accounts/account.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Database, UsageRow } from "./tables.ts";
import {
  accountsWithin,
  addRows,
  columnsOf,
  forgetMarks,
  forgottenBefore,
  markGroup,
  markOf,
  type Parameter,
  sumCharacters,
} from "./usage-statements.ts";
import type { DayRange, ProductUnits, UsageGroup, UsageStore } from "./usage-store.ts";

/** Rows of one statement: SQLite takes 32,766 parameters and PostgreSQL 65,535, and a row has 7. */
const rowsPerStatement = 1000;

export class UsageRepository implements UsageStore {
  /** Groups that count for the same accounts wait for each other's rows, and so for each other's disk. */
  readonly groupsAtOnce = 1;
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
          const rows = group.rows.slice(start, start + rowsPerStatement);
          await bound(addRows(rows.length), rows.flatMap(columnsOf)).execute(transaction);
        }
      })
      .catch(this.#refuse);
  }

  async charactersByAccount(accounts: readonly AccountId[], days: DayRange): Promise<ReadonlyMap<AccountId, number>> {
    if (accounts.length === 0) return new Map();
    const sums = bound<Pick<UsageRow, "account_id" | "characters">>(
      sumCharacters(accounts.length),
      accountsWithin(accounts, days),
    );
    const { rows } = await sums.execute(this.#db).catch(this.#refuse);
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
async function isFirstTime(transaction: Database, group: UsageGroup): Promise<boolean> {
  const now = new Date();
  const { numAffectedRows } = await bound(markGroup, markOf(group, now)).execute(transaction);
  if (numAffectedRows === 0n) return false;
  if (group.sequence === 1) await bound(forgetMarks, forgottenBefore(now)).execute(transaction);
  return true;
}

/** The statement with its parameters, as the database that runs it writes them. */
function bound<Row>(statement: string, parameters: readonly Parameter[]): RawBuilder<Row> {
  const parts = statement.split("?").map((text, index) => {
    const parameter = parameters[index - 1];
    return parameter === undefined ? sql.raw(text) : sql`${parameter}${sql.raw(text)}`;
  });
  return sql<Row>`${sql.join(parts, sql.raw(""))}`;
}
