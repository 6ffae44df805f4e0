import type { Expression, ExpressionBuilder, Insertable, SqlBool, Updateable } from "kysely";
import type { AccountId } from "../accounts/account.ts";
import type { JobRow } from "./memory-rows.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Database, Tables } from "./tables.ts";

/** What a new job says; everything else begins as nothing. */
export type NewJob = Pick<
  JobRow,
  "id" | "account_id" | "kind" | "state" | "subject" | "parameters" | "secret" | "expires_at"
>;

/** A job that somebody runs, or sends the file of: their writes count while they hold it. */
export interface HeldJob {
  readonly id: string;
  readonly holder: string;
}

/** The job was taken over, stopped or deleted in the meantime: whoever ran it stops, and writes nothing more. */
export class JobLostError extends Error {
  override readonly name = "JobLostError";
}

/** States in which nothing more happens to a job. */
const finalStates = ["completed", "failed", "expired"] as const;

/**
 * Work in the background, on both databases alike: a table, and leases on its rows. A queue of PostgreSQL's own would
 * need a second one for the embedded database, and each would have to be proven against dying nodes.
 */
export class JobRepository {
  readonly #db: Database;
  readonly #refuse: (error: unknown) => never;

  constructor({ db, describe }: Pick<SharedDatabase, "db" | "describe">) {
    this.#db = db;
    this.#refuse = (error) => {
      throw describe(error);
    };
  }

  /** @returns whether it was added: not where one of its kind is queued or running for the same subject. */
  async add(job: NewJob, now: Date): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto("jobs")
      .values(newRow(job, now))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    return numInsertedOrUpdatedRows === 1n;
  }

  find(id: string): Promise<JobRow | undefined> {
    return this.#db.selectFrom("jobs").selectAll().where("id", "=", id).executeTakeFirst().catch(this.#refuse);
  }

  /** The newest completed job of a kind whose file is kept for longer than until then. */
  latestWithFile(account: AccountId, kind: string, subject: string, until: Date): Promise<JobRow | undefined> {
    return this.#db
      .selectFrom("jobs")
      .selectAll()
      .where("account_id", "=", account)
      .where("kind", "=", kind)
      .where("subject", "=", subject)
      .where("state", "=", "completed")
      .where("blob_id", "is not", null)
      .where("expires_at", ">", until.toISOString())
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst()
      .catch(this.#refuse);
  }

  /**
   * Waits for longer, as its file is on the way: from this sender alone, for as long as the lease.
   * @returns whether it still waited, and for no other sender's file.
   */
  expectInput({ id, holder }: HeldJob, now: Date, lease: Date, until: Date): Promise<boolean> {
    const columns = { holder, lease_until: lease.toISOString(), expires_at: until.toISOString() };
    return this.#change(columns, (row) =>
      row.and([
        row.and({ id, state: "awaiting_input" }),
        row("expires_at", ">", now.toISOString()),
        row.or([row("holder", "is", null), row("lease_until", "<=", now.toISOString())]),
      ]),
    );
  }

  /** The sender's file still comes. Returns whether nobody else's does. */
  renewInput({ id, holder }: HeldJob, lease: Date): Promise<boolean> {
    return this.#change({ lease_until: lease.toISOString() }, (row) =>
      row.and({ id, holder, state: "awaiting_input" }),
    );
  }

  /** The sender's file did not come: another may, until then. */
  async stopInput({ id, holder }: HeldJob, until: Date): Promise<void> {
    const columns = { holder: null, lease_until: null, expires_at: until.toISOString() };
    await this.#change(columns, (row) => row.and({ id, holder, state: "awaiting_input" }));
  }

  /** Has the sender's file, and may begin. Returns whether it waited for it. */
  queue({ id, holder }: HeldJob, blobId: string, now: Date): Promise<boolean> {
    const nobody = { holder: null, lease_until: null, expires_at: null } as const;
    const columns = { ...nobody, state: "queued", blob_id: blobId, updated_at: now.toISOString() } as const;
    return this.#change(columns, (row) => row.and({ id, holder, state: "awaiting_input" }));
  }

  /** Takes the oldest job of these kinds that nobody runs, or that somebody ran who is gone. */
  async claim(holder: string, kinds: readonly string[], now: Date, until: Date): Promise<JobRow | undefined> {
    for (;;) {
      const candidate = await claimable(this.#db, kinds, now)
        .select(["id", "attempts"])
        .orderBy("created_at")
        .orderBy("id")
        .limit(1)
        .executeTakeFirst()
        .catch(this.#refuse);
      if (candidate === undefined) return undefined;
      const claimed = await this.#db
        .updateTable("jobs")
        .set({ state: "running", holder, lease_until: until.toISOString(), attempts: candidate.attempts + 1 })
        .where("id", "=", candidate.id)
        .where("attempts", "=", candidate.attempts)
        .where((row) => isClaimable(row, now))
        .returningAll()
        .executeTakeFirst()
        .catch(this.#refuse);
      if (claimed !== undefined) return claimed;
    }
  }

  /** Whether there is something of these kinds to claim. */
  async isWaiting(kinds: readonly string[], now: Date): Promise<boolean> {
    const found = await claimable(this.#db, kinds, now).select("id").limit(1).executeTakeFirst().catch(this.#refuse);
    return found !== undefined;
  }

  /** Holds it for longer. Returns whether it was still held. */
  renew({ id, holder }: HeldJob, until: Date): Promise<boolean> {
    return this.#change({ lease_until: until.toISOString() }, (row) => row.and({ id, holder, state: "running" }));
  }

  /** Gives it back as if it had not been begun. */
  async release({ id, holder }: HeldJob): Promise<void> {
    await this.#db
      .updateTable("jobs")
      .set((row) => ({ state: "queued", holder: null, lease_until: null, attempts: row("attempts", "-", 1) }))
      .where("id", "=", id)
      .where("holder", "=", holder)
      .where("state", "=", "running")
      .execute()
      .catch(this.#refuse);
  }

  /** What a holder that is gone ran or sent is anybody's at once; without a name, what any did. */
  async abandon(holder?: string): Promise<void> {
    await this.#db
      .updateTable("jobs")
      .set({ lease_until: "" })
      .where("state", "in", ["running", "awaiting_input"])
      .where("holder", "is not", null)
      .$if(holder !== undefined, (query) => query.where("holder", "=", holder ?? ""))
      .execute()
      .catch(this.#refuse);
  }

  /** Ends the waiting for files that did not come, and the keeping of files whose time is over. */
  async expire(now: Date): Promise<void> {
    await this.#db
      .updateTable("jobs")
      .set({ state: "expired", blob_id: null, updated_at: now.toISOString() })
      .where("state", "in", ["awaiting_input", "completed"])
      .where("expires_at", "<=", now.toISOString())
      .execute()
      .catch(this.#refuse);
  }

  /** Forgets jobs that ended before then. */
  async forget(before: Date): Promise<void> {
    await this.#db
      .deleteFrom("jobs")
      .where("state", "in", finalStates)
      .where("updated_at", "<", before.toISOString())
      .execute()
      .catch(this.#refuse);
  }

  /** Which of these files a job still needs. */
  async filesInUse(blobIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (blobIds.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom("jobs")
      .select("blob_id")
      .where("blob_id", "in", blobIds)
      .execute()
      .catch(this.#refuse);
    return new Set(rows.map((row) => row.blob_id).filter((id) => id !== null));
  }

  async #change(columns: Updateable<JobRow>, which: (row: JobColumns) => Expression<SqlBool>): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable("jobs")
      .set(columns)
      .where(which)
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    return numUpdatedRows === 1n;
  }
}

type JobColumns = ExpressionBuilder<Tables, "jobs">;

function claimable(db: Database, kinds: readonly string[], now: Date) {
  return db
    .selectFrom("jobs")
    .where("kind", "in", kinds)
    .where((row) => isClaimable(row, now));
}

function isClaimable(row: JobColumns, now: Date): Expression<SqlBool> {
  return row.or([
    row("state", "=", "queued"),
    row.and([row("state", "=", "running"), row("lease_until", "<=", now.toISOString())]),
  ]);
}

/** A job's row as it begins. */
export function newRow(job: NewJob, now: Date): Insertable<JobRow> {
  const time = now.toISOString();
  const nothingYet = { blob_id: null, result: null, error: null, holder: null, lease_until: null } as const;
  return { ...job, ...nothingYet, progress: 0, attempts: 0, created_at: time, updated_at: time };
}
