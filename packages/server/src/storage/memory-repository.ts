import { sql } from "kysely";
import type { AccountId } from "../accounts/account.ts";
import type { ChangeFeed } from "./changes.ts";
import { type NewJob, newRow } from "./job-repository.ts";
import type { MemoryRow, MemoryUnitRow } from "./memory-rows.ts";
import type { SharedDatabase } from "./shared-database.ts";
import type { Database } from "./tables.ts";

export type StoredUnit = Pick<MemoryUnitRow, "position" | "unit">;

export interface UnitRange {
  /** The position before the first one asked for; -1 for all. */
  readonly after: number;
  /** The last position asked for. */
  readonly upTo?: number;
  readonly limit: number;
  /** Only units whose search text has this in it. */
  readonly having?: string | undefined;
}

/** One use of a translation: the unit's position, and which of its variants it is. */
export interface TargetUse {
  readonly position: number;
  readonly target: number;
}

/** The memories of accounts and their units, as far as they are there to be seen: importing ones are not. */
export class MemoryRepository {
  readonly #shared: SharedDatabase;
  readonly #changes: ChangeFeed;
  readonly #refuse: (error: unknown) => never;

  constructor(shared: SharedDatabase, changes: ChangeFeed) {
    this.#shared = shared;
    this.#changes = changes;
    this.#refuse = (error) => {
      throw shared.describe(error);
    };
  }

  find(account: AccountId, id: string): Promise<MemoryRow | undefined> {
    return visible(this.#shared.db, account).selectAll().where("id", "=", id).executeTakeFirst().catch(this.#refuse);
  }

  /** Oldest first. */
  list(account: AccountId, { page, pageSize }: { page: number; pageSize: number }): Promise<MemoryRow[]> {
    return visible(this.#shared.db, account)
      .selectAll()
      .orderBy("created_at")
      .orderBy("id")
      .offset(Math.min(page * pageSize, Number.MAX_SAFE_INTEGER))
      .limit(pageSize)
      .execute()
      .catch(this.#refuse);
  }

  async count(account: AccountId): Promise<number> {
    const { count } = await visible(this.#shared.db, account)
      .select((select) => select.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
      .catch(this.#refuse);
    return count;
  }

  /** Units in their order. Whose memory it is has been asked before. */
  units(memoryId: string, { after, upTo, limit, having }: UnitRange): Promise<StoredUnit[]> {
    return this.#shared.db
      .selectFrom("translation_memory_units")
      .select(["position", "unit"])
      .where("memory_id", "=", memoryId)
      .where("position", ">", after)
      .$if(upTo !== undefined, (query) => query.where("position", "<=", upTo ?? 0))
      .$if(having !== undefined, (query) => query.where(holds(having ?? "")))
      .orderBy("position")
      .limit(limit)
      .execute()
      .catch(this.#refuse);
  }

  /** When translations of these units were last used: by position, then by the variant's place. */
  async uses(
    memoryId: string,
    positions: readonly number[],
  ): Promise<ReadonlyMap<number, ReadonlyMap<number, string>>> {
    const byPosition = new Map<number, Map<number, string>>();
    if (positions.length === 0) return byPosition;
    const rows = await this.#shared.db
      .selectFrom("translation_memory_uses")
      .select(["position", "target", "last_used_at"])
      .where("memory_id", "=", memoryId)
      .where("position", "in", positions)
      .execute()
      .catch(this.#refuse);
    for (const { position, target, last_used_at } of rows) {
      const ofUnit = byPosition.get(position) ?? new Map<number, string>();
      byPosition.set(position, ofUnit.set(target, last_used_at));
    }
    return byPosition;
  }

  /** Whether it is there, whoever's it is. */
  async isThere(memoryId: string): Promise<boolean> {
    const found = await ready(this.#shared.db)
      .select("id")
      .where("id", "=", memoryId)
      .executeTakeFirst()
      .catch(this.#refuse);
    return found !== undefined;
  }

  /** Notes that translations were used, of a memory that is there. Each of them once in a call, 1000 in a call at most. */
  async markUsed(memoryId: string, used: readonly TargetUse[], now: Date): Promise<void> {
    if (used.length === 0) return;
    const last_used_at = now.toISOString();
    await this.#shared.db
      .transaction()
      .execute(async (transaction) => {
        // Who deletes the memory waits, and then deletes this as well.
        await this.#shared.lock(transaction, `memory:${memoryId}`);
        const found = await ready(transaction).select("id").where("id", "=", memoryId).executeTakeFirst();
        if (found === undefined) return;
        await transaction
          .insertInto("translation_memory_uses")
          .values(used.map(({ position, target }) => ({ memory_id: memoryId, position, target, last_used_at })))
          .onConflict((conflict) => conflict.columns(["memory_id", "position", "target"]).doUpdateSet({ last_used_at }))
          .execute();
      })
      .catch(this.#refuse);
  }

  /**
   * Makes a memory vanish at once, ends its exports, and leaves the removal of its units to a job.
   * @returns the files of its exports, which nobody needs any more; `undefined` where there was no such memory.
   */
  async delete(account: AccountId, id: string, removal: NewJob, now: Date): Promise<readonly string[] | undefined> {
    const time = now.toISOString();
    const change = { topic: "translation_memories", id } as const;
    const files = await this.#shared.db
      .transaction()
      .execute(async (transaction) => {
        await this.#shared.lock(transaction, `memory:${id}`);
        const { numUpdatedRows } = await transaction
          .updateTable("translation_memories")
          .set({ state: "deleted", updated_at: time })
          .where("id", "=", id)
          .where("account_id", "=", account)
          .where("state", "=", "ready")
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return undefined;
        const files = await endJobsOf(transaction, id, time);
        await transaction.insertInto("jobs").values(newRow(removal, now)).execute();
        await this.#shared.announce(transaction, [change]);
        return files;
      })
      .catch(this.#refuse);
    if (files !== undefined) this.#changes.publish(change);
    return files;
  }
}

function visible(db: Database, account: AccountId) {
  return ready(db).where("account_id", "=", account);
}

function ready(db: Database) {
  return db.selectFrom("translation_memories").where("state", "=", "ready");
}

/** Files of exports are let go of as well: nothing of the memory is left. */
async function endJobsOf(transaction: Database, id: string, time: string): Promise<readonly string[]> {
  const files = await transaction
    .selectFrom("jobs")
    .select("blob_id")
    .where("subject", "=", id)
    .where("blob_id", "is not", null)
    .execute();
  const ended = { holder: null, lease_until: null, blob_id: null, updated_at: time } as const;
  await transaction
    .updateTable("jobs")
    .set({ ...ended, state: "failed", error: "The translation memory was deleted." })
    .where("subject", "=", id)
    .where("state", "in", ["queued", "running"])
    .execute();
  await transaction
    .updateTable("jobs")
    .set({ ...ended, state: "expired", expires_at: time })
    .where("subject", "=", id)
    .where("state", "=", "completed")
    .where("blob_id", "is not", null)
    .execute();
  return files.map((row) => row.blob_id).filter((blob) => blob !== null);
}

/** A backslash goes before what would stand for other characters. */
function holds(text: string) {
  return sql<boolean>`search_text like ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`} escape '\\'`;
}
