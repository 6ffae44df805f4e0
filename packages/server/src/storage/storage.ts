import type { BlobStore } from "./blobs.ts";
import type { ChangeFeed } from "./changes.ts";
import type { Repositories } from "./repositories.ts";
import type { UsageStore } from "./usage-store.ts";

/** What the rooms above keep, and where: the same on both databases. */
export interface Storage extends Repositories {
  readonly kind: "sqlite" | "postgres";
  /** Whether other nodes write to the same database. */
  readonly isShared: boolean;
  readonly usage: UsageStore;
  readonly blobs: BlobStore;
  /** Tells of changes that invalidate caches, made in this process or on another node. */
  readonly changes: ChangeFeed;
  /** Resolves when the database answers; rejects when it does not. */
  ready(): Promise<void>;
  close(): Promise<void>;
}
