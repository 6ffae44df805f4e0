import { randomUUID } from "node:crypto";
import {
  type Account,
  type AccountId,
  accountId,
  allBetas,
  type Beta,
  type Caller,
  type KeyId,
  keyId,
  type Plan,
} from "../accounts/account.ts";
import type { Change, ChangeFeed } from "./changes.ts";
import type { SharedDatabase } from "./shared-database.ts";
import { StorageError } from "./storage-error.ts";
import type { AccountRow, Database, KeyRow } from "./tables.ts";

export interface AccountSettings {
  readonly label: string;
  readonly plan: Plan;
  readonly betas: readonly Beta[];
  readonly characterLimit: number | null;
}

/** A key as it is kept: never the key itself. See `accounts/key-secret.ts`. */
export interface KeyDigest {
  readonly hash: string;
  readonly masked: string;
}

export interface KeyRecord {
  readonly id: KeyId;
  readonly accountId: AccountId;
  readonly label: string;
  /** First and last four characters, for telling keys apart. */
  readonly masked: string;
  readonly createdAt: Date;
  readonly deactivatedAt: Date | null;
}

/** Accounts and their keys. Every change is announced under the topic `keys`, by the hash of the key it touches. */
export class AccountRepository {
  readonly #shared: SharedDatabase;
  readonly #changes: ChangeFeed;

  readonly #refuse: (error: unknown) => never;

  constructor(shared: SharedDatabase, changes: ChangeFeed) {
    this.#shared = shared;
    this.#refuse = (error) => {
      throw shared.describe(error);
    };
    this.#changes = changes;
  }

  /** Who calls with the key of this hash; `undefined` for unknown and deactivated keys. */
  async findByKeyHash(hash: string): Promise<Caller | undefined> {
    const row = await this.#shared.db
      .selectFrom("keys")
      .innerJoin("accounts", "accounts.id", "keys.account_id")
      .where("keys.hash", "=", hash)
      .where("keys.deactivated_at", "is", null)
      .select(["accounts.id", "accounts.label", "accounts.plan", "accounts.betas", "accounts.character_limit"])
      .select(["keys.id as key_id", "keys.label as key_label"])
      .executeTakeFirst()
      .catch(this.#refuse);
    return row && { account: accountOf(row), keyId: keyId(row.key_id), keyLabel: row.key_label };
  }

  /** Every key, deactivated ones too, oldest first. */
  async listKeys(): Promise<KeyRecord[]> {
    const rows = await this.#shared.db.selectFrom("keys").selectAll().orderBy("created_at").orderBy("id").execute();
    return rows.map(keyRecordOf);
  }

  createAccount(settings: AccountSettings): Promise<Account> {
    return this.#change(async (transaction) => ({
      result: await insertAccount(transaction, settings),
      changes: [],
    }));
  }

  updateAccount(id: AccountId, settings: Partial<AccountSettings>): Promise<void> {
    return this.#change(async (transaction) => {
      await updateAccount(transaction, id, settings);
      const keys = await transaction.selectFrom("keys").where("account_id", "=", id).select("hash").execute();
      return { result: undefined, changes: keys.map((key) => ({ topic: "keys", id: key.hash })) };
    });
  }

  /** Throws a `StorageError` where the account is not there or the key is in use already. */
  createKey(account: AccountId, label: string, digest: KeyDigest): Promise<KeyRecord> {
    return this.#change(async (transaction) => ({
      result: keyRecordOf(await insertKey(transaction, account, label, digest, "made")),
      changes: [{ topic: "keys", id: digest.hash }],
    }));
  }

  /** There is no way back. Returns whether there was an active key of this id. */
  deactivateKey(id: KeyId): Promise<boolean> {
    return this.#change(async (transaction) => {
      const rows = await transaction
        .updateTable("keys")
        .set({ deactivated_at: new Date().toISOString() })
        .where("id", "=", id)
        .where("deactivated_at", "is", null)
        .returning("hash")
        .execute();
      return { result: rows.length > 0, changes: rows.map((row) => ({ topic: "keys", id: row.hash })) };
    });
  }

  /** Makes an account with one key, unless there is any key at all. Of nodes that start together one succeeds. */
  createFirstKey(settings: AccountSettings, digest: KeyDigest): Promise<boolean> {
    return this.#change(async (transaction) => {
      await this.#shared.lock(transaction, "first-key");
      const some = await transaction.selectFrom("keys").select("id").limit(1).executeTakeFirst();
      if (some !== undefined) return { result: false, changes: [] };
      const account = await insertAccount(transaction, settings);
      await insertKey(transaction, account.id, settings.label, digest, "made");
      return { result: true, changes: [{ topic: "keys", id: digest.hash }] };
    });
  }

  /**
   * Makes the keys that the service's settings name exist and be active, with accounts as described, and deactivates
   * those that the settings named before and no longer do. A label whose key is another one keeps its account.
   */
  applySettingKeys(configured: readonly (AccountSettings & KeyDigest)[]): Promise<void> {
    return this.#change(async (transaction) => {
      await this.#shared.lock(transaction, "first-key");
      const existing = await transaction.selectFrom("keys").selectAll().orderBy("created_at", "desc").execute();
      for (const key of configured) await applySettingKey(transaction, existing, key);
      await transaction
        .updateTable("keys")
        .set({ deactivated_at: new Date().toISOString() })
        .where("origin", "=", "setting")
        .where("deactivated_at", "is", null)
        .where(
          "hash",
          "not in",
          configured.map((key) => key.hash),
        )
        .execute();
      return { result: undefined, changes: [{ topic: "keys", id: null }] };
    });
  }

  /** One transaction; those who cache are told after it is committed. */
  async #change<Result>(
    work: (transaction: Database) => Promise<{ result: Result; changes: readonly Change[] }>,
  ): Promise<Result> {
    const { result, changes } = await this.#shared.db
      .transaction()
      .execute(async (transaction) => {
        const done = await work(transaction);
        await this.#shared.announce(transaction, done.changes);
        return done;
      })
      .catch(this.#refuse);
    for (const change of changes) this.#changes.publish(change);
    return result;
  }
}

async function applySettingKey(
  transaction: Database,
  existing: readonly KeyRow[],
  key: AccountSettings & KeyDigest,
): Promise<void> {
  const same = existing.find((row) => row.hash === key.hash);
  const sameLabel = existing.find((row) => row.origin === "setting" && row.label === key.label);
  const account = (same ?? sameLabel)?.account_id;
  if (account !== undefined) await updateAccount(transaction, account, key);
  if (same === undefined) {
    const owner = account ?? (await insertAccount(transaction, key)).id;
    await insertKey(transaction, owner, key.label, key, "setting");
  } else {
    await transaction
      .updateTable("keys")
      .set({ label: key.label, origin: "setting", deactivated_at: null })
      .where("id", "=", same.id)
      .execute();
  }
}

async function insertAccount(transaction: Database, settings: AccountSettings): Promise<Account> {
  const row = await transaction
    .insertInto("accounts")
    .values({
      id: randomUUID(),
      label: settings.label,
      plan: settings.plan,
      betas: JSON.stringify(settings.betas),
      character_limit: settings.characterLimit,
      created_at: new Date().toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return accountOf(row);
}

async function updateAccount(transaction: Database, id: string, settings: Partial<AccountSettings>): Promise<void> {
  const { label, plan, betas, characterLimit } = settings;
  const columns = {
    ...(label === undefined ? {} : { label }),
    ...(plan === undefined ? {} : { plan }),
    ...(betas === undefined ? {} : { betas: JSON.stringify(betas) }),
    ...(characterLimit === undefined ? {} : { character_limit: characterLimit }),
  };
  if (Object.keys(columns).length === 0) return;
  await transaction.updateTable("accounts").set(columns).where("id", "=", id).execute();
}

async function insertKey(
  transaction: Database,
  account: string,
  label: string,
  digest: KeyDigest,
  origin: KeyRow["origin"],
): Promise<KeyRow> {
  const row = await transaction
    .insertInto("keys")
    .values({
      id: randomUUID(),
      account_id: account,
      label,
      hash: digest.hash,
      masked: digest.masked,
      origin,
      created_at: new Date().toISOString(),
      deactivated_at: null,
    })
    .onConflict((conflict) => conflict.column("hash").doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) {
    throw new StorageError("failed", `The key ${digest.masked} is in use already. Choose another key.`);
  }
  return row;
}

function accountOf(row: Omit<AccountRow, "created_at">): Account {
  return {
    id: accountId(row.id),
    label: row.label,
    plan: row.plan === "free" ? "free" : "pro",
    betas: betasOf(row.betas),
    characterLimit: row.character_limit,
  };
}

function betasOf(json: string): Beta[] {
  const names: unknown = JSON.parse(json);
  return Array.isArray(names) ? allBetas.filter((beta) => names.includes(beta)) : [];
}

function keyRecordOf(row: KeyRow): KeyRecord {
  return {
    id: keyId(row.id),
    accountId: accountId(row.account_id),
    label: row.label,
    masked: row.masked,
    createdAt: new Date(row.created_at),
    deactivatedAt: row.deactivated_at === null ? null : new Date(row.deactivated_at),
  };
}
