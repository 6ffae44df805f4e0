import type { AccountRepository } from "./account-repository.ts";
import type { ChangeFeed } from "./changes.ts";
import type { IdempotencyRepository } from "./idempotency-repository.ts";
import type { UsageStore } from "./usage-store.ts";

/** What the rooms above keep, and where: the same on both databases. */
export interface Storage {
  readonly kind: "sqlite" | "postgres";
  /** Whether other nodes write to the same database. */
  readonly isShared: boolean;
  readonly accounts: AccountRepository;
  readonly usage: UsageStore;
  readonly idempotency: IdempotencyRepository;
  /** Tells of changes that invalidate caches, made in this process or on another node. */
  readonly changes: ChangeFeed;
  /** Resolves when the database answers; rejects when it does not. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
