import type { AccountId } from "../accounts/account.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Database } from "./tables.ts";

/** A request under a key, as it is kept: the key and the request themselves are not. */
export interface IdempotentRequest {
  readonly account: AccountId;
  readonly keyHash: string;
  /** What makes two requests the same. */
  readonly fingerprint: string;
  /** Who serves it now: one of many nodes, once. */
  readonly holder: string;
}

export type ClaimOutcome =
  /** It is the caller's to serve, until the given time. */
  | { readonly state: "claimed" }
  | { readonly state: "running" }
  | { readonly state: "answered"; readonly answer: string }
  /** The key stands for another request. */
  | { readonly state: "other" };

/** Requests that must not be served twice, while they run and as long as their answers are kept. */
export class IdempotencyRepository {
  readonly #db: Database;
  readonly #refuse: (error: unknown) => never;

  constructor({ db, describe }: Pick<SharedDatabase, "db" | "describe">) {
    this.#db = db;
    this.#refuse = (error) => {
      throw describe(error);
    };
  }

  /** Of those who claim one key at the same time, one gets it. What has expired counts as not being there. */
  async claim(request: IdempotentRequest, now: Date, until: Date): Promise<ClaimOutcome> {
    // A row that stands in the way may be gone before it is read; then it stands in nobody's way any more.
    for (;;) {
      if (await this.#insert(request, until)) return { state: "claimed" };
      const found = await this.#find(request);
      if (found === undefined) continue;
      if (found.expires_at <= now.toISOString()) {
        await this.#deleteExpired(request, now);
        continue;
      }
      if (found.fingerprint !== request.fingerprint) return { state: "other" };
      return found.answer === null ? { state: "running" } : { state: "answered", answer: found.answer };
    }
  }

  /** Holds it for longer. Returns whether it was still held. */
  renew(request: IdempotentRequest, until: Date): Promise<boolean> {
    return this.#change(request, { expires_at: until.toISOString() });
  }

  /** Keeps its answer. Returns whether it was still held: if not, another has served it in the meantime. */
  answer(request: IdempotentRequest, answer: string, until: Date): Promise<boolean> {
    return this.#change(request, { answer, expires_at: until.toISOString() });
  }

  /** Lets the key stand for nothing, as if it had never been sent. */
  async release({ account, keyHash, holder }: IdempotentRequest): Promise<void> {
    await this.#db
      .deleteFrom("idempotent_requests")
      .where("account_id", "=", account)
      .where("key_hash", "=", keyHash)
      .where("holder", "=", holder)
      .where("answer", "is", null)
      .execute()
      .catch(this.#refuse);
  }

  /** Forgets what has expired. Returns how many that were. */
  async sweep(now: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom("idempotent_requests")
      .where("expires_at", "<=", now.toISOString())
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    return Number(numDeletedRows);
  }

  async #insert({ account, keyHash, fingerprint, holder }: IdempotentRequest, until: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto("idempotent_requests")
      .values({
        account_id: account,
        key_hash: keyHash,
        fingerprint,
        holder,
        answer: null,
        expires_at: until.toISOString(),
      })
      .onConflict((conflict) => conflict.columns(["account_id", "key_hash"]).doNothing())
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    return numInsertedOrUpdatedRows === 1n;
  }

  #find({ account, keyHash }: IdempotentRequest) {
    return this.#db
      .selectFrom("idempotent_requests")
      .where("account_id", "=", account)
      .where("key_hash", "=", keyHash)
      .select(["fingerprint", "answer", "expires_at"])
      .executeTakeFirst()
      .catch(this.#refuse);
  }

  async #deleteExpired({ account, keyHash }: IdempotentRequest, now: Date): Promise<void> {
    await this.#db
      .deleteFrom("idempotent_requests")
      .where("account_id", "=", account)
      .where("key_hash", "=", keyHash)
      .where("expires_at", "<=", now.toISOString())
      .execute()
      .catch(this.#refuse);
  }

  async #change(
    { account, keyHash, holder }: IdempotentRequest,
    columns: { readonly answer?: string; readonly expires_at: string },
  ): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("idempotent_requests")
      .set(columns)
      .where("account_id", "=", account)
      .where("key_hash", "=", keyHash)
      .where("holder", "=", holder)
      .where("answer", "is", null)
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    return numUpdatedRows === 1n;
  }
}
